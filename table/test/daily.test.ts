import { at, legalMoves, WATCHER } from '@bullpen/engine';
import { type GameId, gameIds } from '@bullpen/games';
import type { Command } from '@bullpen/wire';
import { describe, expect, it } from 'vitest';
import {
  acting,
  DAILY,
  DAILY_SEAT,
  dayAfter,
  dayBefore,
  dayEnds,
  dayOf,
  deal,
  decide,
  decideDaily,
  decideDailySeat,
  dueAt,
  isClosedTo,
  isDay,
  move,
  ownMoves,
  seatDue,
  snapshotOf,
  TableInMemory,
} from '../index.ts';
import { countingMachine } from './bench.ts';

const DAY = '2026-11-17';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const SECRET = 'ab'.repeat(32);
const at12 = countingMachine(() => NOON);
const PACE = { least: 600, more: 900 };
const PERSON = { player: 'player-of-the-day', name: 'Ada', token: 'token-of-ada' };

/** An attempt that has been dealt. */
function begun(game: GameId): TableInMemory {
  const table = TableInMemory.create('daily', decideDaily(game, DAY, SECRET, 'person', PACE, at12));
  table.append(decideDailySeat(table.table, PERSON, at12));
  table.append(deal(table.table, null, at12));
  return table;
}

describe('days', () => {
  it('are those of UTC, and of the calendar', () => {
    expect(dayOf(NOON)).toBe(DAY);
    expect(dayOf(dayEnds(DAY) - 1)).toBe(DAY);
    expect(dayOf(dayEnds(DAY))).toBe('2026-11-18');
    expect([dayAfter('2026-12-31'), dayBefore('2027-01-01')]).toEqual(['2027-01-01', '2026-12-31']);
    expect([DAY, '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-30', '2027-02-29', '2026-13-01', '2026-11-00'].some(isDay)).toBe(false);
  });
});

describe.each(gameIds)('a daily deal of %s', (game) => {
  it('is the same for everybody, with the person in the same seat', () => {
    const [one, other] = [begun(game), begun(game)];
    expect(one.log.slice(2)).toEqual(other.log.slice(2));
    const { table } = one;
    expect(table.status).toBe('playing');
    expect(table.seats).toHaveLength(DAILY[game].seats);
    expect(table.seats.map(({ kind }) => kind)).toEqual([
      'person',
      ...Array.from({ length: DAILY[game].seats - 1 }, () => 'bot'),
    ]);
  });

  it('lets bots act in the order of the seats, after the person', () => {
    const { table } = begun(game);
    const seats = acting(table);
    const [first, ...others] = seats;
    if (first !== DAILY_SEAT) expect(seatDue(table, at(seats, 0))).not.toBeNull();
    for (const seat of others) expect(seatDue(table, seat)).toBeNull();
    if (first === DAILY_SEAT) expect(dueAt(table)).toBeNull();
  });

  it('never shows its secret, and shows nothing to watchers before the day is over', () => {
    const attempt = begun(game);
    for (let moves = 0; attempt.table.status === 'playing' && moves < 5000; moves++) {
      const { table } = attempt;
      const seat = at(acting(table), 0);
      const text = table.game.format(at(legalMoves(table.game, table.state, seat), 0));
      expect(attempt.append(move(table, seat, text, seat === DAILY_SEAT ? 'person' : 'bot', at12)).ok).toBe(
        true,
      );
    }
    expect(attempt.table.status).toBe('over');
    for (const viewer of [DAILY_SEAT, WATCHER]) {
      const snapshot = snapshotOf(attempt.table, viewer);
      expect(snapshot).toMatchObject({ daily: DAY, fair: { secret: null } });
      expect(JSON.stringify(snapshot)).not.toContain(SECRET);
    }
    expect(isClosedTo(attempt.table, WATCHER, dayEnds(DAY) - 1)).toBe(true);
    expect(isClosedTo(attempt.table, WATCHER, dayEnds(DAY))).toBe(false);
    expect(isClosedTo(attempt.table, DAILY_SEAT, NOON)).toBe(false);
    expect(ownMoves(attempt.log.map(({ entry }) => entry)).length).toBeGreaterThan(0);
  });
});

describe('an attempt', () => {
  const refused = (wish: Omit<Command, 'id'>): string | null => {
    const decision = decide(begun('six-nimmt').table, DAILY_SEAT, { id: 'c', ...wish } as Command, at12);
    return decision.ok ? null : decision.refusal.code;
  };

  it.each([
    { do: 'leave' },
    { do: 'start' },
    { do: 'close' },
    { do: 'rematch' },
    { do: 'stand' },
    { do: 'return' },
    { do: 'seats', seats: 3 },
    { do: 'bot', seat: 0, level: 'strong' },
    { do: 'hand-on', seat: 1 },
    { do: 'remove', seat: 1 },
    { do: 'say', phrase: 'hmm' },
    { do: 'phrases', phrases: 'on' },
    { do: 'vote', seat: 1, for: 'end' },
    { do: 'sit', name: 'Bo' },
  ] as Omit<Command, 'id'>[])('refuses %o', (wish) => {
    expect(refused(wish)).toBe('daily-table');
  });

  it.each([{ do: 'resign' }, { do: 'rename', name: 'Bo' }, { do: 'recover' }] as Omit<Command, 'id'>[])(
    'allows %o',
    (wish) => {
      expect(refused(wish)).toBeNull();
    },
  );

  it('is over when its player resigns', () => {
    const attempt = begun('six-nimmt');
    attempt.append(decide(attempt.table, DAILY_SEAT, { id: 'c', do: 'resign' }, at12));
    expect(attempt.table).toMatchObject({ status: 'over', ended: 'deserted' });
  });

  it('goes on with another token of the same player, and not with the old one', () => {
    const attempt = begun('six-nimmt');
    expect(decideDailySeat(attempt.table, PERSON, at12)).toMatchObject({
      refusal: { code: 'already-seated' },
    });
    const elsewhere = { ...PERSON, token: 'another-token' };
    attempt.append(decideDailySeat(attempt.table, elsewhere, at12));
    expect(attempt.table.seats[DAILY_SEAT]?.token).toBe(at12.hashToken('another-token'));
    expect(attempt.table.seats[DAILY_SEAT]?.player).toBe(PERSON.player);
  });

  it('of the bot to compare with needs nobody to be there', () => {
    const bench = TableInMemory.create(
      'bench',
      decideDaily('six-nimmt', DAY, SECRET, 'benchmark', PACE, at12),
    );
    bench.append(deal(bench.table, null, at12));
    expect(bench.table.unattended).toBeNull();
    expect(dueAt(bench.table)).toBe(NOON);
    expect(bench.table.created.daily?.playouts[0]).toBeGreaterThan(
      bench.table.created.daily?.playouts[1] ?? 0,
    );
  });
});
