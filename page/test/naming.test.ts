import { legalMoves, listSeats, play, readMatch, seeded, type View } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { pages as english, type Pages } from '@bullpen/words/en/pages';
import { pages as hebrew } from '@bullpen/words/he/pages';
import { expect, it } from 'vitest';
import { nameMove as captain } from '../games/captain-jack/naming.ts';
import type { Names } from '../games/contract.ts';
import { nameMove as eleven } from '../games/eleven-nimmt/naming.ts';
import { nameMove as six } from '../games/six-nimmt/naming.ts';
import { nameMove as twenty } from '../games/twenty-one/naming.ts';

type NameMove = (move: string, view: View, words: Pages, names: Names) => string;
const NAMING = { 'six-nimmt': six, 'eleven-nimmt': eleven, 'twenty-one': twenty, 'captain-jack': captain };
const of = (seat: number): string => ['Anna', 'Bo', 'Cy'][seat]!;
const names: Names = { of, face: of, me: 0 };

it.each(Object.entries(NAMING) as [keyof typeof NAMING, NameMove][])(
  '%s: every move has a name of its own, so that a hint can be said',
  (id, nameMove) => {
    const game = games[id];
    const chance = seeded(`naming ${id}`);
    const match = readMatch(game, 3, {});
    if (!match.ok) throw new Error(match.refusal.code);
    let state: unknown = game.setup(match.value, chance, () => {});
    for (let moves = 0; moves < 300 && game.outcome(state) === null; moves++) {
      const seat = listSeats(game.toAct(state))[0]!;
      const view = game.view(state, seat);
      const legal = legalMoves(game, state, seat).map((move) => game.format(move));
      for (const words of [english, hebrew]) {
        const texts = legal.map((move) => nameMove(move, view, words, names));
        expect(texts.join('\n')).not.toMatch(/undefined|NaN|null|object/);
        expect(new Set(texts).size).toBe(legal.length);
      }
      const made = play(game, state, seat, legal[moves % legal.length]!, chance);
      if (!made.ok) throw new Error(made.refusal.code);
      state = made.value.state;
    }
  },
);
