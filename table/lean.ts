import {
  at,
  EVERYONE,
  type Event,
  heardBy,
  includes,
  legalMoves,
  type Seat,
  type Viewer,
  WATCHER,
} from '@bullpen/engine';
import type { LeanChanges, LeanEvent, LeanText } from '@bullpen/wire';
import { checkSum, packed, shortened } from '@bullpen/wire/lean.ts';
import { timeUpFor } from './due.ts';
import type { Entry, Logged } from './entries.ts';
import { mayRetract } from './snapshot.ts';
import type { Table } from './table.ts';
import { mayTalk } from './talk.ts';

// Lean news: a move as its events, without the view after it. The server says what happened, and clients fold it into their view
// (`fold-lean.ts`), by law 12 of the contract.

type Moved = Extract<Entry, { type: 'moved' }>;

/** A move at a table, between the table before it and the one after it. */
export interface LeanStep {
  readonly before: Table;
  readonly after: Table;
  readonly logged: Logged & { readonly entry: Moved };
  readonly events: readonly Event[];
  /** Whether seats may say phrases after it, if that is new. */
  readonly talk: boolean | null;
}

const isMove = (logged: Logged): logged is LeanStep['logged'] => logged.entry.type === 'moved';

/** Every 64 entries the news has a checksum of the view, so that a client that has gone astray notices it. */
const SUMMED = 64;

/** The step that an entry made, if a client can fold it: a move that goes on with the match and changes nothing else at the table. */
export function leanStep(
  before: Table,
  after: Table,
  logged: Logged,
  events: readonly Event[],
): LeanStep | null {
  if (!isMove(logged) || before.status !== 'playing' || after.status !== 'playing') return null;
  if (before.votes.length > 0 || after.votes.length > 0) return null;
  const sameSeats = before.seats.every((seat, i) => {
    const now = at(after.seats, i);
    return seat === now || (seat.away === now.away && seat.absent === now.absent);
  });
  return sameSeats ? { before, after, logged, events, talk: newTalk(before, after) } : null;
}

function newTalk(before: Table, after: Table): boolean | null {
  // Only with `between` does it depend on moves, and finding out takes time.
  if (after.phrases !== 'between') return null;
  const talk = mayTalk(after);
  return talk === mayTalk(before) ? null : talk;
}

/** What happened, in the words of the wire; the same text for all who hear the same events. */
export function leanText({ after, logged: { seq, entry } }: LeanStep, events: readonly Event[]): string {
  const { at: when, seat, by } = entry;
  const heard = events.map(
    ({ to, name, data }): LeanEvent =>
      to === EVERYONE ? [name, packed(name, data)] : [name, packed(name, data), to],
  );
  const mover = by === 'person' ? String(seat) : JSON.stringify([seat, by]);
  return `${seq},${when - after.created.at},${mover},${JSON.stringify(heard)}`;
}

/** The events of a step that one viewer hears. */
export const leanHeard = ({ events }: LeanStep, viewer: Viewer): readonly Event[] => heardBy(events, viewer);

/** Whether every viewer hears the same events of a step: all except those for the record alone. */
export const isForAll = ({ events }: LeanStep): boolean =>
  events.every(({ to }) => to === EVERYONE || to === 0);

type Changes = { -readonly [Field in keyof LeanChanges]: LeanChanges[Field] };

/** What else is new for one viewer; null if nothing is. */
export function leanChanges(step: LeanStep, viewer: Viewer): LeanChanges | null {
  const { before, after, logged, talk } = step;
  const changes: Changes = {};
  const due = timeUpFor(after, viewer);
  if (due !== timeUpFor(before, viewer)) changes.due = due;
  if (talk !== null) changes.talk = talk;
  if (logged.seq % SUMMED === 0) changes.sum = checkSum(after.game.view(after.state, viewer));
  if (viewer !== WATCHER) addForSeat(changes, step, viewer);
  return Object.keys(changes).length > 0 ? changes : null;
}

/** What only seats are sent. */
function addForSeat(changes: Changes, { before, after, logged: { entry } }: LeanStep, seat: Seat): void {
  if (seat === entry.seat) changes.own = shortened(entry.move);
  const legal = newLegal(before, after, seat);
  if (legal !== null) changes.legal = legal;
  const retractable = mayRetract(after, seat);
  if (retractable !== mayRetract(before, seat)) changes.undo = retractable;
}

/** The legal moves of a seat after a move, if they differ from those before it. */
function newLegal(before: Table, after: Table, seat: Seat): readonly LeanText[] | null {
  const { game } = after;
  if (!includes(game.toAct(after.state), seat)) return includes(game.toAct(before.state), seat) ? [] : null;
  // The table waits for it since this entry: the question is new.
  if (at(after.seats, seat).from !== after.seq) return null;
  return legalMoves(game, after.state, seat).map((number) => shortened(game.format(number)));
}
