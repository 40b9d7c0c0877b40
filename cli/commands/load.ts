import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@bullpen/prove/process';
import { databaseFile } from '@bullpen/server/store/sqlite-file';
import { freePort } from '@bullpen/server/testing/daemon';
import { gameNamed, playersOf, wholeNumber } from '../choices.ts';
import { type BotReport, runBots } from '../load/bots.ts';
import { memoryPerTable } from '../load/memory.ts';
import { type Loaded, type LoadPlan, type LoadReport, runLoad } from '../load/run.ts';
import { comparison, yardstickIn } from '../load/yardstick/compare.ts';
import { grouped, print } from '../output.ts';

export interface LoadFlags {
  readonly tables: string;
  readonly rate: string;
  readonly seconds: string;
  readonly kills: string;
  readonly idle: string;
  readonly bots?: string;
  readonly yardstick?: true;
  readonly json?: true;
}

const SEATS = 4;
/** More moves than a table has entries at hand. */
const IDLE_MOVES = 70;

/** Puts a server in a second process under load, on this machine alone, for a bounded time. */
export async function loadCommand(flags: LoadFlags): Promise<void> {
  if (flags.bots !== undefined) return botsCommand(flags.bots, flags);
  const plan = {
    tables: wholeNumber('--tables', flags.tables, 1, 5000),
    seats: SEATS,
    rate: wholeNumber('--rate', flags.rate, 1, 100_000),
    seconds: wholeNumber('--seconds', flags.seconds, 1, 3600),
    kills: wholeNumber('--kills', flags.kills, 0, 100),
  };
  if (flags.yardstick) return yardstickCommand(plan, flags);
  const idle = wholeNumber('--idle', flags.idle, 0, 5000);
  const tell = (what: string): void => void process.stderr.write(`${what} …\n`);
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-load-'));
  const loaded = await serverIn(folder);
  try {
    // First: what the players of the load leave behind in this process would be thrown away while tables are weighed.
    if (idle > 0) tell(`playing at ${idle} tables and leaving them`);
    const kilobytesPerIdleTable =
      idle > 0 ? (await memoryPerTable(idle, IDLE_MOVES, join(folder, 'idle'))) / 1024 : 0;
    const played = await runLoad(loaded, plan, tell);
    const report = { ...played, kilobytesPerIdleTable };
    print(flags.json ? JSON.stringify(report) : words(report));
    if (report.lost + report.doubled + report.gaps > 0) process.exitCode = 1;
  } finally {
    await loaded.server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** It lets one address do everything, and each connection what hundreds of people would. */
const serverIn = async (folder: string): Promise<Loaded> => ({
  server: new ServerProcess(await freePort(), { BULLPEN_DATA: folder, BULLPEN_MESSAGES_PER_SECOND: '1000' }),
  file: databaseFile(folder),
});

/** Plays at the real server and at the yardstick, one after the other, with the same players. */
async function yardstickCommand(plan: LoadPlan, flags: LoadFlags): Promise<void> {
  const tell = (what: string): void => void process.stderr.write(`${what} …\n`);
  const measure = async (make: (folder: string) => Promise<Loaded>): Promise<LoadReport> => {
    const folder = mkdtempSync(join(tmpdir(), 'bullpen-load-'));
    const loaded = await make(folder);
    try {
      return await runLoad(loaded, { ...plan, kills: 0 }, tell);
    } finally {
      await loaded.server.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const bullpen = await measure(serverIn);
  tell('the same with the yardstick');
  const yardstick = await measure(yardstickIn);
  print(flags.json ? JSON.stringify({ bullpen, yardstick }) : comparison(bullpen, yardstick));
}

/** Measures how many moves bots of a level make, and how late, at several numbers of tables, each on a new server. */
async function botsCommand(level: string, flags: LoadFlags): Promise<void> {
  const [name = level] = playersOf(gameNamed('six-nimmt'), 1, level);
  const seconds = wholeNumber('--seconds', flags.seconds, 1, 600);
  const counts = flags.tables.split(',').map((text) => wholeNumber('--tables', text.trim(), 1, 2000));
  const reports: BotReport[] = [];
  for (const tables of counts) {
    process.stderr.write(`bots at ${tables} tables for ${seconds} s …\n`);
    const folder = mkdtempSync(join(tmpdir(), 'bullpen-load-'));
    try {
      const { server } = await serverIn(folder);
      reports.push(await runBots(server, { level: name, tables, seconds }));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  print(flags.json ? JSON.stringify(reports) : botWords(reports));
}

const late = (seconds: number): string => (seconds === Infinity ? '> 60 s' : `${seconds} s`);

const botWords = (reports: readonly BotReport[]): string =>
  [
    'tables  refused  bot moves/s  late p50  late p99  person p50  person p99',
    ...reports.map((report) =>
      [
        grouped(report.tables).padStart(6),
        grouped(report.refused).padStart(7),
        grouped(report.movesPerSecond).padStart(11),
        late(report.late50).padStart(8),
        late(report.late99).padStart(8),
        `${report.person50.toFixed(1)} ms`.padStart(10),
        `${report.person99.toFixed(1)} ms`.padStart(10),
      ].join('  '),
    ),
  ].join('\n');

function words(report: LoadReport & { readonly kilobytesPerIdleTable: number }): string {
  const idle = report.kilobytesPerIdleTable;
  const refusals = Object.entries(report.refusals).map(([code, count]) => `${code} ${count}`);
  return [
    `start to first answer     ${report.startMilliseconds.toFixed(0)} ms`,
    `connections               ${grouped(report.connections)}, ${report.kilobytesPerConnection.toFixed(1)} kB each`,
    `durable moves             ${grouped(report.moves)}, ${grouped(report.movesPerSecond)}/s`,
    `move to last seat's view  p50 ${report.p50.toFixed(1)} ms, p99 ${report.p99.toFixed(1)} ms (players' own loop late: p99 ${report.playersLate99.toFixed(1)} ms)`,
    `processor time per move   ${grouped(report.microsecondsPerMove)} µs, of it main thread ${grouped(report.mainMicrosecondsPerMove)} µs`,
    ...Object.entries(report.otherMicrosecondsPerMove).map(
      ([thread, used]) => `  threads ${thread.padEnd(16)}${grouped(used)} µs`,
    ),
    `bytes per move and seat   ${grouped(report.bytesPerMoveAndSeat)}`,
    `memory per idle table     ${idle === 0 ? 'not measured' : `${idle.toFixed(1)} kB`}`,
    `kills                     ${report.kills}`,
    `lost, doubled, gaps       ${report.lost}, ${report.doubled}, ${report.gaps}`,
    `refusals                  ${refusals.join(', ') || 'none'}`,
  ].join('\n');
}
