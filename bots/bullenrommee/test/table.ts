import type { BullenView } from '@bullpen/games/bullenrommee/internals.ts';

/** Two seats, no jokers in hand. Seat 0 is to move and holds `hand`; seat 1 holds this many cards that nobody has seen. */
export function table({
  hand,
  meadows = [],
  open = [],
  others = 5,
}: {
  readonly hand: readonly number[];
  readonly meadows?: BullenView['meadows'];
  readonly open?: readonly number[];
  readonly others?: number;
}): BullenView {
  const seen = [...hand, ...open, ...meadows.flatMap(({ cards }) => cards.filter((card) => card > 0))];
  return {
    seats: 2,
    viewer: 0,
    toAct: [0],
    options: { deals: 1 },
    phase: 'turn',
    deal: 1,
    first: 0,
    stock: 100 - seen.length - others,
    open,
    meadows,
    hands: [hand, null],
    seen: [[], []],
    numbers: [hand.length, others],
    jokers: [0, 0],
    passes: 0,
    passed: [null, null],
    totals: [0, 0],
  };
}
