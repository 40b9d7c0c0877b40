import { accept, type OptionSpec, readMatch } from '@bullpen/engine';
import { deny, problemOf } from '@bullpen/wire/problems.ts';
import type { Decision } from './decision.ts';
import type { Entry } from './entries.ts';
import { freeSeat } from './seats.ts';
import type { Table } from './table.ts';

type SeatsChanged = Extract<Entry, { type: 'seats-changed' }>;

/** More seats or fewer, before the match. Seats come and go at the end, and only free ones go: nobody changes places. */
export function changeSeats(table: Table, count: number, now: number): Decision {
  if (table.status !== 'open') return deny('not-open');
  if (count === table.seats.length) return deny('same-seats', { seats: count });
  const match = readMatch(table.game, count, chosenOptions(table));
  if (!match.ok) return { ok: false, refusal: problemOf(match.refusal) };
  if (table.seats.slice(count).some(({ kind }) => kind !== 'free')) return deny('seats-taken');
  const options = match.value.options as SeatsChanged['options'];
  return accept({ entry: { type: 'seats-changed', at: now, seats: count, options } });
}

/** Without those that follow the number of seats, which get their default for the new number. */
function chosenOptions({ game, match }: Table): SeatsChanged['options'] {
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  return Object.fromEntries(
    Object.entries(match.options).filter(
      ([name, value]) => specs[name]?.default !== 'seats' || value !== match.seats,
    ),
  );
}

export function withSeatCount(table: Table, { at, seats: count, options }: SeatsChanged): Table {
  const seats = Array.from({ length: count }, (_, seat) => table.seats[seat] ?? freeSeat(at, table.seq));
  return { ...table, match: { seats: count, options }, seats };
}
