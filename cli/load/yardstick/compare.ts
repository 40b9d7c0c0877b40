import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '@bullpen/prove/process';
import { freePort } from '@bullpen/server/testing/daemon';
import { grouped, inColumns } from '../../output.ts';
import { type Loaded, type LoadReport, loadedOn } from '../run.ts';

const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url));

/** What the real server may cost, as a multiple of the yardstick. */
const BAR = 2.2;

/** The yardstick in a process of its own, with its log in this folder. */
export const yardstickIn = async (folder: string): Promise<Loaded> =>
  loadedOn(
    new ServerProcess(await freePort(), { BULLPEN_DATA: folder }, [], [PROGRAM]),
    join(folder, 'yardstick.db'),
  );

/** Both side by side; ratios hold better than times on a machine that others use. */
export function comparison(bullpen: LoadReport, yardstick: LoadReport): string {
  const line = (what: string, of: (report: LoadReport) => number, digits = 0): string[] => {
    const both = [of(bullpen), of(yardstick)];
    const shown = both.map((value) => (digits === 0 ? grouped(value) : value.toFixed(digits)));
    return [what, ...shown, (of(bullpen) / of(yardstick)).toFixed(2)];
  };
  const threads = Object.entries(bullpen.otherMicrosecondsPerMove).filter(([, used]) => used >= 0.5);
  const others = threads.map(([name, used]) => [
    `of it threads ${name}, µs`,
    grouped(used),
    grouped(yardstick.otherMicrosecondsPerMove[name] ?? 0),
    '',
  ]);
  const ratio = bullpen.microsecondsPerMove / yardstick.microsecondsPerMove;
  const figures = inColumns([
    ['', 'Bullpen', 'yardstick', 'ratio'],
    line('processor time per move, µs', (report) => report.microsecondsPerMove),
    line('of it main thread, µs', (report) => report.mainMicrosecondsPerMove),
    ...others,
    line('bytes per move and seat', (report) => report.bytesPerMoveAndSeat),
    line('memory per connection, kB', (report) => report.kilobytesPerConnection, 1),
    line('durable moves a second', (report) => report.movesPerSecond),
    line("move to last seat's view, p50, ms", (report) => report.p50, 1),
    line("move to last seat's view, p99, ms", (report) => report.p99, 1),
    line("players' own event loop late, p99, ms", (report) => report.playersLate99, 1),
  ]);
  return `${figures}\nprocessor time at most ${BAR} times the yardstick: ${ratio <= BAR ? 'reached' : 'MISSED'}`;
}
