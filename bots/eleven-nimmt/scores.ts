import type { Seat } from '@bullpen/engine';
import {
  after,
  BULL_PILE,
  cardBelow,
  cardOf,
  followersOf,
  lengthOf,
  moveOf,
  type Pile,
  REACH,
  type State,
  topOf,
  type WeighedPlay,
  weightOf,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { CARDS, heads } from '@bullpen/games/ox-cards';
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

/** What it costs to leave a pile of three to the next seat: nothing, as a third card, or as one for a first bull card. */
type ThirdCost = 0 | 1 | 2;
const THIRD_COSTS = 3;
/** Weights of plays: cards climbed over, and whether the card is the third one of its pile. */
const WEIGHTS = 2 * REACH;
/** Kinds of cards in the eyes of a hand: by heads, up to 7, and by how many cards of the hand could follow, up to 10. */
const KINDS = 8 * 16;

const kindOf = (state: State, seat: Seat, card: number): number =>
  (heads(card) << 4) | followersOf(state.cells, state.handAt(seat), card);

/** What plays and takes come to by some figures, added up once: a playout asks a thousand times. */
export class Scores {
  readonly figures: ElevenFigures;
  readonly #plays = new Float64Array(THIRD_COSTS * WEIGHTS * KINDS);
  readonly #taken = new Float64Array(KINDS);

  constructor(figures: ElevenFigures) {
    this.figures = figures;
    const thirdCosts = [0, figures.thirdCard, figures.firstBull];
    for (let kind = 0; kind < KINDS; kind++) {
      const cardHeads = kind >> 4;
      const followers = kind & 15;
      this.#taken[kind] = figures.takeHeads * cardHeads + figures.takeJoining * followers;
      thirdCosts.forEach((cost, i) => {
        for (let weight = 0; weight < WEIGHTS; weight++)
          this.#plays[(i * WEIGHTS + weight) * KINDS + kind] =
            figures.play +
            figures.playHeads * cardHeads +
            figures.climbedOver * (weight >> 1) +
            figures.playableNext * followers +
            ((weight & 1) === 1 ? cost : 0);
      });
    }
  }

  /** A single card, for a seat without a bull card. */
  play(state: State, seat: Seat, play: WeighedPlay, thirdCost: ThirdCost): number {
    const kind = kindOf(state, seat, cardOf(moveOf(play)));
    return this.#plays[(thirdCost * WEIGHTS + weightOf(play)) * KINDS + kind] ?? 0;
  }

  /** About this many cards at once, for a seat with a bull card. */
  run(cards: number): number {
    return this.figures.run + this.figures.runCard * (cards - 1);
  }

  /** A whole pile into the hand. */
  take(state: State, seat: Seat, pile: Pile): number {
    const { figures } = this;
    const length = lengthOf(pile);
    let score = figures.take + figures.takeCard * length;
    for (let card = topOf(pile); card !== 0; card = cardBelow(state, card))
      score += this.#taken[kindOf(state, seat, card)] ?? 0;
    // E10: one that comes from another seat is soon taken back, so only the supply is worth a pile.
    if (length < BULL_PILE || state.supply === 0) return score;
    const time = Math.min(10, leastCards(state, seat));
    return score + figures.bull + figures.bullHeld * state.bulls(seat) + figures.bullTime * time;
  }
}

/** By the figures that were learnt. */
export const learnt: Scores = new Scores(weights);

/** E9, E10: what it costs this seat to leave a pile of three to the next one. */
export function thirdCostFor(state: State, seat: Seat): ThirdCost {
  const { match, supply } = state;
  if (supply === 0) return 0;
  const next = seat + 1 === match.seats ? 0 : seat + 1;
  return match.seats > 2 && state.bulls(next) === 0 ? 2 : 1;
}

/** The fewest cards that another seat holds. */
function leastCards(state: State, seat: Seat): number {
  let least = CARDS;
  for (let other = 0; other < state.match.seats; other++)
    if (other !== seat && state.size(other) < least) least = state.size(other);
  return least;
}
