"""How many decisions a second a Python program makes with random actions: `python3 -m bullpen.bench`."""

import argparse
import json
import os
import time

import numpy as np

from .child import BullpenError
from .vector import VectorEnv

GAMES = ("six-nimmt", "eleven-nimmt", "bullenrommee", "twenty-one", "captain-jack")


def processor_seconds(pid):
    """The processor time of a process and those that it started, where the system tells; else None."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            user, system = file.read().rpartition(")")[2].split()[11:13]
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            children = [processor_seconds(int(child)) for child in file.read().split()]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") + sum(children)
    except (OSError, TypeError):
        return None


def measure(game, batch=1024, seats=4, seconds=3.0, warm_up=1.0, workers=2, command=None):
    """Observed decisions a second. Two environments: while one computes, the reply of the other is read."""
    rng = np.random.default_rng(1)
    envs = [VectorEnv(game, batch, seats, command=command, copy=False) for _ in range(workers)]
    try:
        for seed, env in enumerate(envs):
            env.send(env.reset(seed * batch).random_actions(rng))

        def play(seconds):
            begin, rounds = time.perf_counter(), 0
            while (elapsed := time.perf_counter() - begin) < seconds:
                for env in envs:
                    env.send(env.receive().random_actions(rng))
                rounds += 1
            return rounds * batch * workers, elapsed

        play(warm_up)
        before = processor_seconds(os.getpid())
        decisions, elapsed = play(seconds)
        after = processor_seconds(os.getpid())
        for env in envs:
            env.receive()
        figure = {"game": game, "batch": batch, "seats": seats, "perSecond": decisions / elapsed}
        # What two cores would reach if nobody else used them.
        return {**figure, "twoCores": None if before is None else 2 * decisions / (after - before)}
    finally:
        for env in envs:
            env.close()


def main():
    parser = argparse.ArgumentParser(prog="python3 -m bullpen.bench", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES), help="which games, separated by commas")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each game is measured")
    parser.add_argument("--warm-up", type=float, default=1.0, help="seconds before that")
    parser.add_argument("--workers", type=int, default=2, help="how many child processes")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    figures = []
    for game in args.games.split(","):
        try:
            figure = measure(game, args.batch, args.seats, args.seconds, args.warm_up, args.workers)
        except BullpenError as error:
            parser.exit(2, f"{error}\n")
        figures.append(figure)
        if not args.json:
            idle = figure["twoCores"]
            rest = "" if idle is None else f", {idle:,.0f} by the processor time of two cores"
            print(f"{game}: {figure['perSecond']:,.0f} observed decisions/s{rest}", flush=True)
    if args.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
