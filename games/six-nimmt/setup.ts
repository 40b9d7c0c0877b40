import { allSeats, type Chance, EVERYONE, type Match, NOBODY, only, type Tell } from '@bullpen/engine';
import type { SixEvent } from './events.ts';
import { CARDS, HAND, heads, ROWS } from './material.ts';
import type { Options } from './options.ts';
import {
  choiceAt,
  firstDrafter,
  handAt,
  Phase,
  packRow,
  pointsAt,
  rowAt,
  rowCardAt,
  State,
  Where,
} from './state.ts';

export function setup(match: Match<Options>, chance: Chance, tell?: Tell<SixEvent>): State {
  const state = new State(match);
  deal(state, chance, tell);
  return state;
}

/** Begins the next round: S2, S13, S14. */
export function deal(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { seats, options } = state.match;
  const { cells } = state;
  state.round++;
  state.at = 0;
  for (let card = 1; card <= CARDS; card++) cells[card] = Where.hidden;
  for (let seat = 0; seat < seats; seat++) cells[pointsAt(seat)] = 0;
  if (options.variant === 'draft') layOpen(state, tell);
  else dealHands(state, chance, tell);
}

// Decks to shuffle, one for each size, made anew for every deal and never read after it.
const fresh = Uint8Array.from({ length: CARDS }, (_, i) => i + 1);
const decks = new Map<number, { readonly sorted: Uint8Array; readonly shuffled: Uint8Array }>();

function shuffle(size: number, count: number, chance: Chance): Uint8Array {
  let deck = decks.get(size);
  if (deck === undefined) {
    deck = { sorted: fresh.slice(0, size), shuffled: new Uint8Array(size) };
    decks.set(size, deck);
  }
  deck.shuffled.set(deck.sorted);
  chance.shuffle(deck.shuffled, count);
  return deck.shuffled;
}

function dealHands(state: State, chance: Chance, tell?: Tell<SixEvent>): void {
  const { seats } = state.match;
  const { cells } = state;
  const cards = shuffle(state.deck, seats * HAND + ROWS, chance);
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = handAt(seat);
    for (let place = hand; place < hand + HAND; place++) {
      const card = cards[next++]!;
      cells[place] = card;
      cells[card] = place;
    }
  }
  startRows(state, cards.subarray(next, next + ROWS));
  if (tell !== undefined) tellDeal(state, Array.from(cards.subarray(next, next + ROWS)), tell);
}

/** Four cards start the rows, in the order in which they lie; then everybody lays cards. */
export function startRows(state: State, cards: ArrayLike<number>): void {
  const { cells } = state;
  for (let place = 0; place < ROWS; place++) {
    const card = cards[place]!;
    cells[card] = Where.table;
    cells[rowCardAt(place, 0)] = card;
    insertRow(cells, place, packRow(card, place, 1, heads(card)));
  }
  for (let seat = 0; seat < state.match.seats; seat++) cells[choiceAt(seat)] = 0;
  state.phase = Phase.lay;
  state.left = HAND;
  state.at = 0;
  state.acting = allSeats(state.match.seats);
}

/** Puts a row among `count` rows that are sorted by their last card. */
function insertRow(cells: number[], count: number, row: number): void {
  let at = rowAt(count);
  for (; at > rowAt(0) && cells[at - 1]! > row; at--) cells[at] = cells[at - 1]!;
  cells[at] = row;
}

function layOpen(state: State, tell?: Tell<SixEvent>): void {
  for (let card = 1; card <= state.deck; card++) state.cells[card] = Where.open;
  const first = firstDrafter(state);
  state.phase = Phase.draft;
  state.left = 0;
  state.acting = only(first);
  const open = (): number[] => Array.from(fresh.subarray(0, state.deck));
  tell?.({ to: EVERYONE, name: 'deal', data: { n: state.round, open: open(), first } });
}

function tellDeal(state: State, rows: number[], tell: Tell<SixEvent>): void {
  const { seats } = state.match;
  const hands = Array.from({ length: seats }, (_, seat) =>
    state.cells.slice(handAt(seat), handAt(seat) + HAND),
  );
  tell({ to: NOBODY, name: 'deal', data: { n: state.round, hands, rows } });
  hands.forEach((hand, seat) => {
    tell({ to: only(seat), name: 'hand', data: { seat, hand: hand.toSorted((a, b) => a - b) } });
  });
  tell({ to: EVERYONE, name: 'rows', data: { rows } });
}
