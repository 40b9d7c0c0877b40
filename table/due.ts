import { at, required, type Seat, type Viewer } from '@bullpen/engine';
import { desertedAt, rests } from './attendance.ts';
import { waitsForOthers } from './daily.ts';
import { unrevealed } from './dealing.ts';
import type { SeatState } from './seats.ts';
import type { Table } from './table.ts';
import { acting } from './table.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** At a rated table without a clock nobody is hurried, but nobody can escape a loss by never moving again. */
const RATED_MILLISECONDS = 7 * DAY;
const WITHIN = 0.9;

/** When the server itself has to do something at a table: a bot's move, or one for a person whose time is up. */
export function dueAt(table: Table): number | null {
  if (table.dealing !== null) return dealDue(table);
  return earliest(
    acting(table)
      .flatMap((seat) => seatDue(table, seat) ?? [])
      .concat(voteEnds(table), desertedAt(table) ?? []),
  );
}

const earliest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : Math.min(...times);

const voteEnds = ({ status, votes }: Table): number[] =>
  status === 'playing' ? votes.flatMap(({ until }) => until ?? []) : [];

/** Whether the time for a vote is up. */
export const voteDue = (table: Table, now: number): boolean => voteEnds(table).some((end) => end <= now);

/** How long seats have to reveal their nonces. Where a move may take days, so may this. */
const REVEAL_SECONDS = 30;

/** When a table that is `dealing` goes on: at once if every nonce is there, else when the time is up. */
export function dealDue(table: Table): number {
  const { clock } = table.created;
  if (unrevealed(table).length === 0) return table.changed;
  const { since } = required(table.dealing, 'what start said');
  return since + (clock.kind === 'days' ? clock.days * DAY : REVEAL_SECONDS * SECOND);
}

/** When the server moves for this seat, which has to act; null if it waits for ever, or until somebody comes back. */
export function seatDue(table: Table, seat: Seat): number | null {
  if (waitsForOthers(table, seat)) return null;
  const due = moveDue(table, seat);
  return due !== null && rests(table, due) ? null : due;
}

function moveDue(table: Table, seat: Seat): number | null {
  const state = at(table.seats, seat);
  const { kind, since, began } = state;
  if (!isAutomatic(state)) return timeUp(table, seat);
  // While an answer window is open, a bot answers within it, whatever it holds.
  const longest = (silenceAfter(table, seat) ?? Number.POSITIVE_INFINITY) * WITHIN;
  const after = (start: number): number => start + Math.min(pause(table, seat, start), longest);
  // A person who leaves and comes back again and again must not put off the move of the bot that stands in.
  const limit = kind === 'bot' ? null : limitOf(table, seat);
  return limit === null ? after(since) : Math.min(after(since), after(began + limit));
}

/** When a seat that has to act runs out of time: by the game's own rule, or by the clock of the table, which bots do not have. */
function timeUp(table: Table, seat: Seat): number | null {
  const state = at(table.seats, seat);
  const { since } = state;
  const limit = isAutomatic(state) ? silenceAfter(table, seat) : limitOf(table, seat);
  return limit === null ? null : since + limit;
}

/** How long a person has for the present decision; null where nobody is hurried. */
function limitOf(table: Table, seat: Seat): number | null {
  const { clock, rated = false } = table.created;
  const silence = silenceAfter(table, seat);
  if (silence !== null) return silence;
  if (clock.kind === 'none') return rated ? RATED_MILLISECONDS : null;
  return clock.kind === 'move' ? clock.seconds * SECOND : clock.days * DAY;
}

/** After how long the game takes silence for a move; null if it waits. */
function silenceAfter({ game, state }: Table, seat: Seat): number | null {
  const silence = game.silence?.(state, seat) ?? null;
  return silence === null ? null : silence.seconds * SECOND;
}

/** When the time that a viewer sees runs out: its own if it has to act, else that of the seat that runs out first. */
export function timeUpFor(table: Table, viewer: Viewer): number | null {
  if (table.dealing !== null) return dealDue(table);
  // A shortcut: this is asked for every viewer of every move, and mostly nobody is hurried.
  const { clock, rated = false } = table.created;
  if (clock.kind === 'none' && !rated && table.game.silence === undefined) return null;
  const seats = acting(table);
  const own = seats.includes(viewer) ? timeUp(table, viewer) : null;
  if (own !== null) return own;
  return earliest(seats.flatMap((seat) => timeUp(table, seat) ?? []));
}

/**
 * When the server has to look after a table: in time for bots to think before they are due. A person's move is thought about
 * only when its time is up.
 */
export function wakeAt(table: Table, lead: number): number | null {
  if (table.dealing !== null) return dealDue(table);
  return earliest(
    acting(table)
      .flatMap((seat) => seatWake(table, seat, lead) ?? [])
      .concat(voteEnds(table), desertedAt(table) ?? []),
  );
}

/** The same for one seat. */
export function seatWake(table: Table, seat: Seat, lead: number): number | null {
  const due = seatDue(table, seat);
  return due !== null && isAutomatic(at(table.seats, seat)) ? due - lead : due;
}

/**
 * When to make a move that was due at one time and is ready now: when it is due or, if that time has passed, at one of fixed
 * moments after it. So the moment of a move does not reveal how long a bot thought, which may depend on the cards.
 */
export function momentOf(due: number, ready: number, step: number): number {
  if (ready <= due || step <= 0) return due;
  return due + Math.ceil((ready - due) / step) * step;
}

/** Depends on the table, the seat and the moment, never on the cards; the same in every process. */
function pause(table: Table, seat: Seat, since: number): number {
  let hash = (since ^ (seat * 0x9e3779b1)) | 0;
  for (let i = 0; i < table.id.length; i++) hash = Math.imul(hash ^ table.id.charCodeAt(i), 0x85ebca6b);
  hash ^= hash >>> 15;
  const { least, more } = table.created.pace;
  return least + ((hash >>> 0) % (more + 1));
}

/** Whether the server plays this seat: a bot's, or that of a person who is away. */
export const isAutomatic = ({ kind, away }: SeatState): boolean => kind === 'bot' || away;
