import { type Chance, EVERYONE, type Match, NOBODY, only, type Seat, type Tell } from '@bullpen/engine';
import type { ElevenEvent } from './events.ts';
import { BULLS, CARDS, HAND } from './material.ts';
import type { Options } from './options.ts';
import { packPile } from './piles.ts';
import { add, clear } from './sets.ts';
import { Knowledge, Phase, State } from './state.ts';

/** E4: seat 0 begins the first round. */
export function setup(match: Match<Options>, chance: Chance, tell?: Tell<ElevenEvent>): State {
  const state = new State(match);
  deal(state, 0, chance, tell);
  return state;
}

const sorted = Uint8Array.from({ length: CARDS }, (_, i) => i + 1);
/** The deck to shuffle, made anew for every deal and never read after it. */
const deck = new Uint8Array(CARDS);

/** E3: begins the next round. */
export function deal(state: State, first: Seat, chance: Chance, tell?: Tell<ElevenEvent>): void {
  const { cells } = state;
  const { seats } = state.match;
  deck.set(sorted);
  chance.shuffle(deck, CARDS);
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    clear(cells, state.handAt(seat));
    for (const end = next + HAND; next < end; next++) {
      add(cells, state.handAt(seat), deck[next]!);
      cells[deck[next]!] = Knowledge.own;
    }
    state.setSize(seat, HAND);
    state.setBulls(seat, 0);
  }
  stackUp(state, deck, next);
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

/** Makes the stack of these cards, from this one on, the top first. */
export function stackUp(state: State, cards: Uint8Array, from: number): void {
  const end = cards.length;
  state.stack = 0;
  state.stackSize = end - from;
  for (let i = end - 1; i >= from; i--) {
    state.cells[cards[i]!] = state.stack;
    state.stack = cards[i]!;
  }
}

/** The top card of the stack starts a pile, behind the others. */
export function turnUp(state: State): number {
  const { cells } = state;
  const card = state.stack;
  state.stack = cells[card]!;
  state.stackSize--;
  cells[card] = 0;
  cells[state.pileAt(state.piles++)] = packPile(card, 0, 1);
  return card;
}

function tellDeal({ match, round, first }: State, cards: number[], tell: Tell<ElevenEvent>): void {
  const hands = Array.from({ length: match.seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  const [pile, ...stack] = cards.slice(match.seats * HAND) as [number, ...number[]];
  tell({ to: NOBODY, name: 'deal', data: { n: round, hands, pile, stack, first } });
  hands.forEach((hand, seat) => {
    tell({ to: only(seat), name: 'hand', data: { seat, hand: hand.toSorted((a, b) => a - b) } });
  });
  tell({ to: EVERYONE, name: 'start', data: { pile, first } });
}
