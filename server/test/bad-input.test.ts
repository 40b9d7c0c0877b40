import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage, Snapshot } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Config, readConfig } from '../config.ts';
import { type Running, startServer } from '../index.ts';

/** A real socket to a real server on a real store. */
class Client {
  readonly #socket: WebSocket;
  readonly #heard: ServerMessage[] = [];
  #wake: () => void = () => {};
  closed: number | null = null;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.#socket.on('message', (data) => {
      this.#heard.push(JSON.parse(String(data)) as ServerMessage);
      this.#wake();
    });
    this.#socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve, reject) =>
      this.#socket.once('open', () => resolve()).once('error', reject),
    );
    return this;
  }

  raw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** The first message that fits, of those that were not taken yet. */
  async take<T extends ServerMessage>(fits: (message: ServerMessage) => message is T): Promise<T> {
    for (;;) {
      const at = this.#heard.findIndex(fits);
      if (at >= 0) return this.#heard.splice(at, 1)[0] as T;
      if (this.closed !== null) throw new Error(`closed with ${this.closed}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Says something and gives the code that it was refused with, and the rule; null if it was not. */
  async say(message: Record<string, unknown>): Promise<[string, string | null] | null> {
    const id = String(++count);
    this.raw(JSON.stringify({ id, ...message }));
    return refusal(await this.take(isReply(id)));
  }

  async until(): Promise<number> {
    while (this.closed === null)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.closed;
  }

  close(): void {
    this.#socket.close();
  }
}

type Reply = Extract<ServerMessage, { ok: boolean }>;
let count = 0;
const commandId = (): string => `bad-input-${++count}`;
const isReply =
  (id: string | null) =>
  (message: ServerMessage): message is Reply =>
    'ok' in message && message.id === id;
const refusal = (reply: Reply): [string, string | null] | null =>
  reply.ok ? null : [reply.problem.code, reply.problem.rule];

const folder = mkdtempSync(join(tmpdir(), 'bullpen-bad-'));
const TOKENS = ['a'.repeat(30), 'b'.repeat(30)];
let server: Running;
let client: Client;
let table: string;

beforeAll(async () => {
  const config = readConfig({ BULLPEN_DATA: folder, PORT: '0', LOG_LEVEL: 'silent' }) as Config;
  server = await startServer({ ...config, port: 0 });
  client = await new Client(`${server.address.replace('http', 'ws')}/api/socket`).open();
  client.raw(
    JSON.stringify({
      id: 'new',
      create: { id: commandId(), game: 'eleven-nimmt', seats: 2, seating: 'fixed' },
    }),
  );
  const made = await client.take(isReply('new'));
  table = (made as unknown as { table: string }).table;
  for (const [seat, token] of TOKENS.entries())
    await client.say({ table, command: { id: commandId(), do: 'sit', seat, name: `P${seat}`, token } });
  await client.say({ table, token: TOKENS[0], command: { id: commandId(), do: 'start' } });
});
afterAll(async () => {
  client.close();
  await server.close('the tests are over');
  rmSync(folder, { recursive: true });
});

const see = async (token: string): Promise<Snapshot> => {
  const answer = await fetch(`${server.address}/api/tables/${table}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Snapshot;
};
const move = (token: string, text: unknown, more = {}): Promise<[string, string | null] | null> =>
  client.say({ table, token, command: { id: commandId(), do: 'move', move: text, ...more } });

describe('over a real socket, refused with a code, and the table as it was:', () => {
  it('what is wrong in form', async () => {
    const { seq } = await see(TOKENS[0]!);
    client.raw('{"id":"1","follow":');
    expect(refusal(await client.take(isReply(null)))?.[0]).toBeDefined();
    client.raw(Buffer.from([1, 2, 3]));
    expect(refusal(await client.take(isReply(null)))?.[0]).toBeDefined();
    expect(await move(TOKENS[0]!, 7)).not.toBeNull();
    expect(await client.say({ table: 5, command: {} })).not.toBeNull();
    expect((await see(TOKENS[0]!)).seq).toBe(seq);
  });

  it('unknown table, wrong token, negative seats, a seat that is no number', async () => {
    const { seq } = await see(TOKENS[0]!);
    const start = { id: commandId(), do: 'start' };
    expect(await client.say({ table: 'nowhere', command: start })).toEqual(['no-such-table', null]);
    expect(await client.say({ follow: { table: 'nowhere' } })).toEqual(['no-such-table', null]);
    expect(await client.say({ table, token: 'c'.repeat(30), command: start })).toEqual(['bad-token', null]);
    expect(await client.say({ create: { id: commandId(), game: 'six-nimmt', seats: -4 } })).toEqual([
      'seats',
      null,
    ]);
    expect(
      await client.say({ create: { id: commandId(), game: 'six-nimmt', seats: 'four' } }),
    ).not.toBeNull();
    expect(await client.say({ create: { id: commandId(), game: 'chess', seats: 2 } })).toEqual([
      'no-such-game',
      null,
    ]);
    expect((await see(TOKENS[0]!)).seq).toBe(seq);
  });

  it('not your turn, a rule broken, a stale seq; and a move sent twice is made once', async () => {
    const before = await see(TOKENS[0]!);
    expect(await move(TOKENS[1]!, 'take 1')).toEqual(['not-your-turn', 'E4']);
    expect(await move(TOKENS[0]!, 'take 9')).toMatchObject([expect.any(String), expect.stringMatching(/^E/)]);
    expect(await move(TOKENS[0]!, 'take 1', { seq: before.seq - 1 })).toEqual(['stale', null]);
    expect((await see(TOKENS[0]!)).seq).toBe(before.seq);
    const command = { id: commandId(), do: 'move', move: 'take 1' };
    expect(await client.say({ table, token: TOKENS[0], command })).toBeNull();
    expect(await client.say({ table, token: TOKENS[0], command })).toBeNull();
    expect((await see(TOKENS[0]!)).seq).toBe(before.seq + 1);
    expect(await move(TOKENS[0]!, 'take 1')).toEqual(['not-your-turn', 'E4']);
  });

  it('a message of a megabyte: only its own connection is closed', async () => {
    const { seq } = await see(TOKENS[0]!);
    const other = await new Client(`${server.address.replace('http', 'ws')}/api/socket`).open();
    other.raw('x'.repeat(1 << 20));
    expect(await other.until()).toBe(1009);
    expect(await client.say({ ping: 1 })).toBeNull();
    expect((await see(TOKENS[0]!)).seq).toBe(seq);
  });
});
