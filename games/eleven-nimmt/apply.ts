import { type Chance, EVERYONE, lowest, type Move, only, type Seat, type Tell } from '@bullpen/engine';
import { bringsBull, gives, mostBulls, passBull } from './bulls.ts';
import type { ElevenEvent } from './events.ts';
import { removeCard } from './hand.ts';
import { TURNED } from './material.ts';
import { bullMove, cardOf, DONE, pileOf, playMove, seatOf } from './moves.ts';
import {
  cardsOf,
  forgetClimbs,
  isUntouched,
  layOn,
  lengthOf,
  notePile,
  pileIn,
  takePile,
  topOf,
} from './piles.ts';
import { distance } from './ring.ts';
import { endRound } from './round.ts';
import { turnUp } from './setup.ts';
import { Phase, type State } from './state.ts';

const FIRST_PLAY: number = playMove(1, 0);
const FIRST_BULL: number = bullMove(0);

export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<ElevenEvent>): void {
  if (move >= FIRST_PLAY) play(state, seat, cardOf(move), pileOf(move), chance, tell);
  else if (move < FIRST_BULL) take(state, seat, pileOf(move), chance, tell);
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
  const pile = pileIn(state, i);
  const mayGoOn = state.bulls(seat) > 0;
  const left = removeCard(state, seat, card);
  layOn(state, i, pile, card, mayGoOn ? distance(topOf(pile), card) : 0);
  tell?.({ to: EVERYONE, name: 'played', data: { seat, card, pile: i } });
  if (mayGoOn) {
    if (isUntouched(pile)) notePile(state, i);
    if (left > 0) return;
    forgetClimbs(state);
  } else if (left > 0) {
    endTurn(state, seat);
    return;
  }
  endRound(state, chance, tell);
}

/** E12: a seat with bull cards plays no more. */
function done(state: State, seat: Seat, tell?: Tell<ElevenEvent>): void {
  forgetClimbs(state);
  tell?.({ to: EVERYONE, name: 'done', data: { seat } });
  endTurn(state, seat);
}

/** E6: a whole pile goes into the hand; those behind it move up. */
function take(state: State, seat: Seat, i: number, chance: Chance, tell?: Tell<ElevenEvent>): void {
  const pile = pileIn(state, i);
  tell?.({ to: EVERYONE, name: 'took', data: { seat, pile: i, cards: cardsOf(state, pile) } });
  takePile(state, seat, i);
  // E14: the round ends at once, before anybody gets a bull card that would be useless.
  if (state.piles === 0 && state.stackSize === 0) endRound(state, chance, tell);
  else if (!bringsBull(lengthOf(pile)) || gainBull(state, seat, tell)) endTake(state, seat, tell);
}

/** E9, E10: the taker gets a bull card, if there is one for it. False if it has to choose from whom. */
function gainBull(state: State, seat: Seat, tell?: Tell<ElevenEvent>): boolean {
  if (state.supply > 0) {
    state.supply--;
    state.setBulls(seat, state.bulls(seat) + 1);
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

/** The next seat comes to act; after the last one, the first, without a branch that could not be predicted. */
function endTurn(state: State, seat: Seat): void {
  const { seats } = state.match;
  const next = only(seat + 1);
  state.acting = (next | (next >> seats)) & ((1 << seats) - 1);
}
