import { at, type Chance, type Game, type Move, seeded } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import {
  type BullenView,
  cardOf,
  DONE,
  Kind,
  kindOf,
  meadowOf,
  type State,
} from '@bullpen/games/bullenrommee/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import type { Bot, Budget } from '../bot.ts';
import { meter } from '../meter.ts';
import { evaluate, surelyBetter } from '../search.ts';
import { type Plan, plansOf, wayOut } from './plans.ts';
import { Playouts } from './playouts.ts';
import { takesOf } from './takes.ts';

/** How many plans, and how many takes, are tried in imagined worlds. Few: differences between cards to take drown in noise. */
const PLANS = 4;
const TAKES = 1;
/** To lay feeds the others, so a seat holds back unless a plan is better by this many standard errors. */
const SURE = 1.5;
/** B18: when another seat has this few cards, it is the other way round: it lays unless to wait is surely better. */
const NEAR_OUT = 2;
/** Planning stops after this part of the time; with a budget of playouts it is never late, so the answer can be reproduced. */
const PLANNING = 0.5;

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
    const quick = wayOut(state, view.viewer, chance);
    if (quick !== null && surelyWins(view, quick)) return at(quick, 0);
    const others = plansOf(state, view.viewer, chance, () => spent(0) >= PLANNING);
    const out = quick ?? others.find(goesOut);
    if (out !== undefined && surelyWins(view, out)) return at(out, 0);
    const plans = [...(quick === null ? [] : [quick]), ...others].slice(0, PLANS);
    const takes = takesOf(view, state, view.viewer, moves, chance).slice(0, TAKES);
    const candidates = [...takes, ...plans.map((_, i) => planMove(i))];
    const best = candidates.length === 1 ? at(candidates, 0) : search(view, plans, candidates, fixed, budget);
    return best < FIRST_PLAN ? best : at(planOf(plans, best), 0);
  },
};

/** The best of the candidates: the usual one unless another is surely better. In a turn that has begun none is usual. */
function search(
  view: BullenView,
  plans: readonly Plan[],
  candidates: readonly Move[],
  chance: Chance,
  budget: Budget,
): Move {
  const knowledge = { game: withPlans(plans), think: (seen: BullenView) => new Playouts(seen) };
  const found = evaluate(knowledge, view, candidates, chance, budget);
  const nearOut = view.numbers.some(
    (count, seat) => seat !== view.viewer && count + at(view.jokers, seat) <= NEAR_OUT,
  );
  const usual = nearOut && plans.length > 0 ? planMove(0) : at(candidates, 0);
  return nearOut || usual < FIRST_PLAN ? surelyBetter(found, usual, SURE) : at(found, 0).move;
}

const goesOut = (plan: Plan): boolean => plan.at(-1) !== DONE;

/** B20: whether this way out wins whatever the others hold: at best, a hand costs them nothing. */
function surelyWins({ viewer, options, deal, totals, hands, meadows }: BullenView, out: Plan): boolean {
  if (deal < options.deals) return false;
  const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + heads(card), 0);
  const isGiven = (move: Move): boolean =>
    (kindOf(move) === Kind.add || kindOf(move) === Kind.swap) &&
    meadows.some(({ seat }, i) => i === meadowOf(move) && seat !== viewer);
  const given = sum(out.filter(isGiven).map(cardOf));
  const points = totals.map((total, seat) =>
    meadows.reduce((all, meadow) => (meadow.seat === seat ? all + sum(meadow.cards) : all), total),
  );
  const mine = at(points, viewer) + sum(hands[viewer] ?? []) - given;
  return points.every((others, seat) => seat === viewer || mine > others + given);
}

/**
 * A plan is made again at each of its steps. What is hidden does not change meanwhile, so the chance depends on nothing else:
 * every step imagines the same worlds, in which the plan that was best still is.
 */
function chanceOfTurn({ deal, stock, open, totals, numbers, viewer }: BullenView): Chance {
  const others = numbers.filter((_, seat) => seat !== viewer);
  return seeded([deal, stock, open, totals, others].join());
}

/** The move that stands for a plan in the game that `withPlans` makes. */
export const planMove = (index: number): Move => (FIRST_PLAN + index) as Move;
const planOf = (plans: readonly Plan[], move: Move): Plan => at(plans, move - FIRST_PLAN);

/** The game in which a whole plan is one move. */
export function withPlans(plans: readonly Plan[]): Game<State, BullenView> {
  return {
    ...bullenrommee,
    apply(state, seat, move, chance) {
      if (move < FIRST_PLAN) bullenrommee.apply(state, seat, move, chance);
      else for (const step of planOf(plans, move)) bullenrommee.apply(state, seat, step, chance);
    },
  };
}
