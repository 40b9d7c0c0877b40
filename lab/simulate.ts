import { availableParallelism } from 'node:os';
import type { Budget } from '@bullpen/bots';
import { at, type Match, type Outcome } from '@bullpen/engine';
import { inOrder } from './pool.ts';
import { type Estimate, Tally } from './tally.ts';

/** What to play. Names stand for game and players, so that it can be sent to a worker. */
export interface Simulation {
  readonly game: string;
  readonly match: Match;
  readonly players: readonly string[];
  readonly budget: Budget;
  readonly games: number;
  readonly seed: string;
  readonly recorded: boolean;
}

/** How somebody did: scores, and the share of the wins (a win shared by two is half a win for each). */
export interface PlayerResult {
  readonly name: string;
  readonly scores: Estimate;
  readonly wins: Estimate;
}

export interface Report {
  readonly games: number;
  readonly byPlayer: readonly PlayerResult[];
  readonly bySeat: readonly PlayerResult[];
  readonly seconds: number;
}

/** What a worker answers for a chunk of matches. */
export interface Chunk {
  readonly outcomes: readonly Outcome[];
  readonly records: readonly string[];
}

/** A chunk is this many matches: enough to make a message worth its cost, few enough for a smooth progress bar. */
export const CHUNK = 16;

/** Plays the matches on all cores. `onChunk` is called for every chunk, in the order of the matches. */
export async function simulate(
  simulation: Simulation,
  onChunk: (chunk: Chunk) => void,
  workers: number = availableParallelism(),
): Promise<Report> {
  const { players, games } = simulation;
  const names = [...new Set(players)];
  const byPlayer = names.map((name) => new Standing(name, seatsOf(players, name)));
  const bySeat = players.map((name, seat) => new Standing(`seat ${seat} (${name})`, [seat]));
  const start = performance.now();
  const script = new URL('./worker.ts', import.meta.url);
  await inOrder<Chunk>(script, simulation, Math.ceil(games / CHUNK), workers, (chunk) => {
    for (const outcome of chunk.outcomes)
      for (const standing of [...byPlayer, ...bySeat]) standing.add(outcome);
    onChunk(chunk);
  });
  return {
    games,
    byPlayer: byPlayer.map((standing) => standing.result()),
    bySeat: bySeat.map((standing) => standing.result()),
    seconds: (performance.now() - start) / 1000,
  };
}

const seatsOf = (players: readonly string[], name: string): number[] =>
  players.flatMap((player, seat) => (player === name ? [seat] : []));

/** The matches of a player, who may hold several seats: a match counts once, with the mean of its seats. */
class Standing {
  readonly #name: string;
  readonly #seats: readonly number[];
  readonly #scores = new Tally();
  readonly #wins = new Tally();

  constructor(name: string, seats: readonly number[]) {
    this.#name = name;
    this.#seats = seats;
  }

  add({ scores, winners }: Outcome): void {
    let score = 0;
    let wins = 0;
    for (const seat of this.#seats) {
      score += at(scores, seat);
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
    this.#scores.add(score / this.#seats.length);
    this.#wins.add(wins / this.#seats.length);
  }

  result(): PlayerResult {
    return { name: this.#name, scores: this.#scores.summary(), wins: this.#wins.summary() };
  }
}
