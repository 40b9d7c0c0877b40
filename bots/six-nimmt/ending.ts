import { at } from '@bullpen/engine';
import { heads, ROW_LENGTH, ROWS } from '@bullpen/games/six-nimmt/internals.ts';
import { type Equilibrium, equilibrium, gameValue } from '../matrix-game.ts';

/*
 * The end of a round of two who know each other's cards: a tree in which every turn is a small matrix game. It is solved to
 * equilibrium from the last turn back. Turns that lead to the same rows, hands and heads are solved once.
 */

/** What is left to play; `mine` is the first of each pair. */
export interface Ending {
  /** The cards of the rows, in any order of rows. */
  readonly rows: readonly (readonly number[])[];
  readonly hands: readonly [readonly number[], readonly number[]];
  /** Heads that both have taken in this round. */
  readonly points: readonly [number, number];
  /** What the round is worth to me when it ends with these heads of both in it: the more of mine, the less; of the other's, the more. */
  readonly worth: (mine: number, others: number) => number;
  /** Whether the difference of the heads is all that counts. */
  readonly byLead: boolean;
}

/** A row in one number that compares as its last card does: `last << 8 | length << 5 | heads`. */
const pack = (last: number, length: number, rowHeads: number): number =>
  (last << 8) | (length << 5) | rowHeads;
const isFull = (row: number): boolean => ((row >> 5) & 7) === ROW_LENGTH;
const headsIn = (row: number): number => row & 31;
const begun = (card: number): number => pack(card, 1, heads(card));
const longer = (row: number, card: number): number => (card << 8) | ((row & 0xff) + (1 << 5) + heads(card));

/** The cards of a turn: the lower one, the seat that laid it, and the higher one. */
interface Drawn {
  readonly low: number;
  readonly seat: 0 | 1;
  readonly high: number;
}

/** More than anybody's lead, so that keys have no negative numbers. */
const FAR = 1000;

/** Solves one ending. Everything that belongs to a turn stands in lists by depth: how many turns have been played. */
export class EndingSolver {
  readonly #hands: readonly [Uint8Array, Uint8Array];
  readonly #turns: number;
  readonly #worth: Ending['worth'];
  /** The rows before each turn, four for each, rising. */
  readonly #rows: Int32Array;
  readonly #mine: Int32Array;
  readonly #others: Int32Array;
  /** Which cards have been laid, a bit for each card of the hand. */
  readonly #laid: readonly [Int32Array, Int32Array];
  readonly #tables: readonly Float64Array[];
  readonly #known = new Map<string, number>();
  /** The heads on the cards that are still in the hands. */
  readonly #held: Int32Array;
  readonly #byLead: boolean;

  constructor({ rows, hands, points, worth, byLead }: Ending) {
    this.#hands = [Uint8Array.from(hands[0]), Uint8Array.from(hands[1])];
    this.#turns = hands[0].length;
    this.#worth = worth;
    const lists = this.#turns + 2;
    this.#rows = new Int32Array(ROWS * lists);
    this.#mine = new Int32Array(lists).fill(points[0]);
    this.#others = new Int32Array(lists).fill(points[1]);
    this.#laid = [new Int32Array(lists), new Int32Array(lists)];
    this.#tables = Array.from({ length: lists }, (_, depth) => new Float64Array((this.#turns - depth) ** 2));
    const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + heads(card), 0);
    this.#held = new Int32Array(lists).fill(sum(hands[0]) + sum(hands[1]));
    this.#byLead = byLead;
    const packed = rows.map((cards) => pack(cards.at(-1) ?? 0, cards.length, sum(cards)));
    this.#rows.set(packed.sort((a, b) => a - b));
  }

  /** Both lay a card: the equilibrium, my cards as its rows, in the order of the hands; and what each of my cards is worth against it. */
  solve(): Equilibrium & { readonly worths: readonly number[] } {
    this.#fill(0);
    const table = at(this.#tables, 0);
    const found = equilibrium(table, this.#turns, this.#turns);
    const worths = Array.from({ length: this.#turns }, (_, i) =>
      found.columns.reduce((sum, share, j) => sum + share * at(table, i * this.#turns + j), 0),
    );
    return { ...found, worths };
  }

  /**
   * S8: the first cards of both hands have been turned up, and mine is too low. What it is worth to take each row, by the row's
   * last card.
   */
  takings(): ReadonlyMap<number, number> {
    const { low, high } = this.#drawBoth(0, 0, 0);
    const values = new Map<number, number>();
    for (let order = 0; order < ROWS; order++)
      values.set((this.#rows[order] ?? 0) >> 8, this.#taking(0, order, 0, low, high));
    return values;
  }

  /** What the game is worth to me before the turn at this depth. */
  #value(depth: number): number {
    const left = this.#turns - depth;
    const mine = this.#mine[depth] ?? 0;
    const others = this.#others[depth] ?? 0;
    if (left === 0) return this.#worth(mine, others);
    if (left === 1) {
      this.#fill(depth);
      return at(this.#tables, depth)[0] ?? 0;
    }
    const worst = this.#worst(depth);
    const best = this.#best(depth);
    if (worst === best) return worst;
    const key = this.#keyOf(depth);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = this.#fill(depth, worst, best) ?? gameValue(at(this.#tables, depth), left, left);
    this.#known.set(key, value);
    return value;
  }

  /** If I took all heads that are left, and if the other did: nothing can be worse or better. */
  #worst(depth: number): number {
    return this.#worth((this.#mine[depth] ?? 0) + this.#rest(depth), this.#others[depth] ?? 0);
  }

  #best(depth: number): number {
    return this.#worth(this.#mine[depth] ?? 0, (this.#others[depth] ?? 0) + this.#rest(depth));
  }

  #rest(depth: number): number {
    let sum = this.#held[depth] ?? 0;
    for (let order = 0; order < ROWS; order++) sum += headsIn(this.#rows[ROWS * depth + order] ?? 0);
    return sum;
  }

  #keyOf(depth: number): string {
    const rows = this.#rows;
    const from = ROWS * depth;
    return String.fromCharCode(
      rows[from] ?? 0,
      rows[from + 1] ?? 0,
      rows[from + 2] ?? 0,
      rows[from + 3] ?? 0,
      this.#laid[0][depth] ?? 0,
      this.#laid[1][depth] ?? 0,
      FAR + (this.#mine[depth] ?? 0) - (this.#others[depth] ?? 0),
      this.#byLead ? 0 : (this.#others[depth] ?? 0),
    );
  }

  /**
   * The table of the turn at this depth: what every pair of cards is worth to me. If one card of mine gives me the best that is
   * possible, or one of the other's the worst, that is the value, and the rest of the table is not needed.
   */
  #fill(depth: number, worst?: number, best?: number): number | undefined {
    const left = this.#turns - depth;
    const table = at(this.#tables, depth).fill(Number.NaN);
    for (let line = 0; line < left; line++) {
      // A row and a column in turn: whichever decides, it is found early.
      let all = true;
      for (let j = 0; j < left; j++) if (this.#cell(depth, line, j) !== best) all = false;
      if (all && best !== undefined) return best;
      all = true;
      for (let i = 0; i < left && all; i++) {
        const known = table[i * left + line] ?? 0;
        if (!Number.isNaN(known) && known !== worst) all = false;
      }
      for (let i = 0; i < left && all; i++) if (this.#cell(depth, i, line) !== worst) all = false;
      if (all && worst !== undefined) return worst;
    }
    return undefined;
  }

  /** What it is worth to lay the i-th of my cards against the j-th of the other's, of those that are left. */
  #cell(depth: number, i: number, j: number): number {
    const table = at(this.#tables, depth);
    const cell = i * (this.#turns - depth) + j;
    const known = table[cell] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = this.#turn(depth, i, j);
    table[cell] = value;
    return value;
  }

  /** Both lay a card: the lower one, whose it is, and the higher one. */
  #drawBoth(depth: number, i: number, j: number): Drawn {
    const mine = this.#draw(0, depth, i);
    const other = this.#draw(1, depth, j);
    this.#held[depth + 1] = (this.#held[depth] ?? 0) - heads(mine) - heads(other);
    return mine < other ? { low: mine, seat: 0, high: other } : { low: other, seat: 1, high: mine };
  }

  /** The i-th card that a seat has left, which is laid now. */
  #draw(seat: 0 | 1, depth: number, i: number): number {
    const laid = this.#laid[seat];
    const before = laid[depth] ?? 0;
    let card = -1;
    for (let left = i; left >= 0; left--) {
      card++;
      while (((before >> card) & 1) === 1) card++;
    }
    laid[depth + 1] = before | (1 << card);
    return this.#hands[seat][card] ?? 0;
  }

  /** S4: the lower card is placed first. S8: if it is too low, its owner takes the row that is best for it. */
  #turn(depth: number, i: number, j: number): number {
    const { low, seat, high } = this.#drawBoth(depth, i, j);
    if ((this.#rows[ROWS * depth] ?? 0) >> 8 < low) {
      this.#begin(depth);
      this.#place(depth + 1, low, seat);
      this.#place(depth + 1, high, 1 - seat);
      return this.#value(depth + 1);
    }
    const most = seat === 0 ? this.#best(depth) : this.#worst(depth);
    const cheapest = this.#cheapest(depth);
    let chosen = this.#taking(depth, cheapest, seat, low, high);
    for (let order = 0; order < ROWS && chosen !== most; order++) {
      if (order === cheapest) continue;
      const value = this.#taking(depth, order, seat, low, high);
      if (seat === 0 ? value > chosen : value < chosen) chosen = value;
    }
    return chosen;
  }

  /** The row with the fewest heads: taking it is most often best, so it is tried first. */
  #cheapest(depth: number): number {
    let cheapest = 0;
    for (let order = 1; order < ROWS; order++) {
      const row = this.#rows[ROWS * depth + order] ?? 0;
      if (headsIn(row) < headsIn(this.#rows[ROWS * depth + cheapest] ?? 0)) cheapest = order;
    }
    return cheapest;
  }

  /** The low card takes a row and starts it again, then the other card is placed. */
  #taking(depth: number, order: number, seat: number, low: number, high: number): number {
    this.#begin(depth);
    const rows = this.#rows;
    const from = ROWS * (depth + 1);
    this.#take(depth + 1, seat, headsIn(rows[from + order] ?? 0));
    for (let i = order; i > 0; i--) rows[from + i] = rows[from + i - 1] ?? 0;
    rows[from] = begun(low);
    this.#place(depth + 1, high, 1 - seat);
    return this.#value(depth + 1);
  }

  /** The next turn begins as this one did. */
  #begin(depth: number): void {
    this.#rows.copyWithin(ROWS * (depth + 1), ROWS * depth, ROWS * (depth + 1));
    this.#mine[depth + 1] = this.#mine[depth] ?? 0;
    this.#others[depth + 1] = this.#others[depth] ?? 0;
  }

  #take(depth: number, seat: number, taken: number): void {
    const points = seat === 0 ? this.#mine : this.#others;
    points[depth] = (points[depth] ?? 0) + taken;
  }

  /** S5, S6, S7: a card goes to the row with the highest last card below it, and takes it if it is full. */
  #place(depth: number, card: number, seat: number): void {
    const rows = this.#rows;
    let order = ROWS * depth + ROWS - 1;
    while ((rows[order] ?? 0) >> 8 > card) order--;
    const row = rows[order] ?? 0;
    if (isFull(row)) this.#take(depth, seat, headsIn(row));
    rows[order] = isFull(row) ? begun(card) : longer(row, card);
  }
}
