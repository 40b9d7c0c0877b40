import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardIn, dealHand, discard, handOf, listHand, putCard } from '../hand.ts';
import { insert, sortFour } from '../sort.ts';
import { State } from '../state.ts';
import { matchOf } from './table.ts';

const rising = (a: number, b: number): number => a - b;

/** Different cards, at least this many and at most a hand. */
const cards = (minLength: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 104 }), { minLength, maxLength: 10 });

/** A state in which the hand of the middle seat holds these cards; what lies beside it must stay as it is. */
const SEAT = 1;
function stateWith(hand: readonly number[]): State {
  const state = new State(matchOf(3));
  for (const beside of [0, 2]) for (let i = 0; i < 10; i++) putCard(state, beside, i, 100);
  for (let i = 0; i < 10; i++) putCard(state, SEAT, i, 55);
  state.setPoints(0, 7);
  state.setPoints(SEAT, 8);
  hand.forEach((card, i) => {
    putCard(state, SEAT, i, card);
  });
  state.left = hand.length;
  return state;
}

const besideHand = (state: State): unknown[] => [
  [state.points(0), state.points(SEAT), state.total(0), state.total(SEAT)],
  [0, 2].map((seat) => Array.from({ length: 10 }, (_, i) => cardIn(state, seat, i))),
];

describe('a packed hand', () => {
  it('[S2] gives back the cards that were put into it, whatever stood there', () => {
    fc.assert(
      fc.property(cards(1), (hand) => {
        const state = stateWith(hand);
        expect(handOf(state, SEAT)).toEqual(hand);
        expect(besideHand(state)).toEqual(besideHand(stateWith([])));
      }),
    );
  });

  it('[S2] is dealt and listed four cards at a time', () => {
    fc.assert(
      fc.property(cards(10), fc.nat(3), (hand, from) => {
        const state = stateWith([]);
        state.left = 10;
        dealHand(state, SEAT, [...Array(from).fill(99), ...hand, 98, 97], from);
        const into = new Int32Array(16);
        expect(listHand(state, SEAT, into)).toBe(10);
        expect(Array.from(into.subarray(0, 10))).toEqual(hand);
        expect(handOf(state, SEAT)).toEqual(hand);
        expect(besideHand(state)).toEqual(besideHand(stateWith([])));
      }),
    );
  });

  it('[S3] loses the card that is laid and no other, card by card to the last', () => {
    fc.assert(
      fc.property(cards(1), fc.infiniteStream(fc.nat(9)), (hand, picks) => {
        const state = stateWith(hand);
        let held = hand;
        while (held.length > 0) {
          const laid = held[(picks.next().value as number) % held.length]!;
          state.left--;
          discard(state, SEAT, state.left, laid);
          held = held.filter((card) => card !== laid);
          expect(handOf(state, SEAT).sort(rising)).toEqual(held.toSorted(rising));
        }
        expect(besideHand(state)).toEqual(besideHand(stateWith([])));
      }),
    );
  });
});

describe('the cards of a turn', () => {
  const keys = (minLength: number, maxLength: number): fc.Arbitrary<number[]> =>
    fc.uniqueArray(fc.nat(0x7fffff), { minLength, maxLength });

  it('[S4] are sorted, the first four at once, and nothing beside them is touched', () => {
    fc.assert(
      fc.property(keys(4, 4), (four) => {
        const cells = [-1, ...four, -2];
        sortFour(cells, 1);
        expect(cells).toEqual([-1, ...four.toSorted(rising), -2]);
      }),
    );
  });

  it('[S4] are sorted one by one, and nothing beside them is touched', () => {
    fc.assert(
      fc.property(keys(2, 10), (list) => {
        const cells = [-1, ...list, -2];
        for (let to = 2; to <= list.length; to++) insert(cells, 1, to);
        expect(cells).toEqual([-1, ...list.toSorted(rising), -2]);
      }),
    );
  });
});
