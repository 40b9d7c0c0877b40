import { legalMoves, scripted, seeded } from '@bullpen/engine';
import { countMoves } from '@bullpen/engine/conformance';
import { describe, expect, it } from 'vitest';
import { captainJack as game } from '../index.ts';
import { after, movesOf, type Naive, seatsToAct } from './naive.ts';
import { matchOf, randomMoves, type Table, table } from './table.ts';

/** A random deal, both ways. */
function dealBoth(seats: number, seed: string): { state: ReturnType<typeof game.setup>; naive: Naive } {
  let naive: Naive | null = null;
  const state = game.setup(matchOf(seats), seeded(seed), (event) => {
    if (event.name !== 'deal') return;
    const { hands, pile, deck } = event.data;
    const taken = Array<number>(seats).fill(0);
    naive = { hands, piles: [pile], deck, taken, turn: 0, stake: null, asked: [] };
  });
  return { state, naive: naive! };
}

function countNaive(g: Naive, depth: number): number {
  const [seat] = seatsToAct(g);
  if (depth === 0 || seat === undefined) return 1;
  return movesOf(g, seat).reduce((sum, move) => sum + countNaive(after(g, seat, move), depth - 1), 0);
}

describe('the number of ways to play', () => {
  const count = (t: Table, depth: number): number => countMoves(game, t.state, depth);

  it('[C4] on one pile: three kinds, then two', () => {
    const t = table({ hands: ['123', '446'], pile: '5' });
    expect([count(t, 1), count(t, 2)]).toEqual([3, 3 * 2]);
  });

  it('[C5] [C7] with a split: three kinds on two piles; with eleven: one other seat', () => {
    const t = table({ hands: ['556', '123'], pile: '5' });
    expect([count(t, 1), count(t, 2)]).toEqual([2, 3 * 2 + 1]);
  });

  it('[C6] on an empty table each kind once', () => {
    const t = table({ hands: ['666', '123', 'JB4'], pile: '5' });
    expect([count(t, 1), count(t, 2), count(t, 3)]).toEqual([1, 2, 2 * 3]);
  });

  it('[C12] [C13] around a Jack: passes, Blanks, gifts, and the turn after it', () => {
    const t = table({ hands: ['J99', 'B12', 'B34'], pile: '5', deck: '67' }).play('J>1');
    // Seat 1 passes or places its Blank.
    expect(count(t, 1)).toBe(2);
    // After a pass seat 2 has the same two; after the Blank the table is empty, and seat 1 holds 1 2 7.
    expect(count(t, 2)).toBe(2 + 3);
    // Two passes: two seats to give to. A pass and a Blank: seat 1 starts a pile with B, 1 or 2. A Blank at once: three
    // ways for seat 1, and each time B, 3 or 4 for seat 2.
    expect(count(t, 3)).toBe(2 + 3 + 3 * 3);
  });

  it.each([2, 3, 4, 5, 6])('is that of the plain rules, with %i seats', (seats) => {
    for (let i = 0; i < 8; i++) {
      const { state, naive } = dealBoth(seats, `count ${seats} ${i}`);
      expect(countMoves(game, state, 4)).toBe(countNaive(naive, 4));
    }
  });
});

describe('whole matches', () => {
  it.each([2, 3, 4, 5, 6])('go as by the plain rules, with %i seats', (seats) => {
    const pick = seeded(`whole ${seats}`);
    for (let i = 0; i < 40; i++) {
      let { state, naive } = dealBoth(seats, `whole ${seats} ${i}`);
      for (const { seat, move } of randomMoves(state, pick)) {
        const { toAct, handSizes, deck, piles, taken } = game.view(state, -1);
        expect(toAct).toEqual(seatsToAct(naive));
        expect(handSizes).toEqual(naive.hands.map((hand) => hand.length));
        expect([deck, taken]).toEqual([naive.deck.length, naive.taken]);
        expect(piles.map(({ cards }) => cards)).toEqual(naive.piles);
        for (const other of toAct)
          expect(legalMoves(game, state, other).map(game.format).sort()).toEqual(
            movesOf(naive, other).sort(),
          );
        game.apply(state, seat, move, scripted([]));
        naive = after(naive, seat, game.format(move));
      }
      expect(seatsToAct(naive)).toEqual([]);
      expect(game.outcome(state)!.scores).toEqual(naive.taken);
    }
  });
});
