import { workerData } from 'node:worker_threads';
import { botNamed } from '@bullpen/bots';
import type { Outcome } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { type MatchPlan, playMatch } from './match.ts';
import { answerChunks } from './pool.ts';
import { CHUNK, type Chunk, type Simulation } from './simulate.ts';

const simulation = workerData as Simulation;
const plan: MatchPlan = {
  game: entryOf(games, simulation.game),
  match: simulation.match,
  bots: simulation.players.map((name) => botNamed(simulation.game, name)),
  budget: simulation.budget,
};

answerChunks((chunk): Chunk => {
  const outcomes: Outcome[] = [];
  const records: string[] = [];
  const end = Math.min((chunk + 1) * CHUNK, simulation.games);
  for (let i = chunk * CHUNK; i < end; i++) {
    const { outcome, record } = playMatch(plan, `${simulation.seed}/${i}`, simulation.recorded);
    outcomes.push(outcome);
    if (record !== null) records.push(record);
  }
  return { outcomes, records };
});
