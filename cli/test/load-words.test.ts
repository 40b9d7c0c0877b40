import { familyTime } from '@bullpen/prove/process';
import { expect, it } from 'vitest';
import type { LoadReport } from '../load/run.ts';
import { growthWords, processWords } from '../load/words.ts';

const report = (microsecondsPerMove: number, beside = {}): LoadReport => ({
  startMilliseconds: 100,
  connections: 8,
  moves: 1000,
  movesPerSecond: 500,
  p50: 1,
  p99: 2,
  playersLate99: 1,
  kilobytesPerConnection: 30,
  microsecondsPerMove,
  mainMicrosecondsPerMove: 80,
  otherMicrosecondsPerMove: {},
  besideMicrosecondsPerMove: beside,
  bytesPerMoveAndSeat: 118,
  kills: 0,
  lost: 0,
  doubled: 0,
  gaps: 0,
  refusals: {},
});

it('compares the cost of all parts of a cluster with that of the embedded server', () => {
  const cluster = (server: number) => [
    { processes: 2, report: report(server, { PostgreSQL: 70, Redis: 10 }) },
  ];
  const words = (server: number, apart: number) =>
    processWords({
      embedded: report(100),
      hubs: [{ processes: 2, report: report(140) }],
      clusters: cluster(server),
      spread: cluster(apart),
    });
  const good = words(170, 300);
  expect(good).toMatch(/SQLite, 2 processes +500 +140 +0 +0 +140 +1\.40/);
  expect(good).toMatch(/PostgreSQL, 2 processes +500 +170 +70 +10 +250 +2\.50/);
  expect(good).toMatch(/PostgreSQL, 2, seats apart +500 +300 +70 +10 +380 +3\.80/);
  expect(good).toMatch(/embedded one: reached$/m);
  expect(words(171, 100)).toMatch(/embedded one: MISSED$/m);
});

it('says what a watcher adds to a move', () => {
  const watched = [
    { watchers: 0, microsecondsPerMove: 200, bytesPerMoveAndWatcher: 0 },
    { watchers: 100, microsecondsPerMove: 1200, bytesPerMoveAndWatcher: 60 },
  ];
  const words = growthWords({ played: [report(150)], stored: [], watched });
  expect(words).toMatch(/^100 +1,200 +10\.0 +60$/m);
  expect(words).toMatch(/^10 +500 +150 +80 +118 +2\.0$/m);
});

it.runIf(process.platform === 'linux')('adds up the processor time of a process and its children', () => {
  expect(familyTime(null)).toBe(0);
  expect(familyTime(process.pid)).toBeGreaterThan(0);
});
