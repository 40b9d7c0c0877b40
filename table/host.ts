import { accept, at, type Seat } from '@bullpen/engine';
import type { Command } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { Decision } from './decision.ts';
import type { Entry } from './entries.ts';
import type { Machine } from './machine.ts';
import type { SeatState } from './seats.ts';
import type { Table } from './table.ts';

/** How long the table waits for the host that its creator named. */
const HOST_MILLISECONDS = 120_000;

type Sat = Pick<Extract<Entry, { type: 'sat' }>, 'at' | 'seat' | 'token'>;

/**
 * The host when somebody has sat down. The first host is the person who sits with the token, or claims the kept seat, that was named
 * when the table was made; else the first person. Afterwards the role goes from hand to hand, and only an empty table gives it
 * to the next person. Once the wait for a named host is over, the role belongs to the person who has sat longest.
 */
export function hostWith(table: Table, sat: Sat): Seat | null {
  if (isNamedHost(table, sat)) return sat.seat;
  if (table.host !== null || !waitIsOver(table, sat.at)) return table.host;
  return longestSeated(table.seats) ?? sat.seat;
}

/** The same for a log that does not say it: there, after the wait, the next person to sit down was the host. */
export function hostInOldLog(table: Table, sat: Sat): Seat | null {
  const next = table.host === null && waitIsOver(table, sat.at);
  return next || isNamedHost(table, sat) ? sat.seat : table.host;
}

const isNamed = ({ created: { host, hostSeat } }: Table): boolean =>
  host !== undefined || hostSeat !== undefined;

function isNamedHost(table: Table, { seat, token }: Sat): boolean {
  const { host, hostSeat } = table.created;
  const claims = token === host || (seat === hostSeat && at(table.seats, seat).kind === 'kept');
  return isNamed(table) && !table.hosted && claims;
}

const waitIsOver = (table: Table, now: number): boolean =>
  !isNamed(table) || table.hosted || now >= table.created.at + HOST_MILLISECONDS;

/** The host when these seats have gone: the same, or the person who has sat longest. */
export function hostWithout({ host, seats }: Table, gone: readonly Seat[]): Seat | null {
  if (host === null || !gone.includes(host)) return host;
  return longestSeated(seats, gone);
}

/** The person who sat down first, of those who are not `gone`. */
function longestSeated(seats: readonly SeatState[], gone: readonly Seat[] = []): Seat | null {
  let first: Seat | null = null;
  for (const [seat, { kind, sat }] of seats.entries())
    if (kind === 'person' && !gone.includes(seat) && (first === null || sat < at(seats, first).sat))
      first = seat;
  return first;
}

/** Who may act as host now. If the host never came, it is the person who has sat longest. */
export const actingHost = (table: Table, now: number): Seat | null =>
  table.host ?? (waitIsOver(table, now) ? longestSeated(table.seats) : null);

export const isHost = (table: Table, seat: Seat, now: number): boolean => actingHost(table, now) === seat;

/** If the host of a full table does nothing for this long, anybody at the table may start. */
const FULL_MILLISECONDS = 60_000;

/** Nobody is stuck at a full table whose host has fallen asleep. */
export const mayStart = (table: Table, seat: Seat, now: number): boolean =>
  isHost(table, seat, now) || (table.fullSince !== null && now >= table.fullSince + FULL_MILLISECONDS);

/** For this long a kept seat of a rematch waits for its person: nobody can put a bot there or remove it. */
const KEPT_MILLISECONDS = 120_000;

export const isReserved = ({ created }: Table, { kind }: SeatState, now: number): boolean =>
  kind === 'kept' && now < created.at + KEPT_MILLISECONDS;

export function removeSeat(table: Table, seat: Seat, now: number): Decision {
  if (table.status !== 'open') return deny('not-open');
  const taken = table.seats[seat];
  if (taken === undefined) return deny('seats', { allowed: `0–${table.seats.length - 1}` });
  if (taken.kind === 'free') return deny('seat-empty');
  if (seat === table.host) return deny('still-here');
  if (isReserved(table, taken, now)) return deny('seat-kept');
  return accept({ entry: { type: 'removed', at: now, seat } });
}

/** A person may be absent for this long before anybody can decide about their seat: the others by a vote, or the host. */
export const ABSENT_MILLISECONDS = 30_000;

/**
 * Whether a person has given the match up: they have had no connection for that long, or left by their own command and
 * did not come back within that time. A person who only missed the clock has not gone.
 */
function hasGone({ absent, left }: SeatState, now: number): boolean {
  const since = Math.min(absent ?? Number.POSITIVE_INFINITY, left ?? Number.POSITIVE_INFINITY);
  return now >= since + ABSENT_MILLISECONDS;
}

/** Before the match a bot can be put on any seat but the host's own; during it, on that of a person who has gone. */
export function seatBot(
  table: Table,
  { seat, level }: Extract<Command, { do: 'bot' }>,
  machine: Machine,
): Decision {
  if (table.status !== 'open' && table.status !== 'playing') return deny('not-open');
  const levels = machine.levels(table.game.id);
  if (!levels.includes(level)) return deny('level', { allowed: levels.join(', ') });
  const taken = table.seats[seat];
  if (taken === undefined) return deny('seats', { allowed: `0–${table.seats.length - 1}` });
  if (seat === table.host) return deny('still-here');
  const now = machine.now();
  const playing = table.status === 'playing';
  if (playing && !(taken.kind === 'person' && hasGone(taken, now))) return deny('still-here');
  if (isReserved(table, taken, now)) return deny('seat-kept');
  return accept({ entry: { type: 'bot-seated', at: now, seat, level } });
}

export function handOn(table: Table, seat: Seat, now: number): Decision {
  if (table.status === 'over') return deny('not-playing');
  if (table.seats[seat]?.kind !== 'person') return deny('seat-empty');
  if (seat === table.host) return deny('still-here');
  return accept({ entry: { type: 'handed-on', at: now, seat } });
}

/** A host can end a table that has not begun. A match is the host's to end only when everybody else has gone. */
export function closeTable(table: Table, seat: Seat, now: number): Decision {
  if (table.status === 'over') return deny('not-playing');
  const others = table.seats.some(
    (taken, other) => taken.kind === 'person' && other !== seat && !hasGone(taken, now),
  );
  if (table.status === 'playing' && others) return deny('still-here');
  return accept({ entry: { type: 'closed', at: now, reason: 'host' } });
}
