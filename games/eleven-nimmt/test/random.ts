import { legalMoves, lowest, type Match, type Move, Recorder, type Seat, seeded } from '@bullpen/engine';
import { elevenNimmt } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

/** Sees the state before each move, and the move. */
type Watch = (state: State, seat: Seat, move: Move) => void;

/** Plays a match at random and returns its record. A greedy match takes piles whenever it can, the highest first. */
export function randomMatch(match: Match<Options>, seed: string, watch?: Watch, greedy = false): string {
  const chance = seeded(seed);
  const recorder = new Recorder(elevenNimmt as never, match, seed, Array(match.seats).fill('random'));
  const state = elevenNimmt.setup(match, chance, recorder.tell);
  for (let acting = elevenNimmt.toAct(state); acting !== 0; acting = elevenNimmt.toAct(state)) {
    const seat = lowest(acting);
    const legal = legalMoves(elevenNimmt, state, seat);
    const { piles } = elevenNimmt.view(state, seat);
    const high = piles.findIndex((pile) => pile.length > 2);
    const wanted = greedy && high >= 0 ? elevenNimmt.parse(`take ${high + 1}`)! : null;
    const move = wanted !== null && legal.includes(wanted) ? wanted : legal[chance.below(legal.length)]!;
    watch?.(state, seat, move);
    recorder.move(seat, move);
    elevenNimmt.apply(state, seat, move, chance, recorder.tell);
  }
  return recorder.text();
}
