/** Width to height of the room for the open cards: on a phone, and on a desk. */
const SHAPES = { tall: 1.1, wide: 3 };
const CARD = 1.4;

/** In a draft: how many columns and lines hold all cards of the deck with the largest cards, for either shape of room. */
export function gridsOf(cards: number): Readonly<Record<`--${string}`, number>> {
  return Object.fromEntries(
    Object.entries(SHAPES).flatMap(([name, shape]) => {
      const columns = Math.ceil(Math.sqrt(cards * CARD * shape));
      return [
        [`--${name}-columns`, columns],
        [`--${name}-lines`, Math.ceil(cards / columns)],
      ];
    }),
  );
}
