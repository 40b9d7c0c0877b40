import { at, type Game } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Figures, Part } from '../part.ts';
import { type Asking, type Case, cases, SERVER } from './cases.ts';
import { type Recipe, recipes } from './recipes.ts';

const LEVELS = ['random', 'easy'];
/** Every recipe is tried on these cases until it has missed twice; what is left is tried on the others. */
const SIEVE = 12;
const MISSES = 2;
/** Cases for those that are left, and looks for them at most. */
const TRIALS = 40;
const LOOKS = 3000;
/** How unlikely a recipe's hits must be by chance before it is a finding. */
const UNLIKELY = 1e-9;

interface Plan {
  readonly game: Game;
  readonly level: string;
  readonly name: string;
  readonly ask?: Asking;
  /** How many public parts a row has at most. */
  readonly longest: number;
}

/** What a program that has all that a viewer has, and the source, guesses of the hidden choices of bots. */
export function predict({ game, level, name, ask = SERVER, longest }: Plan): Figures {
  const all = [...take(cases(game, level, name, ask, LOOKS), SIEVE + TRIALS)];
  const [sieve, trials] = [all.slice(0, SIEVE), all.slice(SIEVE)];
  const sums = { recipes: 0, guesses: 0, hits: 0, expected: 0 };
  if (trials.length < TRIALS / 2)
    return { sums, findings: [], notes: [`${game.id} ${level}: hardly any choice depends on chance`] };
  const names = [...at(all, 0).parts.keys()].filter((part) => all.every(({ parts }) => parts.has(part)));
  const findings: string[] = [];
  for (const recipe of recipes(names, longest)) {
    sums.recipes++;
    const first = hitsOf(recipe, sieve, MISSES);
    sums.guesses += first.guesses;
    sums.hits += first.hits;
    sums.expected += first.expected;
    if (first.guesses < sieve.length) continue;
    const { hits, expected } = hitsOf(recipe, trials, Number.POSITIVE_INFINITY);
    if (likely(hits, expected, trials.length) < UNLIKELY)
      findings.push(
        `${game.id} ${level}: ${recipe.name} is right in ${hits} of ${trials.length}, by chance ${expected.toFixed(1)}`,
      );
  }
  return { sums: { ...sums, expected: Math.round(sums.expected) }, findings };
}

/** Guesses until this many were wrong. */
function hitsOf(recipe: Recipe, tried: readonly Case[], misses: number) {
  let [hits, guesses, expected] = [0, 0, 0];
  for (const { parts, guess, made, chance } of tried) {
    if (guesses - hits >= misses) break;
    guesses++;
    expected += chance;
    if (guess(recipe.seed(parts)) === made) hits++;
  }
  return { hits, guesses, expected };
}

/** At least how unlikely this many hits or more are by chance (Chernoff's bound, which holds for unequal chances too). */
function likely(hits: number, expected: number, tries: number): number {
  const [p, q] = [hits / tries, expected / tries];
  if (p <= q) return 1;
  const part = (a: number, b: number): number => (a === 0 ? 0 : a * Math.log(a / b));
  return Math.exp(-tries * (part(p, q) + part(1 - p, 1 - q)));
}

function* take<T>(from: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const one of from) {
    if (left-- === 0) return;
    yield one;
  }
}

const PLANS = Object.values(games).flatMap((game) => LEVELS.map((level) => ({ game, level })));

/** One game and level after the other. */
export const predictionPart: Part = {
  name: 'no prediction',
  share: 0.5,
  round: async (number) =>
    predict({ ...at(PLANS, number % PLANS.length), name: `prediction ${number}`, longest: 3 }),
};
