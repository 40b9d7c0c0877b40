import { describe, expect, it } from 'vitest';
import { decidePresence, decideVotes, snapshotOf } from '../index.ts';
import { Bench, codeOf } from './bench.ts';

const SECOND = 1000;

/** Three people with a clock of 30 seconds. Cleo has gone, and Ben misses the clock while he is connected. */
function match(): Bench {
  const bench = new Bench({
    game: 'six-nimmt',
    seats: 3,
    clock: { kind: 'move', seconds: 30 },
    seating: 'fixed',
  });
  for (const name of ['Ann', 'Ben', 'Cleo']) bench.seat(name);
  expect(codeOf(bench.say(0, { do: 'start' }))).toBeNull();
  const gone = bench.now;
  bench.now += 20 * SECOND;
  bench.append(decidePresence(bench.table, 2, gone, bench.now));
  bench.now += 11 * SECOND;
  bench.automatic(1, 'clock');
  expect(bench.table.seats[1]).toMatchObject({ away: true, absent: null, left: null });
  return bench;
}

describe('a vote about somebody who has gone', () => {
  it('is not decided without a person who is connected and only missed the clock', () => {
    const bench = match();
    expect(codeOf(bench.say(0, { do: 'vote', seat: 2, for: 'end' }))).toBeNull();
    expect(bench.table.status).toBe('playing');
    expect(codeOf(bench.say(1, { do: 'vote', seat: 2, for: 'bot' }))).toBeNull();
    expect(bench.table.status).toBe('playing');
    expect(bench.table.seats[2]!.away).toBe(true);
  });

  it('is decided by those who voted when the time is up', () => {
    const bench = match();
    bench.say(0, { do: 'vote', seat: 2, for: 'end' });
    bench.now += 30 * SECOND;
    bench.append(decideVotes(bench.table, bench.now));
    expect(bench.table).toMatchObject({ status: 'over', ended: 'vote' });
  });

  it('is not for a person who has left', () => {
    const bench = match();
    bench.say(1, { do: 'return' });
    bench.say(1, { do: 'leave' });
    expect(codeOf(bench.say(1, { do: 'vote', seat: 2, for: 'bot' }))).toBe('no-vote');
    bench.say(0, { do: 'vote', seat: 2, for: 'end' });
    expect(bench.table.status).toBe('over');
  });
});

it('a match that was ended early leaves nothing to choose, and nobody returns to it', () => {
  const bench = match();
  bench.say(0, { do: 'vote', seat: 2, for: 'end' });
  bench.say(1, { do: 'vote', seat: 2, for: 'end' });
  expect(bench.table.status).toBe('over');
  expect(snapshotOf(bench.table, 0)).toMatchObject({ legal: [], retractable: false });
  expect(codeOf(bench.say(1, { do: 'return' }))).toBe('not-playing');
});
