import type { bullenrommee } from '@bullpen/games/bullenrommee';
import { cards, common, counted, type EventOf, hands, Name, name, type Words, YOU } from './words.ts';

/** A joker is card 0 in events. */
const sign = (card: number): string => (card === 0 ? 'J' : String(card));

export const bullenrommeeWords: Words<EventOf<typeof bullenrommee>> = {
  ...common,
  hand: ({ hand, jokers }) => `Your hand: ${cards(hand)} and ${counted(jokers, 'joker')}`,
  opened: ({ open, first }) => `Open: ${cards(open)}; first is ${name(first)}`,
  took: ({ seat, card, fill }) =>
    `${Name(seat)} took ${card}${fill === null ? '' : `; ${fill} came in its place`}`,
  drew: ({ seat }) => (seat === YOU ? null : `${Name(seat)} drew a card`),
  drawn: ({ seat, card }) => `${Name(seat)} drew ${card}`,
  laid: ({ seat, meadow, cards: laid }) => `${Name(seat)} laid m${meadow + 1}: ${cards(laid.map(sign))}`,
  added: ({ seat, card, meadow, place }) =>
    `${Name(seat)} added ${sign(card)} to m${meadow + 1}, at place ${place + 1}`,
  swapped: ({ seat, card, meadow, place }) =>
    `${Name(seat)} put ${sign(card)} for the joker of m${meadow + 1}, at place ${place + 1}`,
  done: ({ seat }) => `${Name(seat)} ended the turn`,
  passed: ({ seat }) => `${Name(seat)} passed`,
  shown: ({ hands: left }) => `Left in hand: ${hands(left.map((hand) => hand.map(sign)))}`,
};
