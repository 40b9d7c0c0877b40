import { botNamed } from '@bullpen/bots';
import { at, legalMoves, lowest, type Match, playouts, readMatch, rising, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { BenchCourse, Raw } from './bench.ts';
import { chunkOf, simulate } from './simulate.ts';
import { yardstick } from './yardstick.ts';

/** Slices of time are measured alternately, so that other work on the machine affects both alike. */
const SLICE_MS = 100;
/** How many units are done between two looks at the clock; at least one match. */
const LOOK_EVERY = 20;
const WARM_UP_SLICES = 4;

const course = JSON.parse(at(process.argv, 2)) as BenchCourse;
const slices = Number(process.argv[3]);
const game = games[course.game];

function matchWith(options: BenchCourse['options']): Match {
  const match = readMatch(game, course.seats, options);
  if (!match.ok) throw new Error(`${course.game}: ${match.refusal.code}`);
  return match.value;
}
const value = matchWith(course.options);

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

/** How many chunks of a simulation pass before it is measured: in them workers start and code is compiled. */
const WARM_UP_CHUNKS = 16;
/** How long a simulation takes in slices, about: compiling goes on for a while in each worker. */
const SIMULATED_SLICES = 40;

/** What `simulate` makes in a second of processor time, that of all its threads. */
async function simulatedSpeed(perSecond: number): Promise<number> {
  const players = Array<string>(course.seats).fill('random');
  const match = matchWith(course.single);
  const count = Math.ceil((perSecond * SIMULATED_SLICES * SLICE_MS * Math.min(1, slices / 10)) / 1000);
  const plan = { game: course.game, match, players, budget: { playouts: 1 }, seed: 'bench', recorded: false };
  let chunks = 0;
  let measured = 0;
  let start = process.cpuUsage();
  await simulate(
    { ...plan, games: count + WARM_UP_CHUNKS * chunkOf({ ...plan, games: 1 }) },
    ({ matches }) => {
      if (++chunks > WARM_UP_CHUNKS) measured += matches;
      else start = process.cpuUsage();
    },
  );
  const { user, system } = process.cpuUsage(start);
  return (measured * 1e6) / (user + system);
}

/** How many playouts `strong` makes in a second, in matches between bots like it. A move without a choice needs none. */
function playoutSpeed(): number {
  const strong = botNamed(course.game, 'strong');
  const chance = seeded('bench strong');
  const match = matchWith(course.single);
  const budget = { playouts: course.playouts };
  let state = game.setup(match, chance);
  const decide = (): void => {
    for (let decided = false; !decided; ) {
      if (game.toAct(state) === 0) state = game.setup(match, chance);
      const seat = lowest(game.toAct(state));
      const moves = legalMoves(game, state, seat);
      game.apply(state, seat, strong.choose(game.view(state, seat), moves, chance, budget), chance);
      decided = moves.length > 1;
    }
  };
  return median(measure([[course.playouts, decide]]).map((speeds) => at(speeds, 0)));
}

const pairs = measure([
  [course.units, playMatch],
  [1000, playYardstick],
]);
// Clones are measured afterwards: the garbage that they leave would slow the others down.
const clones = measure([[1000, cloneMany]]);
if (kept === undefined) throw new Error('nothing was cloned');
const perSecond = median(pairs.map((pair) => at(pair, 0)));
const simulated = await simulatedSpeed(perSecond);
const raw: Raw = {
  perSecond,
  yardstick: median(pairs.map((pair) => at(pair, 1))),
  // Of slices side by side, so that a slow moment of the machine slows both.
  ratio: median(pairs.map((pair) => at(pair, 0) / at(pair, 1))),
  cloneNanoseconds: 1e9 / median(clones.map((pair) => at(pair, 0))),
  simulated,
  simulatedPart: simulated / perSecond,
  playouts: playoutSpeed(),
};
process.send?.(raw);
