import { SIZES } from '@bullpen/bots/six-nimmt/ground';
import { at, type Chance } from '@bullpen/engine';

/** A hand in a situation: for each of its cards, which three weights belong to it. */
interface Hand {
  readonly entries: Uint16Array;
  readonly left: number;
}

/** Which card was laid, by its place among the entries. */
export interface Choice extends Hand {
  readonly chosen: number;
}

/** What came of the hand by the end of the round, in heads. */
export interface Fate extends Hand {
  readonly cost: number;
}

/** How often all examples are used; each pass takes smaller steps than the one before. */
const PASSES = 10;
const RATE = 0.15;

/** Weights that are learnt in steps; those that have moved much move less from then on. */
class Learner {
  readonly lists: readonly Float64Array[] = SIZES.map((size) => new Float64Array(size));
  readonly #squares = SIZES.map((size) => new Float64Array(size).fill(1));
  rate = RATE;

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

/** The habit under which the choices are likeliest, and their mean log-likelihood. */
export function fitHabit(examples: readonly Choice[], chance: Chance): [readonly Float64Array[], number] {
  const learner = new Learner();
  const likelihood = passes(examples, chance, learner, ({ entries, chosen }) => {
    const weights: number[] = [];
    for (let card = 0; card < entries.length; card += 3) weights.push(Math.exp(learner.sum(entries, card)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    weights.forEach((weight, i) => {
      const slope = (i === chosen ? 1 : 0) - weight / total;
      for (let list = 0; list < 3; list++) learner.step(list, at(entries, 3 * i + list), slope);
    });
    return Math.log(at(weights, chosen) / total);
  });
  return [learner.lists, likelihood];
}

/** The worth that comes closest to what hands cost, and its mean squared error. */
export function fitWorth(examples: readonly Fate[], chance: Chance): [readonly Float64Array[], number] {
  const learner = new Learner();
  const missed = passes(examples, chance, learner, ({ entries, left, cost }) => {
    let sum = at(at(learner.lists, 3), left);
    for (let card = 0; card < entries.length; card += 3) sum += learner.sum(entries, card);
    const slope = cost - sum;
    learner.step(3, left, slope);
    for (let i = 0; i < entries.length; i++) learner.step(i % 3, at(entries, i), slope);
    return slope * slope;
  });
  return [learner.lists, missed];
}

/** Goes through all examples a number of times, each time in a new order; returns the mean of the last pass. */
function passes<T>(
  examples: readonly T[],
  chance: Chance,
  learner: Learner,
  learn: (example: T) => number,
): number {
  const order = examples.slice();
  let sum = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, chance);
    learner.rate = RATE * (1 - pass / PASSES);
    sum = 0;
    for (const example of order) sum += learn(example);
  }
  return sum / examples.length;
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
