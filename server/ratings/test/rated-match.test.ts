import { games } from '@bullpen/games';
import type { Conduct, Entry, SeatState, Table } from '@bullpen/table';
import { describe, expect, it } from 'vitest';
import { circleBegun, ratedMatch } from '../rated-match.ts';

const person = (player: string | null) => ({ kind: 'person', player, level: null }) as const;
const bot = (level: string, player: string | null = null) => ({ kind: 'bot', player, level }) as const;

/** A match that is over with these scores, of which the lowest wins. */
function over(
  seats: readonly Partial<SeatState>[],
  scores: readonly number[],
  parts: Partial<Table> = {},
): Table {
  const lowest = Math.min(...scores);
  const outcome = { scores, winners: scores.flatMap((score, seat) => (score === lowest ? [seat] : [])) };
  const game = { ...games['six-nimmt'], outcome: () => outcome };
  return { id: 't', game, seats, state: {}, ended: null, status: 'over', ...parts } as unknown as Table;
}

const played = (n: number): Conduct[] => Array(n).fill('played');
const entries = (table: Table, conduct: readonly Conduct[] = played(table.seats.length)) =>
  ratedMatch(table, conduct, 5).entries;

describe('what a match means for ratings', () => {
  it('is the order of players and bots, without guests', () => {
    const seats = [person('a'), person(null), bot('medium'), person('b')];
    expect(entries(over(seats, [30, 10, 20, 30]))).toEqual([
      { player: 'a', place: 3, moves: true, left: false },
      { player: null, place: 2, belief: { mu: 25, variance: expect.any(Number) } },
      { player: 'b', place: 3, moves: true, left: false },
    ]);
  });

  it('puts those who left last, however the bot did for them, and leaves that bot out', () => {
    const seats = [person('a'), bot('medium', 'b'), bot('medium')];
    const conduct: Conduct[] = ['played', 'left', 'left'];
    // The last seat was a guest's.
    expect(entries(over(seats, [30, 10, 20]), conduct)).toEqual([
      { player: 'a', place: 3, moves: true, left: false },
      { player: 'b', place: 4, moves: true, left: true },
    ]);
  });

  it('is nothing where a player has two seats', () => {
    expect(entries(over([person('a'), person('a'), person('b')], [1, 2, 3]))).toEqual([]);
  });

  it('is a loss for those who left where people ended it early, and nothing for the others', () => {
    const seats = [person('a'), person('b'), bot('easy')];
    const conduct: Conduct[] = ['played', 'left', 'played'];
    for (const ended of ['vote', 'host', 'deserted'] as const)
      expect(entries(over(seats, [1, 2, 3], { ended }), conduct)).toMatchObject([
        { player: 'a', place: 1, moves: false },
        { player: 'b', place: 4, moves: true },
        { player: null, place: 1 },
      ]);
  });

  it('is nothing where the server ended it, or nothing was dealt', () => {
    const seats = [person('a'), person('b')];
    for (const ended of ['operator', 'version', 'void'] as const)
      expect(entries(over(seats, [1, 2], { ended }), ['left', 'left'])).toEqual([]);
    expect(entries(over(seats, [1, 2], { ended: 'host', state: null }), ['left', 'left'])).toEqual([]);
  });

  it('has one circle for the same players of a game, in any order, that says not who they are', () => {
    const started: Entry = { type: 'started', at: 1, fill: null, draws: [], spent: 0 };
    const circle = (players: readonly (string | null)[], rated?: true, entry: Entry = started) =>
      circleBegun(entry, over(players.map(person), [], { created: { rated } as Table['created'] }));
    expect(circle(['b', 'a'], true)).toBe(circle(['a', null, 'b'], true));
    expect(circle(['a', 'b'], true)).not.toBe(circle(['a', 'c'], true));
    expect(circle(['somebody'], true)).not.toContain('somebody');
    for (const none of [
      circle(['a', 'b']),
      circle([null], true),
      circle(['a'], true, { type: 'stood', at: 1, seat: 0 }),
    ])
      expect(none).toBeNull();
  });
});
