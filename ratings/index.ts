// How strong players are believed to be: one number with its uncertainty for each game. Read in this order: belief, match,
// scale, measured.

export { type Belief, learned, NEWCOMER, strengthFor, winShares } from './belief.ts';
export { afterMatch, placesOf, type RatedSeat } from './match.ts';
export { BOT_RATINGS } from './measured.ts';
export { believed, botBelief, leastOf, type ShownRating, shown } from './scale.ts';
