import { readdirSync } from 'node:fs';
import type { Game, Match, OptionSpec } from '@bullpen/engine';
import { checkLaws, someMatches } from '@bullpen/engine/conformance';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

const NOT_GAMES = ['node_modules', 'ox-cards', 'test'];

const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

describe('the list of games', () => {
  it('names every game folder, by the id of its game', () => {
    const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !NOT_GAMES.includes(entry.name))
      .map(({ name }) => name);
    expect(Object.keys(games).sort()).toEqual(folders.sort());
  });

  it('has each game under its own id', () => {
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
  });
});

/** This many views of this many moves are looked at with each number of seats; with the fewest seats, no end is set. */
const ENOUGH = 2500;

/** Other variations come first with each number of seats, so that all have their turn. */
function variations(game: Game, seats: number): Match[] {
  const matches = someMatches(game, seats);
  const first = (5 * (seats - game.seats.min)) % matches.length;
  return [...matches.slice(first), ...matches.slice(0, first)];
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  it.each(seatCounts(game))(
    'obeys the laws of the contract with %i seats',
    (seats) => {
      let looked = 0;
      for (const match of variations(game, seats)) {
        if (looked > ENOUGH && seats > game.seats.min) break;
        const moves = checkLaws(game, match, `conformance ${seats}`);
        expect(moves).toBeGreaterThan(0);
        looked += moves * (seats + 1);
      }
    },
    120_000,
  );

  it('names rules that exist, each once', () => {
    expect(new Set(game.rules).size).toBe(game.rules.length);
    expect(game.rules).toEqual(expect.arrayContaining(Object.values(game.lineRules)));
    const ofOptions = Object.values(game.options as Readonly<Record<string, OptionSpec>>).map(
      ({ rule }) => rule,
    );
    expect(game.rules).toEqual(expect.arrayContaining(ofOptions));
  });
});
