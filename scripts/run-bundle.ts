// Runs the command line from its bundle, which is built first if the sources have changed.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, sourceStamp } from './build/stamp.ts';

/** Proofs change the sources of the games and run their tests, so they run from the sources. */
const FROM_SOURCES = ['prove'];

function bundled(): string {
  const folder = join(ROOT, 'dist/run', sourceStamp());
  const program = join(folder, 'bullpen.js');
  if (existsSync(program)) return program;
  const builder = join(ROOT, 'scripts/build/run-folder.ts');
  const { status } = spawnSync(process.execPath, [builder, folder], { stdio: ['ignore', 2, 2] });
  if (status === 0) return program;
  process.stderr.write('bullpen: the build failed; see above\n');
  process.exit(1);
}

const program = FROM_SOURCES.includes(process.argv[2] ?? '') ? join(ROOT, 'cli/bullpen.ts') : bundled();
// The program starts itself again under this name.
process.argv[1] = program;
await import(pathToFileURL(program).href);
