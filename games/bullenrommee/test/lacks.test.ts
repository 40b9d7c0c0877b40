import { heardBy, type Seat, seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { putInHand } from '../cards.ts';
import type { BullenEvent } from '../events.ts';
import { bullenrommee as game } from '../index.ts';
import type { State } from '../state.ts';
import type { BullenView } from '../view.ts';
import { isRow } from './brute.ts';
import { ALL, matchOf } from './table.ts';

const J = 0;
const none = seeded('none');

/** Meadows of seats 0 and 1, and what these hold unseen; all else is in the hand of seat 2, and everybody saw it go there. */
function late(
  meadows: readonly (readonly number[])[],
  hands: readonly [number[], number[]],
  { turn = 0, jokers = [1, 1, 1] }: { readonly turn?: Seat; readonly jokers?: readonly number[] } = {},
): State {
  const named = new Set([...meadows.flat(), ...hands.flat()]);
  const rest = ALL.filter((card) => !named.has(card));
  const view: BullenView = {
    ...game.view(game.setup(matchOf(3), seeded('any')), WATCHER),
    ...{ toAct: [turn], stock: 0, open: [], jokers },
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

/** The table after a move. What the others hear of it has to change their views in the same way. */
function does(state: State, seat: Seat, text: string): State {
  const move = game.parse(text)!;
  const events: BullenEvent[] = [];
  const before = [1, 2, WATCHER].map((viewer) => game.view(state, viewer));
  game.apply(state, seat, move, none, (event) => events.push(event));
  for (const view of before) {
    const heard = heardBy(events, view.viewer);
    const folded = heard.reduce((seen, event) => game.viewAfter(seen, event, null), view);
    if (view.viewer !== seat) expect(folded).toEqual(game.view(state, view.viewer));
  }
  return state;
}

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
      const hands: [number[], number[]] = seat === 0 ? [own, rest] : [rest, own];
      const state = does(late(rows, hands, { turn: seat }), seat, 'pass');
      const lacks = rest.filter((card) => fits(rows, card));
      expect(lacks.length).toBeGreaterThan(3);
      const { passed } = game.view(state, WATCHER);
      expect(passed[seat]).toEqual({ jokers: 1, lacks, laid: [] });
      const dreamt = game.imagine(game.view(state, WATCHER), seeded('dream'));
      expect(game.view(dreamt, WATCHER).passed).toEqual(passed);
    }
  });

  it('[B7] without a joker tells the same of the numbers, and that there was no joker', () => {
    const state = late([[10, 11, 12]], [[50], [8, 9, 13, 14, 60]], { jokers: [0, 1, 1] });
    expect(game.view(does(state, 0, 'pass'), WATCHER).passed[0]).toEqual({
      jokers: 0,
      lacks: [8, 9, 13, 14],
      laid: [],
    });
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
