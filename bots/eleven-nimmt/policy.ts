import type { Chance, Move, Seat } from '@bullpen/engine';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import {
  bullMove,
  DONE,
  gives,
  isUntouched,
  listWeighedPlays,
  mostBulls,
  moveOf,
  Phase,
  pileIn,
  playable,
  playMove,
  type State,
  takeMove,
  usedPile,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { bitsIn } from '../bits.ts';
import { Best, bestIn } from '../ties.ts';
import { learnt, lowestCard, type Scores, thirdCostFor } from './scores.ts';

/** Going out beats everything. */
const OUT = 100;

/**
 * What a seat does by rule of thumb. It looks at its own hand and at what is public, nothing else; chance decides between equals. A seat that
 * `races` takes no pile while it can play.
 */
export function byThumb(
  state: State,
  seat: Seat,
  chance: Chance,
  scores: Scores = learnt,
  races = false,
): Move {
  if (state.phase === Phase.bull) return bullFrom(state, seat, chance);
  const bulls = state.bulls(seat);
  if (state.used > 0)
    return state.used < bulls ? bestRun(state, seat, chance, scores).move : bestToGoOn(state, seat, chance);
  const play = bulls > 0 ? bestRun(state, seat, chance, scores) : bestPlay(state, seat, chance, scores);
  // E14: each take now leaves one pile less, until nobody can go out any more.
  if ((races || state.stackSize === 0) && play.score > Number.NEGATIVE_INFINITY) return play.move;
  const take = bestTake(state, seat, chance, scores);
  return play.score >= take.score ? play.move : take.move;
}

interface Choice {
  readonly move: Move;
  readonly score: number;
}

/** There is nothing to play: a turn that has begun ends. */
const NOTHING: Choice = { move: DONE, score: Number.NEGATIVE_INFINITY };

// The plays of a seat, and what plays or takes are worth; filled whenever they are asked for.
const plays = new Int32Array(elevenNimmt.maxMoves);
const worths = new Float64Array(elevenNimmt.maxMoves);

/** E5: one card, and the turn is over. */
function bestPlay(state: State, seat: Seat, chance: Chance, scores: Scores): Choice {
  const out = state.size(seat) === 1 ? OUT : 0;
  const thirdCost = thirdCostFor(state, seat);
  const count = listWeighedPlays(state, seat, plays);
  for (let i = 0; i < count; i++) worths[i] = out + scores.play(state, seat, plays[i] ?? 0, thirdCost);
  const best = bestIn(worths, count, chance);
  return best < 0 ? NOTHING : { move: moveOf(plays[best] ?? 0), score: worths[best] ?? 0 };
}

/** E11: as many cards as possible, from the lowest on, first where most can be played; then the end of the turn. */
function bestRun(state: State, seat: Seat, chance: Chance, scores: Scores): Choice {
  const bulls = state.bulls(seat);
  const best = new Best(chance);
  let all = 0;
  for (let i = 0; i < state.piles; i++) {
    const pile = pileIn(state, i);
    const cards = playable(state, seat, pile);
    if (cards === 0) continue;
    const count = bitsIn(cards);
    all += count;
    // A pile on which the turn has begun comes first: it costs no further bull card.
    best.offer(playMove(lowestCard(pile, cards), i), count + (isUntouched(pile) ? 0 : OUT));
  }
  const { pick, score: most } = best;
  if (pick < 0) return NOTHING;
  const out = most === state.size(seat) ? OUT : 0;
  return { move: pick as Move, score: out + scores.run(Math.min(all, most * bulls)) };
}

/** E11: all bull cards are in use, so the turn goes on where it has begun, or ends. */
function bestToGoOn(state: State, seat: Seat, chance: Chance): Move {
  const best = new Best(chance);
  for (let n = 0; n < state.used; n++) {
    const i = usedPile(state, n);
    const pile = pileIn(state, i);
    const cards = playable(state, seat, pile);
    if (cards !== 0) best.offer(playMove(lowestCard(pile, cards), i), bitsIn(cards));
  }
  return best.pick < 0 ? DONE : (best.pick as Move);
}

/** E6. */
function bestTake(state: State, seat: Seat, chance: Chance, scores: Scores): Choice {
  const { piles } = state;
  for (let i = 0; i < piles; i++) worths[i] = scores.take(state, seat, pileIn(state, i));
  const best = bestIn(worths, piles, chance);
  return { move: takeMove(best), score: worths[best] ?? 0 };
}

/** E10: among those that hold most, from the one that is nearest to going out. */
function bullFrom(state: State, seat: Seat, chance: Chance): Move {
  const most = mostBulls(state);
  const best = new Best(chance);
  for (let other = 0; other < state.match.seats; other++)
    if (gives(state, seat, other, most)) best.offer(other, -state.size(other));
  return bullMove(best.pick);
}
