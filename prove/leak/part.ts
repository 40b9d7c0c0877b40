import { botsFor } from '@bullpen/bots';
import { at, type Game, last, legalMoves, type Match } from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { games } from '@bullpen/games';
import type { Figures, Part } from '../part.ts';
import { type Choose, type WalkPlan, walk } from './walk.ts';

/** How much a strong player thinks about a move here: the point is where it goes, not how well. */
const PLAYOUTS = 4;

/** How the strongest bot of a game chooses. */
const strong: Choose = (game, table, seat, chance) => {
  const bot = last(Object.values(botsFor(game.id)));
  const view = game.view(table.state, seat);
  const legal = legalMoves(game, table.state, seat);
  return game.format(bot.choose(view, legal, chance, { playouts: PLAYOUTS }));
};

/** A shorter round: only the first moves of a match, and only some numbers of seats. */
interface Short {
  readonly most: number;
  readonly every: number;
}

/** Every game with every number of seats, the variations in turn, by random and by strong play in turn. */
export function leakRound(number: number, short?: Short): Figures {
  const sums = { matches: 0, moves: 0, looks: 0, steps: 0, answers: 0 };
  const findings: string[] = [];
  const choose = number % 2 === 1 ? { choose: strong } : {};
  const limit = short === undefined ? {} : { most: short.most };
  const add = (plan: WalkPlan): void => {
    const walked = walk({ ...plan, ...choose, ...limit });
    sums.matches++;
    for (const name of ['moves', 'looks', 'steps', 'answers'] as const) sums[name] += walked[name];
    if (walked.leak !== null) findings.push(JSON.stringify(walked.leak));
  };
  for (const game of Object.values(games)) {
    const matches = matchesOf(game, number, short?.every ?? 1);
    for (const match of matches) add({ game, match, seed: `leak ${number} ${match.seats}` });
    const [match] = matches;
    if (match === undefined) continue;
    add({ game, match, seed: `leak daily ${number}`, daily: true });
    add({ game, match, seed: `leak sealed ${number}`, sealed: true });
  }
  return { sums, findings };
}

function matchesOf(game: Game, number: number, every: number): Match[] {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return seats
    .filter((_, i) => (i + number) % every === 0)
    .map((count) => {
      const matches = someMatches(game, count);
      return at(matches, (number + count) % matches.length);
    });
}

export const leakPart: Part = { name: 'no leak', share: 1, round: async (number) => leakRound(number) };
