import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardAt, discard, HAND_CELLS, packFour, putCard, unpackFour } from '../hands.ts';
import { insert, sortFour } from '../sort.ts';

const rising = (a: number, b: number): number => a - b;

/** Different cards, at least so many and at most a hand. */
const cards = (minLength: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 104 }), { minLength, maxLength: 10 });

/** Cells with a hand that begins at the second; the others must stay as they are. */
const HAND_AT = 1;
function cellsWith(hand: readonly number[]): number[] {
  const cells = Array.from({ length: HAND_CELLS + 2 }, () => -1);
  hand.forEach((card, i) => {
    putCard(cells, HAND_AT, i, card);
  });
  return cells;
}
const read = (cells: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, i) => cardAt(cells, HAND_AT, i));

describe('a packed hand', () => {
  it('[S2] gives back the cards that were put into it, whatever stood there', () => {
    fc.assert(
      fc.property(cards(1), (hand) => {
        const cells = cellsWith(hand);
        expect(read(cells, hand.length)).toEqual(hand);
        expect([cells[0], cells.at(-1)]).toEqual([-1, -1]);
      }),
    );
  });

  it('[S2] is packed and unpacked four cards at a time', () => {
    fc.assert(
      fc.property(cards(4), (list) => {
        const from = list.length - 4;
        const into = new Int32Array(from + 4);
        unpackFour(packFour(list, from), into, from);
        expect(Array.from(into).slice(from)).toEqual(list.slice(from));
        expect(Array.from(into).slice(0, from)).toEqual(Array.from({ length: from }, () => 0));
      }),
    );
  });

  it('[S3] loses the card that is laid and no other, card by card to the last', () => {
    fc.assert(
      fc.property(cards(1), fc.infiniteStream(fc.nat(9)), (hand, picks) => {
        const cells = cellsWith(hand);
        let held = hand;
        while (held.length > 0) {
          const laid = held[(picks.next().value as number) % held.length]!;
          discard(cells, HAND_AT, held.length - 1, laid);
          held = held.filter((card) => card !== laid);
          expect(read(cells, held.length).sort(rising)).toEqual(held.toSorted(rising));
        }
        expect([cells[0], cells.at(-1)]).toEqual([-1, -1]);
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
