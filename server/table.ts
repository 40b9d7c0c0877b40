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
import type { Ended } from '@bullpen/wire';
import type { Entry, Logged } from './log.ts';
import type { Summary } from './store/store.ts';

type Created = Extract<Entry, { type: 'created' }>;

export interface SeatState {
  readonly kind: 'free' | 'kept' | 'person' | 'bot';
  /** Who sits there, or for whom it is kept. */
  readonly name: string | null;
  readonly level: string | null;
  /** The hash of the seat's token. */
  readonly token: string | null;
  /** The hash of the token that may claim the seat, while it is kept. */
  readonly claim: string | null;
  /** What the seat has committed to, if to anything. */
  readonly commitment: string;
  /** The nonce, once it is revealed. */
  readonly nonce: string;
  /** The seq at which the person sat down. */
  readonly sat: number;
  readonly away: boolean;
  /** Since when the table waits for this seat; means nothing while it does not have to act. */
  readonly since: number;
  /** The entry since which it does. */
  readonly from: number;
}

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
  readonly host: Seat | null;
  /** The server's secret for the next deal, and what it published of it. */
  readonly secret: string;
  readonly commitment: string;
  /** How often a deal was void. */
  readonly voids: number;
  /** What `start` said about free seats, and when: while `dealing`. */
  readonly dealing: { readonly fill: string | null; readonly since: number } | null;
  /** Hashes of tokens that the host has removed. */
  readonly barred: readonly string[];
  readonly seats: readonly SeatState[];
  /** The state of the match; null before the deal. */
  readonly state: unknown;
  /** How much of the fair stream has been used. */
  readonly spent: number;
  readonly offers: readonly Seat[];
  readonly rematch: string | null;
  readonly changed: number;
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
export function next(id: string, table: Table | null, { seq, entry }: Logged, played?: Played): Step {
  if (entry.type === 'created') return { table: created(id, entry), events: [] };
  if (table === null || seq !== table.seq + 1)
    throw new Error(`entry ${seq} does not follow ${table?.seq ?? 0}`);
  const after = { ...table, seq, changed: entry.at };
  // Rules of another version cannot be applied to this log. What people did is kept, the match is not.
  if (table.ended === 'version' && NEEDS_RULES.has(entry.type)) return { table: after, events: [] };
  switch (entry.type) {
    case 'sat': {
      const { commitment = '', nonce = '' } = entry;
      const person = { name: entry.name, token: entry.token, commitment, nonce, sat: seq } as const;
      const host = becomesHost(table, entry) ? entry.seat : table.host;
      return quiet({ ...after, host }, entry.seat, { kind: 'person', ...person, claim: null });
    }
    case 'stood':
      return quiet({ ...after, host: hostWithout(table, [entry.seat]) }, entry.seat, FREE);
    case 'removed': {
      const { token } = table.seats[entry.seat]!;
      const barred = token === null ? table.barred : [...table.barred, token];
      return quiet({ ...after, barred }, entry.seat, FREE);
    }
    case 'bot-seated': {
      const { commitment, nonce } = table.seats[entry.seat]!;
      // The luck of a match that has begun stays what it is.
      const share = table.state === null ? {} : { commitment, nonce };
      const bot = { ...FREE, ...share, kind: 'bot', level: entry.level, since: entry.at, from: seq } as const;
      return quiet({ ...after, host: hostWithout(table, [entry.seat]) }, entry.seat, bot);
    }
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
    case 'moved-device':
      return quiet(after, entry.seat, { token: entry.token });
    case 'returned':
      return quiet(after, entry.seat, { away: false, since: entry.at, from: seq });
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
      return quiet({ ...after, state }, entry.seat, { since: entry.at, from: seq });
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
      since: entry.at,
      from: 1,
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
    host: null,
    secret: entry.secret,
    commitment: entry.commitment,
    voids: 0,
    dealing: null,
    barred: [],
    seats,
    state: null,
    spent: 0,
    offers: [],
    rematch: null,
    changed: entry.at,
  };
}

const FREE = {
  kind: 'free',
  name: null,
  level: null,
  token: null,
  claim: null,
  commitment: '',
  nonce: '',
  away: false,
} as const;

/** Entries that mean something only by the rules of the game. */
const NEEDS_RULES: ReadonlySet<Entry['type']> = new Set([
  'dealing',
  'revealed',
  'voided',
  'started',
  'moved',
  'retracted',
]);

/** For so long the table waits for the host that its maker has named. */
export const HOST_MILLISECONDS = 120_000;

/** Whoever sits with the token, or on the seat, that was named when the table was made; else the first person. */
function becomesHost(table: Table, { at, seat, token }: Extract<Entry, { type: 'sat' }>): boolean {
  const { host, hostSeat, at: made } = table.created;
  const named = host !== undefined || hostSeat !== undefined;
  if (named && (token === host || seat === hostSeat)) return true;
  return table.host === null && (!named || at >= made + HOST_MILLISECONDS);
}

/** The host when these seats have gone: the same, or the person who has sat longest. */
function hostWithout({ host, seats }: Table, gone: readonly Seat[]): Seat | null {
  if (host === null || !gone.includes(host)) return host;
  return longestSeated(seats, gone);
}

/** The person who sat down first, of those who are not `gone`. */
export function longestSeated(seats: readonly SeatState[], gone: readonly Seat[] = []): Seat | null {
  let first: Seat | null = null;
  for (const [seat, { kind, sat }] of seats.entries())
    if (kind === 'person' && !gone.includes(seat) && (first === null || sat < seats[first]!.sat))
      first = seat;
  return first;
}

/**
 * Back to an open table. A nonce that was revealed is the next commitment of its seat: clients make their nonces as a chain of
 * hashes, so they need not commit again.
 */
function voided(table: Table, after: Table, entry: Extract<Entry, { type: 'voided' }>): Table {
  const seats = table.seats.map((seat, i): SeatState => {
    if (entry.seats.includes(i)) return { ...seat, ...FREE };
    return seat.nonce === '' ? seat : { ...seat, commitment: seat.nonce, nonce: '' };
  });
  const { secret, commitment } = entry;
  const host = hostWithout(table, entry.seats);
  return { ...after, status: 'open', dealing: null, seats, host, secret, commitment, voids: table.voids + 1 };
}

/** Seats that have committed to a nonce and not revealed it. */
export const unrevealed = ({ seats }: Table): Seat[] =>
  seats.flatMap(({ commitment, nonce }, seat) => (commitment !== '' && nonce === '' ? [seat] : []));

const quiet = (table: Table, seat: Seat, change: Partial<SeatState>): Step => ({
  table: { ...table, seats: table.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)) },
  events: [],
});

function start(after: Table, entry: Extract<Entry, { type: 'started' }>, played?: Played): Step {
  const events: Event[] = [...(played?.events ?? [])];
  const state =
    played?.state ?? after.game.setup(after.match, scripted(entry.draws), (event) => events.push(event));
  const seats = after.seats.map((seat): SeatState => {
    const empty = seat.kind === 'free' || seat.kind === 'kept';
    const filled = empty ? ({ kind: 'bot', level: entry.fill, name: null, claim: null } as const) : {};
    return { ...seat, ...filled, since: entry.at, from: after.seq };
  });
  const table: Table = { ...after, status: 'playing', dealing: null, seats, state, spent: entry.spent };
  return { table, events };
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
    if (!fresh && away === seat.away) return seat;
    return fresh ? { ...seat, away, since: entry.at, from: after.seq } : { ...seat, away };
  });
  const status = acting === 0 ? 'over' : 'playing';
  return { table: { ...after, status, seats, state, spent: entry.spent }, events };
}

/** The seats that have to act. */
export const acting = (table: Table): Seat[] =>
  table.status === 'playing' ? listSeats(table.game.toAct(table.state)) : [];
