import { availableParallelism } from 'node:os';
import { type Budget, botNamed } from '@bullpen/bots';
import { at, type Match } from '@bullpen/engine';
import { inOrder } from './pool.ts';
import { type Entrant, entrantsOf, type Sums } from './standings.ts';
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
  readonly matches: number;
  /** For each of `entrantsOf` the players. */
  readonly sums: readonly Sums[];
  readonly records: readonly string[];
}

/** How many matches a chunk has: enough to make a message worth its cost, few enough for a smooth progress bar. */
export const CHUNK = 16;
/** Players who choose blindly play a match in some microseconds. */
const BLIND_CHUNK = 8192;

export const chunkOf = (simulation: Simulation): number =>
  isBlind(simulation) && !simulation.recorded ? BLIND_CHUNK : CHUNK;

export const isBlind = ({ game, players }: Simulation): boolean =>
  players.every((name) => botNamed(game, name).blind);

/** Plays the matches on all cores. `onChunk` is called for every chunk, in the order of the matches. */
export async function simulate(
  simulation: Simulation,
  onChunk: (chunk: Chunk) => void,
  workers: number = availableParallelism(),
): Promise<Report> {
  const { players, games } = simulation;
  const standings = entrantsOf(players).map((entrant) => new Standing(entrant));
  const size = chunkOf(simulation);
  const start = performance.now();
  const script = new URL('./worker.ts', import.meta.url);
  await inOrder<Chunk>(script, simulation, Math.ceil(games / size), workers, (chunk) => {
    for (const [i, standing] of standings.entries()) standing.add(chunk.matches, at(chunk.sums, i));
    onChunk(chunk);
  });
  const results = standings.map((standing) => standing.result());
  return {
    games,
    byPlayer: results.slice(0, -players.length),
    bySeat: results.slice(-players.length),
    seconds: (performance.now() - start) / 1000,
  };
}

/** The matches of a player or a seat. */
class Standing {
  readonly #entrant: Entrant;
  readonly #scores = new Tally();
  readonly #wins = new Tally();

  constructor(entrant: Entrant) {
    this.#entrant = entrant;
  }

  add(matches: number, { scores, squaredScores, wins, squaredWins }: Sums): void {
    this.#scores.addSums(matches, scores, squaredScores);
    this.#wins.addSums(matches, wins, squaredWins);
  }

  result(): PlayerResult {
    return { name: this.#entrant.name, scores: this.#scores.summary(), wins: this.#wins.summary() };
  }
}
