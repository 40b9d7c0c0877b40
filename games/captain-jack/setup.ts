import { allSeats, type Chance, EVERYONE, type Match, NOBODY, only, type Tell } from '@bullpen/engine';
import type { CaptainEvent } from './events.ts';
import { CARDS, copies, HAND, JACK, KINDS, signOf } from './material.ts';
import type { Options } from './options.ts';
import { cardsOf, firstSeat, handAt, Phase, pileAt, State, sizeAt, stack, takenAt } from './state.ts';

export function setup(match: Match<Options>, chance: Chance, tell?: Tell<CaptainEvent>): State {
  const state = new State(match);
  deal(state, chance, tell);
  return state;
}

// The deck to shuffle, made anew for every deal and never read after it.
const sorted = new Uint8Array(CARDS);
for (let kind = 1, at = 0; kind <= KINDS; kind++) {
  sorted.fill(kind, at, at + copies(kind));
  at += copies(kind);
}
const shuffled = new Uint8Array(CARDS);

/** Begins the next deal: C2, C17. The order of the whole deck is drawn at once, so that no choice can change it. */
export function deal(state: State, chance: Chance, tell?: Tell<CaptainEvent>): void {
  const { cells } = state;
  const { seats } = state.match;
  shuffled.set(sorted);
  chance.shuffle(shuffled, CARDS);
  for (let i = 0; i < CARDS; i++) cells[i] = shuffled[i]!;
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = handAt(seat);
    for (let i = 0; i < HAND; i++) cells[hand + i] = cells[next++]!;
    cells[sizeAt(seat)] = HAND;
    cells[takenAt(seat)] = 0;
  }
  state.deal++;
  state.next = next;
  state.free = 0;
  turnUp(state);
  state.phase = Phase.place;
  state.holding = allSeats(seats);
  state.turn = firstSeat(state);
  state.acting = only(state.turn);
  if (tell !== undefined) tellDeal(state, tell);
}

/** C2: cards are turned up onto the first pile until a number shows, which is the value of the pile. */
function turnUp(state: State): void {
  const { cells } = state;
  let pile = 0;
  let kind: number;
  do {
    kind = cells[state.next++]!;
    pile = stack(state, pile, kind, kind);
  } while (kind >= JACK);
  cells[pileAt(0)] = pile;
  state.piles = 1;
}

function tellDeal(state: State, tell: Tell<CaptainEvent>): void {
  const { cells, deal: n } = state;
  const hands = Array.from({ length: state.match.seats }, (_, seat) =>
    cells.slice(handAt(seat), handAt(seat) + HAND),
  );
  const pile = cardsOf(state, cells[pileAt(0)]!).map(signOf);
  const deck = cells.slice(state.next, CARDS).map(signOf);
  const first = state.turn;
  const dealt = hands.map((hand) => hand.map(signOf));
  tell({ to: NOBODY, name: 'deal', data: { n, hands: dealt, pile, deck, first } });
  hands.forEach((hand, seat) => {
    const own = hand.toSorted((a, b) => a - b).map(signOf);
    tell({ to: only(seat), name: 'hand', data: { seat, hand: own } });
  });
  tell({ to: EVERYONE, name: 'start', data: { cards: pile, first } });
}
