import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type GameId, gameIds } from '@bullpen/games';

const run = promisify(execFile);

/** How many observed decisions a second a Python program makes through pipes, with random actions. */
export interface PipeSpeed {
  readonly game: string;
  readonly batch: number;
  readonly seats: number;
  readonly perSecond: number;
  /** What two cores would reach that nobody else uses, by the processor time of all processes; null where it is not known. */
  readonly twoCores: number | null;
}

/** The least speed of each game on two cores. */
export const PIPE_BARS: Readonly<Record<GameId, number>> = {
  'six-nimmt': 2_000_000,
  'eleven-nimmt': 500_000,
  bullenrommee: 500_000,
  'twenty-one': 500_000,
  'captain-jack': 500_000,
};

/** The Python package beside a program, if that lies in a checkout. */
function packageBeside(program: string): string | null {
  for (let folder = dirname(program), up = 0; up < 4; folder = dirname(folder), up++)
    if (existsSync(join(folder, 'python/bullpen/__init__.py'))) return join(folder, 'python');
  return null;
}

/**
 * Measures from Python; null if this machine has none with numpy and our package. `program` is the command line, which Python
 * starts again.
 */
export async function speedsFromPython(program: string, seconds: number): Promise<PipeSpeed[] | null> {
  const beside = packageBeside(program);
  const path = [beside, process.env.PYTHONPATH].filter((folder) => folder !== null && folder !== undefined);
  const words = [process.execPath, program].map((word) => `'${word.replaceAll("'", `'"'"'`)}'`);
  const env = { ...process.env, PYTHONPATH: path.join(delimiter), BULLPEN: words.join(' ') };
  for (const python of [process.env.PYTHON ?? 'python3', '/usr/bin/python3']) {
    try {
      await run(python, ['-c', 'import numpy, bullpen'], { env });
    } catch {
      continue;
    }
    const args = ['-m', 'bullpen.bench', '--json', '--seconds', String(seconds), '--games', gameIds.join()];
    const { stdout } = await run(python, args, { env });
    return JSON.parse(stdout) as PipeSpeed[];
  }
  return null;
}
