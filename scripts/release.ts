// Prepares a release. Publishing itself is left to a person: the last lines say what to type.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = join(ROOT, 'dist/packages');
const TARBALLS = join(ROOT, 'dist/tarballs');
/** In this order each finds those that it depends on. */
const ORDER = ['engine', 'games', 'table', 'bots', 'bullpen'];

/** The state of the checkout at a release. */
export interface Checkout {
  readonly version: string;
  readonly changelog: string;
  /** What `git status --porcelain` prints. */
  readonly status: string;
  readonly tags: readonly string[];
}

/** Why there can be no release, or none that is tagged, in one line; null if there can. */
export function obstacle({ version, changelog, status, tags }: Checkout, tag: boolean): string | null {
  if (status.trim() !== '') return 'there are changes that are not committed; commit or remove them';
  if (tags.includes(`v${version}`)) return `v${version} is tagged already; raise the version in package.json`;
  const heading = changelog.split('\n').find((line) => `${line} `.startsWith(`## ${version} `));
  if (heading === undefined) return `CHANGELOG.md has no heading "## ${version}"; say what is new`;
  return tag && heading.includes('unreleased')
    ? `CHANGELOG.md says that ${version} is unreleased; write its date there`
    : null;
}

function run(program: string, args: readonly string[], quiet = true): string {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0) refuse(`${program} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  return stdout;
}

function refuse(why: string): never {
  console.error(`release: ${why}`);
  process.exit(1);
}

function release(tag: boolean): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const checkout = {
    version,
    changelog: readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'),
    status: run('git', ['status', '--porcelain']),
    tags: run('git', ['tag']).split('\n'),
  };
  const why = obstacle(checkout, tag);
  if (why !== null) refuse(why);
  run(process.execPath, ['scripts/test.ts', '--checks-only'], false);
  run(process.execPath, ['scripts/build/main.ts']);
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS, { recursive: true });
  run('npm', [
    'pack',
    '--silent',
    '--pack-destination',
    TARBALLS,
    ...ORDER.map((name) => join(PACKAGES, name)),
  ]);
  if (tag) run('git', ['tag', '--annotate', `v${version}`, '--message', `Bullpen ${version}`]);
  console.log(`\n${tag ? `Tagged v${version}.` : `Nothing was tagged; --tag tags v${version}.`} To publish:`);
  for (const file of tarballs()) console.log(`  npm publish --access public dist/tarballs/${file}`);
}

/** The tarballs in the order in which they are published. */
function tarballs(): string[] {
  const rank = (file: string): number => ORDER.findIndex((name) => file.includes(`bullpen-${name}-`));
  const last = (file: string): number => (rank(file) < 0 ? ORDER.length : rank(file));
  return readdirSync(TARBALLS).sort((a, b) => last(a) - last(b));
}

if (import.meta.main) release(process.argv.includes('--tag'));
