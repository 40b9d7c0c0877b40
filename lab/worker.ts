import { workerData } from 'node:worker_threads';
import { botNamed } from '@bullpen/bots';
import { entryOf, games } from '@bullpen/games';
import { blindMatches } from './blind.ts';
import { type MatchPlan, playMatch } from './match.ts';
import { answerChunks } from './pool.ts';
import { type Chunk, chunkOf, isBlind, type Simulation } from './simulate.ts';
import { addOutcome, entrantsOf, noSums } from './standings.ts';

const simulation = workerData as Simulation;
const { game, match, players, budget, seed, recorded, games: matches } = simulation;
const bots = players.map((name) => botNamed(game, name));
const plan: MatchPlan = { game: entryOf(games, game), match, bots, budget };
const play = isBlind(simulation)
  ? blindMatches(plan, seed, recorded)
  : (n: number) => playMatch(plan, `${seed}/${n}`, recorded);
const size = chunkOf(simulation);
const entrants = entrantsOf(players);

answerChunks((chunk): Chunk => {
  const sums = entrants.map(noSums);
  const records: string[] = [];
  const begin = chunk * size;
  const end = Math.min(begin + size, matches);
  for (let n = begin; n < end; n++) {
    const { outcome, record } = play(n);
    addOutcome(sums, entrants, outcome);
    if (record !== null) records.push(record);
  }
  return { matches: end - begin, sums, records };
});
