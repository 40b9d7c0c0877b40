import type { Chance } from './chance.ts';
import type { Game, Move, MoveBuffer } from './game.ts';

/**
 * Plays a match on from this state to its end, in place, every seat choosing at random among its legal moves. `chance`
 * deals and rolls, `pick` chooses: apart, so that the deals do not depend on the choices. Returns the number of moves.
 */
export function playout<State>(
  game: Game<State>,
  state: State,
  chance: Chance,
  pick: Chance,
  buffer: MoveBuffer,
): number {
  let moves = 0;
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seat = 31 - Math.clz32(acting & -acting); // the lowest
    const count = game.legal(state, seat, buffer);
    game.apply(state, seat, buffer[pick.below(count)] as Move, chance);
    moves++;
  }
  return moves;
}
