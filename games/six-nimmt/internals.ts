// The inside of the game, for bots and the lab: they play through states, not views. Nobody else imports it.

export { cardIn, handOf } from './hand.ts';
export { unseenCards, worlds } from './imagine.ts';
export { landing } from './landing.ts';
export { CARDS, HAND, heads, ROW_LENGTH, ROWS } from './material.ts';
export { cardOf, draftMove, isDraft, isRow, layMove, rowMove, rowOf } from './moves.ts';
export type { Options } from './options.ts';
export { choiceOf } from './queue.ts';
export {
  fit,
  headsOf,
  keyOfCard,
  lastOf,
  lengthOf,
  packRow,
  placeOf,
  type Rows,
  rowIn,
  startsOf,
} from './rows.ts';
export { Phase, type State } from './state.ts';
export type { SixView } from './view.ts';
