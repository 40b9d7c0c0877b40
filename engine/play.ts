import type { Chance } from './chance.ts';
import type { Event } from './events.ts';
import type { Game, Move, View } from './game.ts';
import { accept, type Result, refuse } from './refusal.ts';
import type { Seat } from './seats.ts';

/** A move was made: the state after it, and what happened. */
export interface Played<State, E extends Event> {
  readonly state: State;
  readonly move: Move;
  readonly events: readonly E[];
}

/** Makes a move, given as text, at a table: on a copy, with its events, or a refusal that changes nothing. */
export function play<State, V extends View, Options, E extends Event>(
  game: Game<State, V, Options, E>,
  state: State,
  seat: Seat,
  text: string,
  chance: Chance,
): Result<Played<State, E>> {
  const move = game.parse(text);
  if (move === null) return refuse('notation', null, { move: text.slice(0, 40) });
  const refusal = game.refuse(state, seat, move);
  if (refusal !== null) return { ok: false, refusal };

  const next = game.clone(state);
  const events: E[] = [];
  game.apply(next, seat, move, chance, (event) => events.push(event));
  return accept({ state: next, move, events });
}

/** The buffers that `legalMoves` and `sameLegalMoves` reuse: a typed array costs more to make than to fill. */
let scratch = new Int32Array(0);
let others = new Int32Array(0);

/** The legal moves of a seat in rising order, as a list of their own; none if it does not have to act. */
export function legalMoves<State>(game: Game<State>, state: State, seat: Seat): Move[] {
  if (((game.toAct(state) >>> seat) & 1) === 0) return [];
  if (scratch.length < game.maxMoves) scratch = new Int32Array(game.maxMoves);
  const count = game.legal(state, seat, scratch);
  const moves: Move[] = [];
  let rising = true;
  for (let i = 0; i < count; i++) {
    const move = scratch[i] ?? 0;
    rising &&= i === 0 || move > (scratch[i - 1] ?? 0);
    moves.push(move as Move);
  }
  return rising ? moves : moves.sort((a, b) => a - b);
}

/** Whether a seat, which has to act in both states, may do the same in both. */
export function sameLegalMoves<State>(game: Game<State>, before: State, after: State, seat: Seat): boolean {
  if (scratch.length < game.maxMoves) scratch = new Int32Array(game.maxMoves);
  if (others.length < game.maxMoves) others = new Int32Array(game.maxMoves);
  const count = game.legal(before, seat, scratch);
  if (game.legal(after, seat, others) !== count) return false;
  if (sameStart(scratch, others, count)) return true;
  return sameStart(scratch.subarray(0, count).sort(), others.subarray(0, count).sort(), count);
}

function sameStart(a: Int32Array, b: Int32Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Makes a function that plays a match on from a state to its end, in place, every seat choosing at random among its legal
 * moves; it returns the number of moves. `chance` deals and rolls, `pick` chooses: apart, so that the deals do not depend on
 * the choices. Make it once for many matches: the compiler can then treat its parts as constants.
 */
export function playouts<State>(game: Game<State>, chance: Chance, pick: Chance): (state: State) => number {
  const { anyMove } = game;
  const buffer = new Int32Array(game.maxMoves);
  return (state) => {
    let moves = 0;
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      const seat = 31 - Math.clz32(acting & -acting); // the lowest
      const move =
        anyMove === undefined
          ? (buffer[pick.below(game.legal(state, seat, buffer))] as Move)
          : anyMove(state, seat, pick);
      game.apply(state, seat, move, chance);
      moves++;
    }
    return moves;
  };
}
