// The inside of the game, for bots and the lab: they play through states, not views. Nobody else imports it.

export { gives, mostBulls } from './bulls.ts';
export { worlds } from './imagine.ts';
export { BULL_PILE, REACH } from './material.ts';
export {
  bullMove,
  cardOf,
  DONE,
  isBull,
  isPlay,
  isTake,
  pileOf,
  playMove,
  seatOf,
  takeMove,
} from './moves.ts';
export {
  cardBelow,
  followersOf,
  isUntouched,
  lengthOf,
  type Pile,
  pileIn,
  playable,
  topOf,
  usedPile,
} from './piles.ts';
export { listWeighedPlays, moveOf, type WeighedPlay, weighed, weightOf } from './plays.ts';
export { after } from './ring.ts';
export { Phase, type State } from './state.ts';
export type { ElevenView } from './view.ts';
