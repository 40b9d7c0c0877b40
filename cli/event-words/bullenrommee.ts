import type { bullenrommee } from '@bullpen/games/bullenrommee';
import {
  cards,
  common,
  counted,
  type EventOf,
  ended,
  goesFirst,
  hands,
  Name,
  type Words,
  YOU,
} from './words.ts';

/** A joker is card 0 in events. */
const sign = (card: number): string => (card === 0 ? 'J' : String(card));

export const bullenrommeeWords: Words<EventOf<typeof bullenrommee>> = {
  ...common,
  hand: ({ hand, jokers }) => `Your hand: ${cards(hand)} and ${counted(jokers, 'joker')}`,
  opened: ({ open, first }) => `Face-up cards: ${cards(open)}. ${goesFirst(first)}`,
  took: ({ seat, card, fill }) => `${Name(seat)} took ${card}${fill === null ? '' : `; ${fill} replaced it`}`,
  drew: ({ seat }) => (seat === YOU ? null : `${Name(seat)} drew a card`),
  drawn: ({ seat, card }) => `${Name(seat)} drew ${card}`,
  laid: ({ seat, meadow, cards: laid }) => `${Name(seat)} laid m${meadow + 1}: ${cards(laid.map(sign))}`,
  added: ({ seat, card, meadow, place }) =>
    `${Name(seat)} added ${sign(card)} to m${meadow + 1}, at place ${place + 1}`,
  swapped: ({ seat, card, meadow, place }) =>
    `${Name(seat)} swapped the joker at place ${place + 1} of m${meadow + 1} for ${sign(card)}`,
  done: ended,
  passed: ({ seat }) => `${Name(seat)} passed`,
  shown: ({ hands: left }) => `Left in hand: ${hands(left.map((hand) => hand.map(sign)))}`,
};
