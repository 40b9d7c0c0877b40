import { lowest, type Move, playouts, Recorder, required, seededByMatch } from '@bullpen/engine';
import type { MatchPlan, PlayedMatch } from './match.ts';

/**
 * Makes a function that plays the nth match of players who all choose blindly. Nobody needs a view, so the engine's plain loop
 * plays, unless a record is wanted; the match is the same with a record and without.
 */
export function blindMatches(
  { game, match, bots }: MatchPlan,
  seed: string,
  recorded: boolean,
): (n: number) => PlayedMatch {
  const deals = seededByMatch(seed, ' deals');
  const picks = seededByMatch(seed, ' picks');
  const play = playouts(game, deals, picks);
  const begin = (n: number): void => {
    deals.begin(n);
    picks.begin(n);
  };
  const outcomeOf = (state: unknown) => required(game.outcome(state), 'the outcome');
  if (!recorded) {
    let state: unknown;
    return (n) => {
      begin(n);
      if (state === undefined || game.restart === undefined) state = game.setup(match, deals);
      else game.restart(state, deals);
      play(state);
      return { outcome: outcomeOf(state), record: null };
    };
  }

  const names = bots.map(({ name }) => name);
  const buffer = new Int32Array(game.maxMoves);
  return (n) => {
    begin(n);
    const recorder = new Recorder(game, match, `${seed}/${n}`, names);
    const state = game.setup(match, deals, recorder.tell);
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      // As in `playouts`: the lowest seat first.
      const seat = lowest(acting);
      const move = buffer[picks.below(game.legal(state, seat, buffer))] as Move;
      recorder.move(seat, move);
      game.apply(state, seat, move, deals, recorder.tell);
    }
    return { outcome: outcomeOf(state), record: recorder.text() };
  };
}
