import { BrokenLaw } from './broken-law.ts';
import type { Chance } from './chance.ts';
import type { Game, View } from './game.ts';
import type { Match } from './options.ts';
import { same } from './same.ts';
import { Misfit, scripted, taped } from './scripted.ts';
import { listSeats, type Viewer } from './seats.ts';

/* Laws 17 and 18: the quicker ways of a game must give the same results. */

/** Law 17, for every number that could be drawn. */
export function checkAnyMove<State, V extends View, Options>(
  { anyMove, legal, toAct, maxMoves }: Game<State, V, Options>,
  state: State,
): void {
  if (anyMove === undefined) return;
  const listed = new Int32Array(maxMoves);
  for (const seat of listSeats(toAct(state))) {
    const count = legal(state, seat, listed);
    for (let n = 0; n < count; n++) {
      const asked: number[] = [];
      const move = anyMove(state, seat, drawing(n, asked));
      if (!same(asked, [count])) throw new BrokenLaw(17, `of ${count} moves one was drawn below ${asked}`);
      if (move !== listed[n]) throw new BrokenLaw(17, `move ${n} of the list is ${listed[n]}, not ${move}`);
    }
  }
}

/** Chance that always draws this number, and notes the bounds it was asked for. */
function drawing(n: number, asked: number[]): Chance {
  const refuse = (): never => {
    throw new BrokenLaw(17, 'something else than a number was drawn');
  };
  return {
    below(most) {
      asked.push(most);
      return n;
    },
    shuffle: refuse,
    roll: refuse,
  };
}

/** Law 18, for a match that has ended. The state is changed. */
export function checkRestart<State, V extends View, Options>(
  game: Game<State, V, Options>,
  match: Match<Options>,
  ended: State,
  viewers: readonly Viewer[],
  chance: Chance,
): void {
  if (game.restart === undefined) return;
  const draws = taped(chance);
  const made = game.setup(match, draws);
  const script = scripted(draws.tape);
  try {
    game.restart(ended, script);
  } catch (error) {
    throw error instanceof Misfit ? new BrokenLaw(18, error.message) : error;
  }
  if (script.left() > 0) throw new BrokenLaw(18, 'less was drawn than for a new match');
  for (const viewer of viewers)
    if (!same(game.view(ended, viewer), game.view(made, viewer)))
      throw new BrokenLaw(18, `viewer ${viewer} sees something else than in a new match`);
}
