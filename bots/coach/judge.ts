import { at, type Chance, type Game, type Move } from '@bullpen/engine';
import type { Budget } from '../bot.ts';
import { evaluate } from '../search.ts';
import type { DecisionPoint } from './decisions.ts';
import { type Mistake, mistakeOf } from './mistakes/index.ts';
import { coaching } from './model.ts';
import { type Situation, situationOf } from './situations/index.ts';

/** What a decision cost. */
export interface Judgement {
  readonly period: number;
  readonly turn: number;
  /** How many moves of all seats came before it in the match. */
  readonly at: number;
  /** The move that was made and the best one that was found, as texts, and what kind of moves they are. */
  readonly move: string;
  readonly best: string;
  readonly did: Situation;
  readonly better: Situation;
  /** By how many points it falls short of the best move, on average over what the seat could not know; the 95 % interval. */
  readonly cost: number;
  readonly error: number;
  readonly low: number;
  readonly high: number;
  /** Whether the gap is outside the noise. If it is not, nothing is said against the move. */
  readonly costly: boolean;
  /** What kind of mistake it was; null where nothing is said against the move. */
  readonly mistake: Mistake | null;
  /** What the best move promised in this round or deal, in points against the others. */
  readonly expected: number;
}

const Z = 1.96;
/** A gap of this many standard errors is not noise, even though a match has many decisions. */
const SURE = 3;

/**
 * Half the budget looks for the best move. The other half measures it against the move that was made, in other worlds: the
 * chance that made a move look best must not count against the player.
 */
export function judge(game: Game, decision: DecisionPoint, chance: Chance, budget: Budget): Judgement {
  const { view, moves, move, period, turn, at: made } = decision;
  const knowledge = coaching(game);
  const found = at(evaluate(knowledge, view, moves, chance, half(budget)), 0);
  const best = found.move;
  const pair = best === move ? null : evaluate(knowledge, view, [move, best], chance, half(budget), 'all');
  const { cost, error } = pair === null ? { cost: 0, error: 0 } : gap(pair, move);
  const did = situationOf(game.id, view, move);
  const better = situationOf(game.id, view, best);
  const costly = cost > SURE * error;
  return {
    period,
    turn,
    at: made,
    move: game.format(move),
    best: game.format(best),
    did,
    better,
    cost,
    error,
    low: cost - Z * error,
    high: cost + Z * error,
    costly,
    mistake: costly ? mistakeOf(game.id, view, did, better) : null,
    expected: pair?.find((each) => each.move === best)?.mean ?? found.mean,
  };
}

/** How far the move is behind the other of the two; below zero where it turned out to be ahead. */
function gap(
  pair: readonly { move: Move; behind: number; behindError: number }[],
  move: Move,
): { readonly cost: number; readonly error: number } {
  const { behind, behindError } = at(pair, 1);
  return { cost: at(pair, 0).move === move ? -behind : behind, error: behindError };
}

const half = (budget: Budget): Budget =>
  'playouts' in budget
    ? { playouts: Math.ceil(budget.playouts / 2) }
    : { milliseconds: budget.milliseconds / 2 };
