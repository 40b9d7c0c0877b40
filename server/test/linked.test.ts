import { createECDH, createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { at } from '@bullpen/engine';
import { afterAll, expect, it, vi } from 'vitest';
import { databaseFile } from '../store/sqlite-file.ts';
import { startHere } from './started.ts';

// Hunts for a class of fault: something that is kept and links an erased player. All that the database holds is searched, whichever column
// it stands in, so something new that is kept is searched too.

const here = await startHere();
afterAll(() => here.close());

interface Person {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly from: string;
}

let count = 0;
async function newPerson(name: string): Promise<Person> {
  const number = count++;
  const id = `linked-${name}-`.padEnd(24, 'i');
  const person = { id, key: `key-of-${name}-`.padEnd(40, 'k'), name, from: `203.0.113.${number + 1}` };
  await as(person, 's', { id: person.id, key: person.key, name });
  return person;
}
const as = ({ key, from }: Person, path: string, body?: object) =>
  here.ask(`/api/player${path}`, body, { token: key, from });
const tokenAt = (table: string, { name }: Person): string => `${name}-${table}-`.padEnd(40, 't');

/** A rated match of two that one of them gives up, with a rematch that both want. */
async function match(people: readonly [Person, Person]): Promise<string> {
  const wish = { seats: 2, options: { rounds: 1 }, rated: true, seating: 'fixed' };
  const { table } = await here.create(wish, people[0].from);
  for (const person of people) {
    const sit = { do: 'sit', name: person.name, player: person.key, token: tokenAt(table, person) };
    await here.command(table, sit, { from: person.from });
  }
  const say = (person: Person, command: object) =>
    here.command(table, command, { token: tokenAt(table, person), from: person.from });
  await say(people[0], { do: 'start' });
  await say(people[1], { do: 'say', phrase: 'hmm' });
  await say(people[0], { do: 'resign' });
  for (const person of people) await say(person, { do: 'rematch' });
  return table;
}

/** A day game with an address for notices. */
async function dayGame(person: Person): Promise<string> {
  const { table } = await here.create({ seats: 2, clock: { kind: 'days', days: 1 } }, person.from);
  const token = tokenAt(table, person);
  await here.command(table, { do: 'sit', name: person.name, player: person.key, token });
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
  const notify = { endpoint: `https://push.example.org/of-${person.name}`, keys, language: 'is' };
  expect(await here.ask(`/api/tables/${table}/notices`, { notify }, { token })).toMatchObject({ ok: true });
  return table;
}

/** A club with another member, a tournament of it that both join, and one by codes; says their names. */
async function gathering(host: Person, guest: Person, name: string): Promise<string[]> {
  const { club } = (await as(host, '/clubs', { id: here.newId(), name })).me;
  await as(guest, `/clubs/${club}`, { do: 'join' });
  const made: string[] = [club];
  for (const more of [{ club }, { entry: 'codes' }]) {
    const terms = { game: 'six-nimmt', options: { rounds: 1 }, rounds: 1, pause: 0, bots: 'easy' };
    const { tournament } = await as(host, '/tournaments', { id: here.newId(), name, ...terms, ...more });
    made.push(tournament);
    const path = `/tournaments/${tournament}`;
    const { codes } = await as(host, `${path}/codes`, { id: here.newId(), count: 2 });
    for (const [i, person] of [host, guest].entries())
      await as(person, path, { id: here.newId(), do: 'join', code: at<{ code: string }>(codes, i).code });
    await as(host, path, { id: here.newId(), do: 'start' });
    await vi.waitFor(
      async () => {
        const seat = await as(guest, `${path}/seat`, { token: tokenAt(tournament, guest) });
        expect(seat.httpStatus).toBe(200);
      },
      { timeout: 30_000 },
    );
    await as(guest, path, { id: here.newId(), do: 'leave' });
  }
  return made;
}

/** All texts of the database, by the log or row that they belong to. */
function everything(): Map<string, string> {
  const db = new DatabaseSync(databaseFile(here.folder), { readOnly: true });
  const texts = new Map<string, string>();
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of names)
    for (const row of db.prepare(`SELECT * FROM "${name}"`).all()) {
      // What has the name of a table, tournament, club or day belongs to it.
      const { table, tournament, club, day } = row;
      const place = String(table ?? tournament ?? club ?? day ?? `${name} ${texts.size}`);
      texts.set(place, `${texts.get(place) ?? ''} ${JSON.stringify(row)}`);
    }
  db.close();
  return texts;
}

const hashesOf = (text: string): string[] =>
  (['hex', 'base64', 'base64url'] as const).map((form) =>
    createHash('sha256').update(text).digest(form).slice(0, 16),
  );

/** Words that stand in several places of a person, and in none where only others are. That a tournament is of a club is no link. */
function links(places: readonly string[]): string[] {
  const seen = new Map<string, Set<string>>();
  const all = everything();
  for (const [place, text] of all)
    for (const word of text.match(/[\w-]{10,}/g) ?? [])
      if (!/^\d+$/.test(word) && !all.has(word)) seen.set(word, (seen.get(word) ?? new Set()).add(place));
  return [...seen].flatMap(([word, where]) =>
    where.size > 1 && [...where].every((place) => places.includes(place)) ? [word] : [],
  );
}

it('nothing that is kept leads to an erased player, or from one of their matches to another', async () => {
  const [gone, ada, bo] = [
    await newPerson('Zanzibar'),
    await newPerson('Adalbert'),
    await newPerson('Bonifaz'),
  ];
  const own: string[] = [];
  for (const other of [ada, bo, ada]) own.push(await match([gone, other]));
  own.push(await dayGame(gone), await dayGame(gone));
  own.push(...(await gathering(gone, ada, 'Cup')), ...(await gathering(ada, gone, 'Cup')));
  await as(gone, '/listed', { listed: true });
  const { day: today } = (await here.ask('/api/daily')).today;
  for (const game of ['six-nimmt', 'twenty-one'])
    for (const person of [gone, ada]) {
      const { table } = await as(person, `/daily/${today}/${game}`, { token: tokenAt(game, person) });
      if (person === gone) own.push(table);
    }
  await as(gone, '/link', {});
  // The same without the one who goes: what stands here too is no link.
  await match([ada, bo]);
  await match([bo, ada]);
  await gathering(ada, bo, 'Cup');

  const marks = [gone.id, gone.key, gone.name, ...hashesOf(gone.key), ...hashesOf(gone.id)];
  const traces = (): string[] => {
    const all = [...everything().values()].join(' ');
    return marks.filter((mark) => all.includes(mark));
  };
  expect(traces()).toEqual(expect.arrayContaining([gone.id, gone.name]));
  const erased = await here.ask('/api/player', undefined, { token: gone.key, method: 'DELETE' });
  expect(erased.httpStatus).toBe(200);
  expect(traces()).toEqual([]);
  expect(links(own)).toEqual([]);
}, 120_000);
