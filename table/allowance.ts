import { at, type Seat } from '@bullpen/engine';
import { deny } from '@bullpen/wire/problems.ts';
import type { Decision } from './decision.ts';
import type { Entry } from './entries.ts';
import type { SeatState } from './seats.ts';
import type { Table } from './table.ts';

// A log must not grow without bound, since all that is done with a table costs more when its log is long. Moves need no bound
// of their own: a match ends. Everything here follows from the log alone, so every process decides alike.

/** How often a seat may take back its choice before the choice stays. */
export const TAKE_BACKS = 10;
/** A table with this many entries accepts only moves, and what is needed to finish or leave a match. */
const LONGEST = 20_000;
/** How many more entries of these types there may be. What a seat can repeat at will ends first, so that others still have what they need. */
const FURTHER: Partial<Record<Entry['type'], number>> = {
  left: 1000,
  absent: 2000,
  voted: 3000,
  present: 4000,
  returned: 4000,
  stood: 4000,
  revealed: 4000,
  resigned: Number.POSITIVE_INFINITY,
  closed: Number.POSITIVE_INFINITY,
  unsealed: Number.POSITIVE_INFINITY,
};
/** This many entries that are not moves may come at once, and then one in this many milliseconds. */
const BURST = 60;
const EACH = 2000;
/** Newcomers leave this many to the host. */
const RESERVE = 10;
const NEWCOMERS: readonly Entry['type'][] = ['sat', 'stood'];
/** What a seat can repeat counts against its own allowance, so that nobody uses up the allowance of others. */
const SEAT_BURST = 15;
const SEAT_EACH = 4000;
/** Somebody who sits down may make at least this many entries. */
const NEWCOMER_LEFT = 4;
const OWN: readonly Entry['type'][] = [
  'moved-device',
  'renamed',
  'left',
  'returned',
  'absent',
  'present',
  'voted',
  'offered',
];
/** Phrases have an allowance of their own: a player who talks much can still leave or vote. A seat never says more than `PHRASES`. */
const TALK_BURST = 4;
const TALK_EACH = 5000;
const PHRASES = 200;
/** These happen once, or something else limits them. */
const FREE: readonly Entry['type'][] = [
  'created',
  'dealing',
  'revealed',
  'voided',
  'started',
  'moved',
  'retracted',
  'resigned',
  'vote-ended',
  'closed',
  'rematch',
  'unsealed',
];

/** How many entries may come at a time, and when that was counted. */
export interface Allowance {
  readonly left: number;
  readonly at: number;
}

export const fullAllowance = (at: number): Allowance => ({ left: BURST, at });
export const fullSeatAllowance = (at: number): Allowance => ({ left: SEAT_BURST, at });
export const fullTalkAllowance = (at: number): Allowance => ({ left: TALK_BURST, at });

/**
 * The allowances of somebody who sits down, whatever was done at the seat before. They are not full, so that nobody gains by standing up
 * and sitting down again.
 */
export const forNewcomer = (
  { allowance, talk }: SeatState,
  at: number,
): Pick<SeatState, 'allowance' | 'talk' | 'said'> => ({
  allowance: { left: Math.max(leftAt(allowance, at, SEAT_BURST, SEAT_EACH), NEWCOMER_LEFT), at },
  talk: { left: Math.max(leftAt(talk, at, TALK_BURST, TALK_EACH), 1), at },
  said: 0,
});

/** The allowances of the table and its seats after an entry. */
export function charged(table: Table, entry: Entry): Pick<Table, 'allowance' | 'seats'> {
  const { allowance, seats } = table;
  if (FREE.includes(entry.type)) return { allowance, seats };
  if (entry.type === 'said')
    return { allowance, seats: seats.map((seat, i) => (i === entry.seat ? talked(seat, entry.at) : seat)) };
  const own = ownSeat(entry);
  if (own === null) return { allowance: spent(allowance, entry.at, BURST, EACH), seats };
  const left = spent(at(seats, own).allowance, entry.at, SEAT_BURST, SEAT_EACH);
  return { allowance, seats: seats.map((seat, i) => (i === own ? { ...seat, allowance: left } : seat)) };
}

const talked = (seat: SeatState, at: number): SeatState => ({
  ...seat,
  talk: spent(seat.talk, at, TALK_BURST, TALK_EACH),
  said: seat.said + 1,
});

const ownSeat = (entry: Entry): Seat | null =>
  OWN.includes(entry.type) && 'seat' in entry ? entry.seat : null;

const spent = (before: Allowance, at: number, burst: number, each: number): Allowance => ({
  left: Math.max(0, leftAt(before, at, burst, each) - 1),
  at: Math.max(before.at, at),
});

const leftAt = ({ left, at }: Allowance, now: number, burst: number, each: number): number =>
  Math.min(burst, left + Math.max(0, now - at) / each);

/** The decision, or why its entry would be one too many. */
export function bounded(table: Table, decision: Decision): Decision {
  if (!decision.ok || decision.value.entry.type === 'moved') return decision;
  const { entry } = decision.value;
  const most = LONGEST + (FURTHER[entry.type] ?? 0);
  if (table.seq >= most) return deny('long-table', { most });
  if (entry.type === 'retracted')
    return mayTakeBack(table, entry.seat) ? decision : deny('take-backs', { most: TAKE_BACKS });
  if (FREE.includes(entry.type)) return decision;
  if (entry.type === 'said') return talksTooMuch(at(table.seats, entry.seat), entry.at) ?? decision;
  const own = ownSeat(entry);
  const each = own === null ? EACH : SEAT_EACH;
  const left =
    own === null
      ? leftAt(table.allowance, entry.at, BURST, EACH)
      : leftAt(at(table.seats, own).allowance, entry.at, SEAT_BURST, SEAT_EACH);
  const missing = (NEWCOMERS.includes(entry.type) ? RESERVE + 1 : 1) - left;
  if (missing <= 0) return decision;
  return deny('busy-table', { seconds: Math.ceil((missing * each) / 1000) });
}

/** Why a seat may not say one more phrase now; null if it may. */
function talksTooMuch({ talk, said }: SeatState, now: number): Decision | null {
  if (said >= PHRASES) return deny('no-more-phrases', { most: PHRASES });
  const missing = 1 - leftAt(talk, now, TALK_BURST, TALK_EACH);
  return missing <= 0 ? null : deny('too-many-phrases', { seconds: Math.ceil((missing * TALK_EACH) / 1000) });
}

/** Whether a seat may take its choice back once more. */
export const mayTakeBack = (table: Table, seat: number): boolean =>
  table.seq < LONGEST && at(table.seats, seat).takeBacks < TAKE_BACKS;
