"""Learns 6 nimmt! by self-play: PPO with action masks, in PyTorch.

    python3 python/examples/train_ppo.py --minutes 30        # learns, then plays against easy bots
    python3 python/examples/train_ppo.py --load policy.pt    # plays only

One network plays all four seats. It scores each legal move by itself (what would the card meet?), so it plays any hand. A match is
one round; its reward is how many heads fewer a seat took than the others on average.
"""

import argparse
import math
import sys
import time

import numpy as np
import torch
from torch import nn

import bullpen

SEATS, CARDS, ROWS, MOST = 4, 104, 4, 10
IN_ROW, OPEN, OWN = 1, 5, 6  # where a card is: see the field "cards"
OPTIONS = {"rounds": 1}
HEADS = np.array([7 if c == 55 else 5 if c % 11 == 0 else 3 if c % 10 == 0 else 2 if c % 5 == 0 else 1
                  for c in range(1, CARDS + 1)], dtype=np.float32)


def features(env, now):
    """For each decision up to ten legal moves, a row of numbers each; whether the move is there; and its action."""
    field = lambda name: env.field(now.observations, name)
    batch = len(now.counts)
    lasts, lengths, heads = (field(name).astype(np.float32) for name in ("rowLasts", "rowLengths", "rowHeads"))
    order = lasts.argsort(axis=1)
    sorted_lasts = np.take_along_axis(lasts, order, 1)
    cards = field("cards")
    unseen = np.concatenate([np.zeros((batch, 1)), (cards == 0).cumsum(axis=1)], axis=1)  # unseen up to this card
    hand = (cards == OWN).sum(axis=1)
    starts = np.cumsum(now.counts.astype(int)) - now.counts
    place = np.arange(MOST)
    there = place < now.counts[:, None]
    actions = now.legal[np.minimum(starts[:, None] + place, len(now.legal) - 1)].astype(int)
    actions = np.where(there, actions, 0)
    is_row = actions >= CARDS
    card = np.minimum(actions, CARDS - 1) + 1
    # The row that a card goes to: the highest last card below it; -1 if it is too low (S5, S6, S8).
    fit = (sorted_lasts[:, None, :] < card[:, :, None]).sum(axis=2) - 1
    low = fit < 0
    row = np.where(is_row, actions - CARDS, np.take_along_axis(order, np.maximum(fit, 0), 1))
    of_row = lambda values: np.take_along_axis(values, row, 1)
    gap = np.where(low | is_row, 0, card - of_row(lasts))
    up_to = lambda number: np.take_along_axis(unseen, np.clip(number, 0, CARDS).astype(int), 1)
    between = np.where(low | is_row, up_to(card - 1), up_to(card - 1) - up_to(of_row(lasts)))
    full = of_row(lengths) + between / np.maximum(unseen[:, -1:], 1) * 30 / 8
    least = heads.min(axis=1, keepdims=True)
    same = lambda values: np.broadcast_to(values, card.shape)
    rows = np.stack([
        is_row, low & ~is_row, gap / 20, np.minimum(gap, 4) / 4, between / 10, (between == 0) & ~is_row & ~low,
        of_row(lengths) / 5, of_row(lengths) >= 5, of_row(lengths) == 4, of_row(heads) / 10, full / 5,
        np.where(low, least, 0) / 10, same(least / 10), HEADS[card - 1] / 7, card / CARDS,
        same(hand[:, None] / 10), same(sorted_lasts[:, :1] / CARDS), same(up_to(sorted_lasts[:, :1]) / 20),
        same(lengths.max(axis=1, keepdims=True) / 5), same(lengths.mean(axis=1, keepdims=True) / 5),
    ], axis=2).astype(np.float32)
    return torch.from_numpy(rows), torch.from_numpy(there), actions


class Policy(nn.Module):
    def __init__(self, width=64, inputs=20):
        super().__init__()
        self.each = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.score = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Sequential(nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, rows, there):
        """The logarithm of each move's chance, and what the position is worth."""
        each = self.each(rows) * there[..., None]
        whole = each.sum(dim=1) / there.sum(dim=1, keepdim=True)
        scores = self.score(torch.cat([each, whole[:, None].expand_as(each)], dim=2)).squeeze(2)
        return torch.log_softmax(scores.masked_fill(~there, -1e9), dim=1), self.value(whole).squeeze(1)


def play(env, policy, seed):
    """One match in every environment. Gives what was seen and done, and what each decision was worth in the end."""
    now = env.reset(seed)
    going = np.ones(env.batch, dtype=bool)
    steps, gains = [], []
    while going.any():
        rows, there, actions = features(env, now)
        with torch.no_grad():
            logs, _ = policy(rows, there)
        choice = torch.distributions.Categorical(logits=logs).sample()
        steps.append((rows, there, choice, logs.gather(1, choice[:, None]).squeeze(1), now.seats, going.copy()))
        now = env.step(np.take_along_axis(actions, choice.numpy()[:, None], 1)[:, 0])
        gains.append(now.rewards * going[:, None])
        going &= ~now.ended
    to_come = np.cumsum(np.array(gains, dtype=np.float32)[::-1], axis=0)[::-1]
    margin = to_come - (to_come.sum(axis=2, keepdims=True) - to_come) / (env.seats - 1)
    everyone = np.arange(env.batch)
    returns = [torch.from_numpy(margin[t, everyone, step[4]] / 10) for t, step in enumerate(steps)]
    kept = torch.from_numpy(np.concatenate([step[5] for step in steps]))
    parts = [torch.cat([step[i] for step in steps])[kept] for i in range(4)]
    return *parts, torch.cat(returns)[kept], -np.array(gains).sum(axis=0).mean()


def learn(policy, optimizer, rows, there, choice, before, returns, clip=0.2, epochs=3, size=4096):
    with torch.no_grad():
        gain = returns - policy(rows, there)[1]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(returns)).split(size):
            logs, value = policy(rows[part], there[part])
            ratio = (logs.gather(1, choice[part][:, None]).squeeze(1) - before[part]).exp()
            surrogate = torch.min(ratio * gain[part], ratio.clamp(1 - clip, 1 + clip) * gain[part]).mean()
            entropy = -(logs.exp() * logs).masked_fill(~there[part], 0).sum(dim=1).mean()
            loss = -surrogate + 0.5 * (value - returns[part]).pow(2).mean() - 0.003 * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def against(policy, bot, deals, seats=range(SEATS), seed=10**9):
    """Mean heads fewer than the bots', and share of wins, each with its 95 % interval, over deals played once from each seat."""
    margins, wins = np.zeros(deals), np.zeros(deals)
    for seat in seats:
        players = [bullpen.vector.ME if other == seat else bot for other in range(SEATS)]
        with bullpen.VectorEnv("six-nimmt", deals, SEATS, OPTIONS, players) as env:
            now, scores, going = env.reset(seed), np.zeros((deals, SEATS)), np.ones(deals, dtype=bool)
            while going.any():
                rows, there, actions = features(env, now)
                with torch.no_grad():
                    best = policy(rows, there)[0].argmax(dim=1).numpy()
                now = env.step(np.take_along_axis(actions, best[:, None], 1)[:, 0])
                scores += now.rewards * going[:, None]
                going &= ~now.ended
            margins += (scores[:, seat] - np.delete(scores, seat, 1).mean(axis=1)) / len(seats)
            top = scores == scores.max(axis=1, keepdims=True)
            wins += top[:, seat] / top.sum(axis=1) / len(seats)
    return [(each.mean(), 1.96 * each.std(ddof=1) / math.sqrt(deals)) for each in (margins, wins)]


def plot(file, points):
    """Heads fewer than three easy bots, by minutes of learning, as a small SVG."""
    (end, low, high) = (max(points[-1][0], 1e-9), min(0, *(y for _, y in points)), max(1e-9, *(y for _, y in points)))
    x, y = (lambda m: 60 + 520 * m / end), (lambda v: 20 + 260 * (high - v) / (high - low))
    line = " ".join(f"{x(m):.1f},{y(v):.1f}" for m, v in points)
    marks = "".join(f'<text x="52" y="{y(v) + 4:.1f}" text-anchor="end">{v:.1f}</text>' for v in {low, 0.0, high})
    with open(file, "w") as out:
        out.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif" font-size="12">'
                  f'<path d="M60 {y(0):.1f}H580M60 20V280" stroke="#999"/>{marks}'
                  f'<polyline points="{line}" fill="none" stroke="#06c" stroke-width="2"/>'
                  f'<text x="60" y="310">heads fewer than three easy bots, over {end:.1f} minutes of learning</text></svg>')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--batch", type=int, default=512, help="matches at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=2000, help="deals against bots at the end")
    parser.add_argument("--save", default="policy.pt")
    parser.add_argument("--plot", default="learning.svg")
    parser.add_argument("--load", help="play with this policy instead of learning")
    args = parser.parse_args()
    if args.batch < 1: sys.exit(f"--batch takes 1 or more, not {args.batch}")
    torch.manual_seed(args.seed)
    policy = Policy()
    if args.load:
        policy.load_state_dict(torch.load(args.load))
    else:
        train(policy, args)
    for bot in ("easy", "medium"):
        (margin, m), (wins, w) = against(policy, bot, args.deals)
        print(f"against three {bot} bots, {args.deals} deals from each seat: {margin:.2f} ± {m:.2f} heads fewer than theirs, "
              f"wins {100 * wins:.1f} ± {100 * w:.1f} % (equal: 25 %)")


def train(policy, args):
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    begin, points, rounds = time.time(), [(0.0, against(policy, "easy", 200, [0])[0][0])], 0
    with bullpen.VectorEnv("six-nimmt", args.batch, SEATS, OPTIONS) as env:
        while (share := (time.time() - begin) / 60 / args.minutes) < 1:
            optimizer.param_groups[0]["lr"] = 1e-3 * max(0.05, 1 - share)
            *seen, heads = play(env, policy, args.seed * 10**6 + rounds * args.batch)
            learn(policy, optimizer, *seen)
            rounds += 1
            if share * 12 >= len(points):
                points.append((share * args.minutes, against(policy, "easy", 200, [0])[0][0]))
                plot(args.plot, points)
            bar = "█" * int(30 * share)
            print(f"\r{bar:·<30} {100 * share:3.0f} %  {rounds * args.batch:,} rounds, {heads:.2f} heads each, "
                  f"{points[-1][1]:+.2f} against easy ", end="", file=sys.stderr, flush=True)
    points.append((args.minutes, against(policy, "easy", 200, [0])[0][0]))
    plot(args.plot, points)
    torch.save(policy.state_dict(), args.save)
    sys.stderr.write("\n")


if __name__ == "__main__":
    main()
