import type { ElevenPicture } from './types.ts';

/** E11: the piles, from 0, on which cards were played in this turn: their top is not the one that the turn began with. */
export const servedPiles = ({ piles, tops }: ElevenPicture): readonly number[] =>
  piles.flatMap((cards, i) => (cards.at(-1) === tops[i] ? [] : [i]));
