import { at } from '@bullpen/engine';
import { grouped, inColumns } from '../output.ts';
import { PLAYED, type StoredReport, type WatchedReport } from './growth.ts';
import type { LoadReport } from './run.ts';

/** What several processes may cost for each move, as a multiple of what one embedded server does. */
const BAR = 2.5;

const sum = (times: Readonly<Record<string, number>>): number =>
  Object.values(times).reduce((all, time) => all + time, 0);

export interface SeveralProcesses {
  readonly processes: number;
  readonly report: LoadReport;
}

export interface ProcessesReport {
  /** One process on SQLite. */
  readonly embedded: LoadReport;
  /** Several on one file, to which connections go in turns. */
  readonly hubs: readonly SeveralProcesses[];
  /** Some on PostgreSQL and Redis, all seats of a table at one of them, as the balancer that we ship sends them. */
  readonly clusters: readonly SeveralProcesses[];
  /** The same with the seats of a table at different ones: the worst case. */
  readonly spread: readonly SeveralProcesses[];
}

/** Several processes beside one on SQLite, with the processor time of each part. */
export function processWords({ embedded, hubs, clusters, spread }: ProcessesReport): string {
  const alone = embedded.microsecondsPerMove;
  const row = (name: string, report: LoadReport): string[] => {
    const beside = report.besideMicrosecondsPerMove;
    const all = report.microsecondsPerMove + sum(beside);
    return [
      name,
      grouped(report.movesPerSecond),
      grouped(report.microsecondsPerMove),
      grouped(beside.PostgreSQL ?? 0),
      grouped(beside.Redis ?? 0),
      grouped(all),
      (all / alone).toFixed(2),
      `${report.p50.toFixed(1)}, ${report.p99.toFixed(1)}`,
      `${report.lost}, ${report.doubled}`,
    ];
  };
  const figures = inColumns([
    ['', 'moves/s', 'server µs', 'PostgreSQL µs', 'Redis µs', 'all µs', 'x', 'p50, p99 ms', 'lost, doubled'],
    row('SQLite, 1 process', embedded),
    ...hubs.map(({ processes, report }) => row(`SQLite, ${processes} processes`, report)),
    ...clusters.map(({ processes, report }) =>
      row(`PostgreSQL, ${processes} ${processes === 1 ? 'process' : 'processes'}`, report),
    ),
    ...spread.map(({ processes, report }) => row(`PostgreSQL, ${processes}, seats apart`, report)),
  ]);
  const most = Math.max(
    ...clusters.map(({ report }) => report.microsecondsPerMove + sum(report.besideMicrosecondsPerMove)),
  );
  return `${figures}\nPostgreSQL at most ${BAR} times the embedded one: ${most <= BAR * alone ? 'reached' : 'MISSED'}
Seats apart: those of a table at different processes, which the balancer that we ship avoids.`;
}

export interface Growth {
  readonly played: readonly LoadReport[];
  readonly stored: readonly StoredReport[];
  readonly watched: readonly WatchedReport[];
}

export function growthWords({ played, stored, watched }: Growth): string {
  const fine = (value: number): string => value.toFixed(1);
  return [
    inColumns([
      ['tables played at', 'moves/s', 'µs/move', 'main thread', 'bytes/move and seat', 'p99 ms'],
      ...played.map((report, i) => [
        grouped(at(PLAYED, i)),
        grouped(report.movesPerSecond),
        grouped(report.microsecondsPerMove),
        grouped(report.mainMicrosecondsPerMove),
        grouped(report.bytesPerMoveAndSeat),
        fine(report.p99),
      ]),
    ]),
    '',
    inColumns([
      ['tables stored', 'start ms', 'list ms', 'list, page 20', 'what is due ms', 'what is old ms'],
      ...stored.map((report) => [
        grouped(report.tables),
        grouped(report.startMilliseconds),
        fine(report.listMilliseconds),
        fine(report.deepMilliseconds),
        fine(report.dueMilliseconds),
        fine(report.pruneMilliseconds),
      ]),
    ]),
    '',
    inColumns([
      ['watchers of one table', 'µs/move', 'µs/move and watcher', 'bytes/move and watcher'],
      ...watched.map(({ watchers, microsecondsPerMove, bytesPerMoveAndWatcher }) => [
        grouped(watchers),
        grouped(microsecondsPerMove),
        watchers === 0
          ? '-'
          : fine((microsecondsPerMove - (watched[0]?.microsecondsPerMove ?? 0)) / watchers),
        grouped(bytesPerMoveAndWatcher),
      ]),
    ]),
  ].join('\n');
}
