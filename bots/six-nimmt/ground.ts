import { at, zeros } from '@bullpen/engine';
import {
  CARDS,
  fit,
  headsOf,
  keyOfCard,
  lastOf,
  lengthOf,
  ROWS,
  type Rows,
  rowIn,
  type SixView,
} from '@bullpen/games/six-nimmt/internals.ts';

/** How full the row is that a card would go to: 1 to 5 cards, or 0 for a card that is too low for all rows. */
export const FILLS = 6;
/** Kinds of gaps between that row and the card. */
export const GAPS = 16;
/** Kinds of numbers of heads in that row; for a card that is too low, in the cheapest row. */
export const HEADS = 12;
/** How high a card is: eight numbers make a band. */
const BANDS = 14;
/** How many cards are left in each hand, 1 to 10. */
const PHASES = 11;

/** How many weights are learnt: by gap, by heads, by band, and by phase alone. */
export const SIZES = [PHASES * FILLS * GAPS, PHASES * FILLS * HEADS, PHASES * BANDS, PHASES] as const;

/** How many spots there are. */
export const SPOTS = SIZES[0] * HEADS;

/** Limits of the kinds of gaps: how many cards of others are to be expected in it in this turn. */
const GAP_LIMITS = [0.001, 0.04, 0.08, 0.12, 0.17, 0.23, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.3, 1.7, 2.4];

/** The band of each card, by the highest card in use; a small deck is stretched (S13). */
const BAND_OF: readonly Uint8Array[] = Array.from({ length: CARDS + 1 }, (_, deck) =>
  Uint8Array.from({ length: CARDS + 1 }, (__, card) => Math.min(CARDS, (card * CARDS) / deck) >> 3),
);

/** The kind of each number of heads in a row. */
const HEAD_KIND: Uint8Array = Uint8Array.from({ length: 256 }, (_, heads) =>
  heads <= 8 ? heads : heads <= 10 ? 9 : heads <= 13 ? 10 : 11,
);

const headKind = (heads: number): number => HEAD_KIND[heads] ?? 0;

/**
 * What everybody knows about the cards at a moment of a round: which of them may still come. It describes a card in small
 * numbers, by where it would go if it were laid first, so that weights can be learnt for them.
 */
export class Ground {
  /** How many cards up to this one may still come. */
  readonly #alive: number[] = zeros(CARDS + 1);
  /** What the kind of a gap adds to a spot, by the number of cards that may still come in the gap. */
  readonly #gaps: number[] = zeros(CARDS + 1);
  /** How high a card is in the deck in use. */
  readonly #bands: Uint8Array;
  /** The rows that were looked at last, and with how many cards in each hand. */
  readonly #rows: number[] = zeros(ROWS);
  #left = -1;
  /** By the row that a card goes to, first for a card that is too low: its spot without the gap, and how many cards up to its last may come. */
  readonly #spots: number[] = zeros(1 + ROWS);
  readonly #passed: number[] = zeros(1 + ROWS);

  /** `gone`: the cards that have been laid in this round. */
  constructor(seats: number, deck: number, gone: Iterable<number>) {
    this.#bands = at(BAND_OF, deck);
    const out = zeros(CARDS + 1);
    for (const card of gone) out[card] = 1;
    let alive = 0;
    for (let card = 1; card <= CARDS; card++) {
      if (card <= deck && out[card] === 0) alive++;
      this.#alive[card] = alive;
    }
    const share = (seats - 1) / Math.max(1, alive);
    let kind = 0;
    for (let gap = 0; gap <= CARDS; gap++) {
      while (gap * share >= (GAP_LIMITS[kind] ?? Number.POSITIVE_INFINITY)) kind++;
      this.#gaps[gap] = kind * HEADS;
    }
  }

  /** Which weight by phase and band belongs to a card. */
  band(left: number, card: number): number {
    return left * BANDS + (this.#bands[card] ?? 0);
  }

  /** Looks at the rows once for many cards. */
  lookAt(rows: Rows, left: number): void {
    const seen = this.#rows;
    if (
      left === this.#left &&
      rows[0] === seen[0] &&
      rows[1] === seen[1] &&
      rows[2] === seen[2] &&
      rows[3] === seen[3]
    )
      return;
    this.#left = left;
    let cheapest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < ROWS; i++) {
      const row = rowIn(rows, i);
      seen[i] = row;
      const heads = headsOf(row);
      cheapest = Math.min(cheapest, heads);
      this.#spots[1 + i] = (left * FILLS + lengthOf(row)) * GAPS * HEADS + headKind(heads);
      this.#passed[1 + i] = this.#alive[lastOf(row)] ?? 0;
    }
    this.#spots[0] = left * FILLS * GAPS * HEADS + headKind(cheapest);
  }

  /** Phase, fill, gap and heads of a card for these rows, in one number: `((left · FILLS + fill) · GAPS + gap) · HEADS + heads`. */
  spot(rows: Rows, left: number, card: number): number {
    this.lookAt(rows, left);
    return this.spotOf(card);
  }

  /** The same for the rows that were looked at. */
  spotOf(card: number): number {
    const row = 1 + fit(this.#rows, keyOfCard(card));
    const gap = (this.#alive[card - 1] ?? 0) - (this.#passed[row] ?? 0);
    return (this.#spots[row] ?? 0) + (this.#gaps[gap] ?? 0);
  }
}

/** The ground of a view, from all cards that have been laid in this round. */
export const groundOf = (view: SixView): Ground =>
  new Ground(view.seats, view.deck, [...view.start, ...view.placed.map(([card]) => card)]);

/** Which weights by gap and by heads belong to a spot. */
export function weightsAt(spot: number): readonly [gap: number, heads: number] {
  const gap = Math.floor(spot / HEADS);
  const fill = Math.floor(gap / GAPS);
  return [gap, fill * HEADS + (spot % HEADS)];
}
