import { legalMoves, type Seat } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { acting, seatDue, TAKE_BACKS } from '../index.ts';
import { Bench, codeOf } from './bench.ts';

const SECOND = 1000;
/** What a stand-in seems to think at a bench's table. */
const PAUSE = 900;

/** A match with a clock of five seconds for each move. */
function match(seats: number): Bench {
  const bench = new Bench({ game: 'six-nimmt', seats, clock: { kind: 'move', seconds: 5 } });
  bench.seat(...['Ann', 'Ben', 'Cleo'].slice(0, seats));
  expect(codeOf(bench.say(0, { do: 'start' }))).toBeNull();
  return bench;
}

const choose = ({ table }: Bench, seat: Seat) =>
  ({ do: 'move', move: table.game.format(legalMoves(table.game, table.state, seat)[0]!) }) as const;

describe('taking a choice back', () => {
  it('holds up a decision by the length of the grace once, also where two people take turns at it', () => {
    const bench = match(3);
    const began = bench.now;
    bench.say(2, choose(bench, 2));
    bench.say(0, choose(bench, 0));
    let [chosen, waiting] = [0, 1];
    for (let i = 0; i < 2 * TAKE_BACKS; i++) {
      bench.now = Math.max(bench.now, seatDue(bench.table, waiting)! - 1);
      expect(codeOf(bench.say(chosen, { do: 'retract' }))).toBeNull();
      expect(codeOf(bench.say(waiting, choose(bench, waiting)))).toBeNull();
      [chosen, waiting] = [waiting, chosen];
    }
    expect(seatDue(bench.table, waiting)! - began).toBe(10 * SECOND);
  });

  it('gives no new time for a choice that the clock has made', () => {
    for (const order of [
      ['return', 'retract'],
      ['retract', 'return'],
    ] as const) {
      const bench = match(2);
      const began = bench.now;
      bench.now += 5 * SECOND;
      bench.automatic(0, 'clock');
      bench.now += 4 * SECOND;
      for (const what of order) expect(codeOf(bench.say(0, { do: what })), what).toBeNull();
      expect(acting(bench.table)).toContain(0);
      expect(seatDue(bench.table, 0)! - began).toBeLessThanOrEqual(10 * SECOND);
    }
  });
});

describe('leaving and coming back', () => {
  it('puts off the move of the stand-in by its pause once, and begins no new wait', () => {
    const bench = match(2);
    const { began, from } = bench.table.seats[0]!;
    bench.now += 4.9 * SECOND;
    for (let i = 0; i < 14; i++) {
      expect(codeOf(bench.say(0, { do: i % 2 === 0 ? 'leave' : 'return' }))).toBeNull();
      expect(seatDue(bench.table, 0)! - began).toBeLessThanOrEqual(5 * SECOND + PAUSE);
      expect(bench.table.seats[0]!.from).toBe(from);
      bench.now += SECOND / 2;
    }
  });

  it('after a stand-in has moved gives the whole time for the next decision', () => {
    const bench = match(2);
    bench.say(1, choose(bench, 1));
    bench.now += 5 * SECOND;
    bench.automatic(0, 'clock');
    for (let i = 0; i < 3 && !acting(bench.table).includes(0); i++)
      bench.automatic(acting(bench.table)[0]!, 'clock');
    bench.now += SECOND / 2;
    expect(codeOf(bench.say(0, { do: 'return' }))).toBeNull();
    expect(seatDue(bench.table, 0)).toBe(bench.now + 5 * SECOND);
  });
});
