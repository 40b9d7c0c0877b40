import { last } from '@bullpen/engine';
import type { SixView } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { bestOf } from '../ties.ts';
import { groundOf } from './ground.ts';
import { medium } from './medium.ts';
import { modelFor } from './model.ts';
import { lastRounds } from './rollout.ts';

/** Lays cards by `medium`'s liking, which is bent by one idea of its own: `gap` is how many numbers lie between a card and its row. */
const bent = (name: string, lean: (gap: number, card: number) => number): Bot<SixView> => ({
  name,
  choose(view, moves, chance, budget) {
    if (view.phase !== 'lay') return medium.choose(view, moves, chance, budget);
    const { rows } = lastRounds(view)(chance);
    const ground = groundOf(view);
    const habit = modelFor(view.seats).strong;
    const liking = (card: number): number => {
      const below = view.rows.map(last).filter((end) => end < card);
      const gap = below.length === 0 ? 0 : Math.min(30, card - Math.max(...below) - 1);
      return Math.log(habit.weight(ground, rows, moves.length, card)) + lean(gap, card);
    };
    return bestOf(moves, liking, chance);
  },
});

/** Keeps close to the rows. */
const cautious = bent('cautious', (gap) => -0.4 * gap);

/** Likes cards far behind a row: if nobody comes between, they cost nothing. */
const gambler = bent('gambler', (gap) => 0.2 * gap);

/** Lays its high cards first and keeps the low ones for later. */
const hoarder = bent('hoarder', (_, card) => 0.04 * card);

export const characters: Readonly<Record<string, Bot<SixView>>> = { cautious, gambler, hoarder };
