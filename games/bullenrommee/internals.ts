// The inside of the game, for bots and the lab: they play through states, not views. Nobody else imports it.

export { apply } from './apply.ts';
export { layings } from './layings.ts';
export { JOKER, MOST_MOVES, NEW_MEADOW } from './material.ts';
export { countIn, firstIn, room } from './meadow.ts';
export { cardOf, DONE, DRAW, Kind, kindOf, laidOf, meadowOf, nameOf, PASS } from './moves.ts';
export {
  clone,
  endOf,
  jokersAt,
  meadowAt,
  numbersAt,
  ownerOf,
  Phase,
  type State,
  startOf,
  tableAt,
  totalAt,
  Where,
  whereOf,
} from './state.ts';
export type { BullenView } from './view.ts';
