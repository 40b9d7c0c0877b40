import { type Chance, EVERYONE, lowest, type Move, only, type Seat, type Tell } from '@bullpen/engine';
import { bringsBull, gives, mostBulls, passBull } from './bulls.ts';
import type { ElevenEvent } from './events.ts';
import { TURNED } from './material.ts';
import { cardOf, DONE, isTake, pileOf, playMove, seatOf } from './moves.ts';
import { climbOf, forgetClimbs, lengthOf, packPile, topOf } from './piles.ts';
import { distance } from './ring.ts';
import { endRound } from './round.ts';
import { add, remove } from './sets.ts';
import { turnUp } from './setup.ts';
import { bullsAt, cardsDown, handAt, Knowledge, Phase, pileAt, type State, sizeAt } from './state.ts';

const FIRST_PLAY: number = playMove(1, 0);

export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<ElevenEvent>): void {
  if (move >= FIRST_PLAY) play(state, seat, cardOf(move), pileOf(move), chance, tell);
  else if (isTake(move)) take(state, seat, pileOf(move), chance, tell);
  else if (move === DONE) done(state, seat, tell);
  else chooseBull(state, seat, seatOf(move), tell);
}

/** No choice in this game is secret. */
export const retract = (): boolean => false;

/** E5, E11: a card goes on a pile. */
function play(
  state: State,
  seat: Seat,
  card: number,
  i: number,
  chance: Chance,
  tell?: Tell<ElevenEvent>,
): void {
  const { cells } = state;
  const pile = cells[pileAt(i)]!;
  const top = topOf(pile);
  const climb = climbOf(pile);
  remove(cells, handAt(seat), card);
  cells[card] = top;
  tell?.({ to: EVERYONE, name: 'played', data: { seat, card, pile: i } });
  const left = cells[sizeAt(seat)]! - 1;
  cells[sizeAt(seat)] = left;
  if (cells[bullsAt(seat)] === 0) {
    cells[pileAt(i)] = packPile(card, 0, lengthOf(pile) + 1);
    if (left > 0) {
      endTurn(state, seat);
      return;
    }
  } else {
    cells[pileAt(i)] = packPile(card, climb + distance(top, card), lengthOf(pile) + 1);
    if (climb === 0) state.used++;
    if (left > 0) return;
    forgetPlays(state);
  }
  endRound(state, chance, tell);
}

/** E12: a seat with bull cards plays no more. */
function done(state: State, seat: Seat, tell?: Tell<ElevenEvent>): void {
  forgetPlays(state);
  tell?.({ to: EVERYONE, name: 'done', data: { seat } });
  endTurn(state, seat);
}

function forgetPlays(state: State): void {
  forgetClimbs(state.cells, pileAt(0), state.piles);
  state.used = 0;
}

/** E6: a whole pile goes into the hand; those behind it move up. */
function take(state: State, seat: Seat, i: number, chance: Chance, tell?: Tell<ElevenEvent>): void {
  const { cells } = state;
  const hand = handAt(seat);
  const pile = cells[pileAt(i)]!;
  if (tell !== undefined) {
    const cards = cardsDown(cells, topOf(pile)).reverse();
    tell({ to: EVERYONE, name: 'took', data: { seat, pile: i, cards } });
  }
  for (let card = topOf(pile); card !== 0; ) {
    const below = cells[card]!;
    cells[card] = Knowledge.common;
    add(cells, hand, card);
    card = below;
  }
  cells[sizeAt(seat)] = cells[sizeAt(seat)]! + lengthOf(pile);
  const last = pileAt(--state.piles);
  for (let at = pileAt(i); at < last; at++) cells[at] = cells[at + 1]!;
  // E14: the round ends at once, before anybody gets a bull card that would be of no use.
  if (state.piles === 0 && state.stackSize === 0) endRound(state, chance, tell);
  else if (!bringsBull(lengthOf(pile)) || gainBull(state, seat, tell)) endTake(state, seat, tell);
}

/** E9, E10: the taker gets a bull card, if there is one for it. False if it has to choose from whom. */
function gainBull(state: State, seat: Seat, tell?: Tell<ElevenEvent>): boolean {
  const { cells } = state;
  if (state.supply > 0) {
    state.supply--;
    cells[bullsAt(seat)] = cells[bullsAt(seat)]! + 1;
    tell?.({ to: EVERYONE, name: 'bull', data: { seat, from: null } });
    return true;
  }
  const most = mostBulls(state);
  let leaders = 0;
  for (let other = 0; other < state.match.seats; other++)
    if (gives(state, seat, other, most)) leaders |= only(other);
  if ((leaders & (leaders - 1)) !== 0) {
    state.phase = Phase.bull;
    return false;
  }
  if (leaders !== 0) giveBull(state, lowest(leaders), seat, tell);
  return true;
}

/** E10: the taker has chosen among equals. */
function chooseBull(state: State, seat: Seat, from: Seat, tell?: Tell<ElevenEvent>): void {
  state.phase = Phase.turn;
  giveBull(state, from, seat, tell);
  endTake(state, seat, tell);
}

function giveBull(state: State, from: Seat, seat: Seat, tell?: Tell<ElevenEvent>): void {
  passBull(state, from, seat);
  tell?.({ to: EVERYONE, name: 'bull', data: { seat, from } });
}

/** E7: two new piles, or what the stack still gives. */
function endTake(state: State, seat: Seat, tell?: Tell<ElevenEvent>): void {
  const cards: number[] | undefined = tell && [];
  for (let n = Math.min(TURNED, state.stackSize); n > 0; n--) {
    const card = turnUp(state);
    cards?.push(card);
  }
  if (cards !== undefined) tell?.({ to: EVERYONE, name: 'turned', data: { cards } });
  endTurn(state, seat);
}

function endTurn(state: State, seat: Seat): void {
  state.acting = only(seat + 1 === state.match.seats ? 0 : seat + 1);
}
