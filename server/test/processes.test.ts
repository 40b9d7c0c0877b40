import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Problem, Snapshot, Update } from '@bullpen/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, startRedis } from '../testing/services.ts';
import { ask, PROGRAM, ServerProcess } from './process.ts';

const SECRET = 'a-secret-for-operators';

type News = { readonly updates: readonly Update[] };

/** A table of two people at these servers, by turns; with the tokens. */
async function begin(urls: readonly string[]): Promise<{ table: string; tokens: string[] }> {
  const [first, second] = [urls[0]!, urls.at(-1)!];
  const { table } = await ask<{ table: string }>(first, '/tables', undefined, {
    game: 'six-nimmt',
    seats: 2,
    options: { rounds: 2 },
    seating: 'fixed',
  });
  const tokens = ['a', 'b'].map((letter) => letter.repeat(30));
  for (const [i, url] of [first, second].entries())
    await ask<Answer>(url, `/tables/${table}/commands`, undefined, {
      do: 'sit',
      name: `P${i}`,
      token: tokens[i]!,
    });
  await ask<Answer>(second, `/tables/${table}/commands`, tokens[0]!, { do: 'start' });
  return { table, tokens };
}

/** Plays on, each seat at its own server, for this many moves or to the end; the seqs that were acknowledged. */
async function playOn(
  urls: readonly string[],
  table: string,
  tokens: readonly string[],
  most: number,
): Promise<number[]> {
  const accepted: number[] = [];
  while (accepted.length < most) {
    let moved = false;
    for (const [i, token] of tokens.entries()) {
      const url = urls[i % urls.length]!;
      const { legal, status } = await ask<Snapshot>(url, `/tables/${table}`, token);
      if (status === 'over') return accepted;
      if (legal.length === 0) continue;
      const answer = await ask<Answer & { seq: number }>(url, `/tables/${table}/commands`, token, {
        do: 'move',
        move: legal[0]!,
      });
      if (answer.seq !== undefined) accepted.push(answer.seq);
      moved = true;
    }
    if (!moved) throw new Error('nobody could move');
  }
  return accepted;
}

/** Every acknowledged move stands in the log at its seq, once, and the log has no gap. */
async function expectNothingLost(url: string, table: string, accepted: readonly number[]): Promise<void> {
  const { updates } = await ask<News>(url, `/tables/${table}/updates?since=0`);
  expect(updates.map(({ seq }) => seq)).toEqual(updates.map((_, i) => i + 1));
  const moved = updates.filter(({ entry }) => entry.type === 'moved').map(({ seq }) => seq);
  expect(moved).toEqual([...accepted].sort((a, b) => a - b));
}

describe('one process on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-process-'));
  const server = new ServerProcess({ BULLPEN_DATA: folder });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });

  it('may be killed at any moment: every acknowledged move is there afterwards, and the match goes on', async () => {
    await server.start();
    const { table, tokens } = await begin([server.url]);
    const accepted: number[] = [];
    for (const moves of [1, 6, 11]) {
      accepted.push(...(await playOn([server.url], table, tokens, moves)));
      await server.kill();
      await server.start();
    }
    accepted.push(...(await playOn([server.url], table, tokens, Number.POSITIVE_INFINITY)));
    await expectNothingLost(server.url, table, accepted);
    expect(await ask<Snapshot>(server.url, `/tables/${table}`)).toMatchObject({ status: 'over' });
  });

  it('is the only one on its folder: a second server says so in one line and ends with code 1', async () => {
    const second = spawnSync(process.execPath, [PROGRAM, 'serve'], {
      env: { ...process.env, BULLPEN_DATA: folder, PORT: '0' },
      encoding: 'utf8',
    });
    expect([second.status, second.stdout]).toEqual([1, '']);
    expect(second.stderr).toMatch(
      new RegExp(`^.*${folder} is in use by another Bullpen server \\(pid ${server.pid} on .*\n$`),
    );
  });

  it('whose database file is gone refuses moves as unavailable, says so, and goes on when the file is back', async () => {
    const { table, tokens } = await begin([server.url]);
    const accepted = await playOn([server.url], table, tokens, 2);
    const file = join(folder, 'bullpen.db');
    renameSync(file, `${file}.aside`);
    const looks = await Promise.all(
      tokens.map((token) => ask<Snapshot>(server.url, `/tables/${table}`, token)),
    );
    const seat = looks.findIndex(({ legal }) => legal.length > 0);
    const wish = { id: 'while-the-file-is-gone', do: 'move', move: looks[seat]!.legal[0]! };
    const refused = await ask<Problem>(server.url, `/tables/${table}/commands`, tokens[seat]!, wish);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    const ill = { ok: false, store: { read: 'file gone', write: 'file gone' } };
    await vi.waitFor(async () => {
      const health = await fetch(`${server.url}/healthz`);
      expect([health.status, await health.json()]).toMatchObject([503, ill]);
    }, 5000);
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    renameSync(`${file}.aside`, file);
    const done = await ask<Answer & { seq: number }>(
      server.url,
      `/tables/${table}/commands`,
      tokens[seat]!,
      wish,
    );
    accepted.push(done.seq);
    await expectNothingLost(server.url, table, accepted);
    await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200), 5000);
  });

  it('goes down gracefully when asked to', async () => {
    expect(await server.stop()).toBe(0);
  });
});

describe('two processes on PostgreSQL and Redis', () => {
  let services: {
    postgres: Awaited<ReturnType<typeof startPostgres>>;
    redis: Awaited<ReturnType<typeof startRedis>>;
  };
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    services = { postgres: await startPostgres(), redis: await startRedis() };
  }, 300_000);
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    servers = [];
  });
  afterAll(async () => {
    await services.postgres?.stop();
    await services.redis?.stop();
  });

  async function startTwo(): Promise<string[] | null> {
    const { postgres, redis } = services;
    if (postgres === null || redis === null) return null;
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, BULLPEN_ADMIN_SECRET: SECRET };
    servers = [new ServerProcess(env), new ServerProcess(env)];
    await Promise.all(servers.map((server) => server.start()));
    return servers.map(({ url }) => url);
  }

  it('share every table: a match is played through both, and goes on through one when the other is killed', async (context) => {
    const urls = await startTwo();
    if (urls === null) return context.skip();
    const { table, tokens } = await begin(urls);
    const accepted = await playOn(urls, table, tokens, 9);
    await servers[0]!.kill();
    accepted.push(...(await playOn([urls[1]!], table, tokens, Number.POSITIVE_INFINITY)));
    await expectNothingLost(urls[1]!, table, accepted);
  });

  it('tell each other: a watcher at one sees what is done at the other', async (context) => {
    const urls = await startTwo();
    if (urls === null) return context.skip();
    const { table, tokens } = await begin(urls);
    const { seq, legal } = await ask<Snapshot>(urls[0]!, `/tables/${table}`, tokens[0]!);
    const waiting = ask<News>(urls[1]!, `/tables/${table}/updates?since=${seq}&wait=20`);
    await ask<Answer>(urls[0]!, `/tables/${table}/commands`, tokens[0]!, { do: 'move', move: legal[0]! });
    expect((await waiting).updates).toMatchObject([{ seq: seq + 1, entry: { type: 'moved', seat: 0 } }]);
  });

  it('forget a table together: a follower at one learns that the other removed it', async (context) => {
    const urls = await startTwo();
    if (urls === null) return context.skip();
    const { table, tokens } = await begin(urls);
    const { seq } = await ask<Snapshot>(urls[1]!, `/tables/${table}`, tokens[1]!);
    const waiting = ask(urls[1]!, `/tables/${table}/updates?since=${seq}&wait=20`);
    const headers = { authorization: `Bearer ${SECRET}` };
    const gone = await fetch(`${urls[0]}/api/admin/tables/${table}`, { method: 'DELETE', headers });
    expect(await gone.json()).toEqual({ tables: [table], scrubbed: false });
    expect(await waiting).toMatchObject({ code: 'no-such-table' });
    for (const url of urls)
      expect(await ask(url, `/tables/${table}`, tokens[0]!)).toMatchObject({ code: 'no-such-table' });
  });

  it('shut somebody out together, and know together what a caller has on the list', async (context) => {
    const urls = await startTwo();
    if (urls === null) return context.skip();
    const wish = { game: 'six-nimmt', seats: 2, listed: true };
    const { table } = await ask<{ table: string }>(urls[0]!, '/tables', undefined, wish);
    expect(await ask(urls[1]!, '/tables', undefined, wish)).toMatchObject({
      code: 'listed-already',
      detail: { table },
    });
    const bans = { address: '127.0.0.1', hours: 1 };
    await ask(urls[0]!, '/admin/bans', SECRET, { ...bans, id: undefined });
    expect(await ask(urls[0]!, '/games')).toMatchObject({ code: 'banned' });
    await vi.waitFor(async () => expect(await ask(urls[1]!, '/games')).toMatchObject({ code: 'banned' }), {
      timeout: 20_000,
    });
    await ask(urls[1]!, '/admin/bans/lift', SECRET, { address: '127.0.0.1', id: undefined });
    expect(await ask(urls[1]!, '/games')).toHaveLength(5);
  });

  it('have bots moved by whichever lives', async (context) => {
    const urls = await startTwo();
    if (urls === null) return context.skip();
    const bot = { kind: 'bot', level: 'random' };
    const wish = {
      game: 'six-nimmt',
      seats: 3,
      options: { rounds: 1 },
      plan: [{ kind: 'open' }, bot, bot],
      seating: 'fixed',
    };
    const { table } = await ask<{ table: string }>(urls[0]!, '/tables', undefined, wish);
    const token = 'c'.repeat(30);
    await ask<Answer>(urls[0]!, `/tables/${table}/commands`, undefined, { do: 'sit', name: 'Anna', token });
    await ask<Answer>(urls[0]!, `/tables/${table}/commands`, token, { do: 'start' });
    await servers[0]!.kill();
    await vi.waitFor(
      async () => {
        const { updates } = await ask<News>(urls[1]!, `/tables/${table}/updates?since=0`);
        const seats = updates.filter(({ entry }) => entry.by === 'bot').map(({ entry }) => entry.seat);
        expect(new Set(seats)).toEqual(new Set([1, 2]));
      },
      { timeout: 30_000 },
    );
  }, 40_000);
});
