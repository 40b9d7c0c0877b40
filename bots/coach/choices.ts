import { at, type Chance, type Game, type Move, seeded, type View } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import { type BullenView, DONE } from '@bullpen/games/bullenrommee/internals.ts';
import { type Plan, plansOf } from '../bullenrommee/plans.ts';
import { planMove, withPlans } from '../bullenrommee/strong.ts';
import type { DecisionPoint } from './decisions.ts';

/** What a seat could choose between in a decision, as moves of a game that the searcher plays. */
export interface Choices {
  readonly game: Game;
  readonly moves: readonly Move[];
  /** What it chose. */
  readonly chosen: Move;
  /** Where the choice parted from the best one: how many moves further on, with what the seat knew then. */
  slip(best: Move): Slip;
}

export interface Slip {
  readonly after: number;
  readonly view: View;
  readonly move: Move;
  readonly best: Move;
}

/** How many plans of a turn are compared with the one that was carried out. */
const PLANS = 8;

/** A move is a choice. */
const single = (game: Game, { view, moves, move }: DecisionPoint): Choices => ({
  game,
  moves,
  chosen: move,
  slip: (best) => ({ after: 0, view, move, best }),
});

/** Bullenrommee: to take a card, or a whole laying turn to its end. */
function wholeTurn(_game: Game, decision: DecisionPoint, chance: Chance): Choices {
  const { moves, move, rest } = decision;
  const view = decision.view as BullenView;
  const done: Plan = [move, ...rest];
  const takes = moves.filter((each) => each < DONE);
  const isTake = takes.includes(move);
  const state = bullenrommee.imagine(view, seeded('any world'));
  const others = plansOf(state, view.viewer, chance)
    .filter((plan) => !sameSteps(plan, done))
    .slice(0, PLANS);
  const plans = isTake ? others : [done, ...others];
  const planMoves = plans.map((_, i) => planMove(i));
  return {
    game: withPlans(plans) as unknown as Game,
    moves: [...takes, ...planMoves],
    chosen: isTake ? move : at(planMoves, 0),
    slip(best) {
      const index = planMoves.indexOf(best);
      return parting(view, done, index < 0 ? [best] : at(plans, index));
    },
  };
}

const sameSteps = (one: Plan, other: Plan): boolean =>
  one.length === other.length && String(one.toSorted(rising)) === String(other.toSorted(rising));
const rising = (a: Move, b: Move): number => a - b;

/**
 * The first step of a turn that is not part of the better one, and the step of that one that could have been made instead. Steps
 * may be made in any order; where the better turn cannot go on from there, it is the first step that differs.
 */
export function parting(view: BullenView, done: Plan, better: Plan): Slip {
  const state = bullenrommee.imagine(view, seeded('any world'));
  const left = [...better];
  let seen = view;
  for (const [after, move] of done.entries()) {
    const index = left.indexOf(move);
    if (index < 0 || (move === DONE && left.length > 1)) {
      const best = left.find((step) => bullenrommee.refuse(state, view.viewer, step) === null);
      if (best !== undefined) return { after, view: seen, move, best };
      break;
    }
    left.splice(index, 1);
    bullenrommee.apply(state, view.viewer, move, seeded('any chance'));
    seen = bullenrommee.view(state, view.viewer);
  }
  return strictParting(view, done, better);
}

function strictParting(view: BullenView, done: Plan, better: Plan): Slip {
  const same = done.findIndex((step, i) => step !== better[i]);
  const after = same < 0 ? 0 : Math.min(same, better.length - 1);
  const state = bullenrommee.imagine(view, seeded('any world'));
  for (const step of done.slice(0, after)) bullenrommee.apply(state, view.viewer, step, seeded('any chance'));
  return {
    after,
    view: bullenrommee.view(state, view.viewer),
    move: at(done, after),
    best: at(better, after),
  };
}

/** What counts as one decision in a game. */
export interface Deciding {
  /**
   * Where a turn is many steps of one plan, it is one decision: one slip is counted once, not once for every step that follows.
   */
  readonly wholeTurns: boolean;
  choices(game: Game, decision: DecisionPoint, chance: Chance): Choices;
}

export const singleMoves: Deciding = { wholeTurns: false, choices: single };
export const wholeTurns: Deciding = { wholeTurns: true, choices: wholeTurn };
