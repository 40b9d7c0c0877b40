import type { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import {
  cards,
  common,
  type EventOf,
  ended,
  goesFirst,
  hands,
  Name,
  name,
  type OptionsOf,
  type Words,
} from './words.ts';

export const elevenNimmtWords: Words<EventOf<typeof elevenNimmt>, OptionsOf<typeof elevenNimmt>> = {
  ...common,
  start: ({ pile, first }) => `The first pile starts with ${pile}. ${goesFirst(first)}`,
  played: ({ seat, card, pile }) => `${Name(seat)} played ${card} on pile ${pile + 1}`,
  done: ended,
  // E8: what lay below the top card is not listed, unless the table has agreed on a memory aid.
  took: ({ seat, pile, cards: taken }, { memory }) =>
    memory === 'on'
      ? `${Name(seat)} took pile ${pile + 1}: ${cards(taken)}`
      : `${Name(seat)} took pile ${pile + 1}, with ${taken.at(-1)} on top`,
  bull: ({ seat, from }) => `${Name(seat)} got a bull card${from === null ? '' : ` from ${name(from)}`}`,
  turned: ({ cards: turned }) => (turned.length === 0 ? null : `New piles: ${cards(turned)}`),
  counted: ({ hands: left }) => `Left in hand: ${hands(left)}`,
};
