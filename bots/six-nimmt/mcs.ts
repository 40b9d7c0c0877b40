import { at, lowest, type Move, type Seat } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { Phase, rowMove, type SixView, type State } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { type Stream, streamFrom } from '../stream.ts';
import { Best } from '../ties.ts';
import { cheapestRow, lastRounds } from './rollout.ts';

const MOST = 200;
const PER_ORDER = 10;

/**
 * The yardstick from the literature, a plain Monte Carlo search, kept as it was described; it ignores the budget:
 * min(200, 10·h!) playouts for h cards in hand. Each deals the unseen cards at random and plays all moves at random to the
 * end of the round, its own first one too; a card that is too low takes the row with the fewest heads. The card with the
 * best mean own result is laid. The description says nothing about drafts: it picks at random there.
 */
export const mcs: Bot<SixView> = {
  name: 'mcs',
  choose(view, moves, chance) {
    if (moves.length === 1) return at(moves, 0);
    if (view.phase === 'draft') return at(moves, chance.below(moves.length));
    const stream = streamFrom(chance);
    const next = lastRounds(view);
    if (view.phase === 'row') return rowMove(cheapestRow(next(stream), stream));

    const tried = moves.map((move) => ({ move, sum: 0, count: 0 }));
    for (let n = playouts(moves.length); n > 0; n--) {
      const state = next(stream);
      const one = at(tried, stream.below(moves.length));
      one.sum += playOut(state, view.viewer, one.move, stream);
      one.count++;
    }
    const best = new Best(stream);
    for (const { move, sum, count } of tried) if (count > 0) best.offer(move, -sum / count);
    return best.pick as Move;
  },
};

function playouts(cards: number): number {
  let n = PER_ORDER;
  for (let i = 2; i <= cards && n < MOST; i++) n *= i;
  return Math.min(MOST, n);
}

const buffer = new Int32Array(sixNimmt.maxMoves);

/** The heads that the seat has at the end of the round. */
function playOut(state: State, me: Seat, first: Move, stream: Stream): number {
  sixNimmt.apply(state, me, first, stream);
  for (let acting = state.acting; acting !== 0; acting = state.acting) {
    const seat = lowest(acting);
    const count = sixNimmt.legal(state, seat, buffer);
    const index = state.phase === Phase.row ? cheapestRow(state, stream) : stream.below(count);
    sixNimmt.apply(state, seat, buffer[index] as Move, stream);
  }
  return state.total(me);
}
