import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSetting, type Running, readConfig, startServer } from '@bullpen/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminCommand } from '../commands/admin.ts';
import { Failure } from '../failure.ts';
import { bullpen, PATIENCE } from './run.ts';

const SECRET = 'a-secret-for-operators';

describe('bullpen admin', () => {
  let server: Running;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bullpen-admin-'));
    const env = { PORT: '0', BULLPEN_DATA: folder, LOG_LEVEL: 'silent', BULLPEN_ADMIN_SECRET: SECRET };
    const config = readConfig(env);
    if (config instanceof BadSetting) throw new Error(config.line);
    server = await startServer(config);
  });
  afterAll(async () => {
    await server.close('test');
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    vi.stubEnv('BULLPEN_ADMIN_SECRET', SECRET);
    return () => vi.unstubAllEnvs();
  });

  /** What the command prints, or the line with which it fails. */
  async function admin(what: string, args: readonly string[] = [], flags: object = {}): Promise<string> {
    let said = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    try {
      await adminCommand(what, args, { server: server.address, ...flags });
      return said;
    } catch (error) {
      if (error instanceof Failure && said === '') return `failed: ${error.message}`;
      throw error;
    } finally {
      write.mockRestore();
    }
  }

  let ids = 0;
  async function post(path: string, body: object): Promise<{ table: string; token: string }> {
    const answer = await fetch(`${server.address}/api/tables${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: `admin-test-${ids++}`, ...body }),
    });
    return (await answer.json()) as { table: string; token: string };
  }

  it('looks after tables', async () => {
    const { table } = await post('', { game: 'six-nimmt', seats: 3, listed: true });
    await post(`/${table}/commands`, { do: 'sit', name: 'Anna' });
    expect(await admin('tables')).toMatch(
      new RegExp(`^${table}  six-nimmt  open  2 of 3 free, listed, changed \\d+ s ago, host Anna\n$`),
    );
    expect(await admin('tables', ['bob'])).toBe('no tables\n');
    expect(await admin('hide', [table])).toBe(`${table}: no longer on the public list\n`);
    expect(await admin('hide', [table])).toBe('failed: The table is no longer on the public list.');
    expect(await admin('close', [table])).toBe(`${table}: closed\n`);
    expect(await admin('tables', [], { status: 'open' })).toBe('no tables\n');
    expect(await admin('forget-name', [table, '0'])).toBe('forgotten in 1 finished match\n');
    expect(await admin('forget-name', ['Anna'])).toBe('no finished match has this name\n');
    expect(await admin('delete', [table])).toBe(`${table}: deleted\n`);
    expect(await admin('delete', [table])).toBe('failed: This table does not exist.');
  });

  it('shows the load and what is kept, and bans people', async () => {
    expect(await admin('load')).toMatch(/^connections: .*\nmoves a second: \d/);
    expect(JSON.parse(await admin('load', [], { json: true }))).toHaveProperty('loopMilliseconds.p99');
    expect(await admin('privacy')).toMatch(/^What is stored\n- /);
    expect(await admin('ban', ['203.0.113.9'], { hours: '2' })).toMatch(
      /^203\.0\.113\.9\/32: banned until \d{4}-/,
    );
    expect(await admin('bans')).toMatch(/^203\.0\.113\.9\/32 until /);
    expect(await admin('unban', ['203.0.113.9'])).toBe('203.0.113.9/32: no longer banned\n');
    expect(await admin('bans')).toBe('nobody is banned\n');
  });

  it.each<[what: string, args: string[], flags: object, line: RegExp]>([
    ['dance', [], {}, /there is no 'admin dance'; the commands are tables, load, close/],
    ['close', [], {}, /usage: bullpen admin close TABLE/],
    ['load', ['extra'], {}, /usage: bullpen admin load/],
    ['load', [], { server: 'here' }, /--server must be an address/],
    ['ban', ['1.2.3.4'], { hours: 'x' }, /--hours must be a number up to 8760/],
    ['ban', ['example.org'], {}, /not an address or network.*allowed: an address/],
    ['unban', ['1.2.3.4'], {}, /not banned/],
    ['forget-name', ['x', 'y'], {}, /SEAT must be/],
    ['tables', [], { status: 'odd' }, /right form/],
  ])('says in one line what is wrong with %s %j %j', async (what, args, flags, line) => {
    expect(await admin(what, args, flags)).toMatch(line);
    expect(await admin(what, args, flags)).toMatch(/^failed: [^\n]+$/);
  });

  it.each([
    ['', /BULLPEN_ADMIN_SECRET is not set/],
    ['a-wrong-secret-entirely', /The operator secret is wrong/],
  ])('says so if the secret is %j', async (secret, line) => {
    vi.stubEnv('BULLPEN_ADMIN_SECRET', secret);
    expect(await admin('load')).toMatch(line);
  });

  it('says that there is no server, or none of ours', async () => {
    const stranger = createServer((_request, response) => response.writeHead(404).end('<p>Hello'));
    await new Promise<void>((resolve) => stranger.listen(0, resolve));
    vi.stubEnv('PORT', String((stranger.address() as AddressInfo).port));
    const noServer = { server: undefined };
    expect(await admin('load', [], noServer)).toMatch(/the server at http:\/\/localhost:\d+ is not Bullpen/);
    await new Promise((resolve) => stranger.close(resolve));
    expect(await admin('load', [], noServer)).toMatch(/nothing answers at http:\/\/localhost:\d+; --server/);
  });

  it(
    'is a part of the command line',
    async () => {
      const { exitCode, stdout, stderr } = await bullpen(['admin', 'dance', '--hours', '1']);
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^bullpen: there is no 'admin dance'; the commands are [^\n]+\n$/);
    },
    PATIENCE,
  );
});
