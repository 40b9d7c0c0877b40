import type { Budget } from '@bullpen/bots';
import { type Game, last, type Match } from '@bullpen/engine';
import { type ArenaPlan, type ArenaPlayer, isOutside, type ProgramRules } from '@bullpen/lab/arena/index';
import { agentsFor } from '@bullpen/lab/league/agents/index';
import { Failure } from './failure.ts';
import { outsidePlayer } from './outside-players.ts';

/** With more entries there are too many ways to choose among them. */
const MOST_ENTRIES = 16;

/** `20ms` or `2000` (playouts). */
export function budgetOf(text: string): Budget {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms)?$/.exec(text) ?? [];
  const value = Number(number);
  if (unit === 'ms' && value > 0 && value <= 600_000) return { milliseconds: value };
  if (unit === undefined && Number.isInteger(value) && value >= 1 && value <= 1_000_000_000)
    return { playouts: value };
  throw new Failure(`a budget is a time such as 20ms or a number of playouts such as 2000, not "${text}"`);
}

/** `strong`, or with a budget of its own `strong@1ms` or `strong@2000`; or a player that is not one of our bots. */
function playerOf(game: Game, name: string, budget: Budget): ArenaPlayer {
  const outside = outsidePlayer(name);
  if (outside !== null) return outside;
  const [bot, own, ...more] = name.split('@');
  const known = Object.keys(agentsFor(game.id));
  if (bot === undefined || !known.includes(bot) || more.length > 0)
    throw new Failure(`no player "${name}" in ${game.id}; there are ${known.join(', ')} and exec:<command>`);
  return { name, bot, budget: own === undefined ? budget : budgetOf(own) };
}

/** The names in a list of players. A comma inside a command is written `\\,`. */
export const namesIn = (list: string): string[] =>
  list.split(/(?<!\\),/).map((name) => name.trim().replaceAll('\\,', ','));

/** The plan that a command line asks for. The last of too few names fills the seats that are left. */
export function planOf(
  game: Game,
  match: Match,
  wish: {
    readonly players: string;
    readonly budget: string;
    readonly deals: number;
    readonly seed: string;
    readonly programs?: ProgramRules;
    readonly price?: Budget;
  },
): ArenaPlan {
  const names = namesIn(wish.players);
  while (names.length < match.seats) names.push(last(names));
  if (names.length > Math.max(match.seats, MOST_ENTRIES))
    throw new Failure(`--players takes at most ${MOST_ENTRIES} names, not ${names.length}`);
  const kinds = [...new Set(names)];
  const budget = budgetOf(wish.budget);
  const players = kinds.map((name) => playerOf(game, name, budget));
  return {
    game: game.id,
    match,
    players,
    entries: names.map((name) => kinds.indexOf(name)),
    deals: wish.deals,
    seed: wish.seed,
    ...(players.some(isOutside) && wish.programs !== undefined && { programs: wish.programs }),
    ...(wish.price !== undefined && { price: wish.price }),
  };
}
