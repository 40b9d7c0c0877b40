import { botsFor } from '@bullpen/bots';
import { at, type Game, type Match, type Refusal, readMatch } from '@bullpen/engine';
import { gameIds, games, isGameId } from '@bullpen/games';
import { Failure } from './failure.ts';

// What the command line understands: games, matches and players by name. A wrong one fails with what is allowed.

export function gameNamed(id: string): Game {
  if (!isGameId(id)) throw new Failure(`no game "${id}"; there are ${gameIds.join(', ')}`);
  return games[id];
}

/** `--option key=value`, given any number of times. */
function optionPairs(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new Failure(`--option takes key=value, not "${pair}"`);
      return [name, value];
    }),
  );
}

/** The match that a command line asks for; `seats` may be left to the usual number. */
export function matchOf(game: Game, seats: string | undefined, pairs: readonly string[]): Match {
  const { min, max } = game.seats;
  const number = seats === undefined ? usualSeats(game) : wholeNumber(`${game.id}: --seats`, seats, min, max);
  const match = readMatch(game, number, optionPairs(pairs));
  if (!match.ok) throw new Failure(`${game.id}: ${matchWords(match.refusal)}`);
  return match.value;
}

function matchWords({ code, rule, detail = {} }: Refusal): string {
  if (code === 'unknown-option') return `no option "${detail.option}"; there are ${detail.allowed}`;
  return `option ${detail.option} cannot be "${detail.value}"; allowed: ${detail.allowed} (rule ${rule})`;
}

/** The names of the players: one for each seat, or one for all. */
export function playersOf(game: Game, seats: number, list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  const known = Object.keys(botsFor(game.id));
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new Failure(`no player "${stranger}" in ${game.id}; there are ${known.join(', ')}`);
  if (names.length === 1) return Array<string>(seats).fill(at(names, 0));
  if (names.length !== seats)
    throw new Failure(
      `--players names ${names.length} players for ${seats} seats; name one for each, or one for all`,
    );
  return names;
}

/** A whole number in a range, from a text. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new Failure(`${name} takes a whole number from ${min} to ${max}, not "${text}"`);
  return number;
}

/** The usual number of seats, where the game allows it. */
const usualSeats = (game: Game): number => Math.min(4, game.seats.max);

/** A match in a few words: `six-nimmt, 4 seats, variant basic, target 66`. */
export const matchTitle = (game: Game, { seats, options }: Match): string =>
  [
    game.id,
    `${seats} seats`,
    ...Object.entries(options as object).map(([name, value]) => `${name} ${value}`),
  ].join(', ');
