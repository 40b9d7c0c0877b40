import { botsFor } from '@bullpen/bots';
import { at } from '@bullpen/engine';
import { type GameId, gameIds } from '@bullpen/games';

/** One line of the table of strengths: one player against the others, all of one kind. */
export interface Contest {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
  readonly deals: number;
  readonly options: readonly string[];
}

/** The names of the levels that all games have, weakest first. A game may have others too. */
export const LEVELS = ['random', 'easy', 'medium', 'strong'];

/** What is played of each game. */
interface Course {
  readonly options: readonly string[];
  /** One round or deal: what is played to compare seats. */
  readonly seatOptions: readonly string[];
  /** How many playouts its strong bot has for a move: some milliseconds' worth. */
  readonly playouts: number;
  /** How many matches compare the seats of a bot that searches. Fewer where it is slow, but enough for ±3 points. */
  readonly searchMatches: number;
}

export const COURSES: Readonly<Record<GameId, Course>> = {
  'six-nimmt': { options: ['rounds=1'], seatOptions: ['rounds=1'], playouts: 1000, searchMatches: 1250 },
  'eleven-nimmt': { options: ['rounds=1'], seatOptions: ['rounds=1'], playouts: 150, searchMatches: 1250 },
  bullenrommee: { options: [], seatOptions: ['deals=1'], playouts: 100, searchMatches: 2500 },
  'twenty-one': { options: [], seatOptions: [], playouts: 300, searchMatches: 2500 },
  'captain-jack': { options: [], seatOptions: [], playouts: 300, searchMatches: 2500 },
};

/** Matches or rounds for a line that has to show an order, and for one with a clear winner. */
const ORDER = 2000;
const OVERWHELMING = 400;

/** Deals enough for this many matches, each deal being played in every rotation. */
const dealsFor = (matches: number, seats: number): number => Math.ceil(matches / seats);

/** Each level against the level below, and strong against random, with two seats and with four. */
function ladder(game: GameId): Contest[] {
  const { options, playouts } = COURSES[game];
  const known = LEVELS.filter((level) => Object.hasOwn(botsFor(game), level));
  const name = (level: string): string => (level === 'strong' ? `strong@${playouts}` : level);
  const pairs = known.slice(1).map((level, below) => [level, at(known, below)] as const);
  return [2, 4].flatMap((seats) => {
    const line = (one: string, others: string, matches: number): Contest => ({
      game,
      seats,
      one: name(one),
      others: name(others),
      deals: dealsFor(matches, seats),
      options,
    });
    return [
      ...pairs.map(([level, below]) => line(level, below, ORDER)),
      ...(known.includes('strong') ? [line('strong', 'random', OVERWHELMING)] : []),
    ];
  });
}

/** 6 nimmt! against the yardstick from the literature: about 1, 10 and 50 ms a move on one idle core. */
function againstYardstick(): Contest[] {
  const line = (seats: number, playouts: number, matches: number, options = ['rounds=1']): Contest => ({
    game: 'six-nimmt',
    seats,
    one: `strong@${playouts}`,
    others: 'mcs',
    deals: dealsFor(matches, seats),
    options,
  });
  return [
    line(4, 400, 4000),
    line(4, 4000, 4000),
    line(4, 20_000, 4000),
    line(4, 1000, 1000, []),
    line(2, 4000, 4000),
    line(6, 1000, 1000),
    line(10, 1000, 1000),
  ];
}

/** All lines of the table; the quick one has a twentieth of the deals. */
export function contests(quick: boolean): Contest[] {
  const pure = [2, 4].map((seats) => ({
    game: 'twenty-one',
    seats,
    one: `strong@${COURSES['twenty-one'].playouts}`,
    others: 'pure',
    deals: dealsFor(ORDER, seats),
    options: [],
  }));
  const all = [...gameIds.flatMap(ladder), ...againstYardstick(), ...pure];
  const playable = all.filter(({ game, one, others }) =>
    [one, others].every((name) => Object.hasOwn(botsFor(game), name.replace(/@.*/, ''))),
  );
  return quick ? playable.map((each) => ({ ...each, deals: Math.ceil(each.deals / 20) })) : playable;
}
