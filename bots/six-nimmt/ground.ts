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
} from '@bullpen/games/six-nimmt/internals.ts';

/** How full the row is that a card would go to: 1 to 5 cards, or 0 for a card that is too low for all rows. */
export const FILLS = 6;
/** Kinds of gaps between that row and the card. */
export const GAPS = 16;
/** Kinds of numbers of heads in that row; for a card that is too low, in the cheapest row. */
export const HEADS = 12;
/** How high a card is: eight numbers make a band. */
export const BANDS = 14;
/** How many cards are left in each hand, 1 to 10. */
export const PHASES = 11;

/** Limits of the kinds of gaps: how many cards of others are to be expected in it in this turn. */
const GAP_LIMITS = [0.001, 0.04, 0.08, 0.12, 0.17, 0.23, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.3, 1.7, 2.4];

/** The kind of each number of heads in a row. */
const HEAD_KIND: Uint8Array = Uint8Array.from({ length: 256 }, (_, heads) =>
  heads <= 8 ? heads : heads <= 10 ? 9 : heads <= 13 ? 10 : 11,
);

// Copies of our own are folded into the code, an imported name would be looked up at every use.
const PLACES = ROWS;
const lengthIn = lengthOf;
const headsIn = headsOf;
const keyOf = keyOfCard;
const rowFor = fit;
const theRow = rowIn;
const lastIn = lastOf;

/**
 * What everybody knows about the cards at a moment of a round: which of them may still come. It tells of a card in small
 * numbers where it would go if it were laid first, so that tables can be learnt over them.
 */
export class Ground {
  /** How many cards up to this one may still come. */
  readonly alive: Uint8Array = new Uint8Array(CARDS + 1);
  /** The kind of a gap in which so many cards are left. */
  readonly gapKind: Uint8Array = new Uint8Array(CARDS + 1);
  /** How high a card is in the deck in use; a small deck is stretched (S13). */
  readonly band: Uint8Array;

  /** `gone`: the cards that lie or have lain on the table in this round. */
  constructor(seats: number, deck: number, gone: Iterable<number>) {
    const { alive, gapKind } = this;
    this.band = Uint8Array.from(
      { length: CARDS + 1 },
      (_, card) => Math.min(CARDS, (card * CARDS) / deck) >> 3,
    );
    const out = new Uint8Array(CARDS + 1);
    for (const card of gone) out[card] = 1;
    for (let card = 1; card <= CARDS; card++)
      alive[card] = alive[card - 1]! + (card <= deck && out[card] === 0 ? 1 : 0);
    const share = (seats - 1) / Math.max(1, alive[CARDS]!);
    for (let gap = 0; gap <= CARDS; gap++) {
      let kind = 0;
      while (kind < GAP_LIMITS.length && gap * share >= GAP_LIMITS[kind]!) kind++;
      gapKind[gap] = kind;
    }
  }

  /**
   * Phase, fill, gap and heads of a card in one number, `((left · FILLS + fill) · GAPS + gap) · HEADS + heads`, for these rows.
   */
  spot(rows: Rows, left: number, card: number): number {
    const order = rowFor(rows, keyOf(card));
    if (order < 0) return this.#tooLow(rows, left, card);
    const row = theRow(rows, order);
    const gap = this.gapKind[this.alive[card - 1]! - this.alive[lastIn(row)]!]!;
    return ((left * FILLS + lengthIn(row)) * GAPS + gap) * HEADS + HEAD_KIND[headsIn(row)]!;
  }

  #tooLow(rows: Rows, left: number, card: number): number {
    let heads = headsIn(theRow(rows, 0));
    for (let i = 1; i < PLACES; i++) heads = Math.min(heads, headsIn(theRow(rows, i)));
    return (left * FILLS * GAPS + this.gapKind[this.alive[card - 1]!]!) * HEADS + HEAD_KIND[heads]!;
  }
}
