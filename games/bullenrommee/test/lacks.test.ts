import { type Seat, seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { putInHand } from '../cards.ts';
import { bullenrommee as game } from '../index.ts';
import type { State } from '../state.ts';
import type { BullenView } from '../view.ts';
import { isRow } from './brute.ts';
import { ALL, matchOf } from './table.ts';

const J = 0;
const none = seeded('none');

/** Meadows of seats 0 and 1, and what these hold unseen; all else is in the hand of seat 2, and everybody saw it go there. */
function late(meadows: readonly (readonly number[])[], hands: readonly [number[], number[]]): State {
  const named = new Set([...meadows.flat(), ...hands.flat()]);
  const rest = ALL.filter((card) => !named.has(card));
  const view: BullenView = {
    ...game.view(game.setup(matchOf(3), seeded('any')), WATCHER),
    ...{ toAct: [0], stock: 0, open: [], jokers: [1, 1, 1] },
    meadows: meadows.map((cards, i) => ({ seat: i % 2, cards })),
    numbers: [hands[0].length, hands[1].length, rest.length],
    seen: [[], [], rest],
  };
  const state = game.imagine(view, none);
  hands.forEach((hand, seat) => {
    for (const card of hand) putInHand(state, seat, card);
  });
  return state;
}

const does = (state: State, seat: Seat, text: string): State => {
  game.apply(state, seat, game.parse(text)!, none);
  return state;
};

/** Whether a number may be added to one of these rows, or be swapped for a joker there: by a trial of all places. */
const fits = (rows: readonly (readonly number[])[], card: number): boolean =>
  rows.some((row) =>
    [...row.keys(), row.length].some(
      (at) => isRow(row.toSpliced(at, 0, card)) || (row[at] === J && isRow(row.with(at, card))),
    ),
  );

describe('a pass', () => {
  it.each([
    [[[28, 30, J, 32, 34]]],
    [
      [
        [J, 60, 62],
        [96, 98, 99],
      ],
    ],
    [
      [
        [2, 4, 5, J],
        [30, J, 32],
        [70, J, 73, J],
      ],
    ],
  ])('[B7] tells that the seat lacks all that would fit: %j', (rows) => {
    const free = ALL.filter((card) => !rows.flat().includes(card));
    const others = free.filter((card) => card % 3 > 0 || card > 90 || fits(rows, card));
    for (const seat of [0, 1]) {
      const own = others.filter((card) => !fits(rows, card)).slice(0, 3);
      const rest = others.filter((card) => !own.includes(card));
      const state = does(late(rows, seat === 0 ? [own, rest] : [rest, own]), seat, 'pass');
      const lacks = rest.filter((card) => fits(rows, card));
      expect(lacks.length).toBeGreaterThan(3);
      const { passed } = game.view(state, WATCHER);
      expect(passed[seat]).toEqual({ jokers: 1, lacks, laid: [] });
      const dreamt = game.imagine(game.view(state, WATCHER), seeded('dream'));
      expect(game.view(dreamt, WATCHER).passed).toEqual(passed);
    }
  });

  it('[B7] [B15] with a joker tells, when a number is laid later, that none was within four of it', () => {
    const state = late(
      [[J, 4, 5]],
      [
        [2, 50],
        [97, 98, 99, 100, 1, 3, 6, 7, 60],
      ],
    );
    state.setPassed(0, 2);
    does(state, 0, 'add 2 m1@2');
    expect(game.view(state, WATCHER).passed[0]).toEqual({
      jokers: 1,
      lacks: [1, 3, 6, 98, 99, 100],
      laid: [2],
    });
  });

  it('[B7] without a joker tells nothing more when a new meadow is laid later, but that those were held', () => {
    const state = late(
      [[10, 11, 12]],
      [
        [50, 52, 90],
        [49, 51, 53, 60],
      ],
    );
    state.setPassed(0, 1);
    // A card that lay there in an earlier deal.
    state.cells[state.tableAt(state.laid + 3)] = 77;
    does(state, 0, 'lay 50 J 52');
    expect(game.view(state, WATCHER).passed[0]).toEqual({ jokers: 0, lacks: [], laid: [50, 52] });
  });
});
