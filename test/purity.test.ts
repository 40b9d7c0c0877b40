import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../scripts/tools.mjs';

const IMPURE = [
  'Math.random()',
  'Date.now()',
  'new Date()',
  'performance.now()',
  'setTimeout',
  'console',
  'process',
];
const FOLDERS = ['engine', 'games', 'lab', 'engine/test'];

/** The files that Biome refuses under our rules, in a checkout that has each impurity in each folder. */
const refused = new Set<string>();
const checkout = mkdtempSync(join(tmpdir(), 'bullpen-purity-'));
const fileOf = (folder: string, impurity: string): string => `${folder}/${IMPURE.indexOf(impurity)}.ts`;

beforeAll(() => {
  for (const file of ['biome.json', 'scripts']) cpSync(file, join(checkout, file), { recursive: true });
  for (const folder of FOLDERS) {
    mkdirSync(join(checkout, folder), { recursive: true });
    writeFileSync(join(checkout, folder, 'pure.ts'), 'export const x: number = Math.imul(2, 3);\n');
    for (const it of IMPURE)
      writeFileSync(join(checkout, fileOf(folder, it)), `export const x: unknown = ${it};\n`);
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', ...FOLDERS];
  const { stdout } = spawnSync(process.execPath, [TOOLS.biome, ...args], { cwd: checkout, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  for (const { location } of diagnostics) refused.add(location.path.replaceAll('\\', '/'));
});

afterAll(() => {
  rmSync(checkout, { recursive: true });
});

describe('purity', () => {
  it.each(IMPURE)('rules may not use %s', (impurity) => {
    expect(refused).toContain(fileOf('engine', impurity));
    expect(refused).toContain(fileOf('games', impurity));
  });

  it.each(IMPURE)('the lab and tests may use %s', (impurity) => {
    expect(refused).not.toContain(fileOf('lab', impurity));
    expect(refused).not.toContain(fileOf('engine/test', impurity));
  });

  it('lets pure code be', () => {
    expect(refused).not.toContain('engine/pure.ts');
    expect(refused).not.toContain('games/pure.ts');
  });
});
