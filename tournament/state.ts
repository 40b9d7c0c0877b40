import { at, last } from '@bullpen/engine';
import type { TournamentEnd, TournamentEntrant, TournamentResult, TournamentStatus } from '@bullpen/wire';
import type { TournamentEntry, TournamentLogged } from './entries.ts';

type Created = Extract<TournamentEntry, { type: 'created' }>;

interface EntrantState {
  readonly state: TournamentEntrant['state'];
  /** How often they have left. */
  readonly leaves: number;
}

export interface TableState {
  readonly seats: readonly (number | null)[];
  readonly result: TournamentResult | null;
}

export interface RoundState {
  readonly round: number;
  readonly final: boolean;
  readonly tables: readonly TableState[];
  /** All tables have been dealt. */
  readonly dealt: boolean;
  /** When it ended. */
  readonly over: number | null;
}

/** A tournament at one seq: all that its log says. Nothing in it is ever changed; the next entry makes a new one. */
export interface TournamentState {
  readonly id: string;
  readonly seq: number;
  readonly created: Created;
  /** That of entrant 1 first. */
  readonly entrants: readonly EntrantState[];
  /** By code, that of number 1 first: the entrant who came by it. */
  readonly codes: readonly (number | null)[];
  readonly rounds: readonly RoundState[];
  readonly started: number | null;
  /** The host has called for the next round. */
  readonly called: boolean;
  readonly ended: TournamentEnd | null;
  readonly changed: number;
}

/** The tournament after an entry. Throws if the log makes no sense. */
export function nextTournament(
  id: string,
  before: TournamentState | null,
  { seq, entry }: TournamentLogged,
): TournamentState {
  if (entry.type === 'created') return begun(id, entry);
  if (before === null || seq !== before.seq + 1)
    throw new Error(`entry ${seq} does not follow ${before?.seq ?? 0}`);
  return fold({ ...before, seq, changed: entry.at }, entry);
}

const begun = (id: string, created: Created): TournamentState => ({
  id,
  seq: 1,
  created,
  entrants: [],
  codes: [],
  rounds: [],
  started: null,
  called: false,
  ended: null,
  changed: created.at,
});

function fold(state: TournamentState, entry: Exclude<TournamentEntry, Created>): TournamentState {
  switch (entry.type) {
    case 'joined':
      if (entry.entrant !== state.entrants.length + 1)
        throw new Error(`entrant ${entry.entrant} is not the next`);
      return {
        ...state,
        entrants: [...state.entrants, { state: 'in', leaves: 0 }],
        codes: state.codes.map((user, i) => (i + 1 === entry.code ? entry.entrant : user)),
      };
    case 'left':
      return withEntrant(state, entry.entrant, ({ leaves }) => ({ state: 'left', leaves: leaves + 1 }));
    case 'returned':
      return withEntrant(state, entry.entrant, ({ leaves }) => ({ state: 'in', leaves }));
    case 'removed':
      return withEntrant(state, entry.entrant, ({ leaves }) => ({ state: 'removed', leaves }));
    case 'codes-made':
      return { ...state, codes: [...state.codes, ...Array.from({ length: entry.count }, () => null)] };
    case 'started':
      return { ...state, started: entry.at };
    case 'called':
      return { ...state, called: true };
    case 'drawn': {
      const tables = entry.tables.map((seats) => ({ seats, result: null }));
      const round = { round: entry.round, final: entry.final, tables, dealt: false, over: null };
      return { ...state, called: false, rounds: [...state.rounds, round] };
    }
    case 'dealt':
      return withRound(state, entry.round, (round) => ({ ...round, dealt: true }));
    case 'result':
      return withResult(state, entry);
    case 'round-ended':
      return withRound(state, entry.round, (round) => ({ ...round, over: entry.at }));
    case 'ended':
      return { ...state, ended: entry.how };
  }
}

const withEntrant = (
  state: TournamentState,
  entrant: number,
  change: (before: EntrantState) => EntrantState,
): TournamentState => ({
  ...state,
  entrants: state.entrants.with(entrant - 1, change(at(state.entrants, entrant - 1))),
});

/** Somebody who did not play gets no table until they return: otherwise bots would play for nobody. */
function withResult(
  state: TournamentState,
  { round, table, result }: Extract<TournamentEntry, { type: 'result' }>,
): TournamentState {
  const noted = withRound(state, round, (before) => ({
    ...before,
    tables: before.tables.map((one, i) => (i === table ? { ...one, result } : one)),
  }));
  const { seats } = at(at(noted.rounds, round - 1).tables, table);
  const out = result.forfeits.flatMap((seat) => seats[seat] ?? []);
  return out.reduce((now, entrant) => withEntrant(now, entrant, gone), noted);
}

const gone = (before: EntrantState): EntrantState =>
  before.state === 'in' ? { ...before, state: 'left' } : before;

const withRound = (
  state: TournamentState,
  round: number,
  change: (before: RoundState) => RoundState,
): TournamentState => ({
  ...state,
  rounds: state.rounds.with(round - 1, change(at(state.rounds, round - 1))),
});

/** The round that is played, or was played last; null before the first. */
export const latestRound = ({ rounds }: TournamentState): RoundState | null =>
  rounds.length === 0 ? null : last(rounds);

export function statusOf(state: TournamentState): TournamentStatus {
  if (state.ended !== null) return 'over';
  if (state.started === null) return 'open';
  return latestRound(state)?.over == null ? 'playing' : 'break';
}

/** Whether everything may be known: it is over, and so are all of its tables. */
export const isSettled = (state: TournamentState): boolean =>
  state.ended !== null && latestRound(state)?.over !== null;

/** The numbers of those who are put at tables. */
export const thoseIn = ({ entrants }: TournamentState): number[] =>
  entrants.flatMap(({ state }, i) => (state === 'in' ? [i + 1] : []));

/** Where an entrant sits in the latest round; null if nowhere. */
export function placeIn(
  state: TournamentState,
  entrant: number,
): { readonly round: RoundState; readonly table: number; readonly seat: number } | null {
  const round = latestRound(state);
  if (round === null) return null;
  const table = round.tables.findIndex(({ seats }) => seats.includes(entrant));
  return table === -1 ? null : { round, table, seat: at(round.tables, table).seats.indexOf(entrant) };
}
