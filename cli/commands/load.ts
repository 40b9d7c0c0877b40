import { join } from 'node:path';
import { gameNamed, playersOf, wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { type BotReport, runBots } from '../load/bots.ts';
import { playedTables, storedTables, watchedTable } from '../load/growth.ts';
import { memoryPerTable } from '../load/memory.ts';
import { embeddedIn, inFolder, measure, measureCluster, serverIn } from '../load/places.ts';
import type { LoadPlan, LoadReport } from '../load/run.ts';
import { growthWords, processWords, type SeveralProcesses } from '../load/words.ts';
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
  readonly processes?: string;
  readonly growth?: true;
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
  if (flags.growth) return growthCommand(plan.seconds, flags);
  if (flags.processes !== undefined) return processesCommand(flags.processes, plan, flags);
  if (flags.yardstick) return yardstickCommand(plan, flags);
  const idle = wholeNumber('--idle', flags.idle, 0, 5000);
  const report = await inFolder(async (folder) => {
    // First: what the players of the load leave behind in this process would be thrown away while tables are weighed.
    if (idle > 0) tell(`playing at ${idle} tables and leaving them`);
    const kilobytesPerIdleTable =
      idle > 0 ? (await memoryPerTable(idle, IDLE_MOVES, join(folder, 'idle'))) / 1024 : 0;
    return { ...(await measure(await embeddedIn(folder), plan, tell)), kilobytesPerIdleTable };
  });
  print(flags.json ? JSON.stringify(report) : words(report));
  if (report.lost + report.doubled + report.gaps > 0) process.exitCode = 1;
}

const tell = (what: string): void => void process.stderr.write(`${what} …\n`);

/** Plays at the real server and at the yardstick, one after the other, with the same players. */
async function yardstickCommand(plan: LoadPlan, flags: LoadFlags): Promise<void> {
  const calm = { ...plan, kills: 0 };
  const bullpen = await inFolder(async (folder) => measure(await embeddedIn(folder), calm, tell));
  tell('the same with the yardstick');
  const yardstick = await inFolder(async (folder) => measure(await yardstickIn(folder), calm, tell));
  print(flags.json ? JSON.stringify({ bullpen, yardstick }) : comparison(bullpen, yardstick));
}

/** The same load at one embedded server, of one process and of several, and at several on PostgreSQL and Redis. */
async function processesCommand(numbers: string, plan: LoadPlan, flags: LoadFlags): Promise<void> {
  const counts = numbers.split(',').map((text) => wholeNumber('--processes', text.trim(), 1, 16));
  const calm = { ...plan, kills: 0 };
  tell('one process on SQLite');
  const embedded = await inFolder(async (folder) => measure(await embeddedIn(folder), calm, tell));
  const hubs: SeveralProcesses[] = [];
  for (const processes of counts.filter((count) => count > 1)) {
    tell(`${processes} processes on SQLite`);
    const report = await inFolder(async (folder) => measure(await embeddedIn(folder, processes), calm, tell));
    hubs.push({ processes, report });
  }
  const clusters: SeveralProcesses[] = [];
  const spread: SeveralProcesses[] = [];
  const cluster = async (processes: number, together: boolean): Promise<SeveralProcesses> => {
    tell(`${processes} on PostgreSQL and Redis${together ? '' : ', the seats of a table at different ones'}`);
    const report = await measureCluster(processes, { ...calm, together }, tell);
    if (report === null) throw new Failure('PostgreSQL and Redis are not available here');
    return { processes, report };
  };
  for (const processes of counts) {
    clusters.push(await cluster(processes, true));
    if (processes > 1) spread.push(await cluster(processes, false));
  }
  const reports = { embedded, hubs, clusters, spread };
  print(flags.json ? JSON.stringify(reports) : processWords(reports));
}

/** What grows with the tables that are played at, stored or watched. */
async function growthCommand(seconds: number, flags: LoadFlags): Promise<void> {
  const growth = {
    played: await playedTables(seconds, tell),
    stored: await storedTables(tell),
    watched: await watchedTable(seconds, tell),
  };
  print(flags.json ? JSON.stringify(growth) : growthWords(growth));
}

/** Measures how many moves bots of a level make, and how late, at several numbers of tables, each on a new server. */
async function botsCommand(level: string, flags: LoadFlags): Promise<void> {
  const [name = level] = playersOf(gameNamed('six-nimmt'), 1, level);
  const seconds = wholeNumber('--seconds', flags.seconds, 1, 600);
  const counts = flags.tables.split(',').map((text) => wholeNumber('--tables', text.trim(), 1, 2000));
  const reports: BotReport[] = [];
  for (const tables of counts) {
    process.stderr.write(`bots at ${tables} tables for ${seconds} s …\n`);
    reports.push(
      await inFolder(async (folder) => runBots(await serverIn(folder), { level: name, tables, seconds })),
    );
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
    ...Object.entries(report.otherMicrosecondsPerMove)
      .filter(([, used]) => used >= 0.5)
      .map(([thread, used]) => `  threads ${thread.padEnd(16)}${grouped(used)} µs`),
    `bytes per move and seat   ${grouped(report.bytesPerMoveAndSeat)}`,
    `memory per idle table     ${idle === 0 ? 'not measured' : `${idle.toFixed(1)} kB`}`,
    `kills                     ${report.kills}`,
    `lost, doubled, gaps       ${report.lost}, ${report.doubled}, ${report.gaps}`,
    `refusals                  ${refusals.join(', ') || 'none'}`,
  ].join('\n');
}
