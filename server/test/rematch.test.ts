import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reply, ServerMessage, Snapshot } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { BadSetting, type Running, readConfig, startServer } from '../index.ts';
import { startPostgres } from '../testing/services.ts';
import { ask } from './process.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const STORES = [
  { store: 'SQLite', env: async () => ({}) },
  ...(postgres === null
    ? []
    : [{ store: 'PostgreSQL', env: async () => ({ DATABASE_URL: await postgres.database() }) }]),
];

describe.each(STORES)('a rematch on $store, over a real socket', ({ env }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-rematch-'));
  const OLD = ['a', 'b'].map((letter) => letter.repeat(30));
  const NEW = ['c', 'd'].map((letter) => letter.repeat(30));
  let server: Running;
  let socket: WebSocket;
  let table: string;
  let rematch: string;
  let count = 0;

  /** The answer to one message, or the code of its refusal. */
  async function say(message: object): Promise<Extract<Reply, { ok: true }> | string> {
    const id = String(count++);
    socket.send(JSON.stringify({ id, ...message }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const heard = JSON.parse(String(data)) as ServerMessage;
      if (!('ok' in heard) || heard.id !== id) continue;
      return heard.ok ? heard : heard.problem.code;
    }
  }
  const command = (table: string, token: string | null, wish: object) =>
    say({ table, ...(token !== null && { token }), command: { id: `rematch-test-${count}`, ...wish } });
  const see = (table: string, token?: string) => ask<Snapshot>(server.address, `/tables/${table}`, token);

  beforeAll(async () => {
    const config = readConfig({
      PORT: '0',
      BULLPEN_DATA: folder,
      LOG_LEVEL: 'silent',
      BULLPEN_BOT_PACE: '0-0',
      ...(await env()),
    });
    if (config instanceof BadSetting) throw new Error(config.line);
    const limits = { ...config.limits, messagesPerSecond: 1000, requestsPerMinute: 0 };
    server = await startServer({ ...config, limits });
    socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    const create = { id: 'rematch-create', game: 'six-nimmt', seats: 3, options: { rounds: 1 } };
    const made = await say({
      create: { ...create, plan: [{ kind: 'bot', level: 'random' }], seating: 'fixed' },
    });
    table = (made as { table: string }).table;
    for (const [i, token] of OLD.entries())
      await command(table, null, { do: 'sit', seat: i + 1, name: ['Anna', 'Björn'][i], token });
    await command(table, OLD[0]!, { do: 'start' });
    for (let status = 'playing'; status !== 'over'; )
      for (const token of OLD) {
        const look = await see(table, token);
        status = look.status;
        if (look.legal.length > 0) await command(table, token, { do: 'move', move: look.legal[0] });
      }
    for (const token of OLD) await command(table, token, { do: 'rematch' });
    rematch = (await see(table)).rematch!;
  });
  afterAll(async () => {
    socket.close();
    await server.close('the tests are over');
    rmSync(folder, { recursive: true });
  });

  it('keeps for each person the seat it had, which nobody else can take, nor a bot', async () => {
    expect((await see(rematch)).players.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', null],
      ['kept', 'Anna'],
      ['kept', 'Björn'],
    ]);
    const stranger = { do: 'sit', name: 'Cilla', token: 'x'.repeat(30) };
    expect(await command(rematch, null, { ...stranger, seat: 1 })).toBe('seat-kept');
    expect(await command(rematch, null, stranger)).toBe('no-free-seat');
    expect(await command(rematch, OLD[0]!, { do: 'start', fill: 'random' })).toBe('bad-token');
  });

  it('is made by nobody else, neither of a match that has not begun nor where nobody sits', async () => {
    const made = await say({ create: { id: 'rematch-empty', game: 'six-nimmt', seats: 2, options: {} } });
    const { table: empty } = made as { table: string };
    for (const id of [empty, rematch]) {
      const { seq } = await see(id);
      for (const token of [null, 'x'.repeat(30)])
        expect(await command(id, token, { do: 'rematch' })).toMatch(/not-seated|bad-token/);
      expect(await see(id)).toMatchObject({ seq, rematch: null });
    }
  });

  it('opens nothing else to the old tokens', async () => {
    for (const token of OLD) {
      expect(await say({ follow: { table: rematch, token } })).toBe('bad-token');
      for (const wish of [
        { do: 'start' },
        { do: 'move', move: '1' },
        { do: 'recover' },
        { do: 'rematch' },
        { do: 'return' },
        { do: 'retract' },
      ])
        expect(await command(rematch, token, wish)).toBe('bad-token');
    }
  });

  it('gives the seat for the old token, once, and for a new token only', async () => {
    const sit = { do: 'sit', name: 'Anna' };
    expect(await command(rematch, OLD[0]!, { ...sit, seat: 2 })).toBe('seats');
    expect(await command(rematch, OLD[0]!, { ...sit, token: OLD[0] })).toBe('token-used');
    expect(await command(rematch, OLD[0]!, { ...sit, token: OLD[1] })).toBe('token-used');
    expect(await command(rematch, OLD[0]!, { ...sit, token: NEW[0] })).toMatchObject({ ok: true, seat: 1 });
    expect((await see(rematch, NEW[0]!)).viewer).toBe(1);
    expect(await command(rematch, OLD[0]!, { ...sit, token: 'y'.repeat(30) })).toBe('bad-token');
    expect(await command(rematch, OLD[0]!, { do: 'stand' })).toBe('bad-token');
    expect(await command(rematch, NEW[0]!, { do: 'start', fill: 'random' })).toBe('seat-kept');
  });

  it('knows a token that was replaced at the old table after the rematch was made, and not the void one', async () => {
    const [, thief] = OLD;
    const fresh = 'e'.repeat(30);
    expect(await command(table, thief!, { do: 'recover', token: fresh })).toMatchObject({ ok: true });
    expect(await command(rematch, thief!, { do: 'sit', name: 'Thief' })).toBe('bad-token');
    expect(await command(rematch, thief!, { do: 'stand' })).toBe('bad-token');
    expect(await command(rematch, fresh, { do: 'sit', name: 'Björn', token: fresh })).toBe('token-used');
    expect((await see(rematch)).players[2]).toMatchObject({ kind: 'kept', name: 'Björn' });
    OLD[1] = fresh;
  });

  it('lets a player who does not want the seat stand: then anybody may have it', async () => {
    expect(await command(rematch, OLD[1]!, { do: 'stand' })).toMatchObject({ ok: true });
    expect((await see(rematch)).players[2]).toMatchObject({ kind: 'free', name: null });
    expect(await command(rematch, OLD[1]!, { do: 'sit', name: 'Björn' })).toBe('bad-token');
    const token = NEW[1];
    expect(await command(rematch, null, { do: 'sit', name: 'Cilla', token })).toMatchObject({ seat: 2 });
    expect(await command(rematch, NEW[0]!, { do: 'start' })).toMatchObject({ ok: true });
    expect(await command(rematch, OLD[0]!, { do: 'sit', name: 'Anna' })).toBe('bad-token');
  });
});
