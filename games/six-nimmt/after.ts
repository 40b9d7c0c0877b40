import { changedAt, type Move, rising } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { HAND } from './material.ts';
import { cardOf } from './moves.ts';
import type { SixView } from './view.ts';

/** A view after an event. `own`: the viewer's own move, if that caused the event. */
export function viewAfter(view: SixView, event: SixEvent, own: Move | null): SixView {
  switch (event.name) {
    case 'deal':
      return 'open' in event.data ? drafting(view, event.data) : view;
    case 'hand': {
      const { seat, hand } = event.data;
      return { ...view, hands: changedAt(view.hands, seat, () => hand) };
    }
    case 'rows':
      return laying(view, event.data.rows);
    case 'drafted':
      return drafted(view, event.data.seat, event.data.card);
    case 'chosen': {
      const { seat } = event.data;
      return {
        ...view,
        toAct: view.toAct.filter((other) => other !== seat),
        chosen: changedAt(view.chosen, seat, () => true),
        choice: own !== null && seat === view.viewer ? cardOf(own) : view.choice,
      };
    }
    case 'revealed':
      return revealed(view, event.data.cards);
    case 'low':
      return { ...view, phase: 'row', toAct: [event.data.seat] };
    case 'placed': {
      const { seat, card, row } = event.data;
      return {
        ...placed(view, card),
        rows: changedAt(view.rows, row, (cards) => [...cards, card]),
        placed: [...view.placed, [card, seat, row, 0]],
      };
    }
    case 'took': {
      const { seat, card, row, cards, heads } = event.data;
      return {
        ...placed(view, card),
        rows: changedAt(view.rows, row, () => [card]),
        placed: [...view.placed, [card, seat, row, 1]],
        piles: changedAt(view.piles, seat, (pile) => rising([...pile, ...cards])),
        points: changedAt(view.points, seat, (points) => points + heads),
      };
    }
    case 'round':
      return { ...view, totals: event.data.totals };
    case 'end':
      return { ...view, phase: 'over', toAct: [] };
  }
}

const everySeat = (view: SixView): number[] => view.points.map((_, seat) => seat);

/** What every round begins with. */
const freshRound = (view: SixView): Partial<SixView> => ({
  piles: view.piles.map(() => []),
  placed: [],
  points: view.points.map(() => 0),
});

/** S14: a draft begins. */
const drafting = (
  view: SixView,
  { n, open, first }: { n: number; open: number[]; first: number },
): SixView => ({
  ...view,
  ...freshRound(view),
  phase: 'draft',
  round: n,
  toAct: [first],
  hands: view.hands.map(() => []),
  handSizes: view.handSizes.map(() => 0),
  rows: [],
  start: [],
  open,
  first,
});

/** S14, S15: a card goes from the table to a hand; the next seat picks. */
const drafted = (view: SixView, seat: number, card: number): SixView => ({
  ...view,
  toAct: [(seat + 1) % view.seats],
  hands: changedAt(view.hands, seat, (hand) => hand && rising([...hand, card])),
  handSizes: changedAt(view.handSizes, seat, (size) => size + 1),
  open: view.open.filter((other) => other !== card),
});

/** S2, S14: the rows are started, and everybody lays cards. Without a draft this begins the round. */
const laying = (view: SixView, rows: readonly number[]): SixView => ({
  ...view,
  ...freshRound(view),
  phase: 'lay',
  round: view.phase === 'draft' ? view.round : view.round + 1,
  toAct: everySeat(view),
  handSizes: view.handSizes.map(() => HAND),
  rows: rows.map((card) => [card]),
  start: rows,
  open: [],
});

/** S3, S4: the chosen cards lie open and wait to be placed. */
const revealed = (view: SixView, cards: readonly number[]): SixView => ({
  ...view,
  toAct: [],
  hands: view.hands.map((hand, seat) => hand?.filter((card) => card !== cards[seat]) ?? null),
  handSizes: view.handSizes.map((size) => size - 1),
  chosen: view.chosen.map(() => false),
  choice: null,
  waiting: cards.map((card, seat) => ({ seat, card })).sort((a, b) => a.card - b.card),
});

/** A card waits no more. After the last one of a turn everybody lays the next card. */
function placed(view: SixView, card: number): SixView {
  const waiting = view.waiting.filter((one) => one.card !== card);
  const goesOn = waiting.length === 0 && view.handSizes.some((size) => size > 0);
  return { ...view, phase: 'lay', waiting, toAct: goesOn ? everySeat(view) : [] };
}
