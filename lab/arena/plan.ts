import type { Budget } from '@bullpen/bots';
import { at, type Chance, type Match, seeded } from '@bullpen/engine';
import { hasBeginner } from '../begin.ts';
import type { ProgramLimits } from '../outside/protocol.ts';

/** A kind of player: a bot with its budget. `name` is what it was called on the command line, such as `strong@1ms`. */
export interface HousePlayer {
  readonly name: string;
  readonly bot: string;
  readonly budget: Budget;
}

/** A program: `exec:python3 my_bot.py`. `code` stands for the files that the command names. */
interface ProgramPlayer {
  readonly name: string;
  readonly command: string;
  readonly code: string;
}

/** What a program answered in an earlier run: `replay:answers.jsonl`. */
interface RecordedPlayer {
  readonly name: string;
  readonly answers: string;
}

export type ArenaPlayer = HousePlayer | ProgramPlayer | RecordedPlayer;

/** What programs may use, and whether each match gets a new process. */
export interface ProgramRules extends ProgramLimits {
  readonly fresh: boolean;
}

/** What to play. Names stand for game and bots, so that it can be sent to a worker, on this machine or another. */
export interface ArenaPlan {
  readonly game: string;
  readonly match: Match;
  /** The kinds that take part, each once. */
  readonly players: readonly ArenaPlayer[];
  /** Who sits down, as indexes of kinds: as many as there are seats, or more, who then take turns. */
  readonly entries: readonly number[];
  readonly deals: number;
  readonly seed: string;
  /** Every deal is played with each seat beginning, in place of rotations: for equal players only. */
  readonly everyBegins?: true;
  readonly programs?: ProgramRules;
  /** The coach's budget for each decision, where decisions are priced. */
  readonly price?: Budget;
}

/** How many deals are one piece of work: few, since a strong bot may think for a second about one. */
export const CHUNK = 2;

export const chunksOf = (plan: ArenaPlan): number => Math.ceil(plan.deals / CHUNK);

/**
 * Who sits where in each match of a deal: every different rotation of those who sit down for it. Where there are more
 * entries than seats, the deals go round all ways of choosing among them; where there are three kinds or more, round all circles in
 * which they can sit. Rotations alone leave everybody behind the same neighbour, and who feeds whom can matter more than skill.
 */
export function seatings(plan: ArenaPlan, deal: number): readonly (readonly number[])[] {
  const all =
    known.get(plan) ??
    choose(plan.entries, plan.match.seats)
      .flatMap((seated) => circles(seated, plan.seed))
      .map((seated) => matchesOf(plan, seated));
  known.set(plan, all);
  return at(all, deal % all.length);
}

/** The seatings of plans, since every deal asks for them. */
const known = new WeakMap<ArenaPlan, readonly (readonly (readonly number[])[])[]>();

/** All ways to take a number of items of the list, in its order. */
function choose(list: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === list.length) return [list];
  if (count === 0) return [[]];
  const [first, rest] = [list.slice(0, 1), list.slice(1)];
  return [...choose(rest, count - 1).map((chosen) => [...first, ...chosen]), ...choose(rest, count)];
}

/** At larger tables there are too many circles, so some of them are drawn. */
const ALL_CIRCLES = 5;
const DRAWN_CIRCLES = 24;

/** The circles in which players of three kinds or more can sit, the given one first; of fewer kinds only that one. */
function circles(seated: readonly number[], seed: string): readonly (readonly number[])[] {
  const [first, ...others] = seated;
  if (first === undefined || new Set(seated).size < 3) return [seated];
  const chance = seeded(`${seed} circles`);
  const orders =
    seated.length <= ALL_CIRCLES
      ? permutations(others)
      : [others, ...Array.from({ length: DRAWN_CIRCLES - 1 }, () => drawnOrder(others, chance))];
  const different = new Map<string, number[]>();
  for (const order of orders) {
    const circle = [first, ...order];
    const name = rotations(circle).map(String).sort().join(' ');
    if (!different.has(name)) different.set(name, circle);
  }
  return [...different.values()];
}

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((each, i) => permutations(list.toSpliced(i, 1)).map((rest) => [each, ...rest]));
}

function drawnOrder(list: readonly number[], chance: Chance): number[] {
  const places = Uint8Array.from(list);
  chance.shuffle(places, places.length);
  return [...places];
}

/** The seatings of a deal: the rotations, or the same one for each seat that begins. */
function matchesOf(
  { game, everyBegins }: ArenaPlan,
  seated: readonly number[],
): readonly (readonly number[])[] {
  if (everyBegins === undefined) return rotations(seated);
  return hasBeginner(game) ? seated.map(() => seated) : [seated];
}

/** The rotations of a list that differ: four of `abbb`, two of `abab`. */
function rotations(list: readonly number[]): number[][] {
  const different = new Map<string, number[]>();
  for (let by = 0; by < list.length; by++) {
    const rotated = list.map((_, seat) => at(list, (seat + by) % list.length));
    if (!different.has(rotated.join())) different.set(rotated.join(), rotated);
  }
  return [...different.values()];
}
