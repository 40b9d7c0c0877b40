import { type Chance, EVERYONE, type Match, NOBODY, only, type Tell } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { packFour } from './hands.ts';
import { CARDS, HAND, heads, ROWS } from './material.ts';
import type { Options } from './options.ts';
import { sortFour } from './sort.ts';
import { firstDrafter, handOf, Phase, packRow, State } from './state.ts';

// An imported name is looked up at every use; a constant of our own is folded into the code.
const LAY = Phase.lay;
const PLACES = ROWS;
const FULL_HAND = HAND;
const headsOn = heads;
const pack = packRow;
const four = packFour;
const sort = sortFour;

export function setup(match: Match<Options>, chance: Chance, tell?: Tell<SixEvent>): State {
  const state = new State(match);
  deal(state, chance, tell);
  return state;
}

/** Begins the next round: S2, S13, S14. */
export function deal(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells, seats } = state;
  state.round++;
  state.count = 0;
  for (let seat = 0; seat < seats; seat++) cells[state.pointsAt(seat)] = 0;
  if (state.match.options.variant === 'draft') layOpen(state, tell);
  else dealHands(state, chance, tell);
}

// Decks by size: one in order, and one to shuffle, which is put in order before every deal and not read after it.
const sorted = Array.from({ length: CARDS + 1 }, (_, size) =>
  Uint8Array.from({ length: size }, (_, i) => i + 1),
);
const decks = sorted.map((deck) => deck.slice());

function dealHands(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { cells, seats } = state;
  const cards = decks[state.deck]!;
  cards.set(sorted[state.deck]!);
  chance.shuffle(cards, seats * FULL_HAND + PLACES);
  for (let seat = 0; seat < seats; seat++) {
    const hand = state.handAt(seat);
    const first = seat * FULL_HAND;
    cells[hand] = four(cards, first);
    cells[hand + 1] = four(cards, first + 4);
    cells[hand + 2] = four(cards, first + 8); // the last two of the hand, and two that mean nothing
  }
  startRows(state, cards, seats * FULL_HAND);
  if (tell !== undefined) tellDeal(state, tell);
}

/** Four cards, from this place of the list on, start the rows in the order in which they lie; then everybody lays cards. */
export function startRows(state: State, cards: ArrayLike<number>, from: number): void {
  const { cells, seats } = state;
  for (let place = 0; place < PLACES; place++) {
    const card = cards[from + place]!;
    cells[state.startAt(place)] = card;
    cells[state.rowAt(place)] = pack(card, place, 1, headsOn(card));
  }
  sort(cells, state.rowAt(0));
  state.phase = LAY;
  state.left = FULL_HAND;
  state.count = 0;
  state.acting = (1 << seats) - 1;
}

function layOpen(state: State, tell?: Tell<SixEvent>): void {
  const first = firstDrafter(state);
  state.phase = Phase.draft;
  state.acting = only(first);
  if (tell === undefined) return;
  const open = Array.from(sorted[state.deck]!);
  tell({ to: EVERYONE, name: 'deal', data: { n: state.round, open, first } });
}

function tellDeal(state: State, tell: Tell<SixEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => handOf(state, seat));
  const rows = state.cells.slice(state.startAt(0), state.startAt(ROWS));
  tell({ to: NOBODY, name: 'deal', data: { n: state.round, hands, rows } });
  hands.forEach((hand, seat) => {
    tell({ to: only(seat), name: 'hand', data: { seat, hand: hand.toSorted((a, b) => a - b) } });
  });
  tell({ to: EVERYONE, name: 'rows', data: { rows } });
}
