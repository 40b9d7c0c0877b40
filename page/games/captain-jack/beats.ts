import { captainJack } from '@bullpen/games/captain-jack';
import type { Beat } from '../contract.ts';
import { keyInHand, keyInPile } from './keys.ts';
import type { CaptainEvent, CaptainView } from './types.ts';

const LOOK = 1000;

/** A card comes onto a pile; a pile goes to its taker; the viewer's own hand is filled up from the deck. */
export function beats(
  before: CaptainView,
  _after: CaptainView,
  events: readonly CaptainEvent[],
): Beat<CaptainView>[] {
  const { phase, turn } = before;
  const list: Beat<CaptainView>[] = [];
  const handOf = (seat: number): string => (seat === before.viewer ? 'hand' : `seat-${seat}`);
  let view = before;
  for (const [i, event] of events.entries()) {
    const shownEvents = i + 1;
    const old = view;
    view = captainJack.viewAfter(view, event, null);
    // The turn goes on while its cards move, and nobody has to act.
    const shown = { ...view, phase, turn, toAct: [], stake: null };
    if (event.name === 'placed') {
      const { seat, card, pile, value } = event.data;
      const from = { [keyInPile(pile, view.piles[pile]?.cards.length ?? 0)]: handOf(seat) };
      list.push({ view: shown, shownEvents, from, ms: value > 11 || card === 'J' ? LOOK : 500 });
    } else if (event.name === 'answered') {
      const { seat, pile } = event.data;
      const from = { [keyInPile(pile, view.piles[pile]?.cards.length ?? 0)]: handOf(seat) };
      // The Blank lies on a pile of eleven until it is taken.
      const piles = view.piles.map((each, at) => ({ ...each, value: old.piles[at]?.value ?? each.value }));
      list.push({
        view: { ...shown, piles, toAct: before.toAct, stake: old.stake },
        shownEvents,
        from,
        ms: LOOK,
      });
    } else if (event.name === 'took') {
      const { seat, pile, cards } = event.data;
      // Its place stays empty while the cards fly; then those behind it move up.
      const piles = old.piles.with(pile, { cards: [], value: 0 });
      const to = Object.fromEntries(cards.map((_, at) => [keyInPile(pile, at + 1), `seat-${seat}`]));
      list.push({ view: { ...shown, piles }, shownEvents, to, ms: 700 });
    } else if (event.name === 'drawn') {
      const hand = view.hands[event.data.seat] ?? [];
      const from = { [keyInHand(hand, hand.lastIndexOf(event.data.card))]: 'deck' };
      list.push({ view: shown, shownEvents, from, ms: 0 });
    }
  }
  return list;
}
