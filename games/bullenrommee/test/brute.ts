import type { BullenView } from '../view.ts';

/*
 * The rules of laying, as plain as can be: try every numbering of the jokers (B16), every card, every place.
 */

const J = 0;

/** B12, B15, B16: whether a row is a meadow. */
export const isRow = (cards: readonly number[]): boolean => cards.length >= 3 && rises(cards);

function rises(cards: readonly number[]): boolean {
  for (let i = 1; i < cards.length; i++) if (cards[i] === J && cards[i - 1] === J) return false;
  if (cards[0] !== J) return goesOn(cards, 1, cards[0]!, 0);
  for (let start = 1; start <= 100; start++) if (goesOn(cards, 1, start, 0)) return true;
  return false;
}

/** Whether the cards from `i` on can follow a card with this number, after a row of this length. */
function goesOn(cards: readonly number[], i: number, number: number, span: number): boolean {
  if (span > 99) return false;
  if (i === cards.length) return true;
  for (const step of [1, 2]) {
    const next = ((number + step - 1) % 100) + 1;
    if ((cards[i] === J || cards[i] === next) && goesOn(cards, i + 1, next, span + step)) return true;
  }
  return false;
}

const name = (card: number): string => (card === J ? 'J' : String(card));

/** Every laying step of a seat that sees this, as texts, sorted. */
function layings(view: BullenView): string[] {
  const seat = view.viewer;
  const numbers = view.hands[seat]!;
  const found = new Set<string>();
  const hand = [...numbers, ...Array<number>(view.jokers[seat]!).fill(J)];
  hand.forEach((a, i) => {
    hand.forEach((b, j) => {
      if (i === j || !rises([a, b])) return;
      hand.forEach((c, k) => {
        if (i !== k && j !== k && isRow([a, b, c])) found.add(`lay ${[a, b, c].map(name).join(' ')}`);
      });
    });
  });
  if (!view.meadows.some((meadow) => meadow.seat === seat)) return [...found].sort();
  view.meadows.forEach(({ cards }, m) => {
    for (let place = 0; place <= cards.length; place++) {
      for (const card of hand)
        if (isRow(cards.toSpliced(place, 0, card))) found.add(`add ${name(card)} m${m + 1}@${place + 1}`);
      for (const card of numbers)
        if (cards[place] === J && isRow(cards.with(place, card)))
          found.add(`swap ${card} m${m + 1}@${place + 1}`);
    }
  });
  return [...found].sort();
}

/** Every move of a seat that has to act and sees this, as texts, sorted. */
export function moves(view: BullenView): string[] {
  const steps = layings(view);
  if (view.phase === 'lay') return [...steps, 'done'].sort();
  const takes = [...(view.stock > 0 ? ['draw'] : []), ...view.open.map((card) => `draw ${card}`)];
  return takes.length + steps.length === 0 ? ['pass'] : [...steps, ...takes].sort();
}
