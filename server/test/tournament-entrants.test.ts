import { at } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { playerKey } from '../keys.ts';
import { command, newId } from './open-tables.ts';
import { codeOf, granted, SHORT, tournamentPeople } from './tournament-people.ts';

const { begun, dealt, make, newPerson, opened, playRound, say, seatOf, view } = tournamentPeople();

describe('a tournament', () => {
  it('shows no ids, keys, tokens or secrets to anybody', async () => {
    const { id, people } = await begun(3, { duplicate: true });
    const texts = [
      JSON.stringify(await view(id)),
      JSON.stringify(granted(await opened().tables.tournaments.round(id, 1))),
      JSON.stringify(granted(await opened().tables.tournaments.me(at(people, 1).key, id))),
    ];
    const [created] = await opened().store.tournaments.read(id, 1);
    const secret = created?.entry.type === 'created' ? created.entry.secret : '';
    expect(secret).toHaveLength(64);
    for (const text of texts) {
      expect(text).not.toContain(secret);
      for (const { id: player, key, token } of people)
        for (const word of [player, key, token]) expect(text).not.toContain(word);
    }
    expect(JSON.stringify(await opened().store.tournaments.read(id, 1))).not.toContain('tournament-player');
  });

  it('gives a seat to its player alone, by the key, as often as asked', async () => {
    const { id, people } = await begun(2);
    const [ada, bo] = [at(people, 0), at(people, 1)];
    const stranger = await newPerson();
    const seat = await seatOf(ada, id);
    expect(await seatOf(ada, id)).toEqual(seat);
    const { tournaments } = opened().tables;
    expect(codeOf(await tournaments.seat(stranger.key, id, stranger.token))).toBe('not-entered');
    expect(codeOf(await tournaments.seat('x'.repeat(30), id, stranger.token))).toBe('bad-player');
    expect(codeOf(await tournaments.seat(bo.key, id, ada.token))).toBe('token-used');
    // Another device takes the seat along.
    const moved = 'another-device-of-ada-xxxxxxxx';
    expect(granted(await tournaments.seat(ada.key, id, moved))).toEqual(seat);
    expect(codeOf(await opened().tables.snapshot(seat.table, ada.token))).toBe('bad-token');
    const { viewer } = granted(await opened().tables.snapshot(seat.table, moved));
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
      expect(codeOf(await opened().tables.command(table, token, command(wish))), wish.do).toBe(
        'tournament-table',
      );
    expect(codeOf(await opened().tables.command(table, null, command({ do: 'sit', name: 'Eve' })))).toBe(
      'tournament-table',
    );
    expect(codeOf(await opened().tables.command(table, token, command({ do: 'leave' })))).toBeNull();
    expect(codeOf(await opened().tables.command(table, token, command({ do: 'return' })))).toBeNull();
  });

  it('lets nobody but the host take a seat from somebody, also by an id that was used before', async () => {
    const [host, eve, bo] = [await newPerson(), await newPerson(), await newPerson()];
    const id = await make(host);
    const { tournaments } = opened().tables;
    const used = newId();
    granted(await tournaments.command(eve.key, id, { id: used, do: 'join' }));
    granted(await say(bo, id, { do: 'join' }));
    granted(await say(host, id, { do: 'start' }));
    await dealt(id, 1);
    const { table, seat } = await seatOf(bo, id);
    const isAway = async () => granted(await opened().tables.snapshot(table, bo.token)).players[seat]?.away;
    await tournaments.command(eve.key, id, { id: used, do: 'remove', entrant: 2 });
    expect(await isAway()).toBe(false);
    granted(await say(bo, id, { do: 'leave' }));
    expect(await isAway()).toBe(true);
    // Nor is somebody disturbed who has left, and came back to the table.
    expect(codeOf(await opened().tables.command(table, bo.token, command({ do: 'return' })))).toBeNull();
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
        expect(codeOf(await opened().tables.command(table, who.token, command({ do: 'leave' })))).toBeNull();
      granted(await say(host, id, { do: 'remove', entrant }));
      expect(codeOf(await opened().tables.snapshot(table, who.token))).toBe('bad-token');
      for (const wish of [{ do: 'return' }, { do: 'recover', token: 'x'.repeat(30) }] as const)
        expect(codeOf(await opened().tables.command(table, who.token, command(wish)))).toBe('bad-token');
      expect(codeOf(await opened().tables.tournaments.seat(who.key, id, who.token))).toBe('entrant-removed');
    }
    await playRound([host, at(people, 3)], id);
    const played = granted(await opened().tables.tournaments.round(id, 1));
    const forfeits = played.tables.flatMap(({ seats: there, result }) =>
      (result?.forfeits ?? []).map((one) => there[one]),
    );
    expect(forfeits.toSorted()).toEqual([2, 3]);
  }, 60_000);

  it('does what is said again once, and refuses what makes no sense without a change', async () => {
    const [host, ada] = [await newPerson(), await newPerson()];
    const id = await make(host);
    const join = { id: newId(), do: 'join' } as const;
    const { tournaments } = opened().tables;
    const answers = await Promise.all([1, 2, 3].map(() => tournaments.command(ada.key, id, join)));
    expect(new Set(answers.map((answer) => granted(answer).seq))).toEqual(new Set([2]));
    const before = await opened().store.tournaments.read(id, 1);
    expect(codeOf(await say(ada, id, { do: 'join' }))).toBe('already-entered');
    expect(codeOf(await say(ada, id, { do: 'start' }))).toBe('not-tournament-host');
    expect(codeOf(await say(ada, 'nowhere', { do: 'join' }))).toBe('no-such-tournament');
    expect(codeOf(await tournaments.command('z'.repeat(30), id, join))).toBe('bad-player');
    expect(codeOf(await tournaments.view('nowhere'))).toBe('no-such-tournament');
    expect(
      codeOf(await tournaments.make(host.key, { id: newId(), name: 'C', ...SHORT, club: 'nowhere' })),
    ).toBe('no-such-club');
    expect(await opened().store.tournaments.read(id, 1)).toEqual(before);
    const wish = { id: newId(), name: 'Cup', ...SHORT };
    const made = await Promise.all([1, 2].map(() => tournaments.make(host.key, wish)));
    expect(granted(at(made, 0))).toEqual(granted(at(made, 1)));
  });
});

describe('codes', () => {
  it('let a class in without a name or a player of before, each once', async () => {
    const host = await newPerson();
    const id = await make(host, { entry: 'codes' });
    const { tournaments } = opened().tables;
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
    const before = await opened().store.tournaments.read(id, 1);
    for (const [wrong, why] of [
      [code, 'used-code'],
      [`1-${'x'.repeat(24)}`, 'bad-code'],
      [`99-${'x'.repeat(24)}`, 'bad-code'],
    ] as const)
      expect(codeOf(await tournaments.enter(id, { code: wrong, player: other }))).toBe(why);
    expect(codeOf(await tournaments.enter('nowhere', { code, player: other }))).toBe('no-such-tournament');
    // Nobody was made a player by that.
    expect(codeOf(await opened().tables.players.facts(other.key))).toBe('bad-player');
    expect(await opened().store.tournaments.read(id, 1)).toEqual(before);
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
    const all = granted(await opened().tables.players.export(ada.key));
    expect(all.tournaments).toMatchObject([{ tournament: id, entrant: 1, host: true }]);
    granted(await opened().tables.players.erase(ada.key));
    const seen = await view(id);
    expect(at(seen.entrants, 0)).toMatchObject({ name: 'a player', state: 'left' });
    // Nothing is left that says in which other tournaments the same one was.
    const actors = [id, 'another'].map((one) => playerKey(one, ada.id, 'x').split('.')[0] ?? '');
    expect(new Set(actors).size).toBe(2);
    const [here = '', elsewhere = ''] = actors;
    const log = JSON.stringify(await opened().store.tournaments.read(id, 1));
    expect([log.includes(here), log.includes(elsewhere)]).toEqual([true, false]);
    await playRound(people.slice(1), id);
    await dealt(id, 2);
    expect((await view(id)).round?.tables.flatMap(({ seats }) => [...seats])).not.toContain(1);
  }, 60_000);
});
