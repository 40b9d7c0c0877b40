import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PATIENCE = 120_000;
const root = join(import.meta.dirname, '..');

/** npm could not fetch TypeDoc. */
const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/;

it(
  'the reference of the published packages is made from their types, without a warning',
  ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bullpen-api-'));
    try {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/api-docs.ts', folder], {
        cwd: root,
        encoding: 'utf8',
        timeout: PATIENCE,
      });
      if (status !== 0 && NO_REGISTRY.test(stderr) && process.env.CI === undefined)
        skip('no registry to fetch TypeDoc from');
      expect([status, stdout], stderr).toEqual([0, `The reference is in ${join(folder, 'index.html')}\n`]);
      expect(stderr).not.toContain('[warning]');
      expect(readdirSync(join(folder, 'modules')).sort()).toEqual([
        'bots.html',
        'bots_coach.html',
        'engine.html',
        'engine_conformance.html',
        'games.html',
        'table.html',
      ]);
      const play = readFileSync(join(folder, 'functions/engine.play.html'), 'utf8');
      expect(play).toContain('or a refusal that changes nothing');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  PATIENCE,
);
