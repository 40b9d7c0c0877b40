import { type Bot, botNamed } from '@bullpen/bots';
import { courseOf, type DecisionPoint } from '@bullpen/bots/coach/decisions';
import type { Drill, DrillLevel, Price } from '@bullpen/bots/coach/drill';
import { mistakeOf } from '@bullpen/bots/coach/mistakes/index';
import { coaching } from '@bullpen/bots/coach/model';
import { situationOf } from '@bullpen/bots/coach/situations/index';
import { evaluate } from '@bullpen/bots/search';
import { shuffled } from '@bullpen/bots/ties';
import {
  at,
  type Draw,
  type Game,
  type Move,
  type RawRecord,
  readMatch,
  required,
  type Seat,
  seeded,
} from '@bullpen/engine';
import { games } from '@bullpen/games';
import { playMatch } from '../match.ts';
import { firstRecord } from '../review.ts';
import { type DrillPlan, MEASURES, tablesOf } from './plan.ts';

/** A drill that was found, and the kind of mistake that the next best move would be. */
export interface FoundDrill {
  readonly drill: Omit<Drill, 'id'>;
  readonly kind: string;
}

/** What was found in a match. */
export interface MatchFinds {
  readonly found: readonly FoundDrill[];
}

/** A decision that may be a drill. */
interface Candidate extends DecisionPoint {
  readonly seat: Seat;
  readonly kind: string;
  readonly level: DrillLevel;
}

type Evaluations = ReturnType<typeof evaluate>;

/** The players of a match are drawn from these; the weaker ones lead to what people meet. */
const CAST = ['easy', 'easy', 'medium', 'medium', 'strong'] as const;
const PLAYED_WITH = { playouts: 60 };
/** With two moves, half of all guesses are right. */
const LEAST_MOVES = 3;
const MOST_FROM_A_MATCH = 2;
/** Drills that `easy` solves are looked for only in one of this many matches. */
const EASY_EVERY = 4;
const TRIES = 5;

/** Worlds for every move: for a quick look at whether a decision may be a drill, and the least for its prices. */
const GLANCE_WORLDS = 12;
const LEAST_WORLDS = 24;
/** Most decisions that look good at a glance are not: this part of the large budget is spent on them first. */
const LOOK_PART = 1 / 5;
/** By how many standard errors the best move must be ahead of each other: at first, in the prices, and once more in new worlds. */
const GLANCE_SURE = 1.5;
const LOOK_SURE = 2;
const PRICE_SURE = 4;
const ONCE_MORE_SURE = 5;

/** Finds drills in the match of this number. */
export function findIn(plan: DrillPlan, number: number): MatchFinds {
  const game = games[plan.game];
  const name = `${plan.seed}/${number}`;
  const record = firstRecord((plan.records?.[number] ?? played(game, name, number)).split('\n'));
  if ('torn' in record) throw new Error(record.torn);

  const candidates = Array.from({ length: record.header.seats }, (_, seat) => seat)
    .flatMap((seat) => courseOf(record, seat).decisions.map((decision) => ({ ...decision, seat })))
    .flatMap((decision) => glance(game, name, decision))
    .filter(({ level }) => level > 1 || plan.records !== undefined || number % EASY_EVERY === 0);
  const found: FoundDrill[] = [];
  for (const candidate of shuffled(candidates, seeded(`${name} order`))) {
    if (found.length === MOST_FROM_A_MATCH) break;
    if (found.some(({ kind }) => kind === candidate.kind)) continue;
    const prices = pricesOf(game, name, candidate);
    if (prices === null) continue;
    const chance = plan.records === undefined ? { seed: name } : chanceOf(record, candidate.at);
    found.push({ drill: drillOf(record, chance, candidate, prices), kind: candidate.kind });
  }
  return { found };
}

/** The record of a match between bots. */
function played(game: Game, name: string, number: number): string {
  const match = at(tablesOf(game), number % tablesOf(game).length);
  const cast = seeded(`${name} cast`);
  const bots = Array.from({ length: match.seats }, () =>
    botNamed(game.id, at(CAST, cast.below(CAST.length))),
  );
  return required(playMatch({ game, match, bots, budget: PLAYED_WITH }, name, true).record, 'a record');
}

/** What chance drew before a decision of a record. */
function chanceOf({ game, header, body }: RawRecord, made: number): Pick<Drill, 'seed' | 'draws'> {
  const match = readMatch(game, header.seats, header.options as Record<string, unknown>);
  if (!match.ok) throw new Error(`a match that cannot be: ${match.refusal.code}`);
  const draws: Draw[] = [];
  let moves = 0;
  for (const { json } of body) {
    if ('move' in json && moves++ === made) break;
    for (const name of ['deal', 'roll'] as const) {
      if (!(name in json)) continue;
      const drawn = game.script(name, json[name], match.value);
      if (!drawn.ok) throw new Error(`a ${name} that cannot be: ${drawn.refusal.code}`);
      draws.push(...drawn.value);
    }
  }
  return { seed: header.seed, draws };
}

/** A decision, if it looks as if one move is clearly the best; else nothing. */
function glance(game: Game, name: string, decision: DecisionPoint & { readonly seat: Seat }): Candidate[] {
  const { view, moves, seat } = decision;
  if (moves.length < LEAST_MOVES) return [];
  const chance = seeded(`${name} glance ${decision.at} ${seat}`);
  const playouts = GLANCE_WORLDS * moves.length;
  const seen = evaluate(coaching(game), view, moves, chance, { playouts }, 'all');
  if (!isAhead(game, seen.slice(0, 2), GLANCE_SURE)) return [];
  const best = at(seen, 0).move;
  const [did, better] = [situationOf(game.id, view, at(seen, 1).move), situationOf(game.id, view, best)];
  const { kind } = mistakeOf(game.id, view, did, better);
  return [{ ...decision, kind, level: levelOf(game, name, decision, best) }];
}

/** Whether the first move is better than the others, surely and by enough. */
const isAhead = (game: Game, [, ...others]: Evaluations, sure: number): boolean =>
  others.every(
    ({ behind, behindError }) =>
      behind >= MEASURES[game.id as DrillPlan['game']].least && behind > sure * behindError,
  );

function levelOf(game: Game, name: string, decision: DecisionPoint, best: Move): DrillLevel {
  const finds = (bot: Bot): boolean => {
    const chance = seeded(`${name} try ${decision.at} ${bot.name}`);
    const right = Array.from(
      { length: TRIES },
      () => bot.choose(decision.view, decision.moves, chance, PLAYED_WITH) === best,
    );
    return right.filter(Boolean).length * 2 > TRIES;
  };
  if (finds(botNamed(game.id, 'easy'))) return 1;
  return finds(botNamed(game.id, 'medium')) ? 2 : 3;
}

/** What every move costs, if one is surely the best, also in worlds that had no part in choosing it. */
function pricesOf(game: Game, name: string, decision: Candidate): readonly Price[] | null {
  const { view, moves, seat } = decision;
  const { playouts: large } = MEASURES[game.id as DrillPlan['game']];
  const knowledge = coaching(game);
  const playouts = Math.max(large, LEAST_WORLDS * moves.length);
  const chanceFor = (what: string) => seeded(`${name} ${what} ${decision.at} ${seat}`);
  const look = evaluate(knowledge, view, moves, chanceFor('look'), { playouts: LOOK_PART * large }, 'best');
  if (!isAhead(game, look.slice(0, 2), LOOK_SURE)) return null;
  const priced = evaluate(knowledge, view, moves, chanceFor('prices'), { playouts }, 'all');
  if (!isAhead(game, priced, PRICE_SURE)) return null;
  const again = evaluate(knowledge, view, moves, chanceFor('again'), { playouts: large }, 'best');
  if (at(again, 0).move !== at(priced, 0).move) return null;
  if (!isAhead(game, again.slice(0, 2), ONCE_MORE_SURE)) return null;
  return priced.map(({ move, behind, behindError }) => [
    game.format(move),
    rounded(behind),
    rounded(behindError),
  ]);
}

/** More digits would be noise. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

function drillOf(
  record: RawRecord,
  chance: Pick<Drill, 'seed' | 'draws'>,
  { seat, at: made, level }: Candidate,
  prices: readonly Price[],
): FoundDrill['drill'] {
  const { seats, options } = record.header;
  const moves = record.body.flatMap(({ json }) => ('move' in json ? [`${json.seat} ${json.move}`] : []));
  const before = moves.slice(0, made);
  return { seats, options: options as Drill['options'], ...chance, moves: before, seat, level, prices };
}
