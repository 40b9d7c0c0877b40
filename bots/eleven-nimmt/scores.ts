import type { Seat } from '@bullpen/engine';
import {
  after,
  BULL_PILE,
  cardBelow,
  lengthOf,
  loneCard,
  type Pile,
  playable,
  type State,
  topOf,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import { bitsIn } from '../bits.ts';

/*
 * What plays and takes are worth by rule of thumb. The figures were found by letting two sets of them play against each
 * other in thousands of rounds, with one or the other changed a little, at two and four seats. They say:
 *
 *  - get bull cards early: one is worth a long pile, while everybody's hand is large; the second is worth half of that;
 *  - with a bull card, laying many cards at once is still not worth as much as the next pile of three;
 *  - get rid of heads first, and do not climb over cards of one's own;
 *  - do not lay the third card of a pile for a neighbour who has no bull card yet.
 */
const PLAY = 0.36;
const PLAY_HEADS = 0.36;
const CLIMBED_OVER = -0.3;
const PLAYABLE_NEXT = 0.2;
/** It makes a pile of three, with which the next seat can get a bull card. */
const THIRD_CARD = -0.23;
/** The same, where that would be the next seat's first one and there are more than two seats. */
const FIRST_BULL = -1.6;

const RUN = 0.83;
const RUN_CARD = 0.27;

const TAKE = 0.36;
const TAKE_CARD = -0.26;
const TAKE_HEADS = -0.1;
const TAKE_JOINING = 0.2;
const BULL = 3.14;
const BULL_HELD = -1.52;
/** For each card in the smallest of the other hands, up to ten: the longer the bull card will serve. */
const BULL_TIME = 0.15;

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The lowest of the cards that may follow on a pile, where `cards` are those in hand: see `playable`. */
export const lowestCard = (pile: Pile, cards: number): number => after(topOf(pile), lowestBit(cards) + 1);

/** How many cards of the hand could follow this one. */
const followers = (state: State, seat: Seat, card: number): number =>
  bitsIn(playable(state, seat, loneCard(card)));

/** A single card, for a seat without a bull card; `over` cards of its own lie between the pile's top and it. */
export function playScore(state: State, seat: Seat, card: number, pile: Pile, over: number): number {
  return (
    PLAY +
    PLAY_HEADS * heads(card) +
    CLIMBED_OVER * over +
    PLAYABLE_NEXT * followers(state, seat, card) +
    (lengthOf(pile) === BULL_PILE - 1 ? thirdCard(state, seat) : 0)
  );
}

/** E9, E10: what it costs to leave a pile of three to the next seat. */
function thirdCard(state: State, seat: Seat): number {
  const { match, supply } = state;
  if (supply === 0) return 0;
  const next = seat + 1 === match.seats ? 0 : seat + 1;
  return match.seats > 2 && state.bulls(next) === 0 ? FIRST_BULL : THIRD_CARD;
}

/** About this many cards at once, for a seat with a bull card. */
export const runScore = (cards: number): number => RUN + RUN_CARD * (cards - 1);

/** A whole pile into the hand. */
export function takeScore(state: State, seat: Seat, pile: Pile): number {
  const length = lengthOf(pile);
  let score = TAKE + TAKE_CARD * length;
  for (let card = topOf(pile); card !== 0; card = cardBelow(state, card))
    score += TAKE_HEADS * heads(card) + TAKE_JOINING * followers(state, seat, card);
  // E10: one that comes from another seat is soon taken back, so only the supply is worth a pile.
  if (length < BULL_PILE || state.supply === 0) return score;
  const time = Math.min(10, leastCards(state, seat));
  return score + BULL + BULL_HELD * state.bulls(seat) + BULL_TIME * time;
}

/** The fewest cards that another seat holds. */
function leastCards(state: State, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.match.seats; other++)
    if (other !== seat) least = Math.min(least, state.size(other));
  return least;
}
