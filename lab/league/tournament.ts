import { at, type Chance, type Game, readMatch, seeded } from '@bullpen/engine';
import { placesOf } from '@bullpen/ratings';
import { groups, type PlayedTable, standings, tableSizes } from '@bullpen/tournament';
import { rankCorrelation } from '../correlation.ts';
import { playMatch } from '../match.ts';
import { type Estimate, Tally } from '../tally.ts';
import { sometimes } from './players.ts';

/** Tournaments of players whose strength is known. The same plan gives the same tournaments. */
export interface TournamentPlan {
  readonly game: Game;
  readonly options: Readonly<Record<string, string | number>>;
  readonly players: number;
  readonly rounds: number;
  readonly seats: number;
  readonly tournaments: number;
  readonly seed: string;
}

/** How tables are put together, and whether all tables of a round have the same deals. */
export interface TournamentWay {
  readonly grouping: 'by standing' | 'at random';
  readonly deals: 'own' | 'same';
}

export const TOURNAMENT_WAYS: readonly TournamentWay[] = [
  { grouping: 'by standing', deals: 'own' },
  { grouping: 'by standing', deals: 'same' },
  { grouping: 'at random', deals: 'own' },
];

export interface TournamentReport extends TournamentWay {
  /** How well the final standing matches the order of the strengths, 1 if it is the same: the mean of all tournaments. */
  readonly order: Estimate;
  /** The true ranks of the first eight, 1 for the strongest, on average: at best 4.5. */
  readonly first: Estimate;
  /** How often two met who had met before, in one tournament. */
  readonly metAgain: number;
}

/** The top of the standing, which people look at. */
const FIRST = 8;
/** Bots that search do not play here. */
const BUDGET = { playouts: 1 };

/** Plays the tournaments in each of these ways, and yields after each how many are played. */
export function* tournaments(
  plan: TournamentPlan,
  ways: readonly TournamentWay[],
): Generator<number, readonly TournamentReport[]> {
  const strengths = Array.from({ length: plan.players }, (_, i) =>
    Math.round((100 * i) / (plan.players - 1)),
  );
  const reports: TournamentReport[] = [];
  let played = 0;
  for (const way of ways) {
    const orders = new Tally();
    const firsts = new Tally();
    let metAgain = 0;
    for (let number = 0; number < plan.tournaments; number++) {
      const tables = play(plan, strengths, way, `${plan.seed}/${number}`);
      const order = standings(namesOf(strengths), tables).map(({ entrant }) => Number(entrant));
      orders.add(rankCorrelation(order, [...order.keys()].reverse()));
      const first = order.slice(0, FIRST);
      firsts.add(first.reduce((sum, player) => sum + plan.players - player, 0) / first.length);
      metAgain += meetings(tables) - new Set(tables.flatMap(pairs)).size;
      yield ++played;
    }
    reports.push({
      ...way,
      order: orders.summary(),
      first: firsts.summary(),
      metAgain: metAgain / plan.tournaments,
    });
  }
  return reports;
}

/** Players are known by their numbers, the strongest has the highest. */
const namesOf = (strengths: readonly number[]): string[] => strengths.map((_, i) => String(i));

/** All tables of one tournament. */
function play(
  { game, options, rounds, seats }: TournamentPlan,
  strengths: readonly number[],
  { grouping, deals }: TournamentWay,
  seed: string,
): PlayedTable[] {
  const bots = strengths.map((share) => sometimes(game.id, share));
  const chance = seeded(`${seed} groups`);
  const entrants = namesOf(strengths);
  const tables: PlayedTable[] = [];
  for (let round = 0; round < rounds; round++) {
    const sizes = tableSizes(entrants.length, seats, false);
    const known = grouping === 'by standing' ? tables.slice() : [];
    for (const [number, table] of groups(entrants, known, sizes, chance).entries()) {
      const seated = shuffled(table, chance);
      const match = readMatch(game, seated.length, options);
      if (!match.ok) throw new Error(`${game.id} is not played by ${seated.length}`);
      const deal = deals === 'same' ? `${seed}/${round}` : `${seed}/${round}/${number}`;
      const plan = {
        game,
        match: match.value,
        bots: seated.map((one) => at(bots, Number(one))),
        budget: BUDGET,
      };
      tables.push({ seats: seated, places: placesOf(playMatch(plan, deal, false).outcome) });
    }
  }
  return tables;
}

function shuffled(table: readonly string[], chance: Chance): string[] {
  const left = [...table];
  return table.map(() => at(left.splice(chance.below(left.length), 1), 0));
}

const pairs = ({ seats }: PlayedTable): string[] =>
  seats.flatMap((one) =>
    seats.filter((other) => Number(one) < Number(other)).map((other) => `${one} ${other}`),
  );

const meetings = (tables: readonly PlayedTable[]): number =>
  tables.reduce((sum, table) => sum + pairs(table).length, 0);
