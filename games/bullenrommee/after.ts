import { changedAt, rising } from '@bullpen/engine';
import type { BullenEvent } from './events.ts';
import { HAND, JOKER } from './material.ts';
import { NEAR, numbersNear, numbersThatFit, type Passed } from './passes.ts';
import type { BullenView } from './view.ts';

/** A view after an event. */
export function viewAfter(view: BullenView, event: BullenEvent): BullenView {
  switch (event.name) {
    case 'deal':
      return view;
    case 'hand': {
      const { seat, hand } = event.data;
      return { ...view, hands: changedAt(view.hands, seat, () => hand) };
    }
    case 'opened':
      return opened(view, event.data);
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
      const seen = changedAt(view.seen, seat, (cards) => rising([...cards, card]));
      const taken = { ...view, open, seen, stock: view.stock - (fill === null ? 0 : 1) };
      return nextSeat(receive(hold(taken, seat, { numbers: 1 }), seat, card), seat);
    }
    case 'drew': {
      const { seat, stock } = event.data;
      return nextSeat(hold({ ...view, stock }, seat, { numbers: 1 }), seat);
    }
    case 'drawn':
      return receive(view, event.data.seat, event.data.card);
    case 'done':
      return nextSeat(view, event.data.seat);
    case 'passed': {
      const { seat } = event.data;
      return nextSeat({ ...notePass(view, seat), passes: view.passes + 1 }, seat);
    }
    case 'shown':
      return { ...view, hands: event.data.hands };
    case 'round':
      return { ...view, totals: event.data.totals };
    case 'end':
      return { ...view, phase: 'over', toAct: [] };
  }
}

/** B3: a deal begins. Each seat has its hand already, from an event of its own. */
const opened = (
  view: BullenView,
  { open, stock, jokers, first }: { open: number[]; stock: number; jokers: number; first: number },
): BullenView => ({
  ...view,
  phase: 'turn',
  deal: view.deal + 1,
  first,
  toAct: [first],
  stock,
  open,
  meadows: [],
  hands: view.hands.map((hand, seat) => (seat === view.viewer ? hand : null)),
  seen: view.seen.map(() => []),
  numbers: view.numbers.map(() => HAND),
  jokers: view.jokers.map(() => jokers),
  passes: 0,
  passed: view.passed.map(() => null),
});

const nextSeat = (view: BullenView, seat: number): BullenView => ({
  ...view,
  phase: 'turn',
  toAct: [(seat + 1) % view.seats],
});

const withRow = (
  view: BullenView,
  meadow: number,
  change: (cards: readonly number[]) => readonly number[],
): BullenView => ({
  ...view,
  meadows: changedAt(view.meadows, meadow, (old) => ({ ...old, cards: change(old.cards) })),
});

const hold = (view: BullenView, seat: number, { numbers = 0, jokers = 0 }): BullenView => ({
  ...view,
  numbers: changedAt(view.numbers, seat, (count) => count + numbers),
  jokers: changedAt(view.jokers, seat, (count) => count + jokers),
});

/** A card goes to a hand; only a viewer that knows the hand sees which. */
const receive = (view: BullenView, seat: number, card: number): BullenView => ({
  ...view,
  hands: changedAt(view.hands, seat, (hand) => hand && rising([...hand, card])),
});

/** Cards leave a hand for the table, and the turn is one of laying (B5). */
function spend(view: BullenView, seat: number, cards: readonly number[]): BullenView {
  const keep = (card: number): boolean => !cards.includes(card);
  const numbers = cards.filter((card) => card !== JOKER);
  const jokers = cards.length - numbers.length;
  const next: BullenView = {
    ...view,
    phase: 'lay',
    passes: 0,
    hands: changedAt(view.hands, seat, (hand) => hand?.filter(keep) ?? null),
    seen: changedAt(view.seen, seat, (seen) => seen.filter(keep)),
    // Everybody sees where these cards are.
    passed: view.passed.map((passed) => passed && { ...passed, lacks: passed.lacks.filter(keep) }),
  };
  return noteLaid(hold(next, seat, { numbers: -numbers.length, jokers: -jokers }), seat, numbers);
}

/** A pass reveals which numbers the seat lacks: see `passes.ts`. */
function notePass(view: BullenView, seat: number): BullenView {
  const old = view.passed[seat] ?? { jokers: 0, lacks: [], laid: [] };
  const jokers = Math.max(old.jokers, view.jokers[seat] ?? 0);
  const fitting = view.meadows.flatMap(({ cards }) => numbersThatFit(cards));
  return withPassed(view, seat, { ...old, jokers }, fitting);
}

/** A seat that has passed lays numbers that it held then; with a joker it would have laid them with any that was near. */
function noteLaid(view: BullenView, seat: number, numbers: readonly number[]): BullenView {
  const old = view.passed[seat] ?? null;
  if (old === null) return view;
  const near = old.jokers > 0 ? numbers.flatMap((card) => numbersNear(card, NEAR)) : [];
  return withPassed(view, seat, { ...old, laid: rising([...old.laid, ...numbers]) }, near);
}

/** Notes what a seat's passes reveal: it lacks these numbers, except those that everybody sees elsewhere. */
function withPassed(view: BullenView, seat: number, passed: Passed, lacking: readonly number[]): BullenView {
  const seen = new Set([...view.meadows.flatMap(({ cards }) => cards), ...view.seen.flat()]);
  const lacks = rising([...new Set([...passed.lacks, ...lacking.filter((card) => !seen.has(card))])]);
  return { ...view, passed: changedAt(view.passed, seat, () => ({ ...passed, lacks })) };
}
