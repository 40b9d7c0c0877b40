"""Plays 6 nimmt! with a policy that train_ppo.py has learnt, over the line protocol of docs/BOTS.md:

    npx bullpen arena six-nimmt --seats 4 --option rounds=1 --players "exec:python3 python/examples/play_ppo.py policy.pt",easy
"""

import json
import sys
from types import SimpleNamespace

import numpy as np
import torch
from train_ppo import CARDS, HEADS, IN_ROW, OPEN, OWN, Policy, features

# What a view has is put into the fields of an observation that the policy learnt from.
ENV = SimpleNamespace(field=lambda observations, name: observations[name])


def action_of(move):
    return CARDS + int(move.removeprefix("row ")) - 1 if move.startswith("row ") else int(move) - 1


def moment(view, legal):
    """The decision as VectorEnv would give it."""
    rows = view["rows"]
    cards = np.zeros((1, CARDS), dtype=np.int16)
    for seen, code in (
        *((row, IN_ROW) for row in rows),
        *((pile, OPEN) for pile in view["piles"]),
        ([waiting["card"] for waiting in view["waiting"]], OPEN),
        (view["hands"][view["viewer"]], OWN),
    ):
        cards[0, np.array(seen, dtype=int) - 1] = code
    of_rows = lambda values: np.array([values], dtype=np.int16)
    return SimpleNamespace(
        observations={
            "rowLasts": of_rows([row[-1] for row in rows]),
            "rowLengths": of_rows([len(row) for row in rows]),
            "rowHeads": of_rows([sum(HEADS[card - 1] for card in row) for row in rows]),
            "cards": cards,
        },
        counts=np.array([len(legal)], dtype=np.uint16),
        legal=np.array([action_of(move) for move in legal], dtype=np.uint16),
    )


def main():
    torch.set_num_threads(1)
    policy = Policy()
    policy.load_state_dict(torch.load(sys.argv[1]))
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            print(json.dumps({"ready": 1}), flush=True)
        elif "decide" in message:
            legal = message["decide"]["legal"]
            rows, there, _ = features(ENV, moment(message["decide"]["view"], legal))
            with torch.no_grad():
                best = int(policy(rows, there)[0].argmax())
            print(json.dumps({"move": legal[best]}), flush=True)


if __name__ == "__main__":
    main()
