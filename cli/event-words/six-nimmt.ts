import type { sixNimmt } from '@bullpen/games/six-nimmt';
import { bySeat, cards, common, counted, type EventOf, goesFirst, Name, type Words } from './words.ts';

export const sixNimmtWords: Words<EventOf<typeof sixNimmt>> = {
  ...common,
  deal: (deal) => ('open' in deal ? `Round ${deal.n} starts with a draft. ${goesFirst(deal.first)}` : null),
  rows: ({ rows }) => `The rows start with ${cards(rows)}`,
  drafted: ({ seat, card }) => `${Name(seat)} picked ${card}`,
  chosen: () => null,
  revealed: ({ cards }) => `Revealed: ${bySeat(cards)}`,
  placed: ({ seat, card, row }) => `${Name(seat)} placed ${card} in row ${row + 1}`,
  low: ({ seat, card }) => `${Name(seat)} played ${card}, which is lower than every row`,
  took: ({ seat, card, row, cards: taken, heads }) =>
    `${Name(seat)} took row ${row + 1} with ${card}: ${cards(taken)} (${counted(heads, 'head')})`,
};
