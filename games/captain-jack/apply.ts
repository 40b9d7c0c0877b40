import { type Chance, EVERYONE, listSeats, type Move, only, type Seat, type Tell } from '@bullpen/engine';
import { deckSize, drawCard } from './deck.ts';
import type { CaptainEvent } from './events.ts';
import { addCard, removeCard } from './hand.ts';
import { BLANK, ELEVEN, JACK, signOf } from './material.ts';
import { isPass, opens, pileOf, placedKind, recipientOf } from './moves.ts';
import { resultOf } from './outcome.ts';
import { cardsOf, lengthOf, NO_CARDS, pileIn, putPile, removePile, stack, worthOf } from './piles.ts';
import { deal } from './setup.ts';
import { Phase, type State } from './state.ts';

export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<CaptainEvent>): void {
  if (state.phase === Phase.place) place(state, seat, move, chance, tell);
  else if (state.phase === Phase.give) give(state, recipientOf(move), chance, tell);
  else if (isPass(move)) pass(state, seat, tell);
  else answer(state, seat, chance, tell);
}

/** Nothing to take back: everybody hears of a pass, and a Blank closes the window at once (C12). */
export const retract = (): boolean => false;

/** C4: a card comes onto a pile or starts one; what follows depends on what the pile is worth then (C7, C9, C10). */
function place(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<CaptainEvent>): void {
  const kind = placedKind(move);
  const opened = opens(move);
  const at = opened ? state.piles++ : pileOf(move);
  const before = opened ? NO_CARDS : pileIn(state, at);
  const value = valueWith(kind, worthOf(before));
  leaveHand(state, seat, kind);
  putPile(state, at, stack(state, before, kind, value));
  tell?.({ to: EVERYONE, name: 'placed', data: { seat, card: signOf(kind), pile: at, opened, value } });
  if (value < ELEVEN) {
    draw(state, seat, tell);
    passOn(state, chance, tell);
  } else if (value > ELEVEN) {
    take(state, seat, at, 'busted', tell);
    draw(state, seat, tell);
    passOn(state, chance, tell);
  } else {
    state.at = at;
    const asked = kind === JACK ? state.holding & ~only(seat) : 0;
    state.phase = asked === 0 ? Phase.give : Phase.answer;
    state.acting = asked === 0 ? only(seat) : asked;
    if (asked !== 0) tell?.({ to: EVERYONE, name: 'asked', data: { seat, seats: listSeats(asked) } });
  }
}

/** What a pile is worth with this card on it: C7, C9, C10. A pile of no cards is worth nothing. */
export function valueWith(kind: number, value: number): number {
  if (kind < JACK) return value + kind;
  return kind === JACK ? ELEVEN : 0;
}

/** C12: a seat lets the Jack pass. The last to do so closes the window, and the pile can be given. */
function pass(state: State, seat: Seat, tell?: Tell<CaptainEvent>): void {
  state.acting ^= only(seat);
  tell?.({ to: EVERYONE, name: 'passed', data: { seat } });
  if (state.acting !== 0) return;
  state.phase = Phase.give;
  state.acting = only(state.turn);
}

/** C11, C13: the first Blank closes the window. The seat that placed the Jack takes all, and draws before the one that answered. */
function answer(state: State, seat: Seat, chance: Chance, tell?: Tell<CaptainEvent>): void {
  const { at, turn } = state;
  leaveHand(state, seat, BLANK);
  putPile(state, at, stack(state, pileIn(state, at), BLANK, 0));
  tell?.({ to: EVERYONE, name: 'answered', data: { seat, pile: at } });
  take(state, turn, at, 'answered', tell);
  draw(state, turn, tell);
  draw(state, seat, tell);
  passOn(state, chance, tell);
}

/** C7, C10: the seat that brought the pile to eleven names the one that takes it. */
function give(state: State, to: Seat, chance: Chance, tell?: Tell<CaptainEvent>): void {
  take(state, to, state.at, 'given', tell);
  draw(state, state.turn, tell);
  passOn(state, chance, tell);
}

/** A card of this kind leaves the hand. */
function leaveHand(state: State, seat: Seat, kind: number): void {
  // A hand is only empty when the deck is, so this seat gets no more cards.
  if (removeCard(state, seat, kind) === 0) state.holding ^= only(seat);
}

/** C4, C15: the seat draws while the deck lasts. It has placed one card, so one fills its hand again. */
function draw(state: State, seat: Seat, tell?: Tell<CaptainEvent>): void {
  if (deckSize(state) === 0) return;
  const kind = drawCard(state);
  addCard(state, seat, kind);
  tell?.({ to: EVERYONE, name: 'drew', data: { seat, left: deckSize(state) } });
  tell?.({ to: only(seat), name: 'drawn', data: { seat, card: signOf(kind) } });
}

/** C8: the seat lays a whole pile aside; the piles behind it move up. */
function take(
  state: State,
  seat: Seat,
  at: number,
  why: 'given' | 'busted' | 'answered',
  tell?: Tell<CaptainEvent>,
): void {
  const { turn } = state;
  const pile = pileIn(state, at);
  state.setTaken(seat, state.taken(seat) + lengthOf(pile));
  removePile(state, at);
  if (tell === undefined) return;
  const cards = cardsOf(state, pile).map(signOf);
  tell({ to: EVERYONE, name: 'took', data: { seat, from: turn, why, pile: at, cards } });
}

/** C3, C13, C15: the turn goes to the next seat that holds a card; if none does, the deal is over. */
function passOn(state: State, chance: Chance, tell?: Tell<CaptainEvent>): void {
  const { holding } = state;
  if (holding === 0) {
    endDeal(state, chance, tell);
    return;
  }
  const { seats } = state.match;
  let seat = state.turn;
  do seat = seat + 1 === seats ? 0 : seat + 1;
  while (((holding >> seat) & 1) === 0);
  state.turn = seat;
  state.acting = only(seat);
  state.phase = Phase.place;
}

/** C15, C17: taken cards are added up; those left in piles count for nobody. Then the next deal, or the end. */
function endDeal(state: State, chance: Chance, tell?: Tell<CaptainEvent>): void {
  const { deal: n } = state;
  const { seats, options } = state.match;
  for (let seat = 0; seat < seats; seat++) state.setTotal(seat, state.total(seat) + state.taken(seat));
  if (tell !== undefined) {
    const points = Array.from({ length: seats }, (_, seat) => state.taken(seat));
    const totals = Array.from({ length: seats }, (_, seat) => state.total(seat));
    tell({ to: EVERYONE, name: 'round', data: { n, points, totals } });
  }
  if (n < options.deals) {
    deal(state, chance, tell);
    return;
  }
  state.phase = Phase.over;
  state.acting = 0;
  tell?.({ to: EVERYONE, name: 'end', data: resultOf(state) });
}
