// The inside of the game, for bots and the lab: they play through states, not views. Nobody else imports it.

export { cardIn, holds } from './hand.ts';
export { worlds } from './imagine.ts';
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
export { lengthOf, NO_CARDS, pileIn, topOf, worthOf } from './piles.ts';
export { Phase, type State } from './state.ts';
export type { CaptainView } from './view.ts';
