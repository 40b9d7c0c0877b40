// The inside of the game, for bots and the lab: they play through states, not views. Nobody else imports it.

export { apply } from './apply.ts';
export { readHand } from './cards.ts';
export { handSize } from './hand.ts';
export { worlds } from './imagine.ts';
export { layings } from './layings.ts';
export { JOKER, MOST_MOVES, NEW_MEADOW } from './material.ts';
export { countIn, firstIn, type Room } from './meadow.ts';
export {
  additionsIn,
  cardIn,
  endSpot,
  firstSpot,
  keptAt,
  lengthOf,
  ownerOf,
  roomsOf,
  swapsIn,
} from './meadows.ts';
export { cardOf, DONE, DRAW, Kind, kindOf, laidOf, meadowOf, nameOf, PASS, takeMove } from './moves.ts';
export { clone, Phase, type State } from './state.ts';
export { openCard } from './supply.ts';
export type { BullenView } from './view.ts';
