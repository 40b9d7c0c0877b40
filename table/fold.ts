import { at, type Event, includes, type Seat, sameLegalMoves, scripted } from '@bullpen/engine';
import { absent, botPlays, decisionsBy, resigned, tallied, voted, votesAtStart } from './absence.ts';
import { charged, forNewcomer } from './allowance.ts';
import { attended } from './attendance.ts';
import { voided } from './dealing.ts';
import type { Entry, Logged } from './entries.ts';
import { actingHost, hostInOldLog, hostWithout } from './host.ts';
import { withSeatCount } from './seat-count.ts';
import { FREE, type SeatState, withBot, withSeat } from './seats.ts';
import { created, type Table } from './table.ts';

/** A table, and the events of its last entry. */
export interface Step {
  readonly table: Table;
  readonly events: readonly Event[];
}

/** What a decision has already computed, so that the same move is not made twice. */
export interface WorkedOut {
  readonly state: unknown;
  readonly events: readonly Event[];
}

/** The table after an entry. Throws if the log makes no sense: then the table is broken, and only it. */
export function next(id: string, table: Table | null, logged: Logged, played?: WorkedOut): Step {
  const { table: after, events: own } = fold(id, table, logged, played);
  const events = table === null ? own : [...own, ...decisionsBy(logged.entry, table, after)];
  const { at } = logged.entry;
  return { table: after.status === 'open' ? withFullness(after, at) : attended(after, at), events };
}

function withFullness(table: Table, at: number): Table {
  const full = table.seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  return full === (table.fullSince !== null) ? table : { ...table, fullSince: full ? at : null };
}

function fold(id: string, table: Table | null, { seq, entry }: Logged, played?: WorkedOut): Step {
  if (entry.type === 'created') return { table: created(id, entry), events: [] };
  if (table === null || seq !== table.seq + 1)
    throw new Error(`entry ${seq} does not follow ${table?.seq ?? 0}`);
  const acted = entry.type === 'said' ? table.acted : seq;
  const after = { ...table, seq, acted, changed: entry.at, ...charged(table, entry) };
  // Rules of another version cannot be applied to this log. What people did is kept, the match is not.
  if (table.ended === 'version' && NEEDS_RULES.has(entry.type)) return { table: after, events: [] };
  switch (entry.type) {
    case 'sat': {
      const { commitment = '', nonce = '', player = null } = entry;
      const person = { name: entry.name, player, token: entry.token, commitment, nonce, sat: seq } as const;
      const host = entry.host === undefined ? hostInOldLog(table, entry) : entry.host;
      const hosted = table.hosted || host !== null;
      const allowances = forNewcomer(at(table.seats, entry.seat), entry.at);
      const taken = { kind: 'person', ...person, ...allowances, claim: null } as const;
      return quiet({ ...after, host, hosted }, entry.seat, taken);
    }
    case 'renamed':
      return quiet(after, entry.seat, { name: entry.name });
    case 'stood':
      return quiet({ ...after, host: hostWithout(table, [entry.seat]) }, entry.seat, FREE);
    case 'removed': {
      const { token } = at(table.seats, entry.seat);
      const barred = token === null ? table.barred : [...table.barred, token];
      return quiet({ ...after, barred }, entry.seat, FREE);
    }
    case 'bot-seated':
      return { table: tallied(withBot(after, entry)), events: [] };
    case 'handed-on':
      return { table: { ...after, host: entry.seat }, events: [] };
    case 'seats-changed':
      return { table: withSeatCount(after, entry), events: [] };
    case 'dealing':
      return {
        table: { ...after, status: 'dealing', dealing: { fill: entry.fill, since: entry.at, from: seq } },
        events: [],
      };
    case 'revealed':
      return quiet(after, entry.seat, { nonce: entry.nonce });
    case 'voided':
      return { table: voided(table, after, entry), events: [] };
    case 'closed': {
      const host = entry.reason === 'host' ? actingHost(table, entry.at) : null;
      const over = { status: 'over', ended: entry.reason, closed: true, dealing: null } as const;
      return { table: { ...after, ...over, endedBy: host === null ? [] : [host] }, events: [] };
    }
    case 'said':
      return { table: after, events: [] };
    case 'phrases-set':
      return { table: { ...after, phrases: entry.phrases }, events: [] };
    case 'hidden':
      return { table: { ...after, hidden: true }, events: [] };
    case 'unsealed':
      return { table: { ...after, unsealed: true }, events: [] };
    case 'moved-device':
      return quiet(after, entry.seat, { token: entry.token });
    case 'returned':
      return quiet(after, entry.seat, { absent: null, ...resumed(table, entry) });
    case 'absent':
      return { table: absent(after, entry), events: [] };
    case 'present': {
      const votes = table.votes.filter(({ about }) => about !== entry.seat);
      const clock = at(table.seats, entry.seat).away ? resumed(table, entry) : {};
      return quiet({ ...after, votes }, entry.seat, { absent: null, ...clock });
    }
    case 'left':
      return {
        table: tallied(withSeat(botPlays(after, entry.seat), entry.seat, { left: entry.at })),
        events: [],
      };
    case 'resigned':
      return { table: resigned(after, entry), events: [] };
    case 'voted':
      return { table: voted(after, entry), events: [] };
    case 'vote-ended':
      return { table: tallied(after, entry.about), events: [] };
    case 'offered':
      return { table: { ...after, offers: [...table.offers, entry.seat] }, events: [] };
    case 'rematch':
      return { table: { ...after, rematch: entry.table }, events: [] };
    case 'started':
      return start(after, entry, played);
    case 'moved':
      return move(table, after, entry, played);
    case 'retracted': {
      const state = table.game.clone(table.state);
      table.game.retract(state, entry.seat);
      const takeBacks = at(table.seats, entry.seat).takeBacks + 1;
      const since = sinceTakenBack(table, entry);
      // A bot's choice that the person takes back is the same decision: it gives no new time.
      return quiet({ ...after, state }, entry.seat, { since, from: seq, takeBacks, stoodIn: false });
    }
  }
}

/** Entries that mean something only by the rules of the game. */
const NEEDS_RULES: ReadonlySet<Entry['type']> = new Set([
  'dealing',
  'revealed',
  'voided',
  'started',
  'moved',
  'retracted',
]);

/**
 * The person plays again. Leaving and coming back stops no clock: the decision has only the time that was left, unless a bot has moved
 * for the person and the table waits for their next decision.
 */
function resumed(
  { game, state, status, seats }: Table,
  { at: now, seat }: { at: number; seat: Seat },
): Partial<SeatState> {
  const { began, stoodIn } = at(seats, seat);
  const decides = status === 'playing' && includes(game.toAct(state), seat);
  const since = stoodIn && decides ? now : began;
  return { away: false, left: null, stoodIn: false, since, began: since };
}

/**
 * A player who takes a choice back has the time that was left, or at least this long. One decision never gets more than this beyond its
 * clock, however often it is taken back.
 */
const TAKE_BACK_MILLISECONDS = 10_000;

function sinceTakenBack(
  { created: { clock }, seats }: Table,
  { at: now, seat }: { at: number; seat: Seat },
): number {
  const { began } = at(seats, seat);
  if (clock.kind !== 'move') return began;
  const limit = clock.seconds * 1000;
  const grace = Math.min(limit, TAKE_BACK_MILLISECONDS);
  return Math.min(Math.max(began, now - limit + grace), began + grace);
}

const quiet = (table: Table, seat: Seat, change: Partial<SeatState>): Step => ({
  table: withSeat(table, seat, change),
  events: [],
});

function start(after: Table, entry: Extract<Entry, { type: 'started' }>, played?: WorkedOut): Step {
  const events: Event[] = [...(played?.events ?? [])];
  const state =
    played?.state ?? after.game.setup(after.match, scripted(entry.draws), (event) => events.push(event));
  const order = entry.seating ?? after.seats.map((_, seat) => seat);
  const seats = order.map((old): SeatState => {
    const seat = at(after.seats, old);
    const empty = seat.kind === 'free' || seat.kind === 'kept';
    const filled = empty
      ? ({ kind: 'bot', level: entry.fill, name: null, player: null, claim: null } as const)
      : {};
    return { ...seat, ...filled, since: entry.at, began: entry.at, from: after.seq, turn: after.seq };
  });
  const fair = {
    commitments: after.seats.map(({ commitment }) => commitment),
    nonces: after.seats.map(({ nonce }) => nonce),
  };
  const host = after.host === null ? null : order.indexOf(after.host);
  const begun = { seats, host, fair, state, spent: entry.spent, votes: votesAtStart(seats, entry.at) };
  return { table: { ...after, status: 'playing', dealing: null, ...begun }, events };
}

function move(
  before: Table,
  after: Table,
  entry: Extract<Entry, { type: 'moved' }>,
  played?: WorkedOut,
): Step {
  const { game } = before;
  const events: Event[] = [...(played?.events ?? [])];
  let state = played?.state;
  if (state === undefined) {
    state = game.clone(before.state);
    const number = game.parse(entry.move);
    if (number === null) throw new Error(`move ${entry.move} cannot be read`);
    game.apply(state, entry.seat, number, scripted(entry.draws), (event) => events.push(event));
  }
  const waited = game.toAct(before.state);
  const acting = game.toAct(state);
  const seats = after.seats.map((seat, i): SeatState => {
    // The clock of a seat begins when the table begins to wait for it, with each of its own moves, and when the question
    // changes, for example when its own turn follows a window in which it might have answered.
    const isAsked = (): boolean => !includes(waited, i) || !sameLegalMoves(game, before.state, state, i);
    const fresh = includes(acting, i) && (i === entry.seat || isAsked());
    const away = i !== entry.seat || entry.by === 'silence' ? seat.away : entry.by === 'clock';
    const stoodIn = away && (seat.stoodIn || i === entry.seat);
    if (!fresh && away === seat.away && stoodIn === seat.stoodIn) return seat;
    const left = away ? seat.left : null;
    if (!fresh) return { ...seat, away, left, stoodIn };
    // A seat that moves and has to act again needs no notice: it is the same turn.
    const turn = i === entry.seat && entry.by === 'person' ? seat.turn : after.seq;
    const asked = { since: entry.at, began: entry.at, from: after.seq, turn, takeBacks: 0 };
    return { ...seat, away, left, stoodIn, ...asked };
  });
  const status = acting === 0 ? 'over' : 'playing';
  const changed = seats.some((seat, i) => seat !== after.seats[i]);
  const moved = { status, seats: changed ? seats : after.seats, state, spent: entry.spent } as const;
  return { table: { ...after, ...moved }, events };
}
