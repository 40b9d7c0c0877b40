"""How many decisions a second a Python program makes with random actions: `python3 -m bullpen.bench`."""

import argparse
import json
import time

import numpy as np

from .vector import VectorEnv

GAMES = ("six-nimmt", "eleven-nimmt", "bullenrommee", "twenty-one", "captain-jack")


def measure(game, batch=1024, seats=4, seconds=3.0, warm_up=1.0, workers=2, command=None):
    """Observed decisions a second. Two environments: while one computes, the reply of the other is read."""
    rng = np.random.default_rng(1)
    envs = [VectorEnv(game, batch, seats, command=command, copy=False) for _ in range(workers)]
    try:
        for seed, env in enumerate(envs):
            env.send(env.reset(seed * batch).random_actions(rng))
        begin, steps = None, 0
        while True:
            for env in envs:
                env.send(env.receive().random_actions(rng))
            steps += 1
            now = time.perf_counter()
            if begin is None:
                if steps == 1:
                    first = now
                elif now - first > warm_up:
                    begin, steps = now, 0
            elif now - begin > seconds:
                break
        decisions = steps * batch * workers
        for env in envs:
            env.receive()
        return {"game": game, "batch": batch, "seats": seats, "perSecond": decisions / (now - begin)}
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
        figure = measure(game, args.batch, args.seats, args.seconds, args.warm_up, args.workers)
        figures.append(figure)
        if not args.json:
            print(f"{game}: {figure['perSecond']:,.0f} observed decisions/s", flush=True)
    if args.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
