// Prints how heavy, how quick and how steady the page is, with the bars it answers to. Times depend on the machine: they are
// printed, not judged. What is too heavy or shifts ends with a failure. Names of parts as arguments: only these.

import { availableParallelism, loadavg } from 'node:os';
import { gameIds } from '../games/list.ts';
import { playOn, sitDown } from './autoplay.ts';
import { openScene } from './browser.ts';
import { AGAIN_BYTES, firstVisit, VISIT_BYTES, VISIT_REQUESTS } from './first-visit.ts';
import { BARS, CATEGORIES, type Device, judge, judgedPages } from './lighthouse.ts';
import {
  atRest,
  DECISION,
  decisionTimes,
  HOME_BYTES,
  PAINT_BYTES,
  ROUND,
  SCREENS,
  SHIFT,
  shiftsAt,
  sum,
  TABLE_BYTES,
  weigh,
  weighPaint,
} from './numbers.ts';

type ShiftPlan = Parameters<typeof shiftsAt> extends [unknown, ...infer Rest] ? Rest : never;

const wanted = process.argv.slice(2);

let fine = true;
const say = (what: string, value: string, ok = true): void => {
  fine &&= ok;
  console.log(`${ok ? ' ' : '!'} ${what.padEnd(34)} ${value}`);
};
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  async weight() {
    console.log('script as it comes over the wire, compressed');
    const home = await weigh(scene, '/', '.tiles');
    say(
      'home',
      `${kB(home.page + home.workers)} of ${kB(HOME_BYTES)}`,
      home.page + home.workers <= HOME_BYTES,
    );
    const paint = await weighPaint(scene);
    say('all before the first paint', `${kB(paint)} of ${kB(PAINT_BYTES)}`, paint <= PAINT_BYTES);
    for (const game of gameIds) {
      const { page, workers } = await weigh(scene, `/play/${game}`, '.table[data-status="playing"]');
      const text = `${kB(page + workers)} of ${kB(TABLE_BYTES)} (page ${kB(page)}, worker ${kB(workers)})`;
      say(game, text, page + workers <= TABLE_BYTES);
    }
  },
  async visits() {
    console.log('a first visit, with what is kept for offline; 0.1 made 139 requests, 297 kB');
    for (const [path, uses] of [
      ['/', ['en']],
      ...gameIds.map((game) => [`/play/${game}`, ['en', game]] as const),
    ] as const) {
      const { paths, bytes, ready, again } = await firstVisit(scene, path, uses);
      say(
        path,
        `${paths.length} requests of ${VISIT_REQUESTS}, ${kB(bytes)}; ${kB(ready)} of ${kB(VISIT_BYTES)} before it can be used; the next visit ${kB(again)} of ${kB(AGAIN_BYTES)}`,
        paths.length <= VISIT_REQUESTS && ready <= VISIT_BYTES && again <= AGAIN_BYTES,
      );
    }
  },
  async slow() {
    console.log('with a CPU slowed down 4 times; the bars are 1500 ms for home, 1000 ms for a table');
    for (let turn = 1; turn <= 3; turn++) {
      const { paint, ready, table } = await slowVisit();
      say(
        `visit ${turn}`,
        `first paint ${paint.toFixed(0)} ms, interactive ${ready.toFixed(0)} ms, then a press on "Play now" to the table ${table.toFixed(0)} ms`,
      );
    }
  },
  async frames() {
    console.log('a turn of 6 nimmt! with ten seats, shown at normal speed');
    const page = await scene.visit('/new/six-nimmt');
    await sitDown(page, { seats: 10, 'Fixed number of rounds': 2 });
    const frames: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await playOn(page, 10);
      frames.push(...(await atRest(page)));
    }
    frames.sort((a, b) => a - b);
    const at = (share: number): number => frames[Math.floor(frames.length * share)]!;
    say('frames seen', String(frames.length));
    say(
      'from one frame to the next',
      `median ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms`,
    );
    say('frames a second', `${(1000 / at(0.5)).toFixed(0)} (median)`);
  },
  async pace() {
    console.log(`6 nimmt! with three bots at normal speed; the bar is ${DECISION} ms (median)`);
    const decisions = [
      ...(await decisionTimes(scene, 'one', 9)),
      ...(await decisionTimes(scene, 'two', 9)),
      ...(await decisionTimes(scene, 'three', 9)),
    ].sort((a, b) => a - b);
    const middle = decisions[Math.floor(decisions.length / 2)] ?? 0;
    say(
      'move to next decision',
      `median ${middle.toFixed(0)} ms, longest ${decisions.at(-1)?.toFixed(0)} ms, of ${decisions.length}`,
      middle < DECISION,
    );
  },
  async shifts() {
    console.log(`layout shift, all of it counted; the bar is ${SHIFT}`);
    for (const game of gameIds) {
      for (const [name, screen] of Object.entries(SCREENS)) {
        await sayShifts(`${game}, ${name}, ${ROUND[game]} moves`, game, ROUND[game], {
          ...screen,
          reducedMotion: 'reduce',
        });
        await sayShifts(`${game}, ${name}, 12 moves gliding`, game, 12, screen);
      }
    }
  },
  phone: () => sayScores('phone'),
  desktop: () => sayScores('desktop'),
};

const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`there is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
const scene = await openScene();
console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
for (const [name, run] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) await run();
await scene.close();
if (!fine) process.exitCode = 1;

/** What Lighthouse says of each page. */
async function sayScores(device: Device): Promise<void> {
  console.log(`Lighthouse on a ${device}: ${CATEGORIES.join(', ')}; the best of up to three runs`);
  for (const [name, path] of judgedPages()) {
    const { scores, times, quiet, faults } = await judge(scene, path, device);
    const text = scores.map((score) => String(score).padStart(5)).join('');
    const all = `${text}   of ${BARS[device].join(', ')}   ${times}; performance by processor time ${quiet}`;
    say(`${name}, ${device}`, all, faults.length === 0);
    for (const fault of faults) console.log(`    ${fault}`);
  }
}

async function sayShifts(what: string, ...[game, moves, how]: ShiftPlan): Promise<void> {
  const shifts = await shiftsAt(scene, game, moves, how);
  const shifted = sum(shifts.map(({ value }) => value));
  say(what, shifted.toFixed(5), shifted < SHIFT);
  for (const { value, sources } of shifts) console.log(`    ${value.toFixed(5)} ${sources[0]}`);
}

/** Interactive is when the page is drawn and no task keeps the thread for longer than 50 ms any more. */
async function slowVisit(): Promise<{ paint: number; ready: number; table: number }> {
  const visitor = await scene.visit('/icon.svg', { serviceWorkers: 'block' });
  const cdp = await visitor.context().newCDPSession(visitor);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await visitor.goto(scene.url);
  await visitor.locator('.tiles').waitFor();
  const times = await visitor.evaluate(
    () =>
      new Promise<{ paint: number; ready: number }>((resolve) => {
        let ready = 0;
        let last = performance.now();
        const note = (list: PerformanceObserverEntryList): void => {
          for (const { startTime, duration } of list.getEntries()) {
            ready = Math.max(ready, startTime + duration);
            last = performance.now();
          }
        };
        new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
        const look = (): void => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const quiet = performance.now() - last > 1000;
          if (paint === undefined || !quiet) requestAnimationFrame(look);
          else resolve({ paint: paint.startTime, ready: Math.max(ready, paint.startTime) });
        };
        look();
      }),
  );
  const before = performance.now();
  await visitor
    .getByRole('link', { name: /^Play now/ })
    .first()
    .click();
  await visitor.locator('.table[data-status="playing"]').waitFor();
  const table = performance.now() - before;
  await visitor.context().close();
  return { ...times, table };
}
