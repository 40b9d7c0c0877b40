import { at, playouts, readMatch, rising, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { BenchCourse, Raw } from './bench.ts';
import { yardstick } from './yardstick.ts';

/** Slices of time are measured alternately, so that other work on the machine affects both alike. */
const SLICE_MS = 100;
/** How many units are done between two looks at the clock; at least one match. */
const LOOK_EVERY = 20;
const WARM_UP_SLICES = 4;

const course = JSON.parse(at(process.argv, 2)) as BenchCourse;
const slices = Number(process.argv[3]);
const game = games[course.game];
const match = readMatch(game, course.seats, course.options);
if (!match.ok) throw new Error(`${course.game}: ${match.refusal.code}`);
const { value } = match;

const deals = seeded('bench deals');
const play = playouts(game, deals, seeded('bench picks'));

/** The processor time of this thread in milliseconds: what it would take on an idle machine. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * How many units a second `work` does, over one slice; it does `units` each time. Some systems count processor time in ticks
 * of several milliseconds, so a slice begins with a tick and ends with one.
 */
function speed(units: number, work: () => void): number {
  const before = now();
  let start = before;
  while (start === before) start = now();
  let done = 0;
  let elapsed = 0;
  do {
    // A look at the clock takes as long as a round, so there are few.
    for (let i = 0; i < LOOK_EVERY; i += units) {
      work();
      done += units;
    }
    elapsed = now() - start;
  } while (elapsed < SLICE_MS);
  return (done * 1000) / elapsed;
}

const playMatch = (): void => {
  play(game.setup(value, deals));
};
const playYardstick = (): void => {
  yardstick(1000);
};
const state = game.setup(value, deals);
let kept: unknown;
const cloneMany = (): void => {
  for (let i = 0; i < 1000; i++) kept = game.clone(state);
};

const median = (values: readonly number[]): number => at(rising(values), values.length >> 1);

/** The speeds of the works, slice by slice, alternately. */
function measure(works: readonly (readonly [units: number, work: () => void])[]): number[][] {
  const measured: number[][] = [];
  for (let slice = -WARM_UP_SLICES; slice < slices; slice++) {
    const speeds = works.map(([units, work]) => speed(units, work));
    if (slice >= 0) measured.push(speeds);
  }
  return measured;
}

const pairs = measure([
  [course.units, playMatch],
  [1000, playYardstick],
]);
// Clones are measured afterwards: the garbage that they leave would slow the others down.
const clones = measure([[1000, cloneMany]]);
if (kept === undefined) throw new Error('nothing was cloned');
const raw: Raw = {
  perSecond: median(pairs.map((pair) => at(pair, 0))),
  yardstick: median(pairs.map((pair) => at(pair, 1))),
  // Of slices side by side, so that a slow moment of the machine slows both.
  ratio: median(pairs.map((pair) => at(pair, 0) / at(pair, 1))),
  cloneNanoseconds: 1e9 / median(clones.map((pair) => at(pair, 0))),
};
process.send?.(raw);
