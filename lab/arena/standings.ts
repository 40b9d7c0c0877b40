import { at, type Outcome } from '@bullpen/engine';
import type { SeatAnswers } from '../outside/program.ts';
import { type Estimate, Tally, Z } from '../tally.ts';
import type { ThinkingTime } from './play.ts';
import type { PaidPrice } from './prices.ts';

/** How a kind of player did. A win that several share counts in part for each. */
export interface PlayerStanding {
  readonly name: string;
  readonly deals: number;
  readonly matches: number;
  readonly wins: ShareInterval;
  readonly scores: Estimate;
  /** Per move with a choice; null for a bot that does not think. */
  readonly millisecondsPerMove: number | null;
  /** What went wrong with a program; null for other players. */
  readonly faults: FaultCounts | null;
  /** Points lost by a decision, luck apart; null if nothing was priced. */
  readonly price: PriceEstimate | null;
}

/** What a program did wrong, and what it lost by it. */
interface FaultCounts {
  readonly start: number;
  readonly crash: number;
  readonly hang: number;
  readonly late: number;
  readonly illegal: number;
  readonly lostMatches: number;
  /** The first of each kind in words. */
  readonly words: readonly string[];
}

/** The mean price of a decision with its 95 % interval over deals. */
interface PriceEstimate extends Estimate {
  readonly decisions: number;
}

/** Sums up how a kind did, deal by deal: the matches of a deal belong together and count as one observation. */
export class PlayerTally {
  readonly #name: string;
  readonly #wins = new Tally();
  readonly #scores = new Tally();
  #deals = 0;
  #matches = 0;
  #moves = 0;
  #milliseconds = 0;
  readonly #prices = new Tally();
  #decisions = 0;
  readonly #faults: FaultTally | null;

  constructor(name: string, outside = false) {
    this.#name = name;
    this.#faults = outside ? new FaultTally() : null;
  }

  /** A deal counts once, with the mean over all seats that this kind held in its matches. */
  addDeal(outcomes: readonly Outcome[], seated: readonly (readonly number[])[], kind: number): void {
    let seats = 0;
    let wins = 0;
    let score = 0;
    outcomes.forEach(({ scores, winners }, match) => {
      const before = seats;
      at(seated, match).forEach((sitting, seat) => {
        if (sitting !== kind) return;
        seats++;
        score += at(scores, seat);
        if (winners.includes(seat)) wins += 1 / winners.length;
      });
      if (seats > before) this.#matches++;
    });
    if (seats === 0) return;
    this.#deals++;
    this.#wins.add(wins / seats);
    this.#scores.add(score / seats);
  }

  addThinking({ moves, milliseconds }: ThinkingTime): void {
    this.#moves += moves;
    this.#milliseconds += milliseconds;
  }

  addAnswers(answers: SeatAnswers): void {
    this.#faults?.add(answers);
  }

  /** The mean price in a deal is one observation. */
  addPrice({ decisions, cost }: PaidPrice): void {
    if (decisions === 0) return;
    this.#decisions += decisions;
    this.#prices.add(cost / decisions);
  }

  standing(): PlayerStanding {
    return {
      name: this.#name,
      deals: this.#deals,
      matches: this.#matches,
      wins: shareOf(this.#wins.summary(), this.#deals),
      scores: this.#scores.summary(),
      millisecondsPerMove: this.#moves === 0 ? null : this.#milliseconds / this.#moves,
      faults: this.#faults?.counts() ?? null,
      price: this.#decisions === 0 ? null : { ...this.#prices.summary(), decisions: this.#decisions },
    };
  }
}

/** Counts what a program does wrong. */
class FaultTally {
  readonly #counts = { start: 0, crash: 0, hang: 0, late: 0, illegal: 0 };
  readonly #words: string[] = [];
  #lostMatches = 0;

  add({ faults, lost }: SeatAnswers): void {
    for (const { kind, words } of faults)
      if (this.#counts[kind]++ === 0) this.#words.push(`${kind}: ${words}`);
    if (lost) this.#lostMatches++;
  }

  counts(): FaultCounts {
    return { ...this.#counts, lostMatches: this.#lostMatches, words: this.#words };
  }
}

/** A share with its 95 % interval. */
export interface ShareInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The interval of a share that was measured on a number of deals (Wilson's). How many independent tosses of a coin the deals are worth
 * follows from their spread, since rotations of a deal belong together. Unlike a plain interval it does not shrink to a
 * point where every match was won.
 */
export function shareOf({ mean, spread }: Estimate, deals: number): ShareInterval {
  const worth = spread > 0 ? (mean * (1 - mean) * deals) / spread ** 2 : deals;
  const centre = (mean + Z ** 2 / (2 * worth)) / (1 + Z ** 2 / worth);
  const half = (Z / (1 + Z ** 2 / worth)) * Math.sqrt((mean * (1 - mean)) / worth + (Z / (2 * worth)) ** 2);
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
