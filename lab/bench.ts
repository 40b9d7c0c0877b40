import { fork } from 'node:child_process';
import { type GameId, gameIds } from '@bullpen/games';
import { inlining } from './inlining.ts';

/** What `bullpen bench` plays of each game, and the speed it must reach. */
export interface BenchCourse {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** What is counted, and how many of it a match has. */
  readonly unit: 'rounds' | 'deals' | 'matches';
  readonly units: number;
  /** The options of a match that is one unit: what `simulate` plays. */
  readonly single: Readonly<Record<string, string | number>>;
  /** How many playouts `strong` gets for a move. */
  readonly playouts: number;
  /** The least speed, as a fraction of the yardstick's rounds a second. */
  readonly bar: number;
  readonly goal?: number;
}

/**
 * The yardstick's speed on the machine for which the absolute bars were set, where hand-written C makes 2,500,000 rounds a
 * second. It is derived from a machine on which both were measured: there the yardstick made 0.69 of what the same round in C
 * made (gcc -O3).
 */
export const REFERENCE = 1_730_000;

const COURSES: Readonly<Record<GameId, Omit<BenchCourse, 'game'>>> = {
  'six-nimmt': {
    seats: 4,
    options: { variant: 'basic', rounds: 100 },
    unit: 'rounds',
    units: 100,
    single: { variant: 'basic', rounds: 1 },
    playouts: 400,
    bar: 0.4,
    goal: 1,
  },
  'eleven-nimmt': {
    seats: 4,
    options: { rounds: 20 },
    unit: 'rounds',
    units: 20,
    single: { rounds: 1 },
    playouts: 150,
    bar: 60_000 / REFERENCE,
  },
  bullenrommee: {
    seats: 4,
    options: { deals: 1 },
    unit: 'deals',
    units: 1,
    single: { deals: 1 },
    playouts: 100,
    bar: 3_000 / REFERENCE,
  },
  'twenty-one': {
    seats: 4,
    options: {},
    unit: 'matches',
    units: 1,
    single: {},
    playouts: 300,
    bar: 60_000 / REFERENCE,
  },
  'captain-jack': {
    seats: 4,
    options: { deals: 20 },
    unit: 'deals',
    units: 20,
    single: { deals: 1 },
    playouts: 300,
    bar: 100_000 / REFERENCE,
  },
};

export const courses: readonly BenchCourse[] = gameIds.map((game) => ({ game, ...COURSES[game] }));

/** The least speed of `simulate` with blind players, by processor time, as a fraction of the engine's own loop. */
export const SIMULATE_BAR = 0.7;

/** How many slices of time are measured; the median counts. */
const SLICES = 25;

/** Speeds of a game and of the yardstick, measured alternately in one thread. */
export interface Measurement {
  readonly course: BenchCourse;
  readonly perSecond: number;
  readonly yardstick: number;
  /** The game's speed as a fraction of the yardstick's. */
  readonly ratio: number;
  /** The speed scaled to a machine where the yardstick has its reference speed. */
  readonly scaled: number;
  readonly cloneNanoseconds: number;
  /** What `simulate` with `random` players makes on all cores, a second of processor time; and as a fraction of `perSecond`. */
  readonly simulated: number;
  readonly simulatedPart: number;
  /** What `strong` makes, a second of processor time. */
  readonly playouts: number;
}

/** What the process of a course measured. */
export type Raw = Omit<Measurement, 'course' | 'scaled'>;

/**
 * Measures a game in a process of its own: there the engine's loop runs one game only, as it does in a simulation, and
 * there is no other thread. Not in a worker thread: its heap has addresses too long to fit into an instruction, which costs
 * 11 nimmt! a tenth of its speed.
 */
export async function measure(course: BenchCourse, slices = SLICES): Promise<Measurement> {
  const task = [JSON.stringify(course), String(slices)];
  const child = fork(new URL('./bench-process.ts', import.meta.url), task, {
    // What is inlined depends on when it is compiled: in the same thread it is the same in every run.
    execArgv: [...inlining, '--no-concurrent-recompilation'],
  });
  const raw = await new Promise<Raw>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Raw));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`the measuring of ${course.game} ended with ${signal ?? code}`));
    });
  });
  return { course, ...raw, scaled: raw.ratio * REFERENCE };
}
