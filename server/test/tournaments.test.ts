import { at } from '@bullpen/engine';
import type { NewTournament, Problem, Tournament, TournamentCommand } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../contract.ts';
import { embeddedJobs, timerOf } from '../jobs/embedded.ts';
import { playerKey } from '../keys.ts';
import { serverMachine } from '../machine.ts';
import { command, newId, openTables } from './open-tables.ts';

let ahead = 0;
const now = (): number => Date.now() + ahead;
let jobs: ReturnType<typeof embeddedJobs>;
let opened: Awaited<ReturnType<typeof openTables>>;
const open = async (folder?: string, shared = false) => {
  jobs = embeddedJobs({ log: () => {}, timer: timerOf(now) });
  return openTables(folder, now, { least: 0, more: 0 }, {}, shared, { jobs });
};
beforeEach(async () => {
  ahead = 0;
  opened = await open();
});
afterEach(async () => {
  expect(opened.failures).toEqual([]);
  await jobs.close();
  await opened.remove();
});

const granted = <T>(asked: Asked<T>): T => {
  if (!asked.ok) throw new Error(asked.refusal.code);
  return asked.value;
};
const codeOf = (asked: Asked<unknown> | { ok: boolean; problem?: Problem }): string | null =>
  asked.ok ? null : (('refusal' in asked ? asked.refusal : asked.problem)?.code ?? null);

let count = 0;
interface Person {
  readonly id: string;
  readonly key: string;
  readonly token: string;
}
async function newPerson(name = `Person ${count}`): Promise<Person> {
  const number = count++;
  const id = `tournament-player-${number}-xx`.slice(0, 30);
  const key = `key-of-tournament-${number}-`.padEnd(40, 'k');
  await opened.tables.players.add({ id, key, name });
  return { id, key, token: `token-${number}-`.padEnd(30, 't') };
}
const newPeople = (many: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: many }, () => newPerson()));

const SHORT = { game: 'six-nimmt', rounds: 2, options: { rounds: 1 }, pause: 0 } as const;

/** A new tournament; says which. */
async function make(host: Person, more: Partial<NewTournament> = {}): Promise<string> {
  const wish = { id: newId(), name: 'Cup', ...SHORT, ...more } as NewTournament;
  return granted(await opened.tables.tournaments.make(host.key, wish)).tournament;
}

type Wish = TournamentCommand extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;
const say = ({ key }: Person, id: string, wish: Wish) =>
  opened.tables.tournaments.command(key, id, { id: newId(), ...wish } as TournamentCommand);
const view = async (id: string): Promise<Tournament> => granted(await opened.tables.tournaments.view(id));
const seatOf = async ({ key, token }: Person, id: string) =>
  granted(await opened.tables.tournaments.seat(key, id, token));

/** Until something is so, with the sweep doing what is due. */
const until = (check: () => Promise<boolean>): Promise<void> =>
  vi.waitFor(
    async () => {
      await opened.tables.tournaments.sweep();
      if (!(await check())) throw new Error('not yet');
    },
    { timeout: 60_000, interval: 5 },
  );

const dealt = (id: string, round: number): Promise<void> =>
  until(async () => {
    const { round: latest, status } = await view(id);
    if (latest?.round !== round || status !== 'playing') return false;
    const first = at(latest.tables, 0);
    const seen = await opened.tables.snapshot(first.table, null);
    return seen.ok ? seen.value.status === 'playing' : seen.refusal.code === 'round-running';
  });

/** Everybody plays the first legal move until the round is over. */
async function playRound(people: readonly Person[], id: string): Promise<void> {
  const before = (await view(id)).round?.round;
  const seats = await Promise.all(people.map(async (who) => ({ who, ...(await seatOf(who, id)) })));
  await until(async () => {
    for (const { who, table } of seats) {
      const seen = await opened.tables.snapshot(table, who.token);
      if (!seen.ok || seen.value.status !== 'playing') continue;
      const [move] = seen.value.legal;
      if (move !== undefined) await opened.tables.command(table, who.token, command({ do: 'move', move }));
    }
    const { round, status } = await view(id);
    return round?.round !== before || status !== 'playing';
  });
}

async function begun(
  many: number,
  more: Partial<NewTournament> = {},
): Promise<{ id: string; people: Person[] }> {
  const people = await newPeople(many);
  const host = at(people, 0);
  const id = await make(host, { bots: 'easy', ...more });
  for (const who of people) granted(await say(who, id, { do: 'join' }));
  granted(await say(host, id, { do: 'start' }));
  await dealt(id, 1);
  return { id, people };
}

describe('a tournament', () => {
  it('is played from the first round to the last, with bots in empty seats', async () => {
    const { id, people } = await begun(6);
    const first = await view(id);
    expect(first).toMatchObject({ status: 'playing', ended: null, secret: null, bots: 'easy' });
    expect(first.round?.tables.map(({ seats }) => seats.length)).toEqual([4, 4]);
    await playRound(people, id);
    await dealt(id, 2);
    await playRound(people, id);
    await until(async () => (await view(id)).status === 'over');
    const over = await view(id);
    expect(over.ended).toBe('finished');
    expect(serverMachine(now).commitmentOf(over.secret ?? '')).toBe(first.commitment);
    expect(over.standings).toHaveLength(6);
    expect(over.standings.every(({ tables }) => tables === 2)).toBe(true);
    const rounds = await Promise.all(
      [1, 2].map(async (round) => granted(await opened.tables.tournaments.round(id, round))),
    );
    // Each table gives half a point for each of its seats, all in all.
    const points = rounds.flatMap(({ tables }) => tables.map(({ result }) => result?.places.length ?? 0));
    expect(points).toEqual([4, 4, 4, 4]);
    expect(codeOf(await opened.tables.tournaments.round(id, 3))).toBe('no-such-round');
    const mine = granted(await opened.tables.tournaments.mine(at(people, 0).key)).tournaments;
    expect(mine).toMatchObject([{ tournament: id, host: true, entrant: 1, status: 'over' }]);
  }, 120_000);

  it('shows no ids, keys, tokens or secrets to anybody', async () => {
    const { id, people } = await begun(3, { duplicate: true });
    const texts = [
      JSON.stringify(await view(id)),
      JSON.stringify(granted(await opened.tables.tournaments.round(id, 1))),
      JSON.stringify(granted(await opened.tables.tournaments.me(at(people, 1).key, id))),
    ];
    const [created] = await opened.store.tournaments.read(id, 1);
    const secret = created?.entry.type === 'created' ? created.entry.secret : '';
    expect(secret).toHaveLength(64);
    for (const text of texts) {
      expect(text).not.toContain(secret);
      for (const { id: player, key, token } of people)
        for (const word of [player, key, token]) expect(text).not.toContain(word);
    }
    expect(JSON.stringify(await opened.store.tournaments.read(id, 1))).not.toContain('tournament-player');
  });

  it('gives a seat to its player alone, by the key, as often as asked', async () => {
    const { id, people } = await begun(2);
    const [ada, bo] = [at(people, 0), at(people, 1)];
    const stranger = await newPerson();
    const seat = await seatOf(ada, id);
    expect(await seatOf(ada, id)).toEqual(seat);
    const { tournaments } = opened.tables;
    expect(codeOf(await tournaments.seat(stranger.key, id, stranger.token))).toBe('not-entered');
    expect(codeOf(await tournaments.seat('x'.repeat(30), id, stranger.token))).toBe('bad-player');
    expect(codeOf(await tournaments.seat(bo.key, id, ada.token))).toBe('token-used');
    // Another device takes the seat along.
    const moved = 'another-device-of-ada-xxxxxxxx';
    expect(granted(await tournaments.seat(ada.key, id, moved))).toEqual(seat);
    expect(codeOf(await opened.tables.snapshot(seat.table, ada.token))).toBe('bad-token');
    const { viewer } = granted(await opened.tables.snapshot(seat.table, moved));
    expect(viewer).toBe(seat.seat);
  });

  it('refuses at its tables all that would end or change them', async () => {
    const { id, people } = await begun(2);
    const { token } = at(people, 0);
    const { table } = await seatOf(at(people, 0), id);
    const refused = [
      { do: 'sit', name: 'Eve' },
      { do: 'stand' },
      { do: 'start' },
      { do: 'rematch' },
      { do: 'close' },
      { do: 'rename', name: 'Eve' },
      { do: 'bot', seat: 0, level: 'easy' },
      { do: 'remove', seat: 0 },
      { do: 'seats', seats: 3 },
      { do: 'hand-on', seat: 0 },
      { do: 'vote', seat: 0, for: 'end' },
      { do: 'phrases', phrases: 'off' },
    ] as const;
    for (const wish of refused)
      expect(codeOf(await opened.tables.command(table, token, command(wish))), wish.do).toBe(
        'tournament-table',
      );
    expect(codeOf(await opened.tables.command(table, null, command({ do: 'sit', name: 'Eve' })))).toBe(
      'tournament-table',
    );
    expect(codeOf(await opened.tables.command(table, token, command({ do: 'leave' })))).toBeNull();
    expect(codeOf(await opened.tables.command(table, token, command({ do: 'return' })))).toBeNull();
  });

  it('has the same deals at all tables of a round, which nobody else sees before it is over', async () => {
    const { id, people } = await begun(8, { duplicate: true, rounds: 1 });
    const seats = await Promise.all(people.map((who) => seatOf(who, id)));
    const hands = await Promise.all(
      people.map(async (who, i) => {
        const { view: seen, fair } = granted(await opened.tables.snapshot(at(seats, i).table, who.token));
        expect(fair.secret).toBeNull();
        return { seat: at(seats, i).seat, hand: JSON.stringify((seen as { hand?: unknown }).hand) };
      }),
    );
    for (const seat of [0, 1, 2, 3]) {
      const same = hands.filter((one) => one.seat === seat).map(({ hand }) => hand);
      expect(same).toHaveLength(2);
      expect(new Set(same).size).toBe(1);
    }
    const other = at(seats, 0).table;
    expect(codeOf(await opened.tables.snapshot(other, null))).toBe('round-running');
    // One table has ended, the other has not.
    const here = people.filter((_, i) => at(seats, i).table === other);
    await until(async () => {
      for (const who of here) {
        const seen = granted(await opened.tables.snapshot(other, who.token));
        const [move] = seen.legal;
        if (move !== undefined) await opened.tables.command(other, who.token, command({ do: 'move', move }));
      }
      return granted(await opened.tables.snapshot(other, at(here, 0).token)).status === 'over';
    });
    expect(codeOf(await opened.tables.snapshot(other, null))).toBe('round-running');
    expect(codeOf(await opened.tables.record(other, at(here, 0).token))).toBe('round-running');
    expect(granted(await opened.tables.snapshot(other, at(here, 0).token)).fair.secret).toBeNull();
    await playRound(people, id);
    await until(async () => (await view(id)).status === 'over');
    const shown = granted(await opened.tables.snapshot(other, null));
    expect(shown.fair.secret).toHaveLength(64);
    expect(codeOf(await opened.tables.record(other))).toBeNull();
  }, 120_000);

  it('goes on without people who never come, or leave, who come last', async () => {
    const { id, people } = await begun(3, { clock: { kind: 'move', seconds: 5 }, rounds: 1 });
    const [ada, bo] = [at(people, 0), at(people, 1)];
    await seatOf(ada, id);
    granted(await say(bo, id, { do: 'leave' }));
    expect((await view(id)).entrants).toMatchObject([{ state: 'in' }, { state: 'left' }, { state: 'in' }]);
    await until(async () => {
      ahead += 6000;
      const { table } = await seatOf(ada, id);
      const [move] = granted(await opened.tables.snapshot(table, ada.token)).legal;
      if (move !== undefined) await opened.tables.command(table, ada.token, command({ do: 'move', move }));
      await opened.tables.sweep();
      return (await view(id)).status === 'over';
    });
    const { round, standings } = await view(id);
    const { seats, result } = at(round?.tables ?? [], 0);
    expect(result?.forfeits.map((seat) => seats[seat]).toSorted()).toEqual([2, 3]);
    expect(at(standings, 0)).toMatchObject({ entrant: 1 });
    expect(standings.find(({ entrant }) => entrant === 2)?.points).toBeLessThan(0.5);
  }, 120_000);

  it('ends with bots alone if all have left, and a table that was removed counts for nobody', async () => {
    const { id, people } = await begun(5, { rounds: 1 });
    const [first] = (await view(id)).round?.tables ?? [];
    granted(await opened.tables.operator.remove(first?.table ?? ''));
    for (const who of people) await say(who, id, { do: 'leave' });
    await until(async () => (await view(id)).status === 'over');
    expect((await view(id)).round?.tables[0]?.result?.void).toBe(true);
  }, 60_000);

  it('lets nobody but the host take a seat from somebody, also by an id that was used before', async () => {
    const [host, eve, bo] = [await newPerson(), await newPerson(), await newPerson()];
    const id = await make(host);
    const { tournaments } = opened.tables;
    const used = newId();
    granted(await tournaments.command(eve.key, id, { id: used, do: 'join' }));
    granted(await say(bo, id, { do: 'join' }));
    granted(await say(host, id, { do: 'start' }));
    await dealt(id, 1);
    const { table, seat } = await seatOf(bo, id);
    const isAway = async () => granted(await opened.tables.snapshot(table, bo.token)).players[seat]?.away;
    await tournaments.command(eve.key, id, { id: used, do: 'remove', entrant: 2 });
    expect(await isAway()).toBe(false);
    granted(await say(bo, id, { do: 'leave' }));
    expect(await isAway()).toBe(true);
    // Nor is somebody disturbed who has left, and came back to the table.
    expect(codeOf(await opened.tables.command(table, bo.token, command({ do: 'return' })))).toBeNull();
    await tournaments.command(eve.key, id, { id: used, do: 'remove', entrant: 2 });
    expect(await isAway()).toBe(false);
  });

  it('takes the seat at the present table from somebody whom the host removes, also if they had left it', async () => {
    const { id, people } = await begun(4, { duplicate: true });
    const [host, bo, cy] = [at(people, 0), at(people, 1), at(people, 2)];
    const seats = new Map(
      await Promise.all([bo, cy].map(async (who) => [who, await seatOf(who, id)] as const)),
    );
    for (const [entrant, who] of [
      [2, bo],
      [3, cy],
    ] as const) {
      const { table } = seats.get(who) ?? { table: '' };
      if (who === cy)
        expect(codeOf(await opened.tables.command(table, who.token, command({ do: 'leave' })))).toBeNull();
      granted(await say(host, id, { do: 'remove', entrant }));
      expect(codeOf(await opened.tables.snapshot(table, who.token))).toBe('bad-token');
      for (const wish of [{ do: 'return' }, { do: 'recover', token: 'x'.repeat(30) }] as const)
        expect(codeOf(await opened.tables.command(table, who.token, command(wish)))).toBe('bad-token');
      expect(codeOf(await opened.tables.tournaments.seat(who.key, id, who.token))).toBe('entrant-removed');
    }
    await playRound([host, at(people, 3)], id);
    const played = granted(await opened.tables.tournaments.round(id, 1));
    const forfeits = played.tables.flatMap(({ seats: there, result }) =>
      (result?.forfeits ?? []).map((one) => there[one]),
    );
    expect(forfeits.toSorted()).toEqual([2, 3]);
  }, 60_000);

  it('lets nobody fill its line: outsiders stand in none, and of one player eight wait', async () => {
    const [host, eve, ada] = [await newPerson(), await newPerson(), await newPerson()];
    const id = await make(host);
    granted(await say(ada, id, { do: 'join' }));
    const held = Promise.withResolvers<void>();
    const { append } = opened.store.tournaments;
    vi.spyOn(opened.store.tournaments, 'append').mockImplementationOnce(async (...wish) => {
      await held.promise;
      return append(...wish);
    });
    const joining = say(host, id, { do: 'join' });
    const refused = ['leave', 'return', 'start', 'next', 'cancel'] as const;
    for (const wish of refused) expect((await say(eve, id, { do: wish })).ok).toBe(false);
    expect(codeOf(await opened.tables.tournaments.makeCodes(eve.key, id, { id: newId(), count: 1 }))).toBe(
      'not-tournament-host',
    );
    const leaving = Array.from({ length: 20 }, () => say(ada, id, { do: 'leave' }));
    const first = await Promise.race(leaving);
    expect(codeOf(first)).toBe('rate');
    held.resolve();
    const codes = (await Promise.all(leaving)).map(codeOf);
    expect(codes.filter((code) => code === 'rate')).toHaveLength(12);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    granted(await joining);
  });

  it('shows its secret after a cancel only when all tables are over', async () => {
    const { id, people } = await begun(8, { duplicate: true });
    const seats = await Promise.all(people.map((who) => seatOf(who, id)));
    granted(await say(at(people, 0), id, { do: 'cancel' }));
    const isShown = async (): Promise<boolean> => (await view(id)).secret !== null;
    await until(async () => {
      const shown = await isShown();
      for (const [i, who] of people.entries()) {
        const { status, fair } = granted(await opened.tables.snapshot(at(seats, i).table, who.token));
        if (shown) expect(status).toBe('over');
        if (status !== 'over') expect(fair.secret).toBeNull();
      }
      return shown;
    });
    expect(granted(await opened.tables.snapshot(at(seats, 0).table, null))).toMatchObject({ ended: 'host' });
  }, 60_000);

  it('puts those who did not play at no further table until they return', async () => {
    const { id, people } = await begun(3, { clock: { kind: 'move', seconds: 5 }, rounds: 3 });
    const ada = at(people, 0);
    const roundIs = (number: number): Promise<void> =>
      until(async () => {
        ahead += 6000;
        const { table } = await seatOf(ada, id);
        const [move] = granted(await opened.tables.snapshot(table, ada.token)).legal;
        if (move !== undefined) await opened.tables.command(table, ada.token, command({ do: 'move', move }));
        await opened.tables.sweep();
        return (await view(id)).round?.round === number;
      });
    await roundIs(2);
    const seatsOf = async () => (await view(id)).round?.tables.flatMap(({ seats }) => seats.filter(Boolean));
    expect((await view(id)).entrants.map(({ state }) => state)).toEqual(['in', 'left', 'left']);
    expect(await seatsOf()).toEqual([1]);
    granted(await say(at(people, 1), id, { do: 'return' }));
    await dealt(id, 2);
    await roundIs(3);
    expect((await seatsOf())?.toSorted()).toEqual([1, 2]);
  }, 120_000);

  it('begins at its time', async () => {
    const people = await newPeople(2);
    const id = await make(at(people, 0), { start: { kind: 'time', at: now() + 3_600_000 } });
    for (const who of people) granted(await say(who, id, { do: 'join' }));
    await opened.tables.tournaments.sweep();
    expect(await view(id)).toMatchObject({ status: 'open', next: expect.any(Number) });
    ahead += 3_600_000;
    await dealt(id, 1);
  });

  it('does what is said again once, and refuses what makes no sense without a change', async () => {
    const [host, ada] = [await newPerson(), await newPerson()];
    const id = await make(host);
    const join = { id: newId(), do: 'join' } as const;
    const { tournaments } = opened.tables;
    const answers = await Promise.all([1, 2, 3].map(() => tournaments.command(ada.key, id, join)));
    expect(new Set(answers.map((answer) => granted(answer).seq))).toEqual(new Set([2]));
    const before = await opened.store.tournaments.read(id, 1);
    expect(codeOf(await say(ada, id, { do: 'join' }))).toBe('already-entered');
    expect(codeOf(await say(ada, id, { do: 'start' }))).toBe('not-tournament-host');
    expect(codeOf(await say(ada, 'nowhere', { do: 'join' }))).toBe('no-such-tournament');
    expect(codeOf(await tournaments.command('z'.repeat(30), id, join))).toBe('bad-player');
    expect(codeOf(await tournaments.view('nowhere'))).toBe('no-such-tournament');
    expect(
      codeOf(await tournaments.make(host.key, { id: newId(), name: 'C', ...SHORT, club: 'nowhere' })),
    ).toBe('no-such-club');
    expect(await opened.store.tournaments.read(id, 1)).toEqual(before);
    const wish = { id: newId(), name: 'Cup', ...SHORT };
    const made = await Promise.all([1, 2].map(() => tournaments.make(host.key, wish)));
    expect(granted(at(made, 0))).toEqual(granted(at(made, 1)));
  });
});

describe('codes', () => {
  it('let a class in without a name or a player of before, each once', async () => {
    const host = await newPerson();
    const id = await make(host, { entry: 'codes' });
    const { tournaments } = opened.tables;
    const wish = { id: newId(), count: 3, names: ['Élise'], prefix: 'Player' };
    const { codes } = granted(await tournaments.makeCodes(host.key, id, wish));
    expect(codes.map(({ name }) => name)).toEqual(['Élise', 'Player 2', 'Player 3']);
    expect(granted(await tournaments.makeCodes(host.key, id, wish)).codes).toEqual(codes);
    const stranger = { id: 'somebody-who-is-new', key: 'k'.repeat(40) };
    const { code } = at(codes, 1);
    const entered = granted(await tournaments.enter(id, { code, player: stranger }));
    expect(entered).toMatchObject({ player: { name: 'Player 2' }, me: { entrant: 1, state: 'in' } });
    expect(granted(await tournaments.enter(id, { code, player: stranger })).seq).toBe(entered.seq);
    const other = { id: 'somebody-else-here', key: 'j'.repeat(40) };
    const before = await opened.store.tournaments.read(id, 1);
    for (const [wrong, why] of [
      [code, 'used-code'],
      [`1-${'x'.repeat(24)}`, 'bad-code'],
      [`99-${'x'.repeat(24)}`, 'bad-code'],
    ] as const)
      expect(codeOf(await tournaments.enter(id, { code: wrong, player: other }))).toBe(why);
    expect(codeOf(await tournaments.enter('nowhere', { code, player: other }))).toBe('no-such-tournament');
    // Nobody was made a player by that.
    expect(codeOf(await opened.tables.players.facts(other.key))).toBe('bad-player');
    expect(await opened.store.tournaments.read(id, 1)).toEqual(before);
    expect(codeOf(await tournaments.codes(stranger.key, id))).toBe('not-tournament-host');
    expect(granted(await tournaments.codes(host.key, id)).codes[1]?.entrant).toBe(1);
    expect(codeOf(await say(host, id, { do: 'join' }))).toBe('code-needed');
    expect(granted(await say(host, id, { do: 'join', code: at(codes, 0).code })).me.entrant).toBe(2);
    expect((await view(id)).entrants.map(({ name }) => name)).toEqual(['Player 2', 'Élise']);
  });
});

describe('a player who is erased', () => {
  it('plays no further round, and is nobody in what is left', async () => {
    const { id, people } = await begun(3);
    const ada = at(people, 0);
    const all = granted(await opened.tables.players.export(ada.key));
    expect(all.tournaments).toMatchObject([{ tournament: id, entrant: 1, host: true }]);
    granted(await opened.tables.players.erase(ada.key));
    const seen = await view(id);
    expect(at(seen.entrants, 0)).toMatchObject({ name: 'a player', state: 'left' });
    // Nothing is left that says in which other tournaments the same one was.
    const actors = [id, 'another'].map((one) => playerKey(one, ada.id, 'x').split('.')[0] ?? '');
    expect(new Set(actors).size).toBe(2);
    const [here = '', elsewhere = ''] = actors;
    const log = JSON.stringify(await opened.store.tournaments.read(id, 1));
    expect([log.includes(here), log.includes(elsewhere)]).toEqual([true, false]);
    await playRound(people.slice(1), id);
    await dealt(id, 2);
    expect((await view(id)).round?.tables.flatMap(({ seats }) => [...seats])).not.toContain(1);
  }, 60_000);
});

describe('two processes', () => {
  it('do every step once, and see the same', async () => {
    const { id, people } = await begun(5, { rounds: 1 });
    await opened.close();
    await jobs.close();
    const [one, two] = [await open(opened.folder, true), await open(opened.folder, true)];
    opened = one;
    const sweeping = Promise.all(
      [1, 2, 3].flatMap(() => [one, two].map((each) => each.tables.tournaments.sweep())),
    );
    await playRound(people, id);
    await sweeping;
    await until(async () => {
      await two.tables.tournaments.sweep();
      return (await view(id)).status === 'over';
    });
    const [{ now: _, ...here }, { now: __, ...there }] = [
      await view(id),
      granted(await two.tables.tournaments.view(id)),
    ];
    expect(there).toEqual(here);
    const keys = (await one.store.tournaments.read(id, 1)).flatMap(({ command: key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    await two.close();
  }, 120_000);
});
