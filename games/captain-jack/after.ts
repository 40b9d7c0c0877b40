import { changedAt } from '@bullpen/engine';
import type { CaptainEvent } from './events.ts';
import { CARDS, type Card, ELEVEN, HAND, KINDS, kindOf, signOf } from './material.ts';
import type { CaptainView } from './view.ts';

/** A view after an event. */
export function viewAfter(view: CaptainView, event: CaptainEvent): CaptainView {
  switch (event.name) {
    case 'deal':
      return view;
    case 'hand': {
      const { seat, hand } = event.data;
      return { ...view, hands: changedAt(view.hands, seat, () => hand) };
    }
    case 'start':
      return started(view, event.data.cards, event.data.first);
    case 'placed':
      return placed(view, event.data);
    case 'asked':
      return { ...view, phase: 'answer', toAct: event.data.seats };
    case 'passed': {
      const toAct = view.toAct.filter((seat) => seat !== event.data.seat);
      if (toAct.length > 0 || view.turn === null) return { ...view, toAct };
      return { ...view, phase: 'give', toAct: [view.turn] };
    }
    case 'answered': {
      const { seat, pile } = event.data;
      const piles = changedAt(view.piles, pile, ({ cards }) => ({
        cards: [...cards, 'B' as const],
        value: 0,
      }));
      return { ...spend(view, seat, 'B'), piles };
    }
    case 'took': {
      const { seat, pile, cards } = event.data;
      const taken = changedAt(view.taken, seat, (count) => count + cards.length);
      return passOn({ ...view, piles: view.piles.toSpliced(pile, 1), taken });
    }
    case 'drew': {
      const { seat, left } = event.data;
      return { ...view, deck: left, handSizes: changedAt(view.handSizes, seat, (size) => size + 1) };
    }
    case 'drawn': {
      const { seat, card } = event.data;
      return { ...view, hands: changedAt(view.hands, seat, (hand) => hand && inOrder([...hand, card])) };
    }
    case 'round':
      return { ...view, totals: event.data.totals };
    case 'end':
      return { ...view, phase: 'over', toAct: [], turn: null };
  }
}

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => kindOf(a) - kindOf(b));

/** C2: a deal begins. Each seat has its hand already, from an event of its own. */
function started(view: CaptainView, cards: readonly Card[], first: number): CaptainView {
  const kinds = Array.from({ length: KINDS }, (_, i) => signOf(i + 1));
  const seen = kinds.map((kind) => [kind, cards.filter((card) => card === kind).length]);
  return {
    ...view,
    phase: 'place',
    deal: view.deal + 1,
    first,
    turn: first,
    toAct: [first],
    handSizes: view.handSizes.map(() => HAND),
    deck: CARDS - view.seats * HAND - cards.length,
    piles: [{ cards, value: kindOf(cards.at(-1)) }],
    stake: null,
    taken: view.taken.map(() => 0),
    seen: Object.fromEntries(seen) as Record<Card, number>,
  };
}

/** C4, C7: a pile that comes to eleven is to be given away; one that is worth more is taken, as the next event says. */
function placed(
  view: CaptainView,
  { seat, card, pile, value }: { seat: number; card: Card; pile: number; value: number },
): CaptainView {
  const cards = [...(view.piles[pile]?.cards ?? []), card];
  const next = { ...spend(view, seat, card), piles: view.piles.toSpliced(pile, 1, { cards, value }) };
  if (value === ELEVEN) return { ...next, phase: 'give', toAct: [seat], stake: pile };
  return value < ELEVEN ? passOn(next) : { ...next, toAct: [] };
}

/** A card leaves a hand for the table, where everybody sees it. */
const spend = (view: CaptainView, seat: number, card: Card): CaptainView => ({
  ...view,
  hands: changedAt(view.hands, seat, (hand) => hand?.toSpliced(hand.indexOf(card), 1) ?? null),
  handSizes: changedAt(view.handSizes, seat, (size) => size - 1),
  seen: { ...view.seen, [card]: view.seen[card] + 1 },
});

/** C3, C13: the turn goes to the next seat that holds a card. */
function passOn(view: CaptainView): CaptainView {
  const { seats, handSizes } = view;
  const others = Array.from({ length: seats }, (_, i) => ((view.turn ?? 0) + 1 + i) % seats);
  const turn = others.find((seat) => handSizes[seat] !== 0);
  const rest = { phase: 'place', stake: null } as const;
  return turn === undefined ? { ...view, ...rest, toAct: [] } : { ...view, ...rest, turn, toAct: [turn] };
}
