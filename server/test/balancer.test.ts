import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer, Snapshot, Update } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { raw } from '../edge/test/house.ts';
import { openStream } from '../edge/test/stream.ts';
import { startBalancer } from '../testing/balancer.ts';
import { startPostgres, startRedis } from '../testing/services.ts';
import { ask, ServerProcess } from './process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const SOON = { timeout: 25_000, interval: 50 };
const postgres = await startPostgres();
const redis = await startRedis();
const none = postgres === null || redis === null;

describe.skipIf(none)('the balancer that we ship, before two processes', () => {
  const env = { DATABASE_URL: postgres?.url, REDIS_URL: redis?.url, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
  const servers = [new ServerProcess(env), new ServerProcess(env)];
  let balancer: Awaited<ReturnType<typeof startBalancer>> = null;
  let url = '';
  let table = '';
  let home = servers[0]!;
  const tokens = ['a'.repeat(30), 'b'.repeat(30)];
  const accepted: number[] = [];

  beforeAll(async () => {
    await Promise.all(servers.map((server) => server.start()));
    balancer = await startBalancer(servers.map((server) => Number(new URL(server.url).port)));
    if (balancer === null) return;
    url = balancer.url;
    const wish = { game: 'six-nimmt', seats: 2, options: { rounds: 2 }, seating: 'fixed' };
    ({ table } = await ask<{ table: string }>(url, '/tables', undefined, wish));
    for (const token of tokens)
      await ask<Answer>(url, `/tables/${table}/commands`, undefined, { do: 'sit', name: 'P', token });
    await ask<Answer>(url, `/tables/${table}/commands`, tokens[0]!, { do: 'start' });
  });
  afterAll(async () => {
    await balancer?.stop();
    home.signal('SIGCONT');
    await Promise.all(servers.map((server) => server.kill()));
    await postgres?.stop();
    await redis?.stop();
  });

  const look = () => Promise.all(tokens.map((token) => ask<Snapshot>(url, `/tables/${table}`, token)));
  const move = ({ legal, viewer }: Snapshot): Promise<Answer> =>
    ask<Answer>(url, `/tables/${table}/commands`, tokens[viewer]!, { do: 'move', move: legal[0]! });

  /** Makes this many moves, each by a seat that has to act, or stops earlier when it has seen `enough`. */
  async function play(
    moves: number,
    enough: (looks: Snapshot[]) => boolean = () => false,
  ): Promise<Snapshot[]> {
    for (let made = 0; ; made++) {
      const looks = await look();
      if (made === moves || enough(looks)) return looks;
      const answer = await move(looks.find(({ legal }) => legal.length > 0)!);
      expect(answer).toMatchObject({ ok: true });
      if (answer.ok) accepted.push(answer.seq);
    }
  }

  /** How many commands each process has been sent. */
  const commandsAt = (): Promise<number[]> =>
    Promise.all(
      servers.map(async ({ url: own }) => {
        const counted = (await (await fetch(`${own}/metrics`)).text()).matchAll(
          /^bullpen_commands_total\S* (\d+)$/gm,
        );
        return [...counted].reduce((sum, [, count]) => sum + Number(count), 0);
      }),
    );

  /** The process to which all commands of the table go. */
  async function homeOfTable(): Promise<ServerProcess> {
    const counts = await commandsAt();
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    return servers[counts.indexOf(Math.max(...counts))]!;
  }

  it('carries requests, sockets and event streams', async (context) => {
    if (balancer === null) return context.skip();
    const stream = await openStream(`${url}/api/tables/${table}/events`);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('open', () => socket.send(JSON.stringify({ id: 'follow', follow: { table } })));
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1), SOON);
    await play(4);
    await stream.reach(accepted.at(-1)!);
    await vi.waitFor(() => expect(heard.at(-1)).toContain(`"seq":${accepted.at(-1)}`), SOON);
    socket.terminate();
    await stream.close();
  });

  it('somebody who never finishes the heads of requests keeps nobody out', async (context) => {
    if (balancer === null) return context.skip();
    // More connections than nginx has room for, where nobody says otherwise; one that is cut off comes back.
    const heads = new Set<Socket>();
    let begun = 0;
    const hold = (): void => {
      const head = connect(Number(new URL(url).port), '127.0.0.1', () => {
        begun += 1;
        head.write('GET /livez HTTP/1.1\r\nHost: lo');
      });
      heads.add(head);
      head.on('error', () => {}).on('close', () => heads.delete(head) && setImmediate(hold));
    };
    for (let n = 0; n < 600; n++) hold();
    await vi.waitFor(() => expect(begun).toBeGreaterThanOrEqual(600), SOON);
    // By a new connection each time.
    const request = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    for (let times = 0; times < 10; times++) expect(await raw(url, request)).toMatch(/^HTTP\/1\.1 200/);
    for (const head of heads) {
      heads.delete(head);
      head.destroy();
    }
  });

  it('an address that holds 500 requests gets no more, and others do', async (context) => {
    // Elsewhere a machine has one address of its own.
    if (balancer === null || process.platform !== 'linux') return context.skip();
    const port = Number(new URL(url).port);
    const ask = (from: string, text: string): Socket =>
      connect({ port, host: '127.0.0.1', localAddress: from }, function (this: Socket) {
        this.write(text);
      }).on('error', () => {});
    const livez = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const statusFrom = async (from: string): Promise<string> => {
      const [answer] = await once(ask(from, livez), 'data');
      return String(answer).split(' ')[1]!;
    };
    // Their bodies never come.
    const body = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{';
    const held = Array.from({ length: 500 }, () => ask('127.0.0.3', body));
    await vi.waitFor(async () => expect(await statusFrom('127.0.0.3')).toBe('429'), SOON);
    expect(await statusFrom('127.0.0.1')).toBe('200');
    for (const one of held) one.destroy();
  });

  it('the process of a table hangs: requests go on at the other, and no move is made twice', async (context) => {
    if (balancer === null) return context.skip();
    const looks = await play(9, (all) => all.every(({ legal }) => legal.length > 0));
    home = await homeOfTable();
    home.signal('SIGSTOP');
    const begun = performance.now();
    // Both commands go to the process that hangs, and then to the other.
    const answers = await Promise.all(looks.map(move));
    const seqs = answers.map((answer) => (answer.ok ? answer.seq : 0));
    expect(seqs.toSorted((one, other) => one - other)).toEqual([accepted.at(-1)! + 1, accepted.at(-1)! + 2]);
    accepted.push(...seqs.toSorted((one, other) => one - other));
    await play(4);
    const first = performance.now() - begun;
    // It is known to hang now: nobody waits for it for a while.
    const later = performance.now();
    await play(4);
    expect(performance.now() - later).toBeLessThan(first);
    home.signal('SIGCONT');
    // What it was asked and could not answer, it has done by the time it answers again, if it ever does.
    await vi.waitFor(async () => expect((await fetch(`${home.url}/livez`)).ok).toBe(true), SOON);
    await ask<Snapshot>(home.url, `/tables/${table}`);
    const { updates } = await ask<{ updates: Update[] }>(url, `/tables/${table}/updates?since=0`);
    const moved = updates.filter(({ entry }) => entry.type === 'moved').map(({ seq }) => seq);
    expect(moved).toEqual(accepted);
  });

  it('the process of a table is gone: nobody notices', async (context) => {
    if (balancer === null) return context.skip();
    await home.kill();
    for (let times = 0; times < 10; times++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await play(2);
  });
});
