import { at, type Chance, required, type Seat } from '@bullpen/engine';
import { cardIn, HAND, type Rows, type State } from '@bullpen/games/six-nimmt/internals.ts';
import { type Ground, SPOTS, weightsAt } from './ground.ts';
import type { Outlook } from './standing.ts';
import { STYLES, type Style } from './style.ts';
import { weights } from './weights.ts';

/** What was learnt, as text: one line for each list of weights, in the order of `SIZES`. */
export interface Weights {
  /** How `mcs` lays cards, how a plain search with a learnt policy does, and how `strong` does. */
  readonly mcs: readonly string[];
  readonly flat: readonly string[];
  readonly strong: readonly string[];
  /** What hands cost. */
  readonly worth: readonly string[];
  /** How far scores drift apart by the end of the round, in heads, by the number of cards left. */
  readonly drift: readonly string[];
}

/** Lists of weights, as long as `SIZES` says. */
type WeightLists = readonly Float64Array[];

// A weight is kept as one letter of this list, so that thousands of them are a few lines of text; the middle one is 0.
const LETTERS = '()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const ZERO = LETTERS.length >> 1;
/** How many letters on each side of the middle are written: more would only tell noise apart, and make the page heavier. */
const STEPS = 21;

/** A list of weights as text: its scale, then a letter for each weight. */
export function write(list: Float64Array): string {
  const most = Math.max(0.01, ...Array.from(list, Math.abs));
  const scale = Math.ceil((1000 * most) / STEPS) / 1000;
  return `${scale} ${Array.from(list, (value) => LETTERS[ZERO + Math.round(value / scale)]).join('')}`;
}

export function read(text: string): Float64Array {
  const [scale, letters = ''] = text.split(' ');
  return Float64Array.from(letters, (letter) => (LETTERS.indexOf(letter) - ZERO) * Number(scale));
}

/** The weights by gap and by heads added up for each spot, which is quicker to read. */
function bySpot(lists: WeightLists): Float32Array {
  const [gaps, heads] = [at(lists, 0), at(lists, 1)];
  return Float32Array.from({ length: SPOTS }, (_, spot) => {
    const [gap, head] = weightsAt(spot);
    return at(gaps, gap) + at(heads, head);
  });
}

/**
 * How a kind of player lays cards. A card's weight is the product of three learnt factors: how full its row is and how many
 * cards of others may come in between; how full the row is and how many heads are in it; how high the card is. All three by
 * phase. Cards are laid as often as their weights say: a softmax over sums of three numbers.
 */
export class Habit {
  readonly #spots: Float32Array;
  readonly #bands: Float32Array;
  readonly #sums = new Float64Array(HAND);

  constructor(lists: WeightLists) {
    this.#spots = bySpot(lists).map(Math.exp);
    this.#bands = Float32Array.from(at(lists, 2), Math.exp);
  }

  /** How likely this card is to be laid, against the others of the hand. */
  weight(ground: Ground, rows: Rows, left: number, card: number): number {
    return this.weightAt(ground.spot(rows, left, card), ground.band(left, card));
  }

  /** The same for a card of which spot and band are known. */
  weightAt(spot: number, band: number): number {
    return (this.#spots[spot] ?? 0) * (this.#bands[band] ?? 0);
  }

  /** The weights of these cards, of which spots and bands are known by card. */
  weightsAt(spots: readonly number[], bands: readonly number[], cards: Uint8Array): number[] {
    const weights: number[] = [];
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] ?? 0;
      weights.push(this.weightAt(spots[card] ?? 0, bands[card] ?? 0));
    }
    return weights;
  }

  /** Draws one of the cards of a hand, by their weights; an index. */
  pick(ground: Ground, rows: Rows, cards: ArrayLike<number>, count: number, chance: Chance): number {
    const sums = this.#sums;
    let sum = 0;
    ground.lookAt(rows, count);
    for (let i = 0; i < count; i++) {
      const card = cards[i] ?? 0;
      sum += this.weightAt(ground.spotOf(card), ground.band(count, card));
      sums[i] = sum;
    }
    const drawn = (chance.below(0x10000) / 0x10000) * sum;
    let index = 0;
    for (let i = 0; i < count - 1; i++) index += (sums[i] ?? 0) <= drawn ? 1 : 0;
    return index;
  }
}

/** What a hand will cost by the end of the round: a learnt sum over its cards, of the same kind as a habit's. */
class Worth {
  readonly #spots: Float32Array;
  readonly #bands: Float32Array;
  readonly #base: Float32Array;

  constructor(lists: WeightLists) {
    this.#spots = bySpot(lists);
    this.#bands = Float32Array.from(at(lists, 2));
    this.#base = Float32Array.from(at(lists, 3));
  }

  /** The heads to expect from this seat's hand. */
  cost(ground: Ground, state: State, seat: Seat): number {
    const { left, rows } = state;
    let sum = this.#base[left] ?? 0;
    ground.lookAt(rows, left);
    for (let i = 0; i < left; i++) {
      const card = cardIn(state, seat, i);
      sum += (this.#spots[ground.spotOf(card)] ?? 0) + (this.#bands[ground.band(left, card)] ?? 0);
    }
    return sum;
  }
}

/** A kind of player that another seat may be; null lays any card as likely as another. */
export type PlayerKind = Habit | Style | null;
export type Kinds = readonly PlayerKind[];

/** What is known about the game with a number of seats. */
export interface Model extends Outlook {
  /** The kinds of players that others may be, and how likely each is before it has laid a card. */
  readonly kinds: Kinds;
  readonly prior: readonly number[];
  /** How likely all others are of this one kind, before they have laid a card; an empty list if that is nothing to reckon with. */
  readonly alike: readonly number[];
  /** How `strong` itself plays on. */
  readonly strong: Habit;
  readonly flat: Habit;
  readonly worth: Worth;
}

/**
 * How much heads count beside the chance to win, and from how many seats on. At a large table a chance is a small number that few worlds
 * say little about, and heads say more; at a small one playing for heads costs wins.
 */
const HEADS_SHARE = 0.4;
const LARGE_TABLE = 6;

/** Without a plan; like `mcs`, a plain search with a learnt policy, and `strong`; then by one plain idea each. */
const PRIOR = [0.05, 0.26, 0.29, 0.28, 0.02, 0.05, 0.05];

export function modelOf(learnt: Weights): Model {
  const strong = new Habit(learnt.strong.map(read));
  const flat = new Habit(learnt.flat.map(read));
  return {
    kinds: [null, new Habit(learnt.mcs.map(read)), flat, strong, ...STYLES],
    prior: PRIOR,
    alike: [],
    strong,
    flat,
    worth: worthOf(learnt.worth),
    drift: read(at(learnt.drift, 0)),
    heads: 0,
  };
}

export const worthOf = (lists: readonly string[]): Worth => new Worth(lists.map(read));

/**
 * The numbers of seats that weights are learnt for; others use those of the next lower one, or of the lowest. Each costs the page
 * three kilobytes.
 */
export const LEARNT = [2, 3, 4, 6, 10] as const;

/** Bots at a table are mostly of one kind: how likely all others are of this one. With one other there is nothing to compare. */
const ALIKE = [0.08, 0.16, 0.16, 0.16, 0.08, 0.08, 0.08];

const models = new Map<number, Model>();

/** The model for this many seats, made when it is first needed. */
export function modelFor(seats: number): Model {
  const learnt = LEARNT.findLast((number) => number <= seats) ?? LEARNT[0];
  let model = models.get(learnt);
  if (model === undefined) {
    const known = modelOf(required(weights[learnt], `the weights for ${learnt} seats`));
    model = { ...known, alike: learnt > 2 ? ALIKE : [], heads: learnt >= LARGE_TABLE ? HEADS_SHARE : 0 };
    models.set(learnt, model);
  }
  return model;
}
