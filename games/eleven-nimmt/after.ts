import { changedAt, rising } from '@bullpen/engine';
import type { ElevenEvent } from './events.ts';
import { BULLS, CARDS, HAND } from './material.ts';
import type { ElevenView } from './view.ts';

/** A view after an event. */
export function viewAfter(view: ElevenView, event: ElevenEvent): ElevenView {
  switch (event.name) {
    case 'deal':
      return view;
    case 'hand': {
      const { seat, hand } = event.data;
      return { ...view, hands: changedAt(view.hands, seat, () => hand) };
    }
    case 'start':
      return started(view, event.data.pile, event.data.first);
    case 'played':
      return played(view, event.data);
    case 'done':
      return endTurn(view, event.data.seat);
    case 'took':
      return took(view, event.data);
    case 'bull': {
      const { seat, from } = event.data;
      const given = changedAt(view.bulls, seat, (bulls) => bulls + 1);
      if (from === null) return { ...view, bulls: given, supply: view.supply - 1 };
      return { ...view, bulls: changedAt(given, from, (bulls) => bulls - 1) };
    }
    case 'turned': {
      const { cards } = event.data;
      const piles = [...view.piles, ...cards.map((card) => [card])];
      const [seat = 0] = view.toAct;
      return endTurn({ ...view, phase: 'turn', piles, stack: view.stack - cards.length }, seat);
    }
    case 'counted':
      return { ...view, hands: event.data.hands };
    case 'round':
      return { ...view, totals: event.data.totals };
    case 'end':
      return { ...view, phase: 'over', toAct: [] };
  }
}

const topsOf = (piles: ElevenView['piles']): number[] => piles.map((cards) => cards.at(-1) ?? 0);

/** The next seat comes to act, and what was climbed in the turn counts no more (E11). */
const endTurn = (view: ElevenView, seat: number): ElevenView => ({
  ...view,
  toAct: [(seat + 1) % view.seats],
  tops: topsOf(view.piles),
});

/** E3: a round begins. Each seat has its hand already, from an event of its own. */
const started = (view: ElevenView, pile: number, first: number): ElevenView => ({
  ...view,
  phase: 'turn',
  round: view.round + 1,
  first,
  toAct: [first],
  hands: view.hands.map((hand, seat) => (seat === view.viewer ? hand : null)),
  handSizes: view.handSizes.map(() => HAND),
  known: view.known.map(() => []),
  piles: [[pile]],
  tops: [pile],
  stack: CARDS - view.seats * HAND - 1,
  bulls: view.bulls.map(() => 0),
  supply: BULLS,
});

/** E5, E11: a seat with a bull card may go on, up from the card that was on top when its turn began. */
function played(
  view: ElevenView,
  { seat, card, pile }: { seat: number; card: number; pile: number },
): ElevenView {
  const next = {
    ...view,
    piles: changedAt(view.piles, pile, (cards) => [...cards, card]),
    hands: changedAt(view.hands, seat, (hand) => hand?.filter((other) => other !== card) ?? null),
    handSizes: changedAt(view.handSizes, seat, (size) => size - 1),
    known: changedAt(view.known, seat, (cards) => cards.filter((other) => other !== card)),
  };
  return view.bulls[seat] === 0 || next.handSizes[seat] === 0 ? endTurn(next, seat) : next;
}

/** E6: after it the seat turns up cards, or has to choose a bull card first (E10). */
const took = (
  view: ElevenView,
  { seat, pile, cards }: { seat: number; pile: number; cards: readonly number[] },
): ElevenView => ({
  ...view,
  phase: 'bull',
  piles: view.piles.toSpliced(pile, 1),
  tops: view.tops.toSpliced(pile, 1),
  hands: changedAt(view.hands, seat, (hand) => hand && rising([...hand, ...cards])),
  handSizes: changedAt(view.handSizes, seat, (size) => size + cards.length),
  known: changedAt(view.known, seat, (known) => rising([...known, ...cards])),
});
