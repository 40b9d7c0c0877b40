import type { Decision } from './decision.ts';
import type { Entry } from './log.ts';
import { problem } from './problems.ts';
import type { Table } from './table.ts';

// A log must not grow without bound, since all that is done with a table costs more when its log is long. Moves need no bound
// of their own: a match ends. Everything here follows from the log alone, so every process decides alike.

/** How often a seat may take back its choice before the choice stays. */
export const TAKE_BACKS = 10;
/** A table with this many entries accepts only moves. */
const LONGEST = 20_000;
/** This many entries that are not moves may come at once, and then one in this many milliseconds. */
const BURST = 60;
const EACH = 2000;
/** What anybody can do again and again leaves this many to the others, such as the one whose table it is. */
const RESERVE = 10;
const REPEATABLE: readonly Entry['type'][] = [
  'sat',
  'stood',
  'moved-device',
  'left',
  'returned',
  'voted',
  'offered',
];
/** These happen once, or are bound by something else. */
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
];

/** How many entries a table could take at a time, but for moves. */
export interface Allowance {
  readonly left: number;
  readonly at: number;
}

export const fullAllowance = (at: number): Allowance => ({ left: BURST, at });

/** What an entry leaves of the allowance. */
export function spend(before: Allowance, entry: Entry): Allowance {
  if (FREE.includes(entry.type)) return before;
  return { left: Math.max(0, leftAt(before, entry.at) - 1), at: Math.max(before.at, entry.at) };
}

const leftAt = ({ left, at }: Allowance, now: number): number =>
  Math.min(BURST, left + Math.max(0, now - at) / EACH);

/** The decision, or why its entry would be one too many. */
export function bounded(table: Table, decision: Decision): Decision {
  if ('problem' in decision || decision.entry.type === 'moved') return decision;
  const { entry } = decision;
  if (table.seq >= LONGEST && entry.type !== 'closed' && entry.type !== 'resigned')
    return { problem: problem('long-table', { most: LONGEST }) };
  if (entry.type === 'retracted')
    return mayTakeBack(table, entry.seat)
      ? decision
      : { problem: problem('take-backs', { most: TAKE_BACKS }) };
  if (FREE.includes(entry.type)) return decision;
  const needed = REPEATABLE.includes(entry.type) ? RESERVE + 1 : 1;
  const missing = needed - leftAt(table.allowance, entry.at);
  if (missing <= 0) return decision;
  return { problem: problem('busy-table', { seconds: Math.ceil((missing * EACH) / 1000) }) };
}

/** Whether a seat may take its choice back once more. */
export const mayTakeBack = (table: Table, seat: number): boolean =>
  table.seq < LONGEST && table.seats[seat]!.takeBacks < TAKE_BACKS;
