import type { Move, Seat } from '@bullpen/engine';
import {
  cardOf,
  DRAW,
  handSize,
  JOKER,
  Kind,
  kindOf,
  laidOf,
  meadowOf,
  NEW_MEADOW,
  ownerOf,
  type State,
} from '@bullpen/games/bullenrommee/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import { Fit, fitOf, heldOf, onRing } from './reading.ts';

/*
 * What steps and takes are worth by rule of thumb, in heads. The figures were tried against each other in thousands of deals
 * at two and four seats; most of them may be changed by half without much harm.
 */

/** A joker in the hand is worth this, and less when another seat is about to go out. */
const JOKER_WORTH = 2;
const JOKER_PER_CARD = 0.2;
/** A card in one's own meadow rather than one that goes elsewhere, where heads are equal. */
const OWN_MEADOW = 0.5;
/** A card given to another's meadow is out of the hand, and the more so the nearer the end is. */
const GIVEN = 0.5;
const GIVEN_LATE = 0.1;
const LATE = 10;

/** The fewest cards that another seat holds. */
export function leastCards(state: State, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.match.seats; other++)
    if (other !== seat) least = Math.min(least, handSize(state, other));
  return least;
}

/** A step of a laying turn. Heads count twice in one's own meadow: they no longer count against the hand (B20). */
export function stepScore(state: State, seat: Seat, move: Move, least: number): number {
  const joker = Math.min(JOKER_WORTH, JOKER_PER_CARD * (least - 1));
  const kind = kindOf(move);
  if (kind === Kind.lay) {
    let score = 0;
    for (let i = 0; i < NEW_MEADOW; i++) {
      const card = laidOf(move, i);
      score += card === JOKER ? -joker : 2 * heads(card);
    }
    return score;
  }
  const card = cardOf(move);
  if (card === JOKER) return -joker;
  const swapped = kind === Kind.swap ? joker : 0;
  if (ownerOf(state, meadowOf(move)) === seat) return swapped + OWN_MEADOW + 2 * heads(card);
  return swapped + GIVEN + GIVEN_LATE * Math.max(0, LATE - least);
}

const STOCK = 0.3;

/** A card to take, after the table and the hand were read: how well it goes with what the seat has. */
export function takeScore(move: Move): number {
  if (move === DRAW) return STOCK;
  const own = heads(move);
  if ((fitOf(move) & Fit.own) !== 0) return 2 + own / 2;
  const near = (far: number): number => heldOf(onRing(move + far));
  const below = near(-1) | near(-2);
  const above = near(1) | near(2);
  const runDown = (near(-1) & (near(-2) | near(-3))) | (near(-2) & (near(-3) | near(-4)));
  const runUp = (near(1) & (near(2) | near(3))) | (near(2) & (near(3) | near(4)));
  const joined = own + nearHeads(move, -1) + nearHeads(move, 1);
  if ((below & above) | runDown | runUp) return 1.2 + joined / 2;
  if (below | above) return 1.4 + joined * 0.3;
  if (near(-3) | near(-4) | near(3) | near(4)) return 0.5 + own * 0.1;
  return (fitOf(move) & Fit.other) !== 0 ? -own / 2 : -own * 0.1;
}

/** The heads of the nearest card in the hand that this one could lie beside. */
function nearHeads(card: number, way: -1 | 1): number {
  const next = onRing(card + way);
  const second = onRing(card + 2 * way);
  return heldOf(next) ? heads(next) : heldOf(second) ? heads(second) : 0;
}
