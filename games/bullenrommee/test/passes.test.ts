import { legalMoves, type Seat, seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { holderOf, isMarked, putInHand, putInStock } from '../cards.ts';
import { bullenrommee as game } from '../index.ts';
import { clone, type State } from '../state.ts';
import type { BullenView } from '../view.ts';
import { ALL, matchOf } from './table.ts';

/** A seat passed at this table; since then it has laid these. */
interface Pass {
  readonly seat: Seat;
  readonly table: State;
  readonly laid: number[];
}

const handOf = (state: State, seat: Seat): readonly number[] => game.view(state, seat).hands[seat]!;

/** Whether the seat would have had to lay something then, had it held these. */
function couldLay({ seat, table, laid }: Pass, hand: readonly number[]): boolean {
  const then = clone(table);
  for (const card of ALL) if (holderOf(then, card) === seat) putInStock(then, card);
  for (const card of [...hand, ...laid]) putInHand(then, seat, card);
  then.setNumbers(seat, hand.length + laid.length);
  const moves = legalMoves(game, then, seat).map((move) => game.format(move));
  return moves.join() !== 'pass';
}

/** Matches in which everybody takes cards as long as possible and lays little: these, by number, have passes. */
function* lateGames(
  seats: number,
  games: readonly number[],
): Generator<{ state: State; passes: readonly Pass[] }> {
  for (const i of games) {
    const pick = seeded(`pick ${seats} ${i}`);
    const state = game.setup(matchOf(seats), seeded(`late ${seats} ${i}`));
    const passes: Pass[] = [];
    while (game.toAct(state) !== 0) {
      const seat = state.turn;
      const legal = legalMoves(game, state, seat).map((move) => game.format(move));
      const lazy = legal.filter((text) =>
        (pick.below(6) > 0 ? /^(draw|done|pass)/ : /^add J|^swap|^lay/).test(text),
      );
      const from = lazy.length > 0 ? lazy : legal;
      const text = from[pick.below(from.length)]!;
      if (text === 'pass') passes.push({ seat, table: clone(state), laid: [] });
      const before = handOf(state, seat);
      game.apply(state, seat, game.parse(text)!, pick);
      const after = new Set(handOf(state, seat));
      const laid = before.filter((card) => !after.has(card));
      for (const pass of passes) if (pass.seat === seat) pass.laid.push(...laid);
      if (passes.length > 0) yield { state, passes };
    }
  }
}

const GAMES: Readonly<Record<number, readonly number[]>> = {
  3: [18, 69, 82],
  4: [2, 11, 79],
  5: [9, 78],
};

describe('a pass', () => {
  it.each([3, 4, 5])(
    '[B7] with %i seats is believed for the rest of the deal: nobody imagines a hand that could lay',
    (seats) => {
      let looks = 0;
      for (const { state, passes } of lateGames(seats, GAMES[seats]!)) {
        for (const viewer of [...Array(seats).keys(), WATCHER]) {
          const imagined = game.imagine(game.view(state, viewer), seeded(`dream ${looks++}`));
          for (const pass of passes) expect(couldLay(pass, handOf(imagined, pass.seat))).toBe(false);
        }
      }
      expect(looks).toBeGreaterThan(50);
    },
  );

  it('[B7] rules out no more than that: every other way to deal the unseen cards is imagined', () => {
    let looks = 0;
    for (const { state, passes } of lateGames(3, GAMES[3]!)) {
      const view = game.view(state, 0);
      if (view.phase === 'over') continue;
      const others = [1, 2].map((seat) =>
        handOf(state, seat).filter((card) => !view.seen[seat]!.includes(card)),
      );
      const unseen = others.flat();
      if (unseen.length > 7 || others.some((cards) => cards.length === 0)) continue;
      const possible = new Set<string>();
      for (let bits = 0; bits < 1 << unseen.length; bits++) {
        const hands = [1, 2].map((seat) => [
          ...view.seen[seat]!,
          ...unseen.filter((_, i) => ((bits >> i) & 1) === seat - 1),
        ]);
        if (hands.some((hand, i) => hand.length !== view.numbers[i + 1])) continue;
        if (passes.some((pass) => pass.seat > 0 && couldLay(pass, hands[pass.seat - 1]!))) continue;
        possible.add(JSON.stringify(hands.map((hand) => hand.toSorted((a, b) => a - b))));
      }
      const imagined = new Set<string>();
      for (let i = 0; i < 20 * possible.size; i++) {
        const dream = game.imagine(view, seeded(`dream ${looks} ${i}`));
        imagined.add(JSON.stringify([handOf(dream, 1), handOf(dream, 2)]));
      }
      expect([...imagined].sort()).toEqual([...possible].sort());
      looks += possible.size > 1 ? 1 : 0;
    }
    expect(looks).toBeGreaterThan(3);
  });

  it('[B7] shows nothing but what follows from the table and the moves', () => {
    for (const { state } of lateGames(4, GAMES[4]!)) {
      const shown = JSON.stringify(game.view(state, WATCHER).passed);
      // The same table with the unseen cards of the seats dealt otherwise.
      const other = game.imagine(game.view(state, WATCHER), seeded('other'));
      expect(JSON.stringify(game.view(other, WATCHER).passed)).toBe(shown);
      for (const card of ALL)
        for (let seat = 0; seat < 4; seat++)
          if (holderOf(state, card) === seat) expect(isMarked(state, seat, card)).toBe(false);
    }
  });

  /** Seat 1 has passed with a joker; these are unseen by seat 0, and it holds some of them, seat 2 the others. */
  const viewWith = (unseen: readonly number[], held = 3): BullenView => ({
    ...game.view(game.setup(matchOf(3), seeded('any')), 0),
    ...{ toAct: [1], stock: 0, open: [], passes: 0, totals: [0, 0, 0] },
    meadows: [
      { seat: 1, cards: [0, ...ALL.filter((card) => card !== 18 && !unseen.includes(card)), 0] },
      { seat: 2, cards: [0, 18, 0] },
    ],
    hands: [[], null, null],
    numbers: [0, held, unseen.length - held],
    jokers: [1, 1, 1],
    passed: [null, { jokers: 1, lacks: [], laid: [] }, null],
  });

  const far = (a: number, b: number): boolean => Math.min(Math.abs(a - b), 100 - Math.abs(a - b)) > 4;

  /** Three of these that lie more than four apart on the ring. */
  function apart(all: readonly number[]): string[] {
    const hands = all.flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c] as const)));
    const rising = hands.filter(([a, b, c]) => a < b && b < c && far(a, b) && far(b, c) && far(a, c));
    return rising.map((hand) => hand.join(' ')).sort();
  }

  it.each([[[10, 14, 20, 21, 50, 55]], [[1, 3, 50, 60, 98, 100]], [[2, 40, 43, 60, 65, 99]]])(
    '[B7] [B15] with a joker in the hand tells that no two numbers were within four of each other: of %j',
    (unseen) => {
      const view = viewWith(unseen);
      const dreamt = new Map(apart(unseen).map((hand) => [hand, 0]));
      const times = 100 * dreamt.size;
      for (let i = 0; i < times; i++) {
        const hand = handOf(game.imagine(view, seeded(`dream ${i}`)), 1).join(' ');
        dreamt.set(hand, (dreamt.get(hand) ?? 0) + 1);
      }
      expect([...dreamt.keys()].sort()).toEqual(apart(unseen));
      // None much more often than another: 100 times each, give or take four standard deviations.
      for (const count of dreamt.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
    },
  );

  it('[B7] [B15] is believed where a hand is hard to find: seven of 36 in a row, none within four of another', () => {
    const unseen = ALL.slice(29, 65);
    for (let i = 0; i < 5; i++) {
      const dream = game.imagine(viewWith(unseen, 7), seeded(`x${i}`));
      const [hand, other] = [handOf(dream, 1), handOf(dream, 2)];
      expect(hand).toHaveLength(7);
      expect(hand.every((a) => hand.every((b) => a === b || far(a, b)))).toBe(true);
      expect([...hand, ...other].sort((a, b) => a - b)).toEqual(unseen);
    }
  });

  it('[B7] [B15] with a joker in the hand tells more when a number is laid later', () => {
    const state = game.imagine(
      { ...viewWith([10, 12, 20, 23, 50, 60]), passed: [null, null, null] },
      seeded('two'),
    );
    const hand = [20, 50, 60];
    for (const card of [10, 12, 20, 23, 50, 60]) putInHand(state, hand.includes(card) ? 1 : 2, card);
    state.setPassed(1, 2);
    game.apply(state, 1, game.parse('add 20 m2@3')!, seeded('none'));
    expect(game.view(state, 0).passed[1]).toEqual({ jokers: 1, lacks: [23], laid: [20] });
  });
});
