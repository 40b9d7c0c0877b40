import {
  at,
  type Chance,
  type Game,
  type Move,
  type MoveBuffer,
  required,
  type Seat,
  type View,
} from '@bullpen/engine';
import type { Bot, Budget } from './bot.ts';
import { type Evaluation, Ledger } from './ledger.ts';
import { meter } from './meter.ts';
import { Rollouts } from './rollouts.ts';
import { streamFrom } from './stream.ts';

/*
 * One searcher for games in which much is hidden and several may choose at once.
 *
 * It never sees the state. It imagines worlds, full states that its view cannot rule out, and asks in each of them: what
 * becomes of me if I make this move, and everybody then plays on by a quick policy? The mean over many worlds is what the
 * move is worth. Three things let few worlds say much:
 *
 *  - Common random numbers. Every candidate is tried in the same world, against the same choices of the others, and with
 *    the same chance afterwards: a stream for dice and deals and one for each seat's choices, restarted for each candidate. So
 *    most of the noise is the same for all and cancels out in their differences.
 *  - The budget goes where it matters (sequential halving). It is split into as many equal parts as it takes halvings to
 *    leave one candidate; after each part the worse half is dropped. Those that stay keep what was learnt about them.
 *  - Others are modelled. What they choose at the same moment, and all that is done later, is drawn from the game's policy.
 *
 * Nobody sees what they could not see. In each world the others who choose at once do so before the candidate is made, once
 * for all candidates; a choice that they have made already is secret, so it is taken back, and the model makes it again. A
 * policy gets the imagined state, for speed, and must look only at what its seat knows: its own hand and what is public.
 *
 * It is anytime: with a number of playouts and seeded chance the answer can be reproduced, move for move; with milliseconds
 * it uses the time it gets.
 */

/** What a game knows about one decision; `think` makes it from the view, and the searcher does the rest. */
export interface Thought<State> {
  /** A world that the view cannot rule out, as likely as it is. The searcher may change it. */
  world(chance: Chance): State;

  /** Which of the moves in the buffer (`count` of them, at least two) this seat makes; an index. Used in rollouts for all seats. */
  policy(state: State, seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number;

  /** The same as a move, where the policy needs no list of moves: to list them may take longer than to choose. */
  direct?(state: State, seat: Seat, chance: Chance): Move;

  /** The same for those who choose at the same moment as I do now, where a better model pays; else `policy`. */
  reply?(state: State, seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number;

  /** Whether a rollout stops here, for example at the end of the round. It always does where nobody has to act. */
  ended(state: State): boolean;

  /** What the state at which a rollout stopped is worth to my seat: more is better. */
  value(state: State): number;
}

/** The policy of a player who needs no list of moves: which move of the list it is. */
export const listed =
  <State>(direct: NonNullable<Thought<State>['direct']>): Thought<State>['policy'] =>
  (state, seat, buffer, count, chance) =>
    buffer.subarray(0, count).indexOf(direct(state, seat, chance));

/** A game, and how its views are thought about. */
export interface Knowledge<State, V extends View> {
  readonly game: Game<State, V>;
  think(view: V): Thought<State>;
}

/**
 * How the budget is spent: on the moves that may still be the best, or on all alike. When time is up before all moves were tried
 * once, the others are left out; with `all` they are not.
 */
export type Spending = 'best' | 'alike' | 'all';

/**
 * What the moves are worth, best first. With `all`, every move is tried in every world: that is what a coach wants, who has
 * to say how much worse a move was. The view must be one of a seat that has to act, the moves its legal ones.
 */
export function evaluate<State, V extends View>(
  knowledge: Knowledge<State, V>,
  view: V,
  moves: readonly Move[],
  chance: Chance,
  budget: Budget,
  spending: Spending = 'best',
): Evaluation[] {
  const spent = meter(budget);
  const rollouts = new Rollouts(knowledge.game, knowledge.think(view), view);
  const ledger = new Ledger(moves, streamFrom(chance));
  const parts = spending === 'best' ? Math.max(1, Math.ceil(Math.log2(moves.length))) : 1;
  const isLate = (): boolean => spending !== 'all' && 'milliseconds' in budget && spent(0) >= 1;
  for (let part = 1; part <= parts; part++) {
    // At least one world in each part, so that there is an answer whatever the budget; or one move, when time is up.
    do {
      rollouts.enterWorld(chance);
      let tried = 0;
      for (const { move, values } of ledger.candidates) {
        if (tried > 0 && values.length === 0 && isLate()) break;
        values.push(rollouts.play(move));
        tried++;
      }
      if (tried < ledger.candidates.length) ledger.dropUntried();
    } while (spent(ledger.candidates.length) < part / parts);
    if (spending === 'best') ledger.halve();
    if (isLate()) break;
  }
  return ledger.evaluations();
}

/** By how many standard errors a move must be better than the usual one. */
const SURE = 1;

/** The best move that was found, if it is surely better than the usual one, which was tried too; else the usual one. */
export function surelyBetter(found: readonly Evaluation[], usual: Move, sure: number = SURE): Move {
  const { behind, behindError } = required(
    found.find(({ move }) => move === usual),
    'the usual move',
  );
  return behind > sure * behindError ? at(found, 0).move : usual;
}

/** The bot that makes the move with the best mean. */
export function searcher<State, V extends View>(name: string, knowledge: Knowledge<State, V>): Bot<V> {
  return {
    name,
    choose: (view, moves, chance, budget) =>
      moves.length === 1 ? at(moves, 0) : at(evaluate(knowledge, view, moves, chance, budget), 0).move,
  };
}
