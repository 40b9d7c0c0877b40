import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@bullpen/games';
import type { Part } from '../part.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The changes of a game are distributed over this many rounds, so that the first one already is a sample of all its files. */
const ROUNDS = 4;

/** One proof for each game: a change of its rules or tests makes what was proven of it, and of no other, worth nothing. */
export const mutantParts: readonly Part[] = Object.keys(games).map((game) => ({
  name: `no lie: mutants of ${game}`,
  share: 0.6,
  rounds: ROUNDS,
  about: () => fingerprint([`games/${game}/**/*`, 'games/test/*', 'engine/*.ts', 'prove/mutants/*']),
  // Its parser and the test runner are there where Bullpen is worked on, not where it is served.
  round: async (number) => (await import('./round.ts')).mutantRound(game, number, ROUNDS),
}));

function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
