import { JOKER, nameOf } from '@bullpen/games/bullenrommee';
import { laysWith, type Offers } from './offers.ts';

/** The cards of the viewer's own hand, jokers last. */
export const handCards = (numbers: readonly number[], jokers: number): number[] => [
  ...numbers,
  ...Array<number>(jokers).fill(JOKER),
];

/** Those of the lifted cards that are still in the hand. */
export function liftedIn(hand: readonly number[], lifted: readonly number[]): number[] {
  const left = [...hand];
  return lifted.filter((card) => {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

export const lower = (lifted: readonly number[], card: number): number[] =>
  lifted.toSpliced(lifted.lastIndexOf(card), 1);

/**
 * One more card is pressed. If it can lie in a new meadow with those that are up, it joins them, else it takes their place.
 * `wrong` is a new meadow that somebody might have meant, so that the page can say why it is none.
 */
export function lift(
  lifted: readonly number[],
  card: number,
  offers: Offers,
): { readonly lifted: readonly number[]; readonly wrong?: string } {
  const more = [...lifted, card];
  if (laysWith(offers, more).length > 0) return { lifted: more };
  return lifted.length === 2 ? { lifted, wrong: meant(more) } : { lifted: [card] };
}

/** Three cards as a meadow, as it is most likely meant: in rising order, one joker in the middle. */
function meant(cards: readonly number[]): string {
  const numbers = cards.filter((card) => card !== JOKER).toSorted((a, b) => a - b);
  const row = numbers.length === 3 ? numbers : [numbers[0] ?? JOKER, JOKER, numbers[1] ?? JOKER];
  return `lay ${row.map(nameOf).join(' ')}`;
}
