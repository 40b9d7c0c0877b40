import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { at } from '@bullpen/engine';
import { afterAll, expect, it, vi } from 'vitest';
import { databaseFile } from '../store/sqlite-file.ts';
import { type Received as Answer, type Person, startHere } from './started.ts';

// Hunts for a class of fault: a secret that is shown before its time by a side door. Every route of the API that can be read, as its own
// description lists them, is asked by everybody who is not meant, about everything there is; so a new route is searched too. What must not be
// seen is read from the database, whichever log or column it stands in.

const here = await startHere();
afterAll(() => here.close());

const CUP = { name: 'Cup', game: 'six-nimmt', options: { rounds: 1 }, rounds: 1, pause: 0, bots: 'easy' };

/** A tournament with the same deals at all tables that is played now; says its name and those of its tables. */
async function cup(people: readonly Person[]): Promise<{ tournament: string; tables: string[] }> {
  const host = at(people, 0);
  const { tournament } = await here.as(host, '/tournaments', { id: here.newId(), ...CUP, duplicate: true });
  const path = `/tournaments/${tournament}`;
  await here.as(host, `${path}/codes`, { id: here.newId(), count: 2 });
  for (const person of people) await here.as(person, path, { id: here.newId(), do: 'join' });
  await here.as(host, path, { id: here.newId(), do: 'start' });
  const tables = await vi.waitFor(
    async () => {
      const seat = await here.as(host, `${path}/seat`, { token: `seat-of-${tournament}`.padEnd(30, 's') });
      expect(seat.httpStatus).toBe(200);
      return (await here.ask(`/api${path}`)).round.tables.map((one: Answer) => one.table);
    },
    { timeout: 30_000 },
  );
  return { tournament, tables };
}

/** All that nobody may see: secrets of what is not over, tokens, keys, ids of players, and what is kept for the server alone. */
function secrets(): Map<string, string> {
  const db = new DatabaseSync(databaseFile(here.folder), { readOnly: true });
  const found = new Map<string, string>();
  const add = (what: string, text: unknown): void =>
    void (String(text).length >= 10 && found.set(String(text), what));
  const isOpen = `status <> 'over'`;
  for (const { entry } of db
    .prepare(`SELECT entry FROM log JOIN tables USING ("table") WHERE ${isOpen}`)
    .all()) {
    const { secret, token, player } = JSON.parse(String(entry)) as Record<string, string | undefined>;
    for (const [what, text] of Object.entries({ secret, token, player }))
      if (text !== undefined) add(what, text);
  }
  const log = `SELECT entry FROM tournament_log JOIN tournaments USING (tournament) WHERE ${isOpen} AND seq = 1`;
  for (const { entry } of db.prepare(log).all())
    add('secret of a tournament', JSON.parse(String(entry)).secret);
  for (const { secret } of db.prepare('SELECT secret FROM daily_secrets').all())
    add('secret of a day', secret);
  for (const { player, key } of db.prepare('SELECT player, key FROM player_keys').all()) {
    add('id of a player', player);
    add('hash of a key', key);
  }
  for (const { text } of db.prepare('SELECT text FROM kept').all())
    for (const word of String(text).match(/[\w-]{20,}/g) ?? []) add('kept for the server', word);
  db.close();
  return found;
}

/** What the keys of the server say in public. */
const publicKey = async (): Promise<string> => (await here.ask('/api/notices')).key ?? '';

it('nothing that can be read shows a secret before its time, to anybody who asks for anything', async () => {
  const [ada, bo, cy, eve] = [
    await here.newPerson(),
    await here.newPerson(),
    await here.newPerson(),
    await here.newPerson(),
  ];
  const wish = {
    seats: 3,
    seating: 'fixed',
    listed: true,
    plan: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
  };
  const { table } = await here.create(wish, ada.from);
  const tokens = [ada, bo].map(({ key }) => createHash('sha256').update(key).digest('base64url'));
  for (const [seat, person] of [ada, bo].entries())
    await here.command(
      table,
      { do: 'sit', seat, name: 'P', player: person.key, token: at(tokens, seat) },
      { from: person.from },
    );
  await here.command(table, { do: 'start' }, { token: at(tokens, 0), from: ada.from });
  const { club } = (await here.as(ada, '/clubs', { id: here.newId(), name: 'Club' })).me;
  await here.as(bo, `/clubs/${club}`, { do: 'join' });
  const cups = [await cup([ada, bo, cy]), await cup([bo, ada, cy])];
  const { today, tomorrow } = await here.ask('/api/daily');
  const daily = await here.as(ada, `/daily/${today.day}/six-nimmt`, {
    token: 'token-of-the-daily'.padEnd(30, 'd'),
  });
  const api: Answer = await here.ask('/api/openapi.json');
  const values: Record<string, string[]> = {
    table: [table, daily.table, ...cups.flatMap(({ tables }) => tables)],
    tournament: cups.map(({ tournament }) => tournament),
    club: [club],
    round: ['1'],
    day: [today.day, tomorrow?.day ?? today.day],
    game: ['six-nimmt'],
  };
  const paths = Object.entries<Answer>(api.paths).flatMap(([path, methods]) => {
    if (methods.get === undefined || /socket|openapi|\*/.test(path)) return [];
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    return names.reduce(
      (all, name) =>
        all.flatMap((one) => (values[name] ?? ['x']).map((value) => one.replace(`{${name}}`, value))),
      [path],
    );
  });
  expect(paths.length).toBeGreaterThan(40);
  const hidden = secrets();
  const open = await publicKey();
  for (const word of hidden.keys()) if (open !== '' && open.includes(word)) hidden.delete(word);
  // Everybody may see their own.
  hidden.delete(eve.id);
  expect(new Set(hidden.values()).size).toBeGreaterThan(5);
  // A stranger, a player who has nothing to do with it, somebody with a made-up key, and one with a seat elsewhere.
  const askers = ['', eve.key, 'x'.repeat(40), at(tokens, 0)];
  const findings: string[] = [];
  let answers = 0;
  for (const path of paths)
    for (const token of askers) {
      if (token === at(tokens, 0) && path.includes(table)) continue;
      const text = await textOf(path, token);
      answers += 1;
      for (const [word, what] of hidden)
        if (text.includes(word)) findings.push(`${path} shows ${what} to ${token.slice(0, 12)}`);
    }
  expect(findings).toEqual([]);
  expect(answers).toBeGreaterThan(150);
  // The search finds what is there: the end shows the secret of a tournament.
  const [first] = cups;
  await here.as(ada, `/tournaments/${first?.tournament}`, { id: here.newId(), do: 'cancel' });
  await vi.waitFor(
    async () => {
      const { secret } = await here.ask(`/api/tournaments/${first?.tournament}`);
      expect(hidden.get(secret)).toBe('secret of a tournament');
    },
    { timeout: 30_000 },
  );
}, 180_000);

/** All that a route answers; of a stream its first part. */
async function textOf(path: string, token: string): Promise<string> {
  const stop = new AbortController();
  const answer = await fetch(here.url + path, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  if (!path.endsWith('/events')) return answer.text();
  const first = await answer.body?.getReader().read();
  stop.abort();
  return new TextDecoder().decode(first?.value);
}
