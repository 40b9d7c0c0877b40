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
import { type Allowance, fullAllowance, spend } from './allowance.ts';
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
  readonly nonce: string;
  readonly away: boolean;
  /** Since when the table waits for this seat; means nothing while it does not have to act. */
  readonly since: number;
  /** The entry since which it does. */
  readonly from: number;
  /** How often the seat has taken back its present choice. */
  readonly takeBacks: number;
}

/** A table at one seq: all that its log says. Nothing in it is ever changed; the next entry makes a new one. */
export interface Table {
  readonly id: string;
  readonly seq: number;
  readonly created: Created;
  readonly game: Game;
  readonly match: Match;
  readonly status: Summary['status'];
  readonly seats: readonly SeatState[];
  /** The state of the match; null before the deal. */
  readonly state: unknown;
  /** How much of the fair stream has been used. */
  readonly spent: number;
  readonly offers: readonly Seat[];
  readonly rematch: string | null;
  readonly changed: number;
  readonly allowance: Allowance;
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
  const after = { ...table, seq, changed: entry.at, allowance: spend(table.allowance, entry) };
  switch (entry.type) {
    case 'sat':
      return quiet(after, entry.seat, {
        kind: 'person',
        name: entry.name,
        token: entry.token,
        claim: null,
        nonce: entry.nonce,
      });
    case 'stood':
      return quiet(after, entry.seat, { kind: 'free', name: null, token: null, claim: null, nonce: '' });
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
      const takeBacks = table.seats[entry.seat]!.takeBacks + 1;
      return quiet({ ...after, state }, entry.seat, { since: entry.at, from: seq, takeBacks });
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
      nonce: '',
      away: false,
      since: entry.at,
      from: 1,
      takeBacks: 0,
    };
  });
  const match = { seats: entry.seats, options: entry.options };
  const allowance = fullAllowance(entry.at);
  const none = { state: null, spent: 0, offers: [], rematch: null, allowance };
  return { id, seq: 1, created: entry, game, match, status: 'open', seats, ...none, changed: entry.at };
}

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
  return { table: { ...after, status: 'playing', seats, state, spent: entry.spent }, events };
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
    return fresh ? { ...seat, away, since: entry.at, from: after.seq, takeBacks: 0 } : { ...seat, away };
  });
  const status = acting === 0 ? 'over' : 'playing';
  return { table: { ...after, status, seats, state, spent: entry.spent }, events };
}

/** The seats that have to act. */
export const acting = (table: Table): Seat[] =>
  table.status === 'playing' ? listSeats(table.game.toAct(table.state)) : [];
