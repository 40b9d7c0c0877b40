import { parentPort, workerData } from 'node:worker_threads';
import { botsFor } from '@bullpen/bots';
import type { Outcome } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { type MatchPlan, playMatch } from './match.ts';
import { CHUNK, type Simulation } from './simulate.ts';

const simulation = workerData as Simulation;
const bots = botsFor(simulation.game);
const plan: MatchPlan = {
  game: entryOf(games, simulation.game),
  match: simulation.match,
  bots: simulation.players.map((name) => bots[name]!),
  budget: simulation.budget,
};

parentPort!.on('message', (chunk: number) => {
  const outcomes: Outcome[] = [];
  const records: string[] = [];
  const end = Math.min((chunk + 1) * CHUNK, simulation.games);
  for (let i = chunk * CHUNK; i < end; i++) {
    const { outcome, record } = playMatch(plan, `${simulation.seed}/${i}`, simulation.recorded);
    outcomes.push(outcome);
    if (record !== null) records.push(record);
  }
  parentPort!.postMessage({ outcomes, records });
});
