import { describe, expect, it } from 'vitest';
import { snapshotOf, updateOf } from '../index.ts';
import { Bench, codeOf } from './bench.ts';

function match(): Bench {
  const bench = new Bench({ game: 'six-nimmt', seats: 2, options: { rounds: 1 }, seating: 'fixed' });
  for (const name of ['Ann', 'Ben']) bench.seat(name);
  return bench;
}

const namesAt = ({ table }: Bench): (string | null)[] => table.seats.map(({ name }) => name);

describe('a new name', () => {
  it('can be chosen before the match and during it, is cleaned, and is never that of another seat', () => {
    const bench = match();
    expect(codeOf(bench.say(0, { do: 'rename', name: '  Anna\u202e ' }))).toBeNull();
    expect(namesAt(bench)).toEqual(['Anna', 'Ben']);
    expect(codeOf(bench.say(1, { do: 'rename', name: 'anna' }))).toBeNull();
    expect(namesAt(bench)).toEqual(['Anna', 'anna 2']);
    bench.say(0, { do: 'start' });
    expect(codeOf(bench.say(1, { do: 'rename', name: 'Björn' }))).toBeNull();
    expect(snapshotOf(bench.table, 0).players.map(({ name }) => name)).toEqual(['Anna', 'Björn']);
  });

  it('is refused if nothing of it can be shown, for watchers, and when the match is over', () => {
    const bench = match();
    expect(codeOf(bench.say(0, { do: 'rename', name: '\u200b' }))).toBe('name');
    expect(codeOf(bench.say(-1, { do: 'rename', name: 'Eve' }))).toBe('not-seated');
    bench.say(0, { do: 'close' });
    expect(codeOf(bench.say(0, { do: 'rename', name: 'Anna' }))).toBe('not-playing');
    expect(namesAt(bench)).toEqual(['Ann', 'Ben']);
  });

  it('counts against what a seat may do by itself', () => {
    const bench = match();
    const before = bench.table;
    bench.say(0, { do: 'rename', name: 'Anna' });
    const { seats, allowance } = bench.table;
    expect(allowance).toEqual(before.allowance);
    expect(seats.map((seat, i) => seat.allowance.left - before.seats[i]!.allowance.left)).toEqual([-1, 0]);
  });

  it('reaches everybody, with the new name', () => {
    const entry = { type: 'renamed', at: 1, seat: 1, name: 'Björn' } as const;
    expect(updateOf('t', { seq: 9, command: 'x', entry }, [], 0).entry).toEqual(entry);
  });
});
