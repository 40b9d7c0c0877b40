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
import { CARDS, heads } from '@bullpen/games/ox-cards';
import { bitsIn } from '../bits.ts';
import { weights } from './weights.ts';

/**
 * What plays and takes are worth by rule of thumb. The figures in weights.ts were learnt: sets of them played each other in
 * thousands of rounds, at all numbers of seats. They say:
 *
 *  - get bull cards early: one is worth a long pile, while everybody's hand is large; the second is worth half of that;
 *  - with a bull card, laying many cards at once is still not worth as much as the next pile of three;
 *  - get rid of heads first, and do not climb over cards of one's own;
 *  - do not lay the third card of a pile for a neighbour who has no bull card yet.
 */
export interface ElevenFigures {
  readonly play: number;
  readonly playHeads: number;
  readonly climbedOver: number;
  readonly playableNext: number;
  /** It makes a pile of three, with which the next seat can get a bull card. */
  readonly thirdCard: number;
  /** The same, where that would be the next seat's first one and there are more than two seats. */
  readonly firstBull: number;
  readonly run: number;
  readonly runCard: number;
  readonly take: number;
  readonly takeCard: number;
  readonly takeHeads: number;
  readonly takeJoining: number;
  readonly bull: number;
  readonly bullHeld: number;
  /** For each card in the smallest of the other hands, up to ten: the longer the bull card will serve. */
  readonly bullTime: number;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The lowest of the cards that may follow on a pile, where `cards` are those in hand: see `playable`. */
export const lowestCard = (pile: Pile, cards: number): number => after(topOf(pile), lowestBit(cards) + 1);

/** How many cards of the hand could follow this one. */
const followers = (state: State, seat: Seat, card: number): number =>
  bitsIn(playable(state, seat, loneCard(card)));

/** A single card, for a seat without a bull card; `over` cards of its own lie between the pile's top and it. */
export function playScore(
  state: State,
  seat: Seat,
  card: number,
  pile: Pile,
  over: number,
  figures: ElevenFigures = weights,
): number {
  return (
    figures.play +
    figures.playHeads * heads(card) +
    figures.climbedOver * over +
    figures.playableNext * followers(state, seat, card) +
    (lengthOf(pile) === BULL_PILE - 1 ? thirdCard(state, seat, figures) : 0)
  );
}

/** E9, E10: what it costs to leave a pile of three to the next seat. */
function thirdCard(state: State, seat: Seat, figures: ElevenFigures): number {
  const { match, supply } = state;
  if (supply === 0) return 0;
  const next = seat + 1 === match.seats ? 0 : seat + 1;
  return match.seats > 2 && state.bulls(next) === 0 ? figures.firstBull : figures.thirdCard;
}

/** About this many cards at once, for a seat with a bull card. */
export const runScore = (cards: number, figures: ElevenFigures = weights): number =>
  figures.run + figures.runCard * (cards - 1);

/** A whole pile into the hand. */
export function takeScore(state: State, seat: Seat, pile: Pile, figures: ElevenFigures = weights): number {
  const length = lengthOf(pile);
  let score = figures.take + figures.takeCard * length;
  for (let card = topOf(pile); card !== 0; card = cardBelow(state, card))
    score += figures.takeHeads * heads(card) + figures.takeJoining * followers(state, seat, card);
  // E10: one that comes from another seat is soon taken back, so only the supply is worth a pile.
  if (length < BULL_PILE || state.supply === 0) return score;
  const time = Math.min(10, leastCards(state, seat));
  return score + figures.bull + figures.bullHeld * state.bulls(seat) + figures.bullTime * time;
}

/** The fewest cards that another seat holds. */
function leastCards(state: State, seat: Seat): number {
  let least = CARDS;
  for (let other = 0; other < state.match.seats; other++)
    if (other !== seat && state.size(other) < least) least = state.size(other);
  return least;
}
