import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVER_CODES } from '@bullpen/wire/problems.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadSetting, type Running, readConfig, startServer } from '../../index.ts';
import { json, wish } from './house.ts';

const run = promisify(execFile);
const page = readFileSync(new URL('../../../docs/API.md', import.meta.url), 'utf8');
const block = (language: string): string => page.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;

/** A program that the examples need. On a machine of ours it must be there. */
const has = async (program: string): Promise<boolean> => {
  const found = await run(program, ['--version']).then(
    () => true,
    () => false,
  );
  if (!found && process.env.CI === 'true') throw new Error(`${program} is missing`);
  if (!found) process.stderr.write(`skipped: ${program} is not on this machine\n`);
  return found;
};

describe('docs/API.md', async () => {
  const [python, curl] = [await has('python3'), await has('curl')];
  let server: Running;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bullpen-docs-'));
    const config = readConfig({
      PORT: '0',
      BULLPEN_DATA: folder,
      LOG_LEVEL: 'silent',
      BULLPEN_BOT_PACE: '0-0',
    });
    if (config instanceof BadSetting) throw new Error(config.line);
    server = await startServer(config);
  });
  afterAll(async () => {
    await server.close('test');
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!curl)('plays with curl as it says', async () => {
    const script = block('sh').replace('http://localhost:3000', server.address);
    const { stdout } = await run('sh', ['-euc', script]);
    // The bot may have chosen before us.
    expect(stdout).toMatch(/\{"ok":true,"seq":[45]\}/);
    expect(stdout).toMatch(/"updates":\[\{[^\n]*"snapshot":\{/);
    expect(stdout).not.toContain('problem');
    expect(stdout).not.toContain('about:blank');
  });

  it.skipIf(!python)(
    'has a bot that plays whole matches against another of its kind',
    async () => {
      const made = await fetch(
        `${server.address}/api/tables`,
        json({ ...wish(), seats: 3, options: { rounds: 1 }, plan: [{ kind: 'bot', level: 'random' }] }),
      );
      const { table } = (await made.json()) as { table: string };
      const play = (name: string) => run('python3', ['-c', block('python'), server.address, table, name]);
      const [ann, bob] = await Promise.all([play('Ann'), play('Bob')]);
      const scores = /scores: \[\d+, \d+, \d+\]/.exec(ann.stdout)?.[0];
      expect(scores).toBeDefined();
      expect(bob.stdout).toContain(scores);
      const record = await (await fetch(`${server.address}/api/tables/${table}/record`)).text();
      expect(JSON.parse(record.split('\n')[0]!)).toMatchObject({ game: 'six-nimmt', seats: 3 });
    },
    20_000,
  );

  it('names every problem that the edge and the tables know', () => {
    expect(SERVER_CODES).toContain('bad-token');
    const missing = SERVER_CODES.filter((code) => !page.includes(`\`${code}\``));
    expect(missing).toEqual([]);
  });

  it('names every setting', () => {
    const source = readFileSync(new URL('../../config.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/(?:env, |given\(env, )'([A-Z_]+)'/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(14);
    expect(names.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
  });
});
