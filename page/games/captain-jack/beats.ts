import type { Beat } from '../contract.ts';
import type { CaptainEvent, CaptainView } from './types.ts';

const LOOK = 1000;

/** A card comes onto a pile; a pile goes to its taker. */
export function beats(
  before: CaptainView,
  _after: CaptainView,
  events: readonly CaptainEvent[],
): Beat<CaptainView>[] {
  const list: Beat<CaptainView>[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    const told = i + 1;
    if (event.name === 'placed') {
      const { seat, card, pile, value } = event.data;
      const old = view.piles[pile]?.cards ?? [];
      const piles = view.piles.toSpliced(pile, 1, { cards: [...old, card], value });
      view = { ...view, piles, hands: without(view, seat, card), toAct: [], stake: null };
      list.push({
        view,
        told,
        from: { [`p${pile}-${old.length + 1}`]: `seat-${seat}` },
        ms: value > 11 ? LOOK : 500,
      });
    } else if (event.name === 'answered') {
      const { seat, pile } = event.data;
      const old = view.piles[pile]!;
      const piles = view.piles.map((each, i) =>
        i === pile ? { ...old, cards: [...old.cards, 'B' as const] } : each,
      );
      view = { ...view, piles, hands: without(view, seat, 'B') };
      list.push({ view, told, from: { [`p${pile}-${old.cards.length + 1}`]: `seat-${seat}` }, ms: LOOK });
    } else if (event.name === 'took') {
      const { seat, pile, cards } = event.data;
      const taken = view.taken.map((had, i) => (i === seat ? had + cards.length : had));
      // Its place stays empty while the cards fly; then those behind it move up.
      const gone = view.piles.with(pile, { cards: [], value: 0 });
      const to = Object.fromEntries(cards.map((_, i) => [`p${pile}-${i + 1}`, `seat-${seat}`]));
      list.push({ view: { ...view, piles: gone, taken, stake: null }, told, to, ms: 700 });
      view = { ...view, piles: view.piles.filter((_, i) => i !== pile), taken, stake: null };
    }
  }
  return list;
}

/** The hands without a card that was placed, where they are known. */
const without = (view: CaptainView, seat: number, card: string): CaptainView['hands'] =>
  view.hands.map((hand, i) => {
    const at = i === seat && hand !== null ? hand.indexOf(card as never) : -1;
    return at === -1 ? hand : hand!.toSpliced(at, 1);
  });
