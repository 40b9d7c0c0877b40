import { once } from 'node:events';
import type { Answer, Problem, ServerMessage, Snapshot } from '@bullpen/wire';
import postgresClient from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openStream } from '../edge/test/stream.ts';
import { startProxy } from '../store/test/proxy.ts';
import { startPostgres, startRedis } from '../testing/services.ts';
import { ask, ServerProcess } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });
/** A busy machine may be slow. */
const SOON = { timeout: 25_000, interval: 100 };
const postgres = await startPostgres({ own: true });
const redis = await startRedis({ own: true });

/** A follower over a socket, which keeps all it hears. */
async function follow(url: string, table: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage));
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 'follow', follow: { table } }));
  await vi.waitFor(() => expect(heard.some((message) => 'snapshot' in message)).toBe(true), SOON);
  return {
    heard,
    seq: () => Math.max(...heard.map((message) => ('snapshot' in message ? message.snapshot.seq : 0))),
    close: () => socket.terminate(),
  };
}

describe.skipIf(postgres === null || redis === null)('two processes whose parts fail', () => {
  let servers: ServerProcess[];
  let urls: string[];
  let wire: Awaited<ReturnType<typeof startProxy>>;
  let table: string;
  const tokens = ['a'.repeat(30), 'b'.repeat(30)];

  beforeAll(async () => {
    wire = await startProxy(redis!.url);
    const env = { DATABASE_URL: postgres!.url, REDIS_URL: wire.url, LOG_LEVEL: 'silent' };
    servers = [new ServerProcess(env), new ServerProcess(env)];
    await Promise.all(servers.map((server) => server.start()));
    urls = servers.map(({ url }) => url);
    const wish = { game: 'six-nimmt', seats: 2, options: { rounds: 2 }, seating: 'fixed' };
    ({ table } = await ask<{ table: string }>(urls[0]!, '/tables', undefined, wish));
    for (const token of tokens)
      await ask<Answer>(urls[0]!, `/tables/${table}/commands`, undefined, { do: 'sit', name: 'P', token });
    await ask<Answer>(urls[0]!, `/tables/${table}/commands`, tokens[0]!, { do: 'start' });
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.kill()));
    await wire?.close();
    await postgres?.stop();
    await redis?.stop();
  });

  const health = async (url: string): Promise<unknown> => (await fetch(`${url}/healthz`)).json();
  const well = { ok: true, store: { read: 'ok', write: 'ok' }, redis: 'ok' };

  /** The next move at this server, of whichever seat has to make one; its answer. */
  async function move(url: string): Promise<Answer> {
    const { token, move } = await next(url);
    return ask<Answer>(url, `/tables/${table}/commands`, token, { do: 'move', move });
  }

  async function next(url: string): Promise<{ token: string; move: string; seq: number }> {
    for (const token of tokens) {
      const { legal, seq } = await ask<Snapshot>(url, `/tables/${table}`, token);
      if (legal?.length > 0) return { token, move: legal[0]!, seq };
    }
    throw new Error('nobody could move');
  }

  it('Redis hangs: what is done at one is seen at the other all the same, and health says which part is ill', async () => {
    const follower = await follow(urls[1]!, table);
    for (const url of urls) await vi.waitFor(async () => expect(await health(url)).toMatchObject(well), SOON);
    wire.hang();
    for (let moves = 0; moves < 2; moves++) {
      const answer = await move(urls[0]!);
      expect(answer).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(follower.seq()).toBe(answer.ok && answer.seq), SOON);
    }
    const ill = { ok: false, store: well.store, redis: 'unreachable' };
    for (const url of urls) await vi.waitFor(async () => expect(await health(url)).toMatchObject(ill), SOON);
    expect((await fetch(`${urls[0]}/livez`)).status).toBe(200);
    wire.cutAll();
    wire.mend();
    for (const url of urls) await vi.waitFor(async () => expect(await health(url)).toMatchObject(well), SOON);
    follower.close();
  });

  it('Redis is gone: the same', async () => {
    const follower = await follow(urls[1]!, table);
    await redis!.restart(async () => {
      const answer = await move(urls[0]!);
      expect(answer).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(follower.seq()).toBe(answer.ok && answer.seq), SOON);
    });
    for (const url of urls) await vi.waitFor(async () => expect(await health(url)).toMatchObject(well), SOON);
    follower.close();
  });

  it('PostgreSQL is gone: commands are refused as unavailable, nobody who follows is ended, and all goes on', async () => {
    const follower = await follow(urls[1]!, table);
    const stream = await openStream(`${urls[1]}/api/tables/${table}/events`);
    const { seq, token, move: chosen } = await next(urls[0]!);
    const poll = ask<{ updates: unknown[] }>(urls[1]!, `/tables/${table}/updates?since=${seq}&wait=30`);
    await vi.waitFor(async () => {
      const figures = await (await fetch(`${urls[1]}/metrics`)).text();
      expect(figures).toContain('bullpen_connections{kind="poll"} 1');
    }, SOON);
    const command = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ id: 'the-same-id', do: 'move', move: chosen }),
    };
    const send = (): Promise<Response> => fetch(`${urls[0]}/api/tables/${table}/commands`, command);
    await postgres!.restart(async () => {
      const asks = [
        send(),
        fetch(`${urls[0]}/api/tables/${table}`),
        fetch(`${urls[1]}/api/tables`),
        fetch(`${urls[1]}/api/tables/no-such-table`),
      ];
      for (const answer of await Promise.all(asks)) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
        expect((await answer.json()) as Problem).toMatchObject({ code: 'unavailable' });
      }
      expect(await health(urls[0]!)).toMatchObject({ ok: false, store: { write: 'unreachable' } });
    });
    // The same command again: whatever became of the first, it is done once.
    await vi.waitFor(async () => expect((await send()).status).toBe(200), SOON);
    expect((await send()).status).toBe(200);
    await vi.waitFor(() => expect(follower.seq()).toBe(seq + 1), SOON);
    await stream.reach(seq + 1);
    expect((await poll).updates).toHaveLength(1);
    expect(follower.heard.filter((message) => 'left' in message)).toEqual([]);
    for (const url of urls) await vi.waitFor(async () => expect(await health(url)).toMatchObject(well), SOON);
    follower.close();
    await stream.close();
  });

  it('the database is restored to an earlier state: followers have to begin again, and all goes on from there', async () => {
    const follower = await follow(urls[1]!, table);
    const { seq } = await ask<Snapshot>(urls[0]!, `/tables/${table}`);
    const sql = postgresClient(postgres!.url, { max: 1 });
    await sql.begin(async (tx) => {
      await tx`DELETE FROM bullpen.log WHERE "table" = ${table} AND seq > ${seq - 2}`;
      await tx`UPDATE bullpen.tables SET last = ${seq - 2} WHERE "table" = ${table}`;
    });
    await sql.end();
    await vi.waitFor(
      () =>
        expect(follower.heard.at(-1)).toMatchObject({
          left: table,
          problem: { code: 'seq-ahead', detail: { since: seq, seq: seq - 2 } },
        }),
      SOON,
    );
    // The other process has the later state in memory, and forgets it.
    await vi.waitFor(
      async () => expect(await move(urls[0]!)).toMatchObject({ ok: true, seq: seq - 1 }),
      SOON,
    );
    follower.close();
  });
});
