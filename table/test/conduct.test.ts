import { describe, expect, it } from 'vitest';
import { conductAt } from '../conduct.ts';
import type { By, Entry } from '../entries.ts';
import type { SeatState } from '../seats.ts';
import type { Table } from '../table.ts';

const seat = (parts: Partial<SeatState> = {}): Partial<SeatState> => ({
  kind: 'person',
  away: false,
  absent: null,
  ...parts,
});
const table = (seats: readonly Partial<SeatState>[], parts: Partial<Table> = {}): Table =>
  ({ seats, ended: null, host: 0, ...parts }) as Table;
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

  it('is everybody who was away when it was ended early, and the host who ended it', () => {
    const seats = [seat(), seat({ away: true }), seat({ absent: 5 }), seat(), seat({ kind: 'bot' })];
    const entries = [started, ...moves(1, 'person', 'person')];
    const at = (ended: Table['ended']) => conductAt(table(seats, { ended }), entries);
    expect(at('vote')).toEqual(['played', 'left', 'left', 'played', 'played']);
    expect(at('host')).toEqual(['left', 'left', 'left', 'played', 'played']);
  });
});
