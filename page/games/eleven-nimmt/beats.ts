import type { Beat } from '../contract.ts';
import type { ElevenEvent, ElevenView } from './types.ts';

const LOOK = 2200;

/** Card by card on the piles, a pile into a hand, bulls to their owners, new piles from the stack. */
export function beats(
  before: ElevenView,
  _after: ElevenView,
  events: readonly ElevenEvent[],
): Beat<ElevenView>[] {
  const list: Beat<ElevenView>[] = [];
  let view = before;
  let told = 0;
  const beat = (change: Partial<ElevenView>, rest: Omit<Beat<ElevenView>, 'view' | 'told'> = {}): void => {
    view = { ...view, ...change };
    list.push({ view, told, ...rest });
  };
  /** The same list with one place changed. */
  const at = <T>(items: readonly T[], i: number, change: (item: T) => T): T[] =>
    items.map((item, each) => (each === i ? change(item) : item));

  for (const event of events) {
    told++;
    if (event.name === 'played') {
      const { seat, card, pile } = event.data;
      const piles = at(view.piles, pile, (cards) => [...cards, card]);
      const hands = at(view.hands, seat, (hand) => hand?.filter((each) => each !== card) ?? null);
      const handSizes = at(view.handSizes, seat, (size) => size - 1);
      const known = at(view.known, seat, (seen) => seen.filter((each) => each !== card));
      beat({ piles, hands, handSizes, known }, { from: { [card]: `seat-${seat}` } });
    } else if (event.name === 'took') {
      const { seat, pile, cards } = event.data;
      const piles = view.piles.filter((_, i) => i !== pile);
      const tops = view.tops.filter((_, i) => i !== pile);
      const hands = at(view.hands, seat, (hand) => hand && [...hand, ...cards].sort((a, b) => a - b));
      const handSizes = at(view.handSizes, seat, (size) => size + cards.length);
      const known = at(view.known, seat, (seen) => [...seen, ...cards].sort((a, b) => a - b));
      const flights = Object.fromEntries(cards.map((card) => [card, `pile-${pile}`]));
      const to = { [cards.at(-1)!]: `seat-${seat}` };
      beat({ piles, tops, hands, handSizes, known }, { from: flights, to, ms: 700 });
    } else if (event.name === 'bull') {
      const { seat, from } = event.data;
      const given = at(view.bulls, seat, (n) => n + 1);
      const bulls = from === null ? given : at(given, from, (n) => n - 1);
      beat({ bulls, supply: from === null ? view.supply - 1 : view.supply });
    } else if (event.name === 'turned') {
      const { cards } = event.data;
      const piles = [...view.piles, ...cards.map((card) => [card])];
      const from = Object.fromEntries(cards.map((card) => [card, 'stack']));
      beat({ piles, tops: [...view.tops, ...cards], stack: view.stack - cards.length }, { from });
    } else if (event.name === 'counted') {
      beat({ hands: event.data.hands }, { ms: LOOK });
    }
  }
  return list;
}
