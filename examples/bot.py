"""A bot for Bullpen: lays its lowest card, or makes the first legal move. docs/BOTS.md says what goes over the pipe."""
import json
import sys


def choose(decide):
    """One of decide["legal"]. decide["view"] has all that this seat may know."""
    cards = [move for move in decide["legal"] if move.isdigit()]
    return min(cards, key=int) if cards else decide["legal"][0]


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:  # a match begins
        answer = {"ready": 1}
    elif "decide" in message:  # our turn
        answer = {"move": choose(message["decide"])}
    else:  # the match is over
        continue
    print(json.dumps(answer), flush=True)
