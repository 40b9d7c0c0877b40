// The inside of the game, for bots and the lab: they play through states, not views. Nobody else imports it.

export { BLANK, CARDS, copies, ELEVEN, HAND, JACK, KINDS, signOf } from './material.ts';
export {
  isBlank,
  isGive,
  isPass,
  isPlace,
  opens,
  passMove,
  pileOf,
  placedKind,
  recipientOf,
} from './moves.ts';
export { handAt, lengthOf, Phase, pileAt, type State, sizeAt, takenAt, totalAt, worthOf } from './state.ts';
export type { CaptainView } from './view.ts';
