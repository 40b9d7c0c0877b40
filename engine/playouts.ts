import type { Chance } from './chance.ts';
import type { Game, Move } from './game.ts';

/**
 * Makes a function that plays a match on from a state to its end, in place, every seat choosing at random among its legal
 * moves; it returns the number of moves. `chance` deals and rolls, `pick` chooses: apart, so that the deals do not depend on
 * the choices. Make it once for many matches: the compiler can then treat its parts as constants.
 */
export function playouts<State>(game: Game<State>, chance: Chance, pick: Chance): (state: State) => number {
  const buffer = new Int32Array(game.maxMoves);
  return (state) => {
    let moves = 0;
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      const seat = 31 - Math.clz32(acting & -acting); // the lowest
      const count = game.legal(state, seat, buffer);
      game.apply(state, seat, buffer[pick.below(count)] as Move, chance);
      moves++;
    }
    return moves;
  };
}
