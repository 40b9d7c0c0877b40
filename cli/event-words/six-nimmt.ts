import type { sixNimmt } from '@bullpen/games/six-nimmt';
import { bySeat, cards, common, counted, type EventOf, Name, name, type Words } from './words.ts';

export const sixNimmtWords: Words<EventOf<typeof sixNimmt>> = {
  ...common,
  deal: (deal) => ('open' in deal ? `Round ${deal.n}: a draft; first is ${name(deal.first)}` : null),
  rows: ({ rows }) => `The rows start with ${cards(rows)}`,
  drafted: ({ seat, card }) => `${Name(seat)} picked ${card}`,
  chosen: () => null,
  revealed: ({ cards }) => `Turned up: ${bySeat(cards)}`,
  placed: ({ seat, card, row }) => `${Name(seat)} placed ${card} in row ${row + 1}`,
  low: ({ seat, card }) => `${Name(seat)} laid ${card}, too low for every row: one must be taken`,
  took: ({ seat, card, row, cards: taken, heads }) =>
    `${Name(seat)} took row ${row + 1} with ${card}: ${cards(taken)} (${counted(heads, 'head')})`,
};
