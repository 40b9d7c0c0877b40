import {
  type Chance,
  deckCard,
  EVERYONE,
  type Match,
  NOBODY,
  only,
  type Seat,
  type Tell,
} from '@bullpen/engine';
import type { ElevenEvent } from './events.ts';
import { addCard, clearHand } from './hand.ts';
import { BULLS, CARDS, HAND } from './material.ts';
import type { Options } from './options.ts';
import { startPile } from './piles.ts';
import { drawCard, putStack } from './stack.ts';
import { Phase, State } from './state.ts';

/** E4: seat 0 begins the first round. */
export function setup(match: Match<Options>, chance: Chance, tell?: Tell<ElevenEvent>): State {
  const state = new State(match);
  deal(state, 0, chance, tell);
  return state;
}

const sorted = Uint8Array.from({ length: CARDS }, (_, i) => i + 1);
/** The deck to shuffle, put in order before every deal and never read after it. */
const deck = new Uint8Array(CARDS);

/** E3: begins the next round. */
export function deal(state: State, first: Seat, chance: Chance, tell?: Tell<ElevenEvent>): void {
  const { seats } = state.match;
  deck.set(sorted);
  chance.shuffle(deck, CARDS);
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    clearHand(state, seat);
    for (let i = 0; i < HAND; i++) addCard(state, seat, deckCard(deck, next++));
    state.setBulls(seat, 0);
  }
  putStack(state, deck, next);
  state.phase = Phase.turn;
  state.round++;
  state.first = first;
  state.acting = only(first);
  state.piles = 0;
  state.supply = BULLS;
  state.used = 0;
  turnUp(state);
  if (tell !== undefined) tellDeal(state, Array.from(deck), tell);
}

/** The top card of the stack starts a pile, behind the others. */
export const turnUp = (state: State): number => {
  const card = drawCard(state);
  startPile(state, card);
  return card;
};

function tellDeal({ match, round, first }: State, cards: number[], tell: Tell<ElevenEvent>): void {
  const hands = Array.from({ length: match.seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  const [pile, ...stack] = cards.slice(match.seats * HAND) as [number, ...number[]];
  tell({ to: NOBODY, name: 'deal', data: { n: round, hands, pile, stack, first } });
  hands.forEach((hand, seat) => {
    tell({ to: only(seat), name: 'hand', data: { seat, hand: hand.toSorted((a, b) => a - b) } });
  });
  tell({ to: EVERYONE, name: 'start', data: { pile, first } });
}
