import type { Move, Seat } from '@bullpen/engine';
import { bullMove, DONE, playMove, takeMove } from '@bullpen/games/eleven-nimmt/moves.ts';
import { climbOf, playable } from '@bullpen/games/eleven-nimmt/piles.ts';
import { Phase, type State } from '@bullpen/games/eleven-nimmt/state.ts';
import { bitsIn, lowestCard, playScore, runScore, takeScore } from './scores.ts';

/** Going out beats everything. */
const OUT = 100;

/** What a seat does by rule of thumb. It looks at its own hand and at what is public, nothing else. */
export function byThumb(state: State, seat: Seat): Move {
  if (state.phase === Phase.bull) return bullFrom(state, seat);
  if (state.used > 0) return bestRun(state, seat).move;
  const hasBull = state.cells[state.bullsAt(seat)]! > 0;
  const play = hasBull ? bestRun(state, seat) : bestPlay(state, seat);
  const take = bestTake(state, seat);
  return play.score >= take.score ? play.move : take.move;
}

interface Choice {
  move: Move;
  score: number;
}

/** E5: one card, and the turn is over. */
function bestPlay(state: State, seat: Seat): Choice {
  const { cells } = state;
  const best: Choice = { move: DONE, score: Number.NEGATIVE_INFINITY };
  const out = cells[state.sizeAt(seat)] === 1 ? OUT : 0;
  for (let i = 0; i < state.piles; i++) {
    const pile = cells[state.pileAt(i)]!;
    let over = 0;
    for (let rest = playable(cells, state.handAt(seat), pile); rest !== 0; rest &= rest - 1) {
      const card = lowestCard(pile, rest);
      const score = out + playScore(state, seat, card, pile, over++);
      if (score > best.score) {
        best.move = playMove(card, i);
        best.score = score;
      }
    }
  }
  return best;
}

/** E11: as many cards as possible, from the lowest on, first where most can be played; then the end of the turn. */
function bestRun(state: State, seat: Seat): Choice {
  const { cells } = state;
  const bulls = cells[state.bullsAt(seat)]!;
  let move = DONE;
  let most = 0;
  let all = 0;
  for (let i = 0; i < state.piles; i++) {
    const pile = cells[state.pileAt(i)]!;
    const goesOn = climbOf(pile) > 0;
    if (!goesOn && state.used > 0 && state.used >= bulls) continue;
    const cards = playable(cells, state.handAt(seat), pile);
    if (cards === 0) continue;
    const count = bitsIn(cards);
    all += count;
    // A pile on which the turn has begun comes first: it costs no further bull card.
    if (count + (goesOn ? OUT : 0) <= most) continue;
    most = count + (goesOn ? OUT : 0);
    move = playMove(lowestCard(pile, cards), i);
  }
  if (most === 0) return { move, score: Number.NEGATIVE_INFINITY };
  const out = most === cells[state.sizeAt(seat)] ? OUT : 0;
  return { move, score: out + runScore(Math.min(all, most * bulls)) };
}

/** E6. */
function bestTake(state: State, seat: Seat): Choice {
  const best: Choice = { move: DONE, score: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < state.piles; i++) {
    const score = takeScore(state, seat, state.cells[state.pileAt(i)]!);
    if (score > best.score) {
      best.move = takeMove(i);
      best.score = score;
    }
  }
  return best;
}

/** E10: among those that hold most, from the one that is nearest to going out. */
function bullFrom(state: State, seat: Seat): Move {
  const { cells } = state;
  let from = -1;
  for (let other = 0; other < state.match.seats; other++) {
    if (other === seat) continue;
    const ahead = from < 0 ? 1 : cells[state.bullsAt(other)]! - cells[state.bullsAt(from)]!;
    if (ahead > 0 || (ahead === 0 && cells[state.sizeAt(other)]! < cells[state.sizeAt(from)]!)) from = other;
  }
  return bullMove(from);
}
