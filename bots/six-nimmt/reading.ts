import { CARDS, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Habit } from './habit.ts';
import { type Turn, turnsOf } from './past.ts';

/** The kinds of players that others may be; null lays any card as gladly as another. */
export type Kinds = readonly (Habit | null)[];

/**
 * What the cards that a seat has laid tell about it: of which kind it is, and which cards it hardly holds, since it would have
 * laid them. A hand is unknown, so the cards that were passed over are reckoned as if they were average ones.
 */
export interface Reading {
  /** How likely each kind is. */
  readonly kinds: readonly number[];
  /** For each card, how likely this seat is to hold it, against a seat of which nothing is known. */
  readonly holds: Float64Array;
}

/** Reads all seats, the viewer's own too, which nobody asks for. `prior`: how likely each kind is beforehand. */
export function readSeats(
  view: SixView,
  unseen: ArrayLike<number>,
  kinds: Kinds,
  prior: readonly number[],
): Reading[] {
  const turns = turnsOf(view).map((turn) => weigh(turn, unseen, kinds));
  return Array.from({ length: view.seats }, (_, seat) => {
    const likely = kinds.map((_, k) =>
      turns.reduce((product, { laid, all }) => (product * laid[k]![seat]!) / all[k]![seat]!, prior[k]!),
    );
    const total = likely.reduce((sum, value) => sum + value, 0);
    const shares = likely.map((value) => value / total);
    const holds = new Float64Array(CARDS + 1).fill(1);
    for (let i = 0; i < unseen.length; i++) {
      const card = unseen[i]!;
      holds[card] = shares.reduce((sum, share, k) => {
        let passed = share;
        for (const { all, cards } of turns) passed *= all[k]![seat]! / (all[k]![seat]! + cards[k]![card]!);
        return sum + passed;
      }, 0);
    }
    return { kinds: shares, holds };
  });
}

/** A turn in the eyes of each kind: the weight of the card that each seat laid, of its whole hand, and of each unseen card. */
function weigh({ ground, rows, left, cards }: Turn, unseen: ArrayLike<number>, kinds: Kinds) {
  const weight = (kind: Habit | null, card: number): number => kind?.weight(ground, rows, left, card) ?? 1;
  const byCard = kinds.map((kind) => {
    const weights = new Float64Array(CARDS + 1);
    for (let i = 0; i < unseen.length; i++) weights[unseen[i]!] = weight(kind, unseen[i]!);
    return weights;
  });
  const laid = kinds.map((kind) => cards.map((card) => weight(kind, card)));
  const average = byCard.map(
    (weights) => weights.reduce((sum, w) => sum + w, 0) / Math.max(1, unseen.length),
  );
  const all = laid.map((weights, k) => weights.map((w) => w + (left - 1) * average[k]!));
  return { laid, all, cards: byCard };
}
