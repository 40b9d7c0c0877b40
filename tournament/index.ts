// How a tournament of many tables is played. Read in this order: standing and grouping say who sits with whom and who stands where;
// entries, state, ranking, decide, steps and view say what a tournament is, what may be done there, and what all may see of it.

export {
  type Actor,
  decideCodes,
  decideInTournament,
  decideResult,
  decideTournament,
  type TournamentDecision,
  type TournamentMachine,
} from './decide.ts';
export type { TournamentEntry, TournamentLogged, TournamentTerms } from './entries.ts';
export { groups, tableSizes } from './grouping.ts';
export { earnings, resultOf, standingOf, voidResult } from './ranking.ts';
export { type EntrantStanding, type PlayedTable, pointsOf, standings } from './standing.ts';
export {
  latestRound,
  nextTournament,
  placeIn,
  type RoundState,
  statusOf,
  type TournamentState,
} from './state.ts';
export { type TournamentStep, tournamentDue, tournamentStep } from './steps.ts';
export { type Around, roundView, tournamentLine, tournamentView } from './view.ts';
