import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from './sixth-game/tree.ts';

const ROOT = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'bullpen-bundle-'));

beforeAll(() => copyTree(ROOT, scratch));
afterAll(() => rmSync(scratch, { recursive: true }));

async function bullpen(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run-bundle.ts', ...args], {
    cwd: scratch,
  });
  return stdout;
}

const bundles = (): string[] => readdirSync(join(scratch, 'dist/run'));

describe('the bundle that a checkout runs', () => {
  it('is built by two first starts at once, which do not disturb each other', async () => {
    const [one, two] = await Promise.all([bullpen('games'), bullpen('games')]);
    expect(one).toContain('six-nimmt: 2–10 seats');
    expect(two).toBe(one);
    expect(bundles()).toHaveLength(1);
  });

  it('is used as it is while the sources stay, also by workers', async () => {
    const plan = 'simulate six-nimmt --games 20 --cores 2 --json'.split(' ');
    expect(JSON.parse(await bullpen(...plan))).toMatchObject({ games: 20 });
    expect(bundles()).toHaveLength(1);
  });

  it('is built again when a source has changed, beside the one that may be running', async () => {
    const file = join(scratch, 'cli/usage/play.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('list the games', 'list all games'));
    expect(await bullpen('help')).toContain('list all games');
    expect(bundles()).toHaveLength(2);
  });
});
