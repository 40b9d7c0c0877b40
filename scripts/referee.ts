// npm run referee [matches] (with files: referee/main.ts): plays this many matches of every game (10,000), has the referee judge their records, and prints
// how many moves and faults there were and how often each special case occurred. Exit code 1 if there is any fault.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@bullpen/games';
import { judged, type Progress } from './judged.ts';

const SHOWN = 20;

const count = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(count) || count < 1) {
  console.error('npm run referee [matches of each game, 10000 unless given], or npm run referee <file>…');
  process.exit(2);
}

/** On a terminal, a line that counts up. */
const progressOf =
  (game: string): Progress =>
  (what, done, all) => {
    if (!process.stderr.isTTY || (done % 100 !== 0 && done !== all)) return;
    process.stderr.write(`\r\x1b[K${game}: ${done} of ${all} matches ${what}`);
    if (what === 'judged' && done === all) process.stderr.write('\r\x1b[K');
  };

const dir = mkdtempSync(join(tmpdir(), 'bullpen-referee-'));
let faults = 0;
for (const game of Object.values(games)) {
  const found = judged(game, count, dir, progressOf(game.id));
  faults += found.faults.length;
  const seats = [...found.seats].sort((a, b) => a - b).join(' ');
  console.log(
    `${game.id}: ${found.matches} matches, ${found.moves} moves, ${found.faults.length} faults; seats ${seats}`,
  );
  for (const fault of found.faults.slice(0, SHOWN)) console.log(`  ${fault}`);
  for (const [name, times] of found.cases) console.log(`  ${String(times).padStart(9)} × ${name}`);
}
if (faults > 0) console.log(`The records are in ${dir}`);
else rmSync(dir, { recursive: true });
process.exitCode = faults > 0 ? 1 : 0;
