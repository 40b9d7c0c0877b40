// What a table is, wherever it runs: on a server, in a browser, in a lesson or in a proof. Read in this order: entries, table,
// fold, decide, due, snapshot, lean, record.

export { decidePresence, decideVotes } from './absence.ts';
export { bounded, charged, TAKE_BACKS } from './allowance.ts';
export { decideDeserted, desertedAt, rests } from './attendance.ts';
export { drawSeats, fairChance } from './chance.ts';
export { type Conduct, conductAt } from './conduct.ts';
export { allOffer, decideCreate, type RematchOf, rematchOf, rematchWish, withClaims } from './create.ts';
export {
  BENCHMARK,
  DAILY,
  DAILY_SEAT,
  type DailyEntrant,
  dailySeed,
  dayAfter,
  dayBefore,
  dayBegins,
  dayEnds,
  dayOf,
  decideDaily,
  decideDailySeat,
  isBenchmark,
  isClosedTo,
  isDailySeed,
  isDay,
  ownMoves,
} from './daily.ts';
export { noncesOf } from './dealing.ts';
export { deal, decide, decideClaim, decideDeal, decideEnd, decideHide, move } from './decide.ts';
export type { Decided, Decision } from './decision.ts';
export { dealDue, dueAt, isAutomatic, momentOf, seatDue, seatWake, voteDue, wakeAt } from './due.ts';
export type { By, Entry, Logged, Pace } from './entries.ts';
export { next, type Step, type WorkedOut } from './fold.ts';
export { foldLean } from './fold-lean.ts';
export { TableInMemory } from './in-memory.ts';
export { isForAll, type LeanStep, leanChanges, leanHeard, leanStep, leanText } from './lean.ts';
export type { FairChance, Machine } from './machine.ts';
export { KeptEntries, RecordWriter, recordOf } from './record.ts';
export type { SeatState } from './seats.ts';
export { standIn } from './seats.ts';
export { isListed, snapshotOf, updateOf } from './snapshot.ts';
export { acting, type Table } from './table.ts';
export {
  decideTournamentLeave,
  decideTournamentSeat,
  decideTournamentTable,
  decideUnseal,
  isSealed,
  isSealedFor,
  seatEntrant,
  type TournamentTablePlan,
} from './tournament.ts';
export { type Awaited, awaited } from './turns.ts';
