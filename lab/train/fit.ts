import { SIZES } from '@bullpen/bots/six-nimmt/ground';
import { at, type Chance } from '@bullpen/engine';

/** A hand in a situation: for each of its cards, which three weights belong to it. */
export interface HandExample {
  readonly entries: Uint16Array;
  readonly left: number;
}

/** Which card was laid, by its place among the entries. */
export interface Choice extends HandExample {
  readonly chosen: number;
}

/** What came of the hand by the end of the round, in heads. */
interface Fate extends HandExample {
  readonly cost: number;
}

/** A turn: by seat, the hands, the heads taken before it in the round, and the heads at its end. */
export interface Turn {
  readonly hands: readonly HandExample[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
}

/** How often all examples are used; each pass takes smaller steps than the one before. */
const PASSES = 10;
const RATE = 0.15;
/** The same where something learnt from many seat counts is fitted to one of them. */
const TUNING = { passes: 5, rate: 0.06 };

/** Weights that are learnt in steps; those that have moved much move less from then on. */
class Learner {
  readonly lists: readonly Float64Array[];
  readonly #squares = SIZES.map((size) => new Float64Array(size).fill(1));
  readonly passes: number;
  readonly #rate: number;
  rate: number;

  /** `from`: the weights to begin with, if not with none. */
  constructor(from?: readonly Float64Array[]) {
    this.lists = from?.map((list) => list.slice()) ?? SIZES.map((size) => new Float64Array(size));
    this.passes = from === undefined ? PASSES : TUNING.passes;
    this.#rate = from === undefined ? RATE : TUNING.rate;
    this.rate = this.#rate;
  }

  beginPass(pass: number): void {
    this.rate = this.#rate * (1 - pass / this.passes);
  }

  step(list: number, entry: number, slope: number): void {
    const squares = at(this.#squares, list);
    const numbers = at(this.lists, list);
    const square = at(squares, entry) + slope * slope;
    squares[entry] = square;
    numbers[entry] = at(numbers, entry) + (this.rate * slope) / Math.sqrt(square);
  }

  sum(entries: Uint16Array, card: number): number {
    let sum = 0;
    for (let i = 0; i < 3; i++) sum += at(at(this.lists, i), at(entries, card + i));
    return sum;
  }
}

/** What was learnt, and how far off it was in each pass. */
export interface Fitted {
  readonly lists: readonly Float64Array[];
  readonly curve: readonly number[];
}

/** The habit under which the choices are likeliest; how far off: its mean log-likelihood, with its sign changed. */
export function fitHabit(
  examples: readonly Choice[],
  chance: Chance,
  from?: readonly Float64Array[],
): Fitted {
  const learner = new Learner(from);
  const curve = passes(examples, chance, learner, ({ entries, chosen }) => {
    const weights: number[] = [];
    for (let card = 0; card < entries.length; card += 3) weights.push(Math.exp(learner.sum(entries, card)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    weights.forEach((weight, i) => {
      const slope = (i === chosen ? 1 : 0) - weight / total;
      for (let list = 0; list < 3; list++) learner.step(list, at(entries, 3 * i + list), slope);
    });
    return -Math.log(at(weights, chosen) / total);
  });
  return { lists: learner.lists, curve };
}

/** The worth that comes closest to what hands cost; how far off: its mean squared error. */
export function fitWorth(turns: readonly Turn[], chance: Chance, from?: readonly Float64Array[]): Fitted {
  const examples = turns.flatMap(({ hands, points, scores }) =>
    hands.map((hand, seat): Fate => ({ ...hand, cost: at(scores, seat) - at(points, seat) })),
  );
  const learner = new Learner(from);
  const curve = passes(examples, chance, learner, ({ entries, left, cost }) => {
    const slope = cost - costBy(learner.lists, { entries, left });
    learner.step(3, left, slope);
    for (let i = 0; i < entries.length; i++) learner.step(i % 3, at(entries, i), slope);
    return slope * slope;
  });
  return { lists: learner.lists, curve };
}

/** What a hand costs by these weights. */
function costBy(lists: readonly Float64Array[], { entries, left }: HandExample): number {
  let sum = at(at(lists, 3), left);
  for (let i = 0; i < entries.length; i++) sum += at(at(lists, i % 3), at(entries, i));
  return sum;
}

/** Drifts that are tried, in heads. */
const DRIFTS = Array.from({ length: 60 }, (_, i) => 1 + i / 4);

/**
 * How far scores drift apart, by the number of cards left: the drifts under which the winners are likeliest, where the chance to
 * win falls by a factor of e with each drift of heads to expect.
 */
export function fitDrift(turns: readonly Turn[], worth: readonly Float64Array[], most: number): Float64Array {
  const drifts = new Float64Array(most + 1);
  for (let left = 1; left <= most; left++) {
    const races = turns
      .filter(({ hands }) => at(hands, 0).left === left)
      .map(({ hands, points, scores }) => ({
        expected: hands.map((hand, seat) => at(points, seat) + costBy(worth, hand)),
        shares: winShares(scores),
      }));
    drifts[left] = DRIFTS.map((drift) => ({
      drift,
      likelihood: races.reduce((sum, race) => sum + likelihood(race, drift), 0),
    })).reduce((best, each) => (each.likelihood > best.likelihood ? each : best)).drift;
  }
  // When no card is left the round is decided; what remains between rounds is little.
  drifts[0] = Math.min(at(drifts, 1), 3);
  return drifts;
}

/** What each seat is expected to have at the end, and its share of the win. */
interface Race {
  readonly expected: readonly number[];
  readonly shares: readonly number[];
}

function likelihood({ expected, shares }: Race, drift: number): number {
  const least = Math.min(...expected);
  const total = expected.reduce((sum, heads) => sum + Math.exp((least - heads) / drift), 0);
  return expected.reduce(
    (sum, heads, seat) => sum + at(shares, seat) * ((least - heads) / drift - Math.log(total)),
    0,
  );
}

/** Each seat's part of the win: the fewest heads win, equals share. */
function winShares(scores: readonly number[]): number[] {
  const best = Math.min(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score) => (score === best ? 1 / winners : 0));
}

/** Goes through all examples a number of times, each time in a new order; returns the mean of each pass. */
function passes<T>(
  examples: readonly T[],
  chance: Chance,
  learner: Learner,
  learn: (example: T) => number,
): number[] {
  const order = examples.slice();
  return Array.from({ length: learner.passes }, (_, pass) => {
    shuffle(order, chance);
    learner.beginPass(pass);
    let sum = 0;
    for (const example of order) sum += learn(example);
    return sum / Math.max(1, examples.length);
  });
}

/** Chance draws below 65,536, so a long list takes two draws. */
function shuffle<T>(list: T[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = (chance.below(0x8000) * 0x8000 + chance.below(0x8000)) % (i + 1);
    const item = at(list, i);
    list[i] = at(list, j);
    list[j] = item;
  }
}
