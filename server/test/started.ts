import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { BadSetting, readConfig, startServer } from '../index.ts';

let ids = 0;
let people = 0;

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is whatever it is; the tests look into it.
export type Received = any;

/** Somebody with a player, a token for seats and an address of their own. */
export interface Person {
  readonly id: string;
  readonly key: string;
  readonly token: string;
  readonly from: string;
}

/** A whole server in this process, which believes callers what address they have. */
export async function startHere(env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-here-'));
  const quiet = { PORT: '0', BULLPEN_DATA: folder, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
  const quick = { BULLPEN_BOT_PACE: '0-0', BULLPEN_REQUESTS_PER_MINUTE: '0' };
  const config = readConfig({ ...quiet, ...quick, ...env });
  if (config instanceof BadSetting) throw new Error(config.line);
  const server = await startServer(config);

  /** Asks as a caller of this address; gives the status and what was answered. */
  async function ask(
    path: string,
    body?: object,
    { from = '192.0.2.1', token = '', method = body === undefined ? 'GET' : 'POST' } = {},
  ): Promise<Received> {
    const answer = await fetch(server.address + path, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return text.startsWith('{') ? { httpStatus: answer.status, ...JSON.parse(text) } : text;
  }
  const newId = (): string => `here-test-${ids++}`;

  const command = (table: string, wish: object, who: { from?: string; token?: string } = {}) =>
    ask(`/api/tables/${table}/commands`, { id: newId(), ...wish }, who);

  async function newPerson(): Promise<Person> {
    const number = people++;
    const id = `here-player-${number}-`.padEnd(24, 'p');
    const key = `here-key-${number}-`.padEnd(40, 'k');
    const token = `here-token-${number}-`.padEnd(30, 't');
    const from = `203.0.113.${1 + (number % 250)}`;
    await ask('/api/players', { id, key, name: `Person ${number}` }, { from });
    return { id, key, token, from };
  }
  return {
    url: server.address,
    folder,
    ask,
    newId,
    newPerson,
    /** Asks as this player. */
    as: ({ key, from }: Pick<Person, 'key' | 'from'>, path: string, body?: object) =>
      ask(`/api/player${path}`, body, { token: key, from }),
    create: (wish: object, from?: string) =>
      ask(
        '/api/tables',
        { id: newId(), game: 'six-nimmt', seats: 4, ...wish },
        from === undefined ? {} : { from },
      ),
    command,
    /** Makes the first legal moves of these seats until the match is over; bots move between them. */
    playOn: (table: string, tokens: readonly string[]): Promise<void> =>
      vi.waitFor(
        async () => {
          for (const token of tokens) {
            const { status, legal } = await ask(`/api/tables/${table}`, undefined, { token });
            if (status === 'over') return;
            if (legal.length > 0) await command(table, { do: 'move', move: legal[0] }, { token });
          }
          throw new Error('the match goes on');
        },
        { timeout: 60_000, interval: 1 },
      ),
    close: async () => {
      await server.close('test');
      rmSync(folder, { recursive: true });
    },
  };
}

export type Here = Awaited<ReturnType<typeof startHere>>;
