import type { Answer, VoteFor } from '@bullpen/wire';
import { describe, expect, it } from 'vitest';
import {
  type By,
  conductAt,
  decideDeserted,
  decidePresence,
  decideVotes,
  dueAt,
  type Entry,
  type SeatState,
  snapshotOf,
  type Table,
} from '../index.ts';
import { Bench, codeOf } from './bench.ts';

const seat = (parts: Partial<SeatState> = {}): Partial<SeatState> => ({
  kind: 'person',
  away: false,
  absent: null,
  left: null,
  ...parts,
});
const table = (seats: readonly Partial<SeatState>[], parts: Partial<Table> = {}): Table =>
  ({ seats, ended: null, endedBy: [], ...parts }) as Table;
const started = { type: 'started', at: 1, fill: null, draws: [], spent: 0 } as const satisfies Entry;
const moves = (of: number, ...by: readonly By[]): Entry[] =>
  by.map((who) => ({ type: 'moved', at: 2, seat: of, move: '1', by: who, draws: [], spent: 0 }));

describe('who left a match', () => {
  it('is somebody for whom the bot of the clock made more than half of the decisions', () => {
    const entries = [
      started,
      ...moves(0, 'person', 'clock', 'silence', 'silence'),
      ...moves(1, 'clock', 'clock', 'person'),
      ...moves(2, 'bot', 'bot'),
    ];
    // Seat 0 is away at the end, but has made half of its decisions.
    const seats = [seat({ away: true }), seat(), seat({ kind: 'bot' })];
    expect(conductAt(table(seats), entries)).toEqual(['played', 'left', 'played']);
  });

  it('is somebody who resigned or whose seat the host gave to a bot, but not a bot that was there from the beginning', () => {
    const bot = seat({ kind: 'bot' });
    const entries: Entry[] = [
      { type: 'bot-seated', at: 1, seat: 0, level: 'easy' },
      started,
      ...moves(1, 'person', 'person'),
      { type: 'resigned', at: 3, seat: 1, level: 'medium' },
      { type: 'bot-seated', at: 3, seat: 2, level: 'easy' },
      ...moves(1, 'bot'),
    ];
    expect(conductAt(table([bot, bot, bot]), entries)).toEqual(['played', 'left', 'left']);
  });

  it('is everybody who had gone when people ended it early, and those who ended it, but nobody who only missed the clock', () => {
    const seats = [
      seat(),
      seat({ away: true }),
      seat({ absent: 5 }),
      seat({ away: true, left: 5 }),
      seat(),
      seat({ kind: 'bot' }),
    ];
    const entries = [started, ...moves(1, 'clock', 'clock')];
    for (const ended of ['vote', 'host'] as const)
      expect(conductAt(table(seats, { ended, endedBy: [4] }), entries)).toEqual([
        'played',
        'played',
        'left',
        'left',
        'left',
        'played',
      ]);
  });
});

describe('who is about to lose a rated match cannot end it without a loss:', () => {
  const BOT = { kind: 'bot', level: 'medium' } as const;
  const SECOND = 1000;
  const DAY = 86_400 * SECOND;
  const conductOf = ({ table: ended, log }: Bench) =>
    conductAt(
      ended,
      log.map(({ entry }) => entry),
    );
  const done = (answer: Answer) => expect(codeOf(answer)).toBeNull();

  /** Ann, Ben, Cleo and perhaps Dan, with a clock; Cleo goes. */
  function withoutCleo({ rated = true, seats = 3 } = {}): Bench {
    const clock = { kind: 'move', seconds: 60 } as const;
    const bench = new Bench({ game: 'six-nimmt', seats, rated, clock });
    bench.seat(...['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, seats));
    done(bench.say(0, { do: 'start' }));
    done(bench.append(decidePresence(bench.table, 2, bench.now, bench.now)));
    bench.now += 30 * SECOND;
    return bench;
  }
  const vote = (bench: Bench, voter: number, choice: VoteFor) =>
    done(bench.say(voter, { do: 'vote', seat: 2, for: choice }));

  it('those who vote for its end lose it, and the others keep what they have', () => {
    const bench = withoutCleo({ seats: 4 });
    vote(bench, 3, 'end');
    vote(bench, 3, 'bot');
    vote(bench, 0, 'end');
    vote(bench, 1, 'end');
    expect(bench.table.ended).toBe('vote');
    expect(conductOf(bench)).toEqual(['left', 'left', 'left', 'played']);
  });

  it('one vote does not end it when the time is up; the bot plays for the absent player', () => {
    for (const rated of [true, false]) {
      const bench = withoutCleo({ rated });
      vote(bench, 0, 'end');
      bench.automatic(1, 'clock');
      bench.now += 30 * SECOND;
      done(bench.append(decideVotes(bench.table, bench.now)));
      expect(bench.table.ended).toBe(rated ? null : 'vote');
      expect(bench.table.seats[2]?.away).toBe(rated);
      // Older logs of rated tables are decided by the votes that were cast.
      if (!rated) expect(conductOf(bench)).toEqual(['left', 'played', 'left']);
    }
  });

  it('who closes it in the place of a host who never came loses it', () => {
    const bench = new Bench({
      game: 'six-nimmt',
      seats: 2,
      rated: true,
      plan: [{ kind: 'open' }, BOT],
      host: 'nobody',
    });
    bench.seat('Ann');
    bench.now += 120 * SECOND;
    done(bench.say(0, { do: 'start' }));
    expect(bench.table.host).toBeNull();
    done(bench.say(0, { do: 'close' }));
    expect(conductOf(bench)).toEqual(['left', 'played']);
  });

  it('without a clock the bot moves after a week for a player who stops, and a match that rests then is lost by them', () => {
    const bench = new Bench({
      game: 'six-nimmt',
      seats: 2,
      rated: true,
      plan: [{ kind: 'open' }, BOT],
      options: { rounds: 100 },
    });
    bench.seat('Ann');
    const begun = bench.now;
    done(bench.say(0, { do: 'start' }));
    bench.automatic(1, 'bot');
    expect(dueAt(bench.table)).toBe(begun + 7 * DAY);
    expect(snapshotOf(bench.table, 0).due).toBe(begun + 7 * DAY);
    // To say something, or to come and go, gives no new time.
    bench.now += DAY;
    done(bench.say(0, { do: 'say', phrase: 'hello' }));
    done(bench.append(decidePresence(bench.table, 0, bench.now, bench.now)));
    done(bench.append(decidePresence(bench.table, 0, null, bench.now)));
    expect(dueAt(bench.table)).toBe(begun + 7 * DAY);
    bench.now = begun + 7 * DAY;
    bench.automatic(0, 'clock');
    bench.now += DAY;
    done(bench.append(decideDeserted(bench.table, bench.now)));
    expect(bench.table.ended).toBe('deserted');
    expect(conductOf(bench)).toEqual(['left', 'played']);
    // Elsewhere nobody is hurried.
    const plain = new Bench({ game: 'six-nimmt', seats: 2, plan: [{ kind: 'open' }, BOT] });
    plain.seat('Ann');
    done(plain.say(0, { do: 'start' }));
    plain.automatic(1, 'bot');
    expect(dueAt(plain.table)).toBeNull();
  });

  it('a match that everybody deserts is lost by those for whom it waited, not by a player who had moved', () => {
    const bench = new Bench({ game: 'six-nimmt', seats: 2, rated: true });
    bench.seat('Ann', 'Ben');
    done(bench.say(0, { do: 'start' }));
    const [card = ''] = snapshotOf(bench.table, 0).legal;
    done(bench.say(0, { do: 'move', move: card }));
    for (const one of [0, 1]) done(bench.append(decidePresence(bench.table, one, bench.now, bench.now)));
    bench.now += DAY;
    done(bench.append(decideDeserted(bench.table, bench.now)));
    expect(conductOf(bench)).toEqual(['played', 'left']);
  });
});
