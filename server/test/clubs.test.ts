import { at } from '@bullpen/engine';
import type { Club, EntryCodes, MyClub, Tournament } from '@bullpen/wire';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startHere } from './started.ts';

// Over HTTP, with a whole server: clubs, a tournament in one, and a class that comes from one address.

const here = await startHere({ BULLPEN_REQUESTS_PER_MINUTE: '1200' });
afterAll(() => here.close());

let count = 0;
interface Person {
  readonly id: string;
  readonly key: string;
}
const newKey = (): Person => {
  const number = count++;
  return { id: `club-test-player-${number}`, key: `key-of-club-test-${number}-`.padEnd(40, 'k') };
};
async function newPerson(from = `203.0.113.${count}`): Promise<Person> {
  const person = newKey();
  await here.ask('/api/players', { ...person, name: `Person ${count}` }, { from });
  return person;
}

const as = ({ key }: Person, path: string, body?: object, from?: string) =>
  here.ask(`/api/player${path}`, body, { token: key, ...(from !== undefined && { from }) });
const inClub = (who: Person, club: string, body: object) => as(who, `/clubs/${club}`, body);
const club = (id: string): Promise<Club & { code?: string; httpStatus: number }> =>
  here.ask(`/api/clubs/${id}`);

async function newClub(owner: Person): Promise<string> {
  const made = await as(owner, '/clubs', { id: here.newId(), name: 'Ox club' });
  expect(made.httpStatus).toBe(201);
  return (made.me as MyClub).club;
}

describe('a club', () => {
  it('is joined and left, renamed, handed on and ended', async () => {
    const [ada, bo, cy] = [await newPerson(), await newPerson(), await newPerson()];
    const id = await newClub(ada);
    expect((await inClub(bo, id, { do: 'join' })).me).toMatchObject({ member: 2, owner: false });
    expect((await inClub(bo, id, { do: 'join' })).code).toBe('already-member');
    expect((await inClub(cy, id, { do: 'leave' })).code).toBe('not-member');
    expect((await inClub(bo, id, { do: 'rename', name: 'Mine' })).code).toBe('not-owner');
    expect((await inClub(bo, id, { do: 'remove', member: 1 })).code).toBe('not-owner');
    await inClub(cy, id, { do: 'join' });
    expect((await inClub(ada, id, { do: 'remove', member: 9 })).code).toBe('no-such-member');
    expect((await inClub(ada, id, { do: 'remove', member: 3 })).httpStatus).toBe(200);
    expect((await inClub(cy, id, { do: 'join' })).code).toBe('member-removed');
    await inClub(ada, id, { do: 'rename', name: ' The  oxen ' });
    expect(await club(id)).toMatchObject({ name: 'The oxen', members: [{ owner: true }, { member: 2 }] });
    await inClub(ada, id, { do: 'hand-on', member: 2 });
    expect((await as(bo, '/clubs')).clubs).toMatchObject([{ club: id, member: 2, owner: true }]);
    expect((await inClub(bo, id, { do: 'leave' })).me).toBeNull();
    expect((await club(id)).members).toMatchObject([{ member: 1, owner: true }]);
    await inClub(ada, id, { do: 'leave' });
    expect((await club(id)).code).toBe('no-such-club');
  });

  it.each([
    [400, 'invalid', { do: 'join', more: 1 }],
    [400, 'invalid', { do: 'nothing' }],
    [400, 'invalid', { do: 'remove', member: -1 }],
    [404, 'no-such-club', { do: 'join' }],
  ])('answers bad input with one problem: %i %s', async (httpStatus, code, body) => {
    expect(await inClub(await newPerson(), 'nowhere', body)).toMatchObject({ httpStatus, code });
  });

  it('knows no forged key, and shows no ids of players', async () => {
    const ada = await newPerson();
    const id = await newClub(ada);
    expect(await inClub({ id: '', key: 'f'.repeat(40) }, id, { do: 'join' })).toMatchObject({
      code: 'bad-player',
    });
    expect(await here.ask(`/api/player/clubs/${id}`, { do: 'join' })).toMatchObject({ code: 'bad-player' });
    const text = JSON.stringify(await club(id));
    for (const word of [ada.id, ada.key]) expect(text).not.toContain(word);
  });

  it('lists tables that members share, and counts them when they are over', async () => {
    const [ada, bo] = [await newPerson(), await newPerson()];
    const id = await newClub(ada);
    await inClub(bo, id, { do: 'join' });
    const { table } = await here.create({ seats: 2, options: { rounds: 1 }, seating: 'fixed' });
    expect((await inClub(ada, id, { do: 'share', table })).code).toBe('not-seated');
    expect((await inClub(ada, id, { do: 'share', table: 'nowhere' })).code).toBe('no-such-table');
    const tokens = ['a', 'b'].map((letter) => `${letter}-${table}-`.padEnd(30, letter));
    for (const [i, who] of [ada, bo].entries())
      await here.command(table, { do: 'sit', name: `P${i}`, token: at(tokens, i), player: who.key });
    expect((await inClub(ada, id, { do: 'share', table })).httpStatus).toBe(200);
    expect((await inClub(bo, id, { do: 'share', table })).code).toBe('already-shared');
    expect((await club(id)).tables).toMatchObject([{ table, status: 'open', game: 'six-nimmt' }]);
    await here.command(table, { do: 'start' }, { token: at(tokens, 0) });
    for (let over = false; !over; )
      for (const token of tokens) {
        const { legal, status } = await here.ask(`/api/tables/${table}`, undefined, { token });
        over = status === 'over';
        if (legal.length > 0) await here.command(table, { do: 'move', move: legal[0] }, { token });
      }
    await vi.waitFor(
      async () => {
        const { leaders } = await club(id);
        expect(leaders.map(({ tables }) => tables)).toEqual([1, 1]);
        expect(leaders.reduce((sum, { points }) => sum + points, 0)).toBe(1);
      },
      { timeout: 20_000, interval: 200 },
    );
  }, 60_000);
});

describe('a class of 30 behind one address', () => {
  const SCHOOL = '198.51.100.7';

  it('plays a tournament of the club from a sheet of codes, without a name typed', async () => {
    const teacher = await newPerson(SCHOOL);
    const id = await newClub(teacher);
    const wish = {
      ...{ id: here.newId(), name: 'Class 7b', club: id, entry: 'codes', game: 'six-nimmt' },
      ...{ options: { rounds: 1 }, rounds: 1, pause: 0, bots: 'easy', start: { kind: 'full', entrants: 30 } },
    };
    const { tournament, httpStatus } = await as(teacher, '/tournaments', wish, SCHOOL);
    expect(httpStatus).toBe(201);
    const path = `/tournaments/${tournament}`;
    const made: EntryCodes = await as(
      teacher,
      `${path}/codes`,
      { id: here.newId(), count: 30, prefix: 'Nr.' },
      SCHOOL,
    );
    expect(made.codes).toHaveLength(30);
    const pupils = made.codes.map(({ code }) => ({ code, ...newKey() }));
    const entered = await Promise.all(
      pupils.map(({ code, id: player, key }) =>
        here.ask(`/api${path}/enter`, { code, player: { id: player, key } }, { from: SCHOOL }),
      ),
    );
    expect(entered.map((one) => one.httpStatus)).toEqual(entered.map(() => 200));
    const seen = (since: number): Promise<Tournament> =>
      here.ask(`/api${path}/updates?since=${since}&wait=20`, undefined, { from: SCHOOL });
    let view = await seen(0);
    // All of them follow, each with a connection of their own.
    const followers = await Promise.all(pupils.map(() => seen(view.seq - 1)));
    expect(new Set(followers.map(({ tournament: followed }) => followed)).size).toBe(1);
    const seats = await vi.waitFor(
      async () => {
        const all = await Promise.all(
          pupils.map((pupil) => as(pupil, `${path}/seat`, { token: `seat-${pupil.key}` }, SCHOOL)),
        );
        expect(all.map((one) => one.code ?? '')).toEqual(all.map(() => ''));
        return all;
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(new Set(seats.map(({ table, seat }) => `${table} ${seat}`)).size).toBe(30);
    await Promise.all(
      pupils.map(async (pupil, i) => {
        const { table } = seats[i];
        const who = { token: `seat-${pupil.key}`, from: SCHOOL };
        for (let seq = 0; ; ) {
          const { snapshot } = await here.ask(
            `/api/tables/${table}/updates?since=${seq}&wait=20`,
            undefined,
            who,
          );
          if (snapshot.status === 'over') return;
          ({ seq } = snapshot);
          if (snapshot.legal.length > 0)
            await here.command(table, { do: 'move', move: snapshot.legal[0] }, who);
        }
      }),
    );
    for (; view.status !== 'over'; ) view = await seen(view.seq);
    expect(view.standings).toHaveLength(30);
    expect(view.entrants.map(({ name }) => name)).toContain('Nr. 7');
    // Nobody of the class is a member: the club's leaderboard has nobody.
    const shown = await club(id);
    expect(shown.tournaments).toMatchObject([{ tournament, status: 'over', entrants: 30 }]);
    expect(shown.leaders).toEqual([]);
  }, 120_000);
});
