import { at, type Chance, type Game, type Move, required, type View } from '@bullpen/engine';
import type { Budget } from '../bot.ts';
import { evaluate } from '../search.ts';
import type { Choices } from './choices.ts';
import type { DecisionPoint } from './decisions.ts';
import { coachedGame } from './games.ts';
import { gapBetween, type Mean, mixOf } from './measure.ts';
import { type Mistake, mistakeOf } from './mistakes/index.ts';
import { CoachThought } from './model.ts';
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
  /** The same of the chance to win the match, from 0 to 1, and the standard error. */
  readonly chanceCost: number;
  readonly chanceError: number;
  /** Whether the chance to win was solved exactly, against the others' best play: then it alone decides. */
  readonly solved: boolean;
  /** Whether it surely cost more than the least that is worth a word. If it did not, nothing is said against the move. */
  readonly costly: boolean;
  /** What kind of mistake it was; null where nothing is said against the move. */
  readonly mistake: Mistake | null;
  /** What the best move promised in this round or deal, in points against the others. */
  readonly expected: number;
}

const Z = 1.96;
/** By how many standard errors a cost must be above zero, and above the least that is worth a word. */
const SURE = 2;
const SURE_OF_LEAST = 1;
/** The part of the budget that looks for the best choice; the rest measures. */
const SEARCH = 1 / 3;

/**
 * A third of the budget looks for the best choice. The rest measures it against the one that was made, in other worlds: the
 * chance that made a move look best must not count against the player.
 */
export function judge(game: Game, decision: DecisionPoint, chance: Chance, budget: Budget): Judgement {
  const { view, period, turn } = decision;
  const { least, deciding, solve } = coachedGame(game.id);
  const choices = deciding.choices(game, decision, chance);
  const { chosen } = choices;
  const exact = solve(decision, chance);
  const moves = exact === null ? choices.moves : bestSolved(exact);
  const best =
    moves.includes(chosen) && exact !== null
      ? chosen
      : searched(choices, moves, view, chance, part(budget, SEARCH));
  const gap = gapBetween(choices.game, view, [chosen, best], chance, part(budget, 1 - SEARCH));
  const lost =
    exact === null ? gap.chance : { mean: worthIn(exact, best) - worthIn(exact, chosen), error: 0 };
  const costly =
    best !== chosen && (exact !== null || isCostly(gap.points, least.points)) && isCostly(lost, least.chance);
  const slip = choices.slip(best);
  const did = situationOf(game.id, slip.view, slip.move);
  const better = situationOf(game.id, slip.view, slip.best);
  const { mean: cost, error } = gap.points;
  return {
    period,
    turn,
    at: decision.at + slip.after,
    move: game.format(slip.move),
    best: game.format(slip.best),
    did,
    better,
    cost,
    error,
    low: cost - Z * error,
    high: cost + Z * error,
    chanceCost: lost.mean,
    chanceError: lost.error,
    solved: exact !== null,
    costly,
    mistake: costly ? mistakeOf(game.id, slip.view, did, better) : null,
    expected: gap.expected,
  };
}

/** A cost counts if it is no noise, and probably more than the least: more budget makes a trifle surer, never larger. */
export const isCostly = ({ mean, error }: Mean, least: number): boolean =>
  mean > SURE * error && mean - SURE_OF_LEAST * error > least;

/** The best of the choices, by search for points and the chance to win. */
function searched(
  { game }: Choices,
  moves: readonly Move[],
  view: View,
  chance: Chance,
  budget: Budget,
): Move {
  const think = (seen: View): CoachThought => new CoachThought(game, seen, mixOf(game.id));
  return at(evaluate({ game, think }, view, moves, chance, budget), 0).move;
}

/** Differences in solved chances below this are rounding. */
const ROUNDING = 1e-9;

const worthIn = (solved: ReadonlyMap<Move, number>, move: Move): number =>
  required(solved.get(move), 'a solved move');

function bestSolved(solved: ReadonlyMap<Move, number>): Move[] {
  const most = Math.max(...solved.values());
  return [...solved].flatMap(([move, worth]) => (worth > most - ROUNDING ? [move] : []));
}

const part = (budget: Budget, share: number): Budget =>
  'playouts' in budget
    ? { playouts: Math.ceil(budget.playouts * share) }
    : { milliseconds: budget.milliseconds * share };
