import { accept, at, type Chance, type FairSeed, type Result, readMatch } from '@bullpen/engine';
import { type GameId, gameIds, games, isGameId } from '@bullpen/games';
import type { NewTournament, Problem, TournamentCommand, TournamentResult } from '@bullpen/wire';
import { MOST_CODES, MOST_ENTRANTS } from '@bullpen/wire/bounds.ts';
import { cleanName } from '@bullpen/wire/names.ts';
import { deny, problemOf } from '@bullpen/wire/problems.ts';
import type { TournamentEntry, TournamentTerms } from './entries.ts';
import { latestRound, statusOf, type TournamentState, thoseIn } from './state.ts';

/** What belongs to the machine on which a tournament is run. */
export interface TournamentMachine {
  now(): number;
  chance(seed: FairSeed, from: number, label?: string): Chance;
  newSecret(): string;
  commitmentOf(secret: string): string;
  levels(game: string): readonly string[];
}

/** An entry to be written, or why there is none. */
export type TournamentDecision = Result<TournamentEntry, Problem>;

/** Nothing begins later than this after it was made. */
const YEAR = 366 * 86_400_000;
const MOVE_SECONDS = 60;
const PAUSE_SECONDS = 30;
/** How often an entrant may leave: a log must not grow without bound. */
const LEAVES = 20;
/** Tables without bots have any of these sizes, by the number of people. */
const SIZES = [2, 3, 4, 5];

/** The first entry of a new tournament. */
export function decideTournament(wish: NewTournament, machine: TournamentMachine): TournamentDecision {
  const { game, clock = { kind: 'move', seconds: MOVE_SECONDS }, start = { kind: 'press' } } = wish;
  const now = machine.now();
  const name = cleanName(wish.name);
  if (name === null) return deny('name');
  if (!isGameId(game)) return deny('no-such-game', { allowed: gameIds.join(', ') });
  const { seats = 4, options = {}, bots = null } = wish;
  const levels = machine.levels(game);
  if (bots !== null && !levels.includes(bots)) return deny('level', { allowed: levels.join(', ') });
  const refusal = refusalOf(game, bots === null ? SIZES : [seats], options);
  if (refusal !== null) return { ok: false, refusal };
  if (clock.kind === 'none') return deny('clock-needed');
  if (start.kind === 'time' && (start.at <= now || start.at > now + YEAR)) return deny('start-time');
  const { club = null } = wish;
  const terms: TournamentTerms = {
    name,
    game,
    options,
    seats,
    rounds: wish.rounds,
    final: wish.final ?? false,
    bots,
    duplicate: wish.duplicate ?? false,
    clock,
    start,
    pause: 1000 * (wish.pause ?? PAUSE_SECONDS),
    entry: wish.entry ?? (club === null ? 'link' : 'members'),
    club,
  };
  const secret = machine.newSecret();
  return accept({ type: 'created', at: now, terms, secret, commitment: machine.commitmentOf(secret) });
}

/** Why the game cannot be played like this by one of these numbers of people; null if it can by all. */
function refusalOf(
  game: GameId,
  sizes: readonly number[],
  options: TournamentTerms['options'],
): Problem | null {
  for (const size of sizes) {
    const match = readMatch(games[game], size, options);
    if (!match.ok) return problemOf(match.refusal);
  }
  return null;
}

/** Who wants something of a tournament. */
export interface Actor {
  /** Their number; null if they have not joined. */
  readonly entrant: number | null;
  readonly host: boolean;
  /** Whether they are in its club. */
  readonly member: boolean;
  /** The number of the code that they came with: 0 for one that is wrong, null for none. */
  readonly code: number | null;
}

/** What a command does to a tournament, if anything. */
export function decideInTournament(
  state: TournamentState,
  actor: Actor,
  command: TournamentCommand,
  now: number,
): TournamentDecision {
  if (state.ended !== null) return deny('tournament-over');
  switch (command.do) {
    case 'join':
      return join(state, actor, now);
    case 'leave':
    case 'return':
      return comeOrGo(state, actor.entrant, command.do, now);
    case 'start':
      if (!actor.host) return deny('not-tournament-host');
      if (state.started !== null) return deny('tournament-begun');
      return hasEnough(state) ? accept({ type: 'started', at: now }) : deny('too-few-entrants');
    case 'next':
      if (!actor.host) return deny('not-tournament-host');
      return statusOf(state) === 'break' && !state.called
        ? accept({ type: 'called', at: now })
        : deny('no-break');
    case 'remove':
      if (!actor.host) return deny('not-tournament-host');
      if ((state.entrants[command.entrant - 1]?.state ?? 'removed') === 'removed')
        return deny('no-such-entrant');
      return accept({ type: 'removed', at: now, entrant: command.entrant });
    case 'cancel':
      return actor.host ? accept({ type: 'ended', at: now, how: 'cancelled' }) : deny('not-tournament-host');
  }
}

/** Whether there is a table to be played. */
export const hasEnough = (state: TournamentState): boolean =>
  thoseIn(state).length >= (state.created.terms.bots === null ? 2 : 1);

/** The last round before the final has been drawn. */
const isClosed = ({ rounds, created: { terms } }: TournamentState): boolean => rounds.length >= terms.rounds;

function join(state: TournamentState, { entrant, member, code }: Actor, now: number): TournamentDecision {
  if (entrant !== null)
    return deny(at(state.entrants, entrant - 1).state === 'removed' ? 'entrant-removed' : 'already-entered');
  const { entry } = state.created.terms;
  if (code === null && entry === 'codes') return deny('code-needed');
  if (code === null && entry === 'members' && !member) return deny('not-member');
  if (code !== null) {
    const user = state.codes[code - 1];
    if (user === undefined) return deny('bad-code');
    if (user !== null) return deny('used-code');
  }
  if (isClosed(state)) return deny('tournament-closed');
  if (state.entrants.length >= MOST_ENTRANTS) return deny('tournament-full', { most: MOST_ENTRANTS });
  return accept({ type: 'joined', at: now, entrant: state.entrants.length + 1, code });
}

function comeOrGo(
  state: TournamentState,
  entrant: number | null,
  wish: 'leave' | 'return',
  now: number,
): TournamentDecision {
  if (entrant === null) return deny('not-entered');
  const own = at(state.entrants, entrant - 1);
  if (own.state === 'removed') return deny('entrant-removed');
  if (wish === 'return')
    return own.state === 'left' ? accept({ type: 'returned', at: now, entrant }) : deny('already-entered');
  if (own.state === 'left') return deny('not-entered');
  if (own.leaves >= LEAVES) return deny('too-many-entries', { most: LEAVES });
  return accept({ type: 'left', at: now, entrant });
}

/** The host wants more codes. */
export function decideCodes(
  state: TournamentState,
  { host }: Actor,
  count: number,
  now: number,
): TournamentDecision {
  if (!host) return deny('not-tournament-host');
  if (state.ended !== null) return deny('tournament-over');
  if (state.codes.length + count > MOST_CODES) return deny('too-many-codes', { most: MOST_CODES });
  return accept({ type: 'codes-made', at: now, count });
}

/** A table of the latest round has ended. */
export function decideResult(
  state: TournamentState,
  round: number,
  table: number,
  result: TournamentResult,
  now: number,
): TournamentDecision {
  const latest = latestRound(state);
  if (state.ended !== null || latest?.round !== round) return deny('tournament-over');
  if (latest.tables[table]?.result !== null) return deny('no-table');
  return accept({ type: 'result', at: now, round, table, result });
}
