import { readMatch } from '@bullpen/engine';
import { games, isGameId } from '@bullpen/games';
import type { Tournament, TournamentEntrant, TournamentLine, TournamentRound } from '@bullpen/wire';
import { standingOf } from './ranking.ts';
import { isSettled, latestRound, type RoundState, statusOf, type TournamentState, thoseIn } from './state.ts';
import { tournamentDue } from './steps.ts';

/** What is shown of a tournament and does not stand in its log. */
export interface Around {
  readonly now: number;
  /** By entrant, that of number 1 first. */
  readonly names: readonly Pick<TournamentEntrant, 'name' | 'avatar'>[];
  readonly club: Tournament['club'];
  /** The name of a table, by round and number. */
  readonly tableId: (round: number, table: number) => string;
}

/** A tournament as everybody may see it, picked field by field. */
export function tournamentView(state: TournamentState, around: Around): Tournament {
  const { id, seq, created, entrants } = state;
  const { terms, commitment, secret } = created;
  const round = latestRound(state);
  const { name, game, seats, rounds, final, bots, duplicate, clock, start, entry } = terms;
  return {
    tournament: id,
    seq,
    now: around.now,
    name,
    game,
    options: optionsOf(terms),
    seats,
    rounds,
    final,
    bots,
    duplicate,
    clock,
    start,
    pause: terms.pause / 1000,
    entry,
    club: around.club,
    status: statusOf(state),
    ended: state.ended,
    next: nextRoundAt(state),
    entrants: entrants.map((entrant, i) => ({
      entrant: i + 1,
      name: around.names[i]?.name ?? '',
      avatar: around.names[i]?.avatar ?? '',
      state: entrant.state,
    })),
    standings: standingOf(state),
    round: round === null ? null : roundView(round, around),
    commitment,
    secret: isSettled(state) ? secret : null,
  };
}

export const roundView = (
  { round, final, tables }: RoundState,
  { tableId }: Pick<Around, 'tableId'>,
): TournamentRound => ({
  round,
  final,
  tables: tables.map(({ seats, result }, i) => ({ table: tableId(round, i), seats, result })),
});

/** A tournament in a list. */
export const tournamentLine = (state: TournamentState): TournamentLine => ({
  tournament: state.id,
  name: state.created.terms.name,
  game: state.created.terms.game,
  status: statusOf(state),
  starts: state.started ?? nextRoundAt(state),
  entrants: thoseIn(state).length,
});

/** When a round begins by the clock; null while one is played, or nobody knows. */
function nextRoundAt(state: TournamentState): number | null {
  const status = statusOf(state);
  return status === 'open' || status === 'break' ? tournamentDue(state) : null;
}

/** Completed by the game for a full table. A game that has changed meanwhile may not know them any more. */
function optionsOf({ game, seats, options }: TournamentState['created']['terms']): Tournament['options'] {
  const match = isGameId(game) ? readMatch(games[game], seats, options) : null;
  return match?.ok === true ? (match.value.options as Tournament['options']) : options;
}
