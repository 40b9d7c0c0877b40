import { at, type Outcome } from '@bullpen/engine';
import { type Estimate, Tally } from '../tally.ts';
import type { ThinkingTime } from './play.ts';

/** How a kind of player did. A win that several share counts in part for each. */
export interface PlayerStanding {
  readonly name: string;
  readonly deals: number;
  readonly matches: number;
  readonly wins: ShareInterval;
  readonly scores: Estimate;
  /** Per move with a choice; null for a bot that does not think. */
  readonly millisecondsPerMove: number | null;
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

  constructor(name: string) {
    this.#name = name;
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

  standing(): PlayerStanding {
    return {
      name: this.#name,
      deals: this.#deals,
      matches: this.#matches,
      wins: shareOf(this.#wins.summary(), this.#deals),
      scores: this.#scores.summary(),
      millisecondsPerMove: this.#moves === 0 ? null : this.#milliseconds / this.#moves,
    };
  }
}

/** A share with its 95 % interval. */
export interface ShareInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

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
