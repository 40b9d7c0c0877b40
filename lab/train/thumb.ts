import { at, seeded } from '@bullpen/engine';
import { inOrder } from '../pool.ts';
import type { TrainRun } from './index.ts';
import type { Training } from './steps.ts';
import { type ThumbFigures, type ThumbGame, type ThumbGameId, thumbGames } from './thumb-games.ts';
import { advantage } from './thumb-play.ts';

/** How many generations there are, how many sets of figures each tries, and how many of these the next one starts from. */
const GENERATIONS = 24;
const TRIES = 16;
const CHOSEN = 4;
/** How far the first generation tries, as a part of each figure; every later one tries less far. */
const REACH = 0.4;
const CALMER = 0.92;
/** A figure that is nearly nothing is tried at least this far off. */
const LEAST = 0.1;

/** What the generations so far have learnt: enough to resume from there. */
export interface Generations {
  readonly done: number;
  readonly figures: ThumbFigures;
  /** By how much the figures were ahead of the first ones, after each generation. */
  readonly ahead: readonly number[];
}

/** What a worker is given: it plays any of the tries of a generation, and after these the figures against the first ones. */
export interface GenerationPlan {
  readonly game: ThumbGameId;
  readonly training: Training;
  readonly done: number;
  readonly figures: ThumbFigures;
}

/**
 * Learns the figures of a game's rules of thumb. In every generation some sets of figures that lie near the present ones play
 * against them, all in the same deals; the mean of the best is where the next generation starts.
 */
export async function trainThumb(
  game: ThumbGameId,
  training: Training,
  { workers, progress, from, keep, generations = GENERATIONS }: TrainRun,
): Promise<Generations> {
  let state = (from as Generations | null) ?? { done: 0, figures: thumbGames[game].first, ahead: [] };
  while (state.done < generations) {
    const { done, figures } = state;
    progress('generations', done, generations);
    const values: number[] = [];
    const plan: GenerationPlan = { game, training, done, figures };
    const script = new URL('./thumb-worker.ts', import.meta.url);
    await inOrder<number>(script, plan, TRIES + 1, workers, (value) => values.push(value));
    const ahead = at(values, TRIES);
    const best = values
      .slice(0, TRIES)
      .map((value, number) => ({ value, number }))
      .sort((a, b) => b.value - a.value)
      .slice(0, CHOSEN)
      .map(({ number }) => tried(plan, number));
    state = { done: done + 1, figures: meanOf(best), ahead: [...state.ahead, ahead] };
    keep(state);
  }
  return { ...state, figures: rounded(state.figures) };
}

/** The result of one chunk of a generation. */
export function playTry(plan: GenerationPlan, number: number): number {
  const { game, training, done, figures } = plan;
  const thumb: ThumbGame = thumbGames[game];
  return number < TRIES
    ? advantage(thumb, tried(plan, number), figures, training.rounds, `${training.seed}/${done}`)
    : advantage(thumb, rounded(figures), thumb.first, training.rounds, `${training.seed}/progress`);
}

/** The figures of a try: each a little off, by a bell-shaped chance. Tries come in pairs that are off to opposite sides. */
function tried({ game, training, done, figures }: GenerationPlan, number: number): ThumbFigures {
  const chance = seeded(`${training.seed}/${done}/try ${number >> 1}`);
  const { first }: ThumbGame = thumbGames[game];
  const reach = (number % 2 === 0 ? 1 : -1) * REACH * CALMER ** done;
  return mapped(figures, (name, figure) => {
    let off = 0;
    for (let i = 0; i < 12; i++) off += chance.below(0x10000) / 0x10000 - 0.5;
    return figure + reach * off * Math.max(LEAST, Math.abs(first[name] ?? 0));
  });
}

const meanOf = (sets: readonly ThumbFigures[]): ThumbFigures =>
  mapped(at(sets, 0), (name) => sets.reduce((sum, set) => sum + (set[name] ?? 0), 0) / sets.length);

const rounded = (figures: ThumbFigures): ThumbFigures =>
  mapped(figures, (_, figure) => Math.round(100 * figure) / 100 || 0);

const mapped = (figures: ThumbFigures, change: (name: string, figure: number) => number): ThumbFigures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, change(name, figure)]));

/** The source file that holds these figures, formatted as all our files are. */
export function figuresFile(game: ThumbGameId, figures: ThumbFigures): string {
  const { type, typeFile }: ThumbGame = thumbGames[game];
  return `import type { ${type} } from '${typeFile}';

/** Made by \`bullpen train ${game}\`; ${typeFile.slice(2)} says what each figure is. */
export const weights: ${type} = {
${Object.entries(figures)
  .map(([name, figure]) => `  ${name}: ${figure},\n`)
  .join('')}};
`;
}
