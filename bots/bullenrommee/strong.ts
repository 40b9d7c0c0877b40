import { at, type Chance, type Game, type Move, type Seat, seeded } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import { type BullenView, DONE, type State } from '@bullpen/games/bullenrommee/internals.ts';
import type { Bot } from '../bot.ts';
import { meter } from '../meter.ts';
import { evaluate, type Thought } from '../search.ts';
import { ranked } from '../ties.ts';
import { type Plan, plansOf } from './plans.ts';
import { policy } from './policy.ts';
import { readHand, readTable } from './reading.ts';
import { takeScore } from './scores.ts';

/** How many plans, and how many takes, are tried in imagined worlds. */
const PLANS = 6;
const TAKES = 4;
/** Planning stops after this part of the time; with a budget of playouts it is never late, so the answer can be reproduced. */
const PLANNING = 0.5;

/** What a point more than the others' mean is worth beside a win, and how many points a deal makes good, about. */
const POINT = 0.01;
const SWING = 10;
/** A lead of a few points at the end of the match is as good as any: it is a win. */
const NARROW = 2;

/** Moves from here on stand for plans. */
const FIRST_PLAN = 1 << 28;

/** Plans whole turns, and tries them and the best cards to take in imagined worlds to the end of the deal. */
export const strong: Bot<BullenView> = {
  name: 'strong',
  choose(view, moves, chance, budget) {
    if (moves.length === 1) return at(moves, 0);
    const fixed = chanceOfTurn(view);
    const state = bullenrommee.imagine(view, fixed);
    const spent = meter(budget);
    const plans = plansOf(state, view.viewer, chance, () => spent(0) >= PLANNING).slice(0, PLANS);
    const candidates = [...bestTakes(state, view.viewer, moves, chance), ...plans.map((_, i) => planMove(i))];
    const knowledge = { game: withPlans(plans), think: thought };
    const best =
      candidates.length === 1
        ? at(candidates, 0)
        : at(evaluate(knowledge, view, candidates, fixed, budget), 0).move;
    return best < FIRST_PLAN ? best : at(planOf(plans, best), 0);
  },
};

const thought = (view: BullenView): Thought<State> => ({
  world: (chance) => bullenrommee.imagine(view, chance),
  policy,
  ended: (state) => state.deal !== view.deal,
  value: (state) => standing(state, view.viewer, view.options.deals - view.deal),
});

/**
 * A plan is made again at each of its steps. What is hidden does not change meanwhile, so the chance depends on nothing else:
 * every step imagines the same worlds, in which the plan that was best still is.
 */
function chanceOfTurn({ deal, stock, open, totals, numbers, viewer }: BullenView): Chance {
  const others = numbers.filter((_, seat) => seat !== viewer);
  return seeded([deal, stock, open, totals, others].join());
}

function bestTakes(state: State, seat: Seat, moves: readonly Move[], chance: Chance): Move[] {
  readTable(state, seat);
  readHand(state, seat);
  const takes = moves.filter((move) => move < DONE);
  return ranked(takes, takeScore, chance).slice(0, TAKES);
}

const planMove = (index: number): Move => (FIRST_PLAN + index) as Move;
const planOf = (plans: readonly Plan[], move: Move): Plan => at(plans, move - FIRST_PLAN);

/** The game in which a whole plan is one move. */
function withPlans(plans: readonly Plan[]): Game<State, BullenView> {
  return {
    ...bullenrommee,
    apply(state, seat, move, chance) {
      if (move < FIRST_PLAN) bullenrommee.apply(state, seat, move, chance);
      else for (const step of planOf(plans, move)) bullenrommee.apply(state, seat, step, chance);
    },
  };
}

/** How likely a win is from here, about, and a little for every point. */
function standing(state: State, me: Seat, dealsLeft: number): number {
  const mine = state.total(me);
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let seat = 0; seat < state.match.seats; seat++) {
    if (seat === me) continue;
    const total = state.total(seat);
    most = Math.max(most, total);
    sum += mine - total;
  }
  const chances = 1 / (1 + Math.exp((most - mine) / (NARROW + SWING * Math.sqrt(dealsLeft))));
  return chances + (POINT * sum) / (state.match.seats - 1);
}
