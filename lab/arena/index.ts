import { at } from '@bullpen/engine';
import type { MatchAnswers } from '../outside/answers.ts';
import type { ArenaRun } from './crew.ts';
import { threads } from './crew.ts';
import { Curves, type Drawn } from './curves.ts';
import { isOutside } from './outsiders.ts';
import { type ArenaPlan, seatings } from './plan.ts';
import type { ChunkOutcome } from './play.ts';
import { type Rating, Ratings } from './ratings.ts';
import { type PlayerStanding, PlayerTally } from './standings.ts';

export { furthest, type SeatReport, type SeatShare, seatShares } from './by-seat.ts';
export type { ArenaRun } from './crew.ts';
export { type ChunkRunner, threads } from './crew.ts';
export { ChunkJournal } from './journal.ts';
export { isOutside } from './outsiders.ts';
export type { ArenaPlan, ArenaPlayer, HousePlayer, ProgramRules } from './plan.ts';
export type { Rating } from './ratings.ts';
export type { PlayerStanding } from './standings.ts';

/** The result of an arena. */
export interface ArenaReport {
  /** The share of the wins that each would have if all were equally strong. */
  readonly equal: number;
  readonly standings: readonly PlayerStanding[];
  /** Of more than two kinds, strongest first. */
  readonly ratings: readonly Rating[] | null;
  readonly drawn: Drawn;
  /** What outside players answered, match by match. */
  readonly answers: readonly MatchAnswers[];
}

/** Plays all deals of a plan. The figures depend neither on who plays them nor on interruptions. */
export async function arena(plan: ArenaPlan, running: ArenaRun = {}): Promise<ArenaReport> {
  const { crew = threads(1), journal, onProgress } = running;
  const gathered = new Gathered(plan);
  const earlier = journal?.answers() ?? [];
  for (const answer of earlier) gathered.add(answer);
  onProgress?.(gathered.deals);
  await crew(plan, earlier.length, (answer) => {
    journal?.append(answer);
    gathered.add(answer);
    onProgress?.(gathered.deals);
  });
  return gathered.report();
}

/** The figures so far. */
class Gathered {
  readonly #plan: ArenaPlan;
  readonly #kinds: readonly PlayerTally[];
  readonly #ratings: Ratings | null;
  readonly #curves: Curves;
  readonly #answers: MatchAnswers[] = [];
  deals = 0;

  constructor(plan: ArenaPlan) {
    this.#plan = plan;
    this.#kinds = plan.players.map((player) => new PlayerTally(player.name, isOutside(player)));
    this.#ratings = plan.players.length > 2 ? new Ratings(plan) : null;
    this.#curves = new Curves(plan);
  }

  add({ deals, thinking, answers = [], prices = [] }: ChunkOutcome): void {
    for (const outcomes of deals) {
      const seated = seatings(this.#plan, this.deals++);
      this.#kinds.forEach((kind, index) => {
        kind.addDeal(outcomes, seated, index);
      });
      outcomes.forEach((outcome, match) => {
        this.#ratings?.add(outcome, at(seated, match));
        this.#curves.addMatch(outcome, at(seated, match));
      });
      this.#curves.addStandings(this.deals, () => this.#standings());
    }
    this.#kinds.forEach((kind, index) => {
      kind.addThinking(at(thinking, index));
      for (const paid of prices) kind.addPrice(at(paid, index));
    });
    for (const one of answers) at(this.#kinds, one.player).addAnswers(one);
    this.#answers.push(...answers);
  }

  report(): ArenaReport {
    return {
      equal: 1 / this.#plan.match.seats,
      standings: this.#standings(),
      ratings: this.#ratings?.list() ?? null,
      drawn: this.#curves.drawn(),
      answers: this.#answers,
    };
  }

  #standings(): PlayerStanding[] {
    return this.#kinds.map((kind) => kind.standing());
  }
}
