import { at } from '@bullpen/engine';
import { describe, expect, it, vi } from 'vitest';
import { serverMachine } from '../machine.ts';
import { command, newId } from './open-tables.ts';
import { codeOf, granted, tournamentPeople } from './tournament-people.ts';

const {
  begun,
  dealt,
  make,
  newPeople,
  newPerson,
  now,
  opened,
  pass,
  playRound,
  reopenTwice,
  say,
  seatOf,
  until,
  view,
} = tournamentPeople();

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
      [1, 2].map(async (round) => granted(await opened().tables.tournaments.round(id, round))),
    );
    // Each table gives half a point for each of its seats, all in all.
    const points = rounds.flatMap(({ tables }) => tables.map(({ result }) => result?.places.length ?? 0));
    expect(points).toEqual([4, 4, 4, 4]);
    expect(codeOf(await opened().tables.tournaments.round(id, 3))).toBe('no-such-round');
    const mine = granted(await opened().tables.tournaments.mine(at(people, 0).key)).tournaments;
    expect(mine).toMatchObject([{ tournament: id, host: true, entrant: 1, status: 'over' }]);
  }, 120_000);

  it('has the same deals at all tables of a round, which nobody else sees before it is over', async () => {
    const { id, people } = await begun(8, { duplicate: true, rounds: 1 });
    const seats = await Promise.all(people.map((who) => seatOf(who, id)));
    const hands = await Promise.all(
      people.map(async (who, i) => {
        const { view: seen, fair } = granted(await opened().tables.snapshot(at(seats, i).table, who.token));
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
    expect(codeOf(await opened().tables.snapshot(other, null))).toBe('round-running');
    // One table has ended, the other has not.
    const here = people.filter((_, i) => at(seats, i).table === other);
    await until(async () => {
      for (const who of here) {
        const seen = granted(await opened().tables.snapshot(other, who.token));
        const [move] = seen.legal;
        if (move !== undefined)
          await opened().tables.command(other, who.token, command({ do: 'move', move }));
      }
      return granted(await opened().tables.snapshot(other, at(here, 0).token)).status === 'over';
    });
    expect(codeOf(await opened().tables.snapshot(other, null))).toBe('round-running');
    expect(codeOf(await opened().tables.record(other, at(here, 0).token))).toBe('round-running');
    expect(granted(await opened().tables.snapshot(other, at(here, 0).token)).fair.secret).toBeNull();
    await playRound(people, id);
    await until(async () => (await view(id)).status === 'over');
    const shown = granted(await opened().tables.snapshot(other, null));
    expect(shown.fair.secret).toHaveLength(64);
    expect(codeOf(await opened().tables.record(other))).toBeNull();
  }, 120_000);

  it('goes on without people who never come, or leave, who come last', async () => {
    const { id, people } = await begun(3, { clock: { kind: 'move', seconds: 5 }, rounds: 1 });
    const [ada, bo] = [at(people, 0), at(people, 1)];
    await seatOf(ada, id);
    granted(await say(bo, id, { do: 'leave' }));
    expect((await view(id)).entrants).toMatchObject([{ state: 'in' }, { state: 'left' }, { state: 'in' }]);
    await until(async () => {
      pass(6000);
      const { table } = await seatOf(ada, id);
      const [move] = granted(await opened().tables.snapshot(table, ada.token)).legal;
      if (move !== undefined) await opened().tables.command(table, ada.token, command({ do: 'move', move }));
      await opened().tables.sweep();
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
    granted(await opened().tables.operator.remove(first?.table ?? ''));
    for (const who of people) await say(who, id, { do: 'leave' });
    await until(async () => (await view(id)).status === 'over');
    expect((await view(id)).round?.tables[0]?.result?.void).toBe(true);
  }, 60_000);

  it('shows its secret after a cancel only when all tables are over', async () => {
    const { id, people } = await begun(8, { duplicate: true });
    const seats = await Promise.all(people.map((who) => seatOf(who, id)));
    granted(await say(at(people, 0), id, { do: 'cancel' }));
    const isShown = async (): Promise<boolean> => (await view(id)).secret !== null;
    await until(async () => {
      const shown = await isShown();
      for (const [i, who] of people.entries()) {
        const { status, fair } = granted(await opened().tables.snapshot(at(seats, i).table, who.token));
        if (shown) expect(status).toBe('over');
        if (status !== 'over') expect(fair.secret).toBeNull();
      }
      return shown;
    });
    expect(granted(await opened().tables.snapshot(at(seats, 0).table, null))).toMatchObject({
      ended: 'host',
    });
  }, 60_000);

  it('puts those who did not play at no further table until they return', async () => {
    const { id, people } = await begun(3, { clock: { kind: 'move', seconds: 5 }, rounds: 3 });
    const ada = at(people, 0);
    const roundIs = (number: number): Promise<void> =>
      until(async () => {
        pass(6000);
        const { table } = await seatOf(ada, id);
        const [move] = granted(await opened().tables.snapshot(table, ada.token)).legal;
        if (move !== undefined)
          await opened().tables.command(table, ada.token, command({ do: 'move', move }));
        await opened().tables.sweep();
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
    await opened().tables.tournaments.sweep();
    expect(await view(id)).toMatchObject({ status: 'open', next: expect.any(Number) });
    pass(3_600_000);
    await dealt(id, 1);
  });

  it('lets nobody fill its line: outsiders stand in none, and of one player eight wait', async () => {
    const [host, eve, ada] = [await newPerson(), await newPerson(), await newPerson()];
    const id = await make(host);
    granted(await say(ada, id, { do: 'join' }));
    const held = Promise.withResolvers<void>();
    const { append } = opened().store.tournaments;
    vi.spyOn(opened().store.tournaments, 'append').mockImplementationOnce(async (...wish) => {
      await held.promise;
      return append(...wish);
    });
    const joining = say(host, id, { do: 'join' });
    const refused = ['leave', 'return', 'start', 'next', 'cancel'] as const;
    for (const wish of refused) expect((await say(eve, id, { do: wish })).ok).toBe(false);
    expect(codeOf(await opened().tables.tournaments.makeCodes(eve.key, id, { id: newId(), count: 1 }))).toBe(
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
});

describe('two processes', () => {
  it('do every step once, and see the same', async () => {
    const { id, people } = await begun(5, { rounds: 1 });
    const [one, two] = await reopenTwice();
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
