// TypeDoc uses the API of TypeScript 6, which version 7 does not have. So both are fetched when they are needed, and are not
// part of the checkout.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { libraries } from './build/libraries.ts';
import { ROOT } from './build/stamp.ts';

const TOOLS = ['typedoc@0.28.20', 'typescript@6.0.3'];
const PUBLIC = libraries().flatMap(({ name, entries }) =>
  // Paths below a game are for our bots.
  [...entries].filter(([subpath]) => name !== 'games' || subpath === '.').map(([, source]) => source),
);

const [out = join(ROOT, 'dist/api')] = process.argv.slice(2);
const args = [
  'exec',
  '--yes',
  ...TOOLS.map((tool) => `--package=${tool}`),
  '--',
  'typedoc',
  ...['--tsconfig', 'tsconfig.types.json', '--out', out, '--name', 'Bullpen', '--readme', 'none'],
  ...['--disableGit', '--sourceLinkTemplate', '{path}', '--logLevel', 'Warn'],
  ...PUBLIC.map((source) => join(ROOT, source)),
];
const { status } = spawnSync('npm', args, {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) console.log(`The reference is in ${join(out, 'index.html')}`);
process.exitCode = status ?? 1;
