import { at, type Chance, EVERYONE, type Match, NOBODY, only, type Tell } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { dealHand, handOf } from './hand.ts';
import { CARDS, HAND, ROWS } from './material.ts';
import type { Options } from './options.ts';
import { startRows, startsOf } from './rows.ts';
import { firstDrafter, Phase, State } from './state.ts';

export function setup(match: Match<Options>, chance: Chance, tell?: Tell<SixEvent>): State {
  const state = new State(match);
  deal(state, chance, tell);
  return state;
}

export function restart(state: State, chance: Chance): void {
  state.round = 0;
  for (let seat = 0; seat < state.seats; seat++) state.setTotal(seat, 0);
  deal(state, chance);
}

/** Begins the next round: S2, S13, S14. */
export function deal(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { seats } = state;
  state.round++;
  state.count = 0;
  for (let seat = 0; seat < seats; seat++) state.setPoints(seat, 0);
  if (state.match.options.variant === 'draft') layOpen(state, tell);
  else dealHands(state, chance, tell);
}

// Decks by size: one in order, and one to shuffle, which is put in order before every deal and not read after it.
const sorted = Array.from({ length: CARDS + 1 }, (_, size) =>
  Uint8Array.from({ length: size }, (_, i) => i + 1),
);
const decks = sorted.map((deck) => deck.slice());

function dealHands(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { seats } = state;
  const cards = decks[state.deck]!;
  cards.set(sorted[state.deck]!);
  chance.shuffle(cards, seats * HAND + ROWS);
  for (let seat = 0; seat < seats; seat++) dealHand(state, seat, cards, seat * HAND);
  beginRound(state, cards, seats * HAND);
  if (tell !== undefined) tellDeal(state, tell);
}

/** Four cards, from this place of the list on, start the rows; then everybody lays cards. */
export function beginRound(state: State, cards: ArrayLike<number>, from: number): void {
  startRows(state, cards, from);
  state.phase = Phase.lay;
  state.left = HAND;
  state.count = 0;
  state.acting = (1 << state.seats) - 1;
}

function layOpen(state: State, tell?: Tell<SixEvent>): void {
  const first = firstDrafter(state);
  state.phase = Phase.draft;
  state.acting = only(first);
  if (tell === undefined) return;
  const open = Array.from(at(sorted, state.deck));
  tell({ to: EVERYONE, name: 'deal', data: { n: state.round, open, first } });
}

function tellDeal(state: State, tell: Tell<SixEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => handOf(state, seat));
  const rows = startsOf(state);
  tell({ to: NOBODY, name: 'deal', data: { n: state.round, hands, rows } });
  hands.forEach((hand, seat) => {
    tell({ to: only(seat), name: 'hand', data: { seat, hand: hand.toSorted((a, b) => a - b) } });
  });
  tell({ to: EVERYONE, name: 'rows', data: { rows } });
}
