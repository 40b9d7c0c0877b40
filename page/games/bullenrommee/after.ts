import { JOKER } from '@bullpen/games/bullenrommee';
import type { BullenEvent, BullenView } from './types.ts';

/** What a view looks like after an event: for the steps on the way, and for a turn that is still being planned. */
export function after(view: BullenView, event: BullenEvent): BullenView {
  switch (event.name) {
    case 'laid': {
      const { seat, cards } = event.data;
      return spend({ ...view, meadows: [...view.meadows, { seat, cards }] }, seat, cards);
    }
    case 'added': {
      const { seat, card, meadow, place } = event.data;
      return spend(
        withRow(view, meadow, (cards) => cards.toSpliced(place, 0, card)),
        seat,
        [card],
      );
    }
    case 'swapped': {
      const { seat, card, meadow, place } = event.data;
      const swapped = withRow(view, meadow, (cards) => cards.with(place, card));
      return hold(spend(swapped, seat, [card]), seat, { jokers: 1 });
    }
    case 'took': {
      const { seat, card, fill } = event.data;
      const at = view.open.indexOf(card);
      const open = fill === null ? view.open.toSpliced(at, 1) : view.open.with(at, fill);
      const seen = bySeat(view.seen, seat, (cards) => rising([...cards, card]));
      const taken = { ...view, open, seen, stock: view.stock - (fill === null ? 0 : 1) };
      return receive(hold(taken, seat, { numbers: 1 }), seat, card);
    }
    case 'drew':
      return hold({ ...view, stock: event.data.stock }, event.data.seat, { numbers: 1 });
    case 'drawn':
      return receive(view, event.data.seat, event.data.card);
    case 'shown':
      return { ...view, hands: event.data.hands };
    default:
      return view;
  }
}

const rising = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

const bySeat = <T>(list: readonly T[], seat: number, change: (old: T) => T): T[] =>
  list.map((old, i) => (i === seat ? change(old) : old));

const withRow = (
  view: BullenView,
  meadow: number,
  change: (cards: readonly number[]) => readonly number[],
): BullenView => ({
  ...view,
  meadows: view.meadows.map((old, i) => (i === meadow ? { ...old, cards: change(old.cards) } : old)),
});

const hold = (view: BullenView, seat: number, { numbers = 0, jokers = 0 }): BullenView => ({
  ...view,
  numbers: bySeat(view.numbers, seat, (n) => n + numbers),
  jokers: bySeat(view.jokers, seat, (n) => n + jokers),
});

/** A card goes to a hand; only whoever knows the hand sees which. */
const receive = (view: BullenView, seat: number, card: number): BullenView => ({
  ...view,
  hands: bySeat(view.hands, seat, (hand) => hand && rising([...hand, card])),
});

/** Cards leave a hand for the table, and the turn is one of laying (B5). */
function spend(view: BullenView, seat: number, cards: readonly number[]): BullenView {
  const keep = (card: number): boolean => !cards.includes(card);
  const jokers = cards.filter((card) => card === JOKER).length;
  return hold(
    {
      ...view,
      phase: 'lay',
      hands: bySeat(view.hands, seat, (hand) => hand?.filter(keep) ?? null),
      seen: bySeat(view.seen, seat, (seen) => seen.filter(keep)),
    },
    seat,
    { numbers: jokers - cards.length, jokers: -jokers },
  );
}
