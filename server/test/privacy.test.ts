import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Snapshot } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFile } from '../store/sqlite-file.ts';
import { ServerProcess } from './process.ts';

const ADDRESS = '203.0.113.77';
const NAME = 'Zanzibarína';
const SECRET = 'a-secret-for-operators';

/** What the notice says of each table of the database; null where nothing is kept about anybody. */
const NOTICED: ReadonlyMap<string, string | null> = new Map([
  ...['log', 'commands', 'tables', 'plays', 'results'].map((name) => [name, 'Every table is a log'] as const),
  ...['players', 'player_keys'].map((name) => [name, 'hashes of the keys in their browsers'] as const),
  ...['ratings', 'rating_changes'].map((name) => [name, 'their ratings'] as const),
  ['daily_attempts', 'what they made of daily deals'],
  ...['clubs', 'club_members', 'club_removed', 'club_tables', 'club_results'].map(
    (name) => [name, 'Of a club its name, its members'] as const,
  ),
  ...['', '_log', '_hosts', '_entrants', '_tables'].map(
    (name) => [`tournament${name || 's'}`, 'of a tournament the same, who hosts it'] as const,
  ),
  ['tournament_codes', 'its codes with the names'],
  ...['push', 'notices'].map((name) => [name, 'the address that your browser gives'] as const),
  ...['sign_ins', 'sign_ins_begun'].map((name) => [name, 'stores only a hash'] as const),
  ...['kept', 'heartbeat', 'daily_secrets'].map((name) => [name, null] as const),
]);

/** What a host can prove: of a match by a watched address under a watched name. */
describe('a server in a process of its own, with addresses shortened', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-privacy-'));
  const server = new ServerProcess({
    BULLPEN_DATA: folder,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
    BULLPEN_ADMIN_SECRET: SECRET,
    BULLPEN_OIDC_ISSUER: 'https://id.example.org',
    BULLPEN_OIDC_CLIENT_ID: 'bullpen',
  });
  let table: string;
  beforeAll(async () => {
    await server.start();
    table = await playMatch();
  });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });

  let ids = 0;
  async function ask<T>(
    path: string,
    body?: object,
    token?: string,
    method = body === undefined ? 'GET' : 'POST',
    from = ADDRESS,
  ): Promise<T> {
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  }
  const withId = (wish: object) => ({ id: `privacy-test-${ids++}`, ...wish });

  /** A whole match at a listed table, against somebody from elsewhere. */
  async function playMatch(): Promise<string> {
    const wish = { game: 'six-nimmt', seats: 2, options: { rounds: 1 }, listed: true };
    const made = await ask<{ table: string }>('/api/tables', withId(wish));
    const path = `/api/tables/${made.table}`;
    const tokens: string[] = [];
    for (const [name, from] of [
      [NAME, ADDRESS],
      ['Björn', '198.51.100.9'],
    ] as const) {
      const sit = withId({ do: 'sit', name });
      tokens.push((await ask<{ token: string }>(`${path}/commands`, sit, undefined, 'POST', from)).token);
    }
    await ask(`${path}/commands`, withId({ do: 'start' }), tokens[0]);
    for (let turn = 0; turn < 50; turn++)
      for (const token of tokens) {
        const { status, legal } = await ask<Snapshot>(path, undefined, token);
        if (status === 'over') return made.table;
        if (legal.length > 0) await ask(`${path}/commands`, withId({ do: 'move', move: legal[0] }), token);
      }
    throw new Error('the match does not end');
  }

  /** The files of the database in which a word stands. */
  const traces = (word: string): string[] =>
    readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(word));

  it('has no full address in its database or its log, but the network in the log', () => {
    expect(traces(NAME)).not.toEqual([]);
    expect(traces(ADDRESS)).toEqual([]);
    expect(traces('203.0.113')).toEqual([]);
    expect(server.said).toContain('"from":"203.0.113.0/24"');
    expect(server.said).not.toContain(ADDRESS);
    expect(server.said).not.toContain(NAME);
  });

  it('has nothing of a name in its database after it was forgotten', async () => {
    expect(await ask('/api/admin/forget-name', { name: NAME }, SECRET)).toEqual({
      tables: [table],
      scrubbed: true,
    });
    expect(traces(NAME)).toEqual([]);
    expect(traces(NAME.toLowerCase())).toEqual([]);
    const { players } = await ask<Snapshot>(`/api/tables/${table}`);
    expect(players.map(({ name }) => name).sort()).toEqual(['Björn', 'Guest']);
    expect(traces(table)).not.toEqual([]);
    expect(server.said).not.toContain(NAME);
  });

  it('has nothing of a name that stands at no table, either', async () => {
    const only = 'Quinquagésima';
    await ask('/api/players', { id: 'p'.repeat(20), key: 'k'.repeat(30), name: only });
    expect(traces(only)).not.toEqual([]);
    expect(await ask('/api/admin/forget-name', { name: only }, SECRET)).toEqual({
      tables: [],
      scrubbed: true,
    });
    expect(traces(only)).toEqual([]);
  });

  it('names in its notice whatever there is in its database', async () => {
    const notice = await (await fetch(`${server.url}/privacy`)).text();
    const db = new DatabaseSync(databaseFile(folder), { readOnly: true });
    const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    db.close();
    const left = names.flatMap(({ name }) => (NOTICED.has(String(name)) ? [] : [name]));
    expect(left).toEqual([]);
    for (const words of NOTICED.values()) if (words !== null) expect(notice).toContain(words);
  });

  it('has nothing of a table in its database after it was deleted', async () => {
    const gone = await ask(`/api/admin/tables/${table}`, undefined, SECRET, 'DELETE');
    expect(gone).toEqual({ tables: [table], scrubbed: true });
    expect(traces(table)).toEqual([]);
    expect(await ask(`/api/tables/${table}`)).toMatchObject({ code: 'no-such-table' });
  });
});
