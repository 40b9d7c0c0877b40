import { at, includes, type Seat } from '@bullpen/engine';
import type { Entry } from './entries.ts';
import type { Table } from './table.ts';

/** Whether the player to whom a seat belonged when the match began played it, or left it to others. A bot always plays. */
export type Conduct = 'played' | 'left';

/**
 * How a match that is over was played, by seat. A player who resigned, whose seat went to a bot, or for whom the clock's bot made more
 * decisions than they did has left. If people ended the match early, those who had gone by then have left, and those who ended it; a
 * player who only ran out of time has not. If everybody deserted it, those have left for whom a bot played or the table waited.
 * `entries` are those that were kept (`KeptEntries`): a choice that was taken back counts for nobody.
 */
export function conductAt(table: Table, entries: readonly Entry[]): Conduct[] {
  const { seats, ended, endedBy, game, state } = table;
  const takenOver = new Set<Seat>();
  const own = new Map<Seat, number>();
  const clock = new Map<Seat, number>();
  const start = entries.findIndex(({ type }) => type === 'started');
  for (const entry of start === -1 ? [] : entries.slice(start)) {
    if (entry.type === 'resigned' || entry.type === 'bot-seated') takenOver.add(entry.seat);
    if (entry.type !== 'moved') continue;
    const count = entry.by === 'person' ? own : entry.by === 'clock' ? clock : null;
    count?.set(entry.seat, (count.get(entry.seat) ?? 0) + 1);
  }
  const hasLeft = (seat: Seat): boolean => {
    if (takenOver.has(seat)) return true;
    const { kind, away, absent, left } = at(seats, seat);
    if (kind !== 'person') return false;
    if (ended === null) return (clock.get(seat) ?? 0) > (own.get(seat) ?? 0);
    if (ended === 'deserted') return away || includes(game.toAct(state), seat);
    return absent !== null || left !== null || endedBy.includes(seat);
  };
  return seats.map((_, seat) => (hasLeft(seat) ? 'left' : 'played'));
}
