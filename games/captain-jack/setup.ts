import { allSeats, type Chance, EVERYONE, type Match, NOBODY, only, type Tell } from '@bullpen/engine';
import { deckOf, drawCard, putDeck } from './deck.ts';
import type { CaptainEvent } from './events.ts';
import { addCard, handOf } from './hand.ts';
import { CARDS, copies, HAND, JACK, KINDS, signOf } from './material.ts';
import type { Options } from './options.ts';
import { cardsOf, NO_CARDS, pileIn, putPile, stack } from './piles.ts';
import { firstSeat, Phase, State } from './state.ts';

export function setup(match: Match<Options>, chance: Chance, tell?: Tell<CaptainEvent>): State {
  const state = new State(match);
  deal(state, chance, tell);
  return state;
}

// The deck to shuffle, put in order before every deal and never read after it.
const sorted = new Uint8Array(CARDS);
for (let kind = 1, at = 0; kind <= KINDS; kind++) {
  sorted.fill(kind, at, at + copies(kind));
  at += copies(kind);
}
const shuffled = new Uint8Array(CARDS);

/** Begins the next deal: C2, C17. The order of the whole deck is drawn at once, so that no choice can change it. */
export function deal(state: State, chance: Chance, tell?: Tell<CaptainEvent>): void {
  const { seats } = state.match;
  shuffled.set(sorted);
  chance.shuffle(shuffled, CARDS);
  putDeck(state, shuffled, 0);
  for (let seat = 0; seat < seats; seat++) {
    state.setSize(seat, 0);
    state.setTaken(seat, 0);
    for (let i = 0; i < HAND; i++) addCard(state, seat, drawCard(state));
  }
  state.deal++;
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
  let pile = NO_CARDS;
  let kind: number;
  do {
    kind = drawCard(state);
    pile = stack(state, pile, kind, kind);
  } while (kind >= JACK);
  putPile(state, 0, pile);
  state.piles = 1;
}

function tellDeal(state: State, tell: Tell<CaptainEvent>): void {
  const { deal: n } = state;
  const hands = Array.from({ length: state.match.seats }, (_, seat) => handOf(state, seat));
  const pile = cardsOf(state, pileIn(state, 0)).map(signOf);
  const deck = deckOf(state).map(signOf);
  const first = state.turn;
  const dealt = hands.map((hand) => hand.map(signOf));
  tell({ to: NOBODY, name: 'deal', data: { n, hands: dealt, pile, deck, first } });
  hands.forEach((hand, seat) => {
    const own = hand.toSorted((a, b) => a - b).map(signOf);
    tell({ to: only(seat), name: 'hand', data: { seat, hand: own } });
  });
  tell({ to: EVERYONE, name: 'start', data: { cards: pile, first } });
}
