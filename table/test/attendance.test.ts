import { describe, expect, it } from 'vitest';
import {
  acting,
  decideDeserted,
  decidePresence,
  dueAt,
  isAutomatic,
  seatDue,
  TableInMemory,
} from '../index.ts';
import { Bench, codeOf } from './bench.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BOT = { kind: 'bot', level: 'random' } as const;

/** A long match of one person with two bots. */
function match(clock: 'move' | 'days' = 'move'): Bench {
  const bench = new Bench({
    game: 'six-nimmt',
    seats: 3,
    plan: [{ kind: 'open' }, BOT, BOT],
    options: { rounds: 100 },
    clock: clock === 'move' ? { kind: 'move', seconds: 30 } : { kind: 'days', days: 1 },
  });
  bench.seat('Ann');
  expect(codeOf(bench.say(0, { do: 'start' }))).toBeNull();
  return bench;
}

/** The server makes every move that is due before then. Gives how many. */
function playUntil(bench: Bench, end: number): number {
  for (let moves = 0; moves < 10_000; moves++) {
    const seat = acting(bench.table).find((one) => (seatDue(bench.table, one) ?? end) < end);
    if (seat === undefined) return moves;
    bench.now = Math.max(bench.now, seatDue(bench.table, seat)!);
    bench.automatic(seat, bench.table.seats[seat]!.kind === 'bot' ? 'bot' : 'clock');
  }
  throw new Error('the bots play on for ever');
}

const back = (bench: Bench) => bench.append(decidePresence(bench.table, 0, null, bench.now));

describe('a table that everybody has left', () => {
  it('rests after five minutes, and nothing is due but its end', () => {
    const bench = match();
    const left = bench.now;
    bench.say(0, { do: 'leave' });
    expect(playUntil(bench, left + 2 * DAY)).toBeGreaterThan(100);
    expect(bench.now).toBeLessThan(left + 5 * MINUTE);
    expect(dueAt(bench.table)).toBe(left + DAY);
    bench.now = left + DAY - 1;
    expect(codeOf(bench.append(decideDeserted(bench.table, bench.now)))).toBe('still-here');
    bench.now = left + DAY;
    expect(codeOf(bench.append(decideDeserted(bench.table, bench.now)))).toBeNull();
    expect(bench.table).toMatchObject({ status: 'over', ended: 'deserted' });
    expect(dueAt(bench.table)).toBeNull();
  });

  it('rests also where the clock has moved for everybody', () => {
    const bench = match();
    const begun = bench.now;
    playUntil(bench, begun + 2 * DAY);
    expect(bench.now).toBeLessThan(begun + 6 * MINUTE);
    expect(bench.table.seats[0]).toMatchObject({ kind: 'person', away: true });
  });

  it.each(['a connection', 'return'])('goes on with %s, and everybody has their whole time', (how) => {
    const bench = match();
    bench.say(0, { do: 'leave' });
    playUntil(bench, bench.now + DAY);
    bench.now += 60 * MINUTE;
    expect(codeOf(how === 'return' ? bench.say(0, { do: 'return' }) : back(bench))).toBeNull();
    expect(bench.table.seats[0]).toMatchObject({ away: false, absent: null });
    for (const seat of acting(bench.table)) {
      const wait = isAutomatic(bench.table.seats[seat]!) ? 900 : 30_000;
      expect(seatDue(bench.table, seat), `seat ${seat}`).toBe(bench.now + wait);
    }
  });

  it('leaves a person alone who looks on while a bot plays for them, until it rests', () => {
    const bench = match();
    bench.say(0, { do: 'leave' });
    bench.now += 5 * MINUTE - 1;
    expect(codeOf(back(bench))).toBe('not-away');
    bench.now += 1;
    expect(codeOf(back(bench))).toBeNull();
    expect(codeOf(back(bench))).toBe('not-away');
  });

  it('goes on as long as one person plays, and where a move may take days', () => {
    const bench = new Bench({ game: 'six-nimmt', seats: 3, plan: [{ kind: 'open' }, { kind: 'open' }, BOT] });
    bench.seat('Ann', 'Ben');
    bench.say(0, { do: 'start' });
    bench.append(decidePresence(bench.table, 0, bench.now, bench.now));
    bench.now += DAY;
    expect(bench.table.unattended).toBeNull();
    bench.append(decidePresence(bench.table, 1, bench.now, bench.now));
    expect(bench.table.unattended).toBe(bench.now);
    const slow = match('days');
    slow.say(0, { do: 'leave' });
    expect(slow.table.unattended).toBeNull();
  });

  it('is the same when its log is read again', () => {
    const bench = match();
    bench.say(0, { do: 'leave' });
    playUntil(bench, bench.now + DAY);
    bench.now += 60 * MINUTE;
    back(bench);
    expect(new TableInMemory('bench', bench.log).table).toEqual(bench.table);
  });
});
