export { cellAt, deckCard, zeros } from './cells.ts';
export type { Chance } from './chance.ts';
export { type EndEvent, type Event, heardBy, type RoundEvent, type Tell } from './events.ts';
export { type Example, movesOf, playExample } from './example.ts';
export {
  ascii,
  blockInput,
  type Commitments,
  checkFairness,
  type Digest,
  type FairCheck,
  type FairSeed,
  hex,
  makeFairSeed,
  nonceFor,
  parseFairSeed,
  seatCommitment,
} from './fair.ts';
export type { BestScore, Game, Move, MoveBuffer, Outcome, Period, View } from './game.ts';
export { at, changedAt, last, required, rising } from './lists.ts';
export {
  type ActionKind,
  actionCount,
  fieldLength,
  type Observation,
  type ObservationBuffer,
  type ObservedField,
  observationLength,
  observed,
  seatAfter,
  seatFrom,
} from './observation.ts';
export { allowed, type Match, type OptionSpec, type OptionSpecs, readMatch } from './options.ts';
export { highestWins, lowestWins, marginOf, perSeat } from './outcome.ts';
export { legalMoves, type Played, play, playouts, sameLegalMoves } from './play.ts';
export { type GamesById, type RawRecord, readRecords, type TornRecord } from './reader.ts';
export { type Header, type Line, Recorder } from './record.ts';
export { accept, type Refusal, type Result, refuse } from './refusal.ts';
export { type Fault, type Replayed, replay, type Visit } from './replay.ts';
export { same, textOf } from './same.ts';
export { type Draw, Misfit, type Scripted, scripted, type Taped, taped } from './scripted.ts';
export {
  allSeats,
  EVERYONE,
  includes,
  listSeats,
  lowest,
  NOBODY,
  only,
  type Seat,
  type Seats,
  type Viewer,
  WATCHER,
} from './seats.ts';
export { type ByteSource, secure } from './secure.ts';
export { type ChanceByMatch, seeded, seededByMatch } from './seeded.ts';
