import { botNamed } from '@bullpen/bots';
import { courseOf, type DecisionPoint, periodOf } from '@bullpen/bots/coach/decisions';
import { coachedGame, judged } from '@bullpen/bots/coach/games';
import { judge } from '@bullpen/bots/coach/judge';
import { coaching } from '@bullpen/bots/coach/model';
import { evaluate } from '@bullpen/bots/search';
import { shuffled } from '@bullpen/bots/ties';
import {
  at,
  type Chance,
  type Game,
  last,
  legalMoves,
  type Move,
  only,
  required,
  type Seat,
  seeded,
} from '@bullpen/engine';
import { games } from '@bullpen/games';
import { tablesOf } from '../drills/plan.ts';
import { playMatch } from '../match.ts';
import { firstRecord } from '../review.ts';
import { BIG, type CoachTrial, type TriedDecision, type TriedMatch } from './plan.ts';

/** Who sits at the tables: at least one `strong`, and with it any of these. */
const CAST = ['easy', 'medium', 'strong'] as const;
const PLAYED_WITH = { playouts: 400 };
/** How many decisions of a match are judged as they were made, of `strong` and of the others, and how many get a planted move. */
const OF_STRONG = 6;
const OF_OTHERS = 2;
const PLANTED = 4;

/** Plays the match of this number, plants blunders in it, and has the coach judge. */
export function tryMatch(plan: CoachTrial, number: number): TriedMatch {
  const { game: id, seed } = plan;
  const game = games[id];
  const name = `${seed}/${number}`;
  const match = at(tablesOf(game), number % tablesOf(game).length);
  const chance = seeded(`${name} calibrate`);
  const levels = Array.from({ length: match.seats }, (_, seat) =>
    seat === number % match.seats ? 'strong' : at(CAST, chance.below(CAST.length)),
  );
  const bots = levels.map((level) => botNamed(id, level));
  const text = required(playMatch({ game, match, bots, budget: PLAYED_WITH }, name, true).record, 'a record');
  const record = firstRecord(text.split('\n'));
  if ('torn' in record) throw new Error(record.torn);
  const decisions = levels.flatMap((level, seat) =>
    judged(id, courseOf(record, seat)).map((decision) => ({ decision, seat, strong: level === 'strong' })),
  );
  const some = (of: typeof decisions, most: number) => shuffled(of, chance).slice(0, most);
  const strong = some(
    decisions.filter((each) => each.strong),
    OF_STRONG,
  );
  const others = some(
    decisions.filter((each) => !each.strong),
    OF_OTHERS,
  );
  const planted = some(decisions, PLANTED);
  const tried = (by: TriedDecision['by'], seat: Seat, decision: DecisionPoint): TriedDecision =>
    tryDecision(plan, game, decision, by, `${name} ${by} ${seat} ${decision.at}`);
  return {
    tried: [
      ...strong.map(({ decision, seat }) => tried('strong', seat, decision)),
      ...others.map(({ decision, seat }) => tried('other', seat, decision)),
      ...planted.map(({ decision, seat }) => tried('planted', seat, plant(game, decision, seat, chance))),
    ],
  };
}

/** Judges a decision; where it is flagged, or planted, once more with many times the budget, in other worlds. */
function tryDecision(
  { playouts, times }: CoachTrial,
  game: Game,
  decision: DecisionPoint,
  by: TriedDecision['by'],
  name: string,
): TriedDecision {
  const { costly: flagged } = judge(game, decision, seeded(`${name} judge`), { playouts });
  if (!flagged && by !== 'planted') return { by, flagged, truth: null };
  const sure = truthOf(game, decision, `${name} glance`, playouts * times * GLANCE);
  const { truth } = sure.isClear ? sure : truthOf(game, decision, `${name} truth`, playouts * times);
  return { by, flagged, truth };
}

/** This part of the large budget is spent first. Where it leaves no doubt, that is the truth. */
const GLANCE = 1 / 4;
/** By how many standard errors a cost must be off the least cost, and off that of a big blunder. */
const NO_DOUBT = 3;

/** What a decision truly costs, in least costs, and whether it is clear on which side of both bars it is. */
function truthOf(
  game: Game,
  decision: DecisionPoint,
  seed: string,
  playouts: number,
): { readonly truth: number; readonly isClear: boolean } {
  const { cost, error, chanceCost, chanceError, solved } = judge(game, decision, seeded(seed), { playouts });
  const { least } = coachedGame(game.id);
  const costs = [
    { mean: chanceCost / least.chance, error: chanceError / least.chance },
    ...(solved ? [] : [{ mean: cost / least.points, error: error / least.points }]),
  ];
  return {
    truth: Math.min(...costs.map(({ mean }) => mean)),
    isClear: costs.every((each) =>
      [1, BIG].every((bar) => Math.abs(each.mean - bar) > NO_DOUBT * each.error),
    ),
  };
}

/** The worst of this many moves is planted, by a look at a few worlds. */
const TRIED = 4;
const WORLDS = 12;

/** The same decision with a worse move; where a whole turn is one decision, with any move and any steps after it. */
function plant(game: Game, decision: DecisionPoint, seat: Seat, chance: Chance): DecisionPoint {
  const { view, moves, period } = decision;
  const any = (from: readonly Move[]): Move => at(from, chance.below(from.length));
  const others = shuffled(
    moves.filter((each) => each !== decision.move),
    chance,
  ).slice(0, TRIED);
  if (!coachedGame(game.id).deciding.wholeTurns) {
    const playouts = WORLDS * others.length;
    return {
      ...decision,
      move: last(evaluate(coaching(game), view, others, chance, { playouts }, 'all')).move,
    };
  }
  const move = any(others);
  const state = game.imagine(view, chance);
  game.apply(state, seat, move, chance);
  const rest: Move[] = [];
  while (game.toAct(state) === only(seat) && periodOf(game, game.view(state, seat)) === period) {
    const step = any(legalMoves(game, state, seat));
    rest.push(step);
    game.apply(state, seat, step, chance);
  }
  return { ...decision, move, rest };
}
