import { type Chance, deckCard, EVERYONE, type Match, NOBODY, only, type Tell } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import type { BullenEvent } from './events.ts';
import { addCard } from './hand.ts';
import { HAND, jokersEach, OPEN } from './material.ts';
import type { Options } from './options.ts';
import { firstSeat, Phase, State } from './state.ts';
import { putOpenCards, putStock } from './supply.ts';

export function setup(match: Match<Options>, chance: Chance, tell?: Tell<BullenEvent>): State {
  const state = new State(match);
  deal(state, chance, tell);
  return state;
}

// The deck to shuffle, put in order before every deal and never read after it.
const fresh = Uint8Array.from({ length: CARDS }, (_, i) => i + 1);
const deck = new Uint8Array(CARDS);

/** Begins the next deal: B2, B3, B4. The deck is dealt hand by hand, then the open cards; the rest is the stock. */
export function deal(state: State, chance: Chance, tell?: Tell<BullenEvent>): void {
  const { seats } = state.match;
  deck.set(fresh);
  chance.shuffle(deck, CARDS);
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    state.setNumbers(seat, 0);
    for (let i = 0; i < HAND; i++) addCard(state, seat, deckCard(deck, next++));
    state.setJokers(seat, jokersEach(seats));
    state.setOwned(seat, 0);
    state.setPassed(seat, 0);
  }
  putOpenCards(state, Array.from(deck.subarray(next, next + OPEN)));
  putStock(state, Array.from(deck.subarray(next + OPEN)).reverse());
  state.meadows = 0;
  state.laid = 0;
  state.passes = 0;
  state.deal++;
  state.phase = Phase.turn;
  state.turn = firstSeat(state);
  if (tell !== undefined) tellDeal(state, Array.from(deck), tell);
}

function tellDeal(state: State, cards: readonly number[], tell: Tell<BullenEvent>): void {
  const { seats } = state.match;
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  const open = cards.slice(seats * HAND, seats * HAND + OPEN);
  const stock = cards.slice(seats * HAND + OPEN);
  const jokers = jokersEach(seats);
  const first = firstSeat(state);
  tell({ to: NOBODY, name: 'deal', data: { n: state.deal, hands, jokers, open, stock, first } });
  hands.forEach((hand, seat) => {
    tell({ to: only(seat), name: 'hand', data: { seat, hand: hand.toSorted((a, b) => a - b), jokers } });
  });
  tell({ to: EVERYONE, name: 'opened', data: { open: [...open], stock: stock.length, jokers, first } });
}
