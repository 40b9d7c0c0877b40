import { JOKER } from '@bullpen/games/bullenrommee';

/** By what a card on the table glides. A joker goes by a number next to it: its neighbours are never jokers (B15). */
export function keyOf(cards: readonly number[], place: number): string {
  const card = cards[place]!;
  if (card !== JOKER) return String(card);
  return place > 0 ? `J>${cards[place - 1]}` : `J<${cards[1]}`;
}

/** The top of the stock, which is another card after each draw. */
export const stockKey = (stock: number): string => `stock-${stock}`;

export const handJokerKey = (i: number): string => `J-hand-${i}`;

/** Where cards come from and go to at a seat. */
export const areaOf = (seat: number): string => `area-${seat}`;
export const STOCK = 'stock';

/** Where cards can be dropped: a place in a meadow by its move, the viewer's own ground, the hand. */
export const OWN_AREA = 'own-area';
export const OWN_HAND = 'own-hand';
