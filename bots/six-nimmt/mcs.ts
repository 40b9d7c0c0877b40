import { lowest, type Move, type Seat } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { Phase, rowMove, type SixView, type State } from '@bullpen/games/six-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { type Stream, streamFrom } from '../stream.ts';
import { Best } from '../ties.ts';
import { cheapestRow } from './rows.ts';
import { lastRounds } from './worlds.ts';

const MOST = 200;
const PER_ORDER = 10;

/**
 * The yardstick from the literature, a plain Monte Carlo search, kept as it was described and deaf to any budget:
 * min(200, 10·h!) playouts for h cards in hand. Each deals the unseen cards at random and plays all moves at random to the
 * end of the round, its own first one too; a card that is too low takes the row with the fewest heads. The card with the
 * best mean own result is laid. A draft, of which nothing was said, it makes at random.
 */
export const mcs: Bot<SixView> = {
  name: 'mcs',
  choose(view, moves, chance) {
    if (moves.length === 1) return moves[0]!;
    if (view.phase === 'draft') return moves[chance.below(moves.length)]!;
    const luck = streamFrom(chance);
    const next = lastRounds(view);
    if (view.phase === 'row') return rowMove(cheapestRow(next(luck), luck));

    const sums = moves.map(() => 0);
    const counts = moves.map(() => 0);
    for (let n = playouts(moves.length); n > 0; n--) {
      const state = next(luck);
      const index = luck.below(moves.length);
      sums[index]! += playOut(state, view.viewer, moves[index]!, luck);
      counts[index]!++;
    }
    const best = new Best(luck);
    counts.forEach((count, index) => {
      if (count > 0) best.offer(index, -sums[index]! / count);
    });
    return moves[best.pick]!;
  },
};

function playouts(cards: number): number {
  let n = PER_ORDER;
  for (let i = 2; i <= cards && n < MOST; i++) n *= i;
  return Math.min(MOST, n);
}

const buffer = new Int32Array(sixNimmt.maxMoves);

/** The heads that the seat has at the end of the round. */
function playOut(state: State, me: Seat, first: Move, luck: Stream): number {
  sixNimmt.apply(state, me, first, luck);
  for (let acting = state.acting; acting !== 0; acting = state.acting) {
    const seat = lowest(acting);
    const count = sixNimmt.legal(state, seat, buffer);
    const index = state.phase === Phase.row ? cheapestRow(state, luck) : luck.below(count);
    sixNimmt.apply(state, seat, buffer[index] as Move, luck);
  }
  return state.total(me);
}
