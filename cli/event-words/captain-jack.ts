import type { captainJack } from '@bullpen/games/captain-jack';
import { cards, common, type EventOf, goesFirst, Name, name, names, type Words } from './words.ts';

export const captainJackWords: Words<EventOf<typeof captainJack>> = {
  ...common,
  start: ({ cards: turned, first }) => `The first pile starts with ${cards(turned)}. ${goesFirst(first)}`,
  placed: ({ seat, card, pile, opened, value }) => {
    const what = opened ? `started pile ${pile + 1} with ${card}` : `placed ${card} on pile ${pile + 1}`;
    return `${Name(seat)} ${what}, now worth ${value}`;
  },
  asked: ({ seats }) => `The Jack may be answered by ${names(seats)}`,
  passed: ({ seat }) => `${Name(seat)} passed`,
  answered: ({ seat }) => `${Name(seat)} answered with a Blank`,
  took: ({ seat, from, why, pile, cards: taken }) => {
    const reason = {
      given: `given by ${name(from)}`,
      busted: 'having gone over 11',
      answered: 'because the Jack was answered',
    }[why];
    return `${Name(seat)} took pile ${pile + 1}, ${reason}: ${cards(taken)}`;
  },
  drew: () => null,
  drawn: ({ seat, card }) => `${Name(seat)} drew ${card}`,
};
