import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { rematchWish, snapshotOf, TableInMemory } from '../index.ts';
import { Bench, codeOf, hashToken } from './bench.ts';

const kinds = ({ table }: Bench): string[] => table.seats.map(({ kind }) => kind);

describe('the number of seats', () => {
  it('can be changed by the host, before the match, at the end of the table', () => {
    const bench = new Bench({ game: 'six-nimmt', seats: 3 });
    bench.seat('Ann', 'Ben');
    expect(codeOf(bench.say(1, { do: 'seats', seats: 4 }))).toBe('not-host');
    expect(codeOf(bench.say(0, { do: 'seats', seats: 5 }))).toBeNull();
    expect(kinds(bench)).toEqual(['person', 'person', 'free', 'free', 'free']);
    bench.seat('Cleo');
    expect(codeOf(bench.say(0, { do: 'seats', seats: 4 }))).toBeNull();
    expect(codeOf(bench.say(0, { do: 'seats', seats: 4 }))).toBe('same-seats');
    bench.say(0, { do: 'start', fill: 'random' });
    expect(bench.table.status).toBe('playing');
    expect(snapshotOf(bench.table, 0)).toMatchObject({ seats: 4, players: { length: 4 } });
    expect(codeOf(bench.say(0, { do: 'seats', seats: 5 }))).toBe('not-open');
  });

  it('never takes a seat from a person, a bot or a player for whom it is kept', () => {
    const kept = [{ name: 'Ann', token: hashToken('ann') }, null, { name: 'Ben', token: hashToken('ben') }];
    const bench = new Bench(
      { game: 'captain-jack', seats: 3 },
      { before: 'the-match-before', kept, hostSeat: 0 },
    );
    bench.claim(0, { do: 'sit', name: 'Ann' });
    expect(codeOf(bench.say(0, { do: 'seats', seats: 2 }))).toBe('seats-taken');
    bench.claim(2, { do: 'sit', name: 'Ben' });
    expect(codeOf(bench.say(0, { do: 'seats', seats: 2 }))).toBe('seats-taken');
    bench.say(2, { do: 'stand' });
    bench.say(0, { do: 'bot', seat: 2, level: 'random' });
    expect(codeOf(bench.say(0, { do: 'seats', seats: 2 }))).toBe('seats-taken');
    bench.say(0, { do: 'remove', seat: 2 });
    expect(codeOf(bench.say(0, { do: 'seats', seats: 2 }))).toBeNull();
  });

  it.each(Object.values(games))('stays within what $id allows', ({ id, seats: { min, max } }) => {
    const bench = new Bench({ game: id, seats: min });
    bench.seat('Ann');
    expect(codeOf(bench.say(0, { do: 'seats', seats: min - 1 }))).toBe('seats');
    expect(codeOf(bench.say(0, { do: 'seats', seats: max + 1 }))).toBe('seats');
    expect(codeOf(bench.say(0, { do: 'seats', seats: max }))).toBeNull();
    expect(codeOf(bench.say(0, { do: 'start', fill: 'random' }))).toBeNull();
    expect(bench.table.match.seats).toBe(max);
  });

  it('[E15] takes the rounds along that follow it, and leaves a chosen number alone', () => {
    const rounds = (bench: Bench): unknown => snapshotOf(bench.table, 0).options.rounds;
    const usual = new Bench({ game: 'eleven-nimmt', seats: 3 });
    const chosen = new Bench({ game: 'eleven-nimmt', seats: 3, options: { rounds: 1 } });
    for (const bench of [usual, chosen]) {
      bench.seat('Ann');
      bench.say(0, { do: 'seats', seats: 5 });
    }
    expect([rounds(usual), rounds(chosen)]).toEqual([5, 1]);
  });

  it('is the same in the log, in a rematch, and in deciding who may start a full table', () => {
    const bench = new Bench({ game: 'six-nimmt', seats: 4 });
    bench.seat('Ann', 'Ben');
    expect(bench.table.fullSince).toBeNull();
    bench.say(0, { do: 'seats', seats: 2 });
    expect(bench.table.fullSince).toBe(bench.now);
    expect(rematchWish(bench.table)).toMatchObject({ seats: 2, plan: { length: 2 } });
    expect(new TableInMemory('again', bench.log).table).toEqual({ ...bench.table, id: 'again' });
  });
});
