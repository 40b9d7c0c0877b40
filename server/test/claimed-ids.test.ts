import { createHash } from 'node:crypto';
import { at } from '@bullpen/engine';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Received as Answer, type Person, startHere } from './started.ts';

// Hunts for a class of fault: a command id that somebody else has used first. For every command with an id, in every kind of log, Eve uses the
// id before its owner does, in all ways that are open to her; the owner's command is done all the same, and once.

const here = await startHere();
afterAll(() => here.close());

const obey = (
  table: string,
  { token, from }: Pick<Person, 'token' | 'from'>,
  command: object,
): Promise<Answer> => here.ask(`/api/tables/${table}/commands`, command, { token, from });

const CUP = { name: 'Cup', game: 'six-nimmt', options: { rounds: 1 }, rounds: 2, pause: 0, bots: 'easy' };

/** Where Eve and the owner are, and what each does with an id. */
interface Scene {
  /** All that Eve can try with the id. */
  readonly eve: readonly ((id: string) => Promise<Answer>)[];
  readonly owner: (id: string) => Promise<Answer>;
  /** Something that has changed if and only if the owner's command was done; the same if it is sent again. */
  readonly done: () => Promise<unknown>;
}

async function tableScene(command: object): Promise<Scene> {
  const [eve, owner] = [await here.newPerson(), await here.newPerson()];
  const { table } = await here.create({ seats: 3, options: { rounds: 1 }, seating: 'fixed' });
  for (const { token, from } of [owner, eve])
    await obey(table, { token: '', from }, { id: here.newId(), do: 'sit', name: 'P', token });
  if ('move' in command) await obey(table, owner, { id: here.newId(), do: 'start', fill: 'random' });
  const see = (token: string): Promise<Answer> => here.ask(`/api/tables/${table}`, undefined, { token });
  const { legal } = await see(owner.token);
  const wish = 'move' in command ? { ...command, move: at(legal, 0) } : command;
  return {
    eve: [
      (id) => obey(table, eve, { id, ...wish }),
      (id) => obey(table, eve, { id, do: 'rename', name: 'Eve' }),
      (id) => obey(table, { ...eve, token: '' }, { id, do: 'sit', name: 'Eve' }),
    ],
    owner: (id) => obey(table, owner, { id, ...wish }),
    done: async () => {
      const { players, status } = await see('');
      const { legal: now = [] } = await see(owner.token);
      return [players[0].name, players[0].kind, status, JSON.stringify(now)];
    },
  };
}

async function tournamentScene(
  prepare: (tournament: string, owner: Person, eve: Person) => Promise<void>,
  command: object,
): Promise<Scene> {
  const [eve, owner] = [await here.newPerson(), await here.newPerson()];
  const { tournament } = await here.as(owner, '/tournaments', { id: here.newId(), ...CUP });
  const path = `/tournaments/${tournament}`;
  await prepare(path, owner, eve);
  return {
    eve: [
      (id) => here.as(eve, path, { id, ...command }),
      (id) => here.as(eve, path, { id, do: 'join' }),
      (id) => here.as(eve, path, { id, do: 'leave' }),
      (id) => here.as(eve, `${path}/codes`, { id, count: 1 }),
      (id) => here.as(eve, '/tournaments', { id, ...CUP }),
    ],
    owner: (id) => here.as(owner, path, { id, ...command }),
    done: async () => {
      const { me } = { me: await here.as(owner, path) };
      const { status, entrants } = await here.ask(`/api${path}`);
      return [
        me.state,
        me.entrant,
        status === 'open',
        entrants.map((one: Answer) => one.state === 'removed'),
      ];
    },
  };
}

const join = async (path: string, ...people: Person[]): Promise<void> => {
  for (const person of people) await here.as(person, path, { id: here.newId(), do: 'join' });
};

/** Something that is made: Eve gets one of her own by the same id, never that of the owner. */
async function making(path: string, wish: object, name: string): Promise<Scene> {
  const [eve, owner] = [await here.newPerson(), await here.newPerson()];
  const mine = async (): Promise<Answer> => (await here.as(owner, path))[name];
  return {
    eve: [
      (id) => here.as(eve, path, { id, ...wish }),
      (id) => here.as(eve, path, { id, ...wish, name: 'Other' }),
    ],
    owner: (id) => here.as(owner, path, { id, ...wish }),
    done: async () => (await mine()).length,
  };
}

const SCENES: Readonly<Record<string, () => Promise<Scene>>> = {
  'table: move': () => tableScene({ do: 'move', move: '' }),
  'table: rename': () => tableScene({ do: 'rename', name: 'Other' }),
  'table: start': () => tableScene({ do: 'start', fill: 'random' }),
  'table: stand': () => tableScene({ do: 'stand' }),
  'tournament: join': () => tournamentScene(async () => {}, { do: 'join' }),
  'tournament: leave': () => tournamentScene((path, owner) => join(path, owner), { do: 'leave' }),
  'tournament: start': () => tournamentScene((path, owner) => join(path, owner), { do: 'start' }),
  'tournament: remove': () =>
    tournamentScene((path, owner, eve) => join(path, eve, owner), { do: 'remove', entrant: 1 }),
  'tournament: cancel': () => tournamentScene((path, owner) => join(path, owner), { do: 'cancel' }),
  'tournament: make': () => making('/tournaments', CUP, 'tournaments'),
  'club: make': () => making('/clubs', { name: 'Club' }, 'clubs'),
};

describe('an id that somebody else has used before', () => {
  it.each(Object.keys(SCENES))('%s', async (name) => {
    const scene = await (SCENES[name] as () => Promise<Scene>)();
    const id = `claimed-${createHash('sha256').update(name).digest('hex').slice(0, 20)}`;
    for (const attempt of scene.eve) await attempt(id);
    const before = await scene.done();
    const first = await scene.owner(id);
    expect(first.httpStatus).toBeLessThan(300);
    await vi.waitFor(async () => expect(await scene.done()).not.toEqual(before), { timeout: 10_000 });
    const after = await scene.done();
    const again = await scene.owner(id);
    expect([again.httpStatus < 300, again.seq]).toEqual([true, first.seq]);
    for (const attempt of scene.eve) await attempt(id);
    expect(await scene.done()).toEqual(after);
  });

  it('gives nobody the token of the host of somebody else’s table', async () => {
    const id = here.newId();
    const first = await here.create({ id }, '203.0.113.251');
    const second = await here.create({ id }, '203.0.113.252');
    // A create that is sent again by anybody who knows its id leads to the same table, and says nothing of it that its link does not.
    expect(second.table).toBe(first.table);
    expect(Object.keys(second).toSorted()).toEqual(Object.keys(first).toSorted());
  });
});
