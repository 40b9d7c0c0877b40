export {
  type Club,
  type ClubAnswer,
  ClubCommand,
  ClubId,
  type ClubLeader,
  type ClubMember,
  type ClubTable,
  type MyClub,
  type MyClubs,
  NewClub,
} from './clubs.ts';
export {
  type Answer,
  answerOf,
  Command,
  type Created,
  CreateTable,
  type WithoutId,
} from './commands.ts';
export {
  type DailyAttempt,
  type DailyBoard,
  type DailyCommitment,
  type DailyDay,
  type DailyDeal,
  type DailyPlace,
  type DailyResult,
  type DailySeat,
  type DailySplit,
  type DailyState,
  type DailyStreak,
  DayId,
  type MyDaily,
  PlayDaily,
} from './daily.ts';
export type { LeanChanges, LeanEvent, LeanMove, LeanText } from './lean.ts';
export { NoticeWish } from './notices.ts';
export { patched, patchOf, type SnapshotPatch } from './patch.ts';
export type { Phrase } from './phrases.ts';
export {
  JoinPlayer,
  type MatchOfPlayer,
  type MatchPage,
  NewPlayer,
  type PlayerExport,
  type PlayerFacts,
  type PlayerLink,
  RenamePlayer,
} from './players.ts';
export { type Asked, deny, type Problem, type ProblemCode, problem, problemOf } from './problems.ts';
export {
  type GameRating,
  type Leader,
  type LeaderPage,
  ListPlayer,
  type PlayerRatings,
  type RatingChange,
  type RatingShown,
} from './ratings.ts';
export { FinishSignIn, type SignedIn, type SignInBegun, type SignInFacts } from './sign-ins.ts';
export {
  type ClientMessage,
  Create,
  Do,
  Follow,
  LARGEST,
  type LeanMessage,
  type Left,
  type PatchingMessage,
  Ping,
  type Reply,
  SeatToken,
  type ServerMessage,
  Since,
  TableId,
  type TableNews,
  type TablePatch,
  Unfollow,
} from './socket.ts';
export type {
  Ended,
  ListedTable,
  ListPage,
  PublicEntry,
  Snapshot,
  TableStatus,
  Update,
  Vote,
} from './table.ts';
export { Clock, Phrases, Seating, SeatPlan, VoteFor } from './terms.ts';
export {
  EnterByCode,
  type EnteredByCode,
  EntryCode,
  type EntryCodes,
  MakeCodes,
  type MyTournament,
  type MyTournaments,
  NewTournament,
  TakeSeat,
  type Tournament,
  type TournamentAnswer,
  TournamentCommand,
  type TournamentEnd,
  type TournamentEntrant,
  TournamentId,
  type TournamentLine,
  type TournamentMade,
  type TournamentResult,
  type TournamentRound,
  type TournamentSeat,
  type TournamentStanding,
  type TournamentStatus,
  type TournamentTable,
} from './tournaments.ts';
