import { at, last } from '@bullpen/engine';
import { ROW_LENGTH, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { bestOf } from '../ties.ts';
import { groundOf } from './ground.ts';
import { medium } from './medium.ts';
import { modelFor } from './model.ts';
import { lastRounds } from './rollout.ts';

/** Where a card would go as things stand: how many numbers lie between, and how long its row is; null if it is too low. */
interface Spot {
  readonly card: number;
  readonly place: { readonly gap: number; readonly length: number } | null;
}

function spotOf({ rows }: SixView, card: number): Spot {
  const below = rows.filter((row) => last(row) < card);
  if (below.length === 0) return { card, place: null };
  const row = bestRow(below);
  return { card, place: { gap: card - last(row) - 1, length: row.length } };
}

const bestRow = (rows: readonly (readonly number[])[]): readonly number[] =>
  rows.reduce((best, row) => (last(row) > last(best) ? row : best), at(rows, 0));

/** Lays cards by `medium`'s liking, which is bent by one idea of its own. */
const bent = (name: string, lean: (spot: Spot) => number): Bot<SixView> => ({
  name,
  choose(view, moves, chance, budget) {
    if (moves.length === 1 || view.phase !== 'lay') return medium.choose(view, moves, chance, budget);
    const { rows } = lastRounds(view)(chance);
    const ground = groundOf(view);
    const habit = modelFor(view.seats).strong;
    const liking = (card: number): number =>
      Math.log(habit.weight(ground, rows, moves.length, card)) + lean(spotOf(view, card));
    return bestOf(moves, liking, chance);
  },
});

const isFifth = ({ place }: Spot): boolean => place?.length === ROW_LENGTH - 1;
const isSixth = ({ place }: Spot): boolean => place?.length === ROW_LENGTH;

/** Keeps close to the rows and away from those that are nearly full. */
const cautious = bent('cautious', (spot) =>
  spot.place === null
    ? -1
    : -0.4 * Math.min(spot.place.gap, 30) - (isFifth(spot) || isSixth(spot) ? 1.5 : 0),
);

/** Likes the last place of a row, and cards far behind one: if nobody comes between, they cost nothing. */
const gambler = bent('gambler', (spot) =>
  isFifth(spot) ? 4 : isSixth(spot) || spot.place === null ? 0 : 0.2 * Math.min(spot.place.gap, 30),
);

/** Lays its high cards first and keeps the low ones for later. */
const hoarder = bent('hoarder', ({ card }) => 0.04 * card);

export const characters: Readonly<Record<string, Bot<SixView>>> = { cautious, gambler, hoarder };
