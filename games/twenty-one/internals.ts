// The inside of the game, for bots and the lab: they play through states, not views. Nobody else imports it.

export { worlds } from './imagine.ts';
export { ALL, COLOURS, type Colour, lineOf, placesOf, printedOn, ROWS, SHEETS, sheets } from './material.ts';
export { CROSS, coloursOf, KEEP, maskOf, REROLL, writeMove } from './moves.ts';
export { count, equal, notHigher, numberOf, pack, pick, sum } from './packed.ts';
export { mayRollAgain, onesIn } from './roll.ts';
export { hitsIn } from './score.ts';
export { activeSeat, Phase, type State } from './state.ts';
export type { TwentyOneView } from './view.ts';
