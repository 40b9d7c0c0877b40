import {
  type Event,
  type Game,
  includes,
  legalMoves,
  listSeats,
  type Match,
  type Seat,
  same,
  scripted,
} from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Ended, Vote } from '@bullpen/wire';
import { absent, botPlays, decisionsBy, resigned, tallied, voted, votesAtStart } from './absence.ts';
import { type Allowance, charged, fullAllowance, fullSeatAllowance } from './allowance.ts';
import { voided } from './dealing.ts';
import { becomesHost, hostWithout } from './host.ts';
import type { Entry, Logged } from './log.ts';
import { FREE, type SeatState, withBot, withSeat } from './seats.ts';
import type { Summary } from './store/store.ts';

type Created = Extract<Entry, { type: 'created' }>;

/** A table at one seq: all that its log says. Nothing in it is ever changed; the next entry makes a new one. */
export interface Table {
  readonly id: string;
  readonly seq: number;
  readonly created: Created;
  readonly game: Game;
  readonly match: Match;
  readonly status: Summary['status'];
  readonly ended: Ended | null;
  /** The log says that the table has ended: not so while only its rules are gone. */
  readonly closed: boolean;
  /** An operator has taken it off the public list. */
  readonly hidden: boolean;
  readonly host: Seat | null;
  /** Somebody has had the role: whoever was named for it need not be waited for any more. */
  readonly hosted: boolean;
  /** The server's secret for the next deal, and what it published of it. */
  readonly secret: string;
  readonly commitment: string;
  /** How often a deal was void. */
  readonly voids: number;
  /** What `start` said about free seats, and when: while `dealing`. */
  readonly dealing: { readonly fill: string | null; readonly since: number } | null;
  /** What seats had committed to and revealed when the match was dealt, by the seats before lots were drawn. */
  readonly fair: { readonly commitments: readonly string[]; readonly nonces: readonly string[] } | null;
  /** Hashes of tokens that the host has removed. */
  readonly barred: readonly string[];
  readonly seats: readonly SeatState[];
  /** The state of the match; null before the deal. */
  readonly state: unknown;
  /** How much of the fair stream has been used. */
  readonly spent: number;
  readonly offers: readonly Seat[];
  readonly rematch: string | null;
  readonly votes: readonly Vote[];
  readonly changed: number;
  readonly allowance: Allowance;
  /** Since when every seat has been taken, while the table is open. */
  readonly fullSince: number | null;
}

/** A table with what its last entry told. */
export interface Step {
  readonly table: Table;
  readonly events: readonly Event[];
}

/** What a decision has worked out already, so that the same move need not be made twice. */
export interface Played {
  readonly state: unknown;
  readonly events: readonly Event[];
}

/** The table after an entry. Throws if the log makes no sense: then the table is broken, and only it. */
export function next(id: string, table: Table | null, logged: Logged, played?: Played): Step {
  const folded = fold(id, table, logged, played);
  const decisions = table === null ? [] : decisionsBy(logged.entry, table, folded.table);
  const step = decisions.length === 0 ? folded : { ...folded, events: [...folded.events, ...decisions] };
  const { status, seats, fullSince } = step.table;
  if (status !== 'open') return step;
  const full = seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  if (full === (fullSince !== null)) return step;
  return { ...step, table: { ...step.table, fullSince: full ? logged.entry.at : null } };
}

function fold(id: string, table: Table | null, { seq, entry }: Logged, played?: Played): Step {
  if (entry.type === 'created') return { table: created(id, entry), events: [] };
  if (table === null || seq !== table.seq + 1)
    throw new Error(`entry ${seq} does not follow ${table?.seq ?? 0}`);
  const after = { ...table, seq, changed: entry.at, ...charged(table, entry) };
  // Rules of another version cannot be applied to this log. What people did is kept, the match is not.
  if (table.ended === 'version' && NEEDS_RULES.has(entry.type)) return { table: after, events: [] };
  switch (entry.type) {
    case 'sat': {
      const { commitment = '', nonce = '' } = entry;
      const person = { name: entry.name, token: entry.token, commitment, nonce, sat: seq } as const;
      const host = becomesHost(table, entry) ? entry.seat : table.host;
      const hosted = table.hosted || host !== null;
      return quiet({ ...after, host, hosted }, entry.seat, { kind: 'person', ...person, claim: null });
    }
    case 'stood':
      return quiet({ ...after, host: hostWithout(table, [entry.seat]) }, entry.seat, FREE);
    case 'removed': {
      const { token } = table.seats[entry.seat]!;
      const barred = token === null ? table.barred : [...table.barred, token];
      return quiet({ ...after, barred }, entry.seat, FREE);
    }
    case 'bot-seated':
      return { table: tallied(withBot(after, entry)), events: [] };
    case 'handed-on':
      return { table: { ...after, host: entry.seat }, events: [] };
    case 'dealing':
      return {
        table: { ...after, status: 'dealing', dealing: { fill: entry.fill, since: entry.at } },
        events: [],
      };
    case 'revealed':
      return quiet(after, entry.seat, { nonce: entry.nonce });
    case 'voided':
      return { table: voided(table, after, entry), events: [] };
    case 'closed':
      return {
        table: { ...after, status: 'over', ended: entry.reason, closed: true, dealing: null },
        events: [],
      };
    case 'hidden':
      return { table: { ...after, hidden: true }, events: [] };
    case 'moved-device':
      return quiet(after, entry.seat, { token: entry.token });
    case 'returned':
      return quiet(after, entry.seat, { absent: null, ...resumed(table, entry, seq) });
    case 'absent':
      return { table: absent(after, entry), events: [] };
    case 'present': {
      const votes = table.votes.filter(({ about }) => about !== entry.seat);
      const clock = table.seats[entry.seat]!.away ? resumed(table, entry, seq) : {};
      return quiet({ ...after, votes }, entry.seat, { absent: null, ...clock });
    }
    case 'left':
      return { table: tallied(botPlays(after, entry.seat)), events: [] };
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
      const takeBacks = table.seats[entry.seat]!.takeBacks + 1;
      const since = sinceTakenBack(table, entry);
      return quiet({ ...after, state }, entry.seat, { since, from: seq, takeBacks });
    }
  }
}

function created(id: string, entry: Created): Table {
  const game = games[entry.game];
  if (game === undefined) throw new Error(`no game ${entry.game}`);
  const seats = entry.plan.map((plan, seat): SeatState => {
    const kept = plan.kind === 'open' ? (entry.kept?.[seat] ?? null) : null;
    return {
      kind: plan.kind === 'bot' ? 'bot' : kept === null ? 'free' : 'kept',
      name: kept?.name ?? null,
      level: plan.kind === 'bot' ? plan.level : null,
      token: null,
      claim: kept?.token ?? null,
      commitment: '',
      nonce: '',
      sat: 0,
      away: false,
      absent: null,
      since: entry.at,
      began: entry.at,
      from: 1,
      takeBacks: 0,
      allowance: fullSeatAllowance(entry.at),
      stoodIn: false,
    };
  });
  const known = game.version === entry.version;
  return {
    id,
    seq: 1,
    created: entry,
    game,
    match: { seats: entry.seats, options: entry.options },
    status: known ? 'open' : 'over',
    ended: known ? null : 'version',
    closed: false,
    hidden: false,
    host: null,
    hosted: false,
    secret: entry.secret,
    commitment: entry.commitment,
    voids: 0,
    dealing: null,
    fair: null,
    barred: [],
    seats,
    state: null,
    spent: 0,
    offers: [],
    rematch: null,
    votes: [],
    changed: entry.at,
    allowance: fullAllowance(entry.at),
    fullSince: null,
  };
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
 * The person plays again. Leaving and coming back stops no clock: the decision has the time that was left of it, unless a bot
 * has moved for the person meanwhile.
 */
function resumed(
  { seats }: Table,
  { at, seat }: { at: number; seat: Seat },
  from: number,
): Partial<SeatState> {
  const { began, stoodIn } = seats[seat]!;
  const since = stoodIn ? at : began;
  return { away: false, stoodIn: false, since, began: since, from };
}

/** Whoever takes a choice back has the time that was left, or at least this long. */
const TAKE_BACK_MILLISECONDS = 10_000;

function sinceTakenBack(
  { created: { clock }, seats }: Table,
  { at, seat }: { at: number; seat: Seat },
): number {
  const { began } = seats[seat]!;
  if (clock.kind !== 'move') return began;
  const limit = clock.seconds * 1000;
  return Math.max(began, at - limit + Math.min(limit, TAKE_BACK_MILLISECONDS));
}

const quiet = (table: Table, seat: Seat, change: Partial<SeatState>): Step => ({
  table: withSeat(table, seat, change),
  events: [],
});

function start(after: Table, entry: Extract<Entry, { type: 'started' }>, played?: Played): Step {
  const events: Event[] = [...(played?.events ?? [])];
  const state =
    played?.state ?? after.game.setup(after.match, scripted(entry.draws), (event) => events.push(event));
  const order = entry.seating ?? after.seats.map((_, seat) => seat);
  const seats = order.map((old): SeatState => {
    const seat = after.seats[old]!;
    const empty = seat.kind === 'free' || seat.kind === 'kept';
    const filled = empty ? ({ kind: 'bot', level: entry.fill, name: null, claim: null } as const) : {};
    return { ...seat, ...filled, since: entry.at, began: entry.at, from: after.seq };
  });
  const fair = {
    commitments: after.seats.map(({ commitment }) => commitment),
    nonces: after.seats.map(({ nonce }) => nonce),
  };
  const host = after.host === null ? null : order.indexOf(after.host);
  const { spent, at } = entry;
  const begun = { seats, host, fair, state, spent, votes: votesAtStart(seats, at) };
  return { table: { ...after, status: 'playing', dealing: null, ...begun }, events };
}

function move(before: Table, after: Table, entry: Extract<Entry, { type: 'moved' }>, played?: Played): Step {
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
    // The clock of a seat begins when the table begins to wait for it, and again with each of its own moves; or when it is
    // asked something else than before, as by its own turn after the window in which it might have answered.
    const anew = (): boolean =>
      !includes(waited, i) || !same(legalMoves(game, before.state, i), legalMoves(game, state, i));
    const fresh = includes(acting, i) && (i === entry.seat || anew());
    const away = i !== entry.seat || entry.by === 'silence' ? seat.away : entry.by === 'clock';
    const stoodIn = away && (seat.stoodIn || i === entry.seat);
    if (!fresh && away === seat.away && stoodIn === seat.stoodIn) return seat;
    if (!fresh) return { ...seat, away, stoodIn };
    return { ...seat, away, stoodIn, since: entry.at, began: entry.at, from: after.seq, takeBacks: 0 };
  });
  const status = acting === 0 ? 'over' : 'playing';
  return { table: { ...after, status, seats, state, spent: entry.spent }, events };
}

/** The seats that have to act. */
export const acting = (table: Table): Seat[] =>
  table.status === 'playing' ? listSeats(table.game.toAct(table.state)) : [];
