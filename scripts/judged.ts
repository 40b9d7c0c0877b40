// Matches of every kind that the lab can play, and what the referee says about their records.

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '@bullpen/bots';
import { random } from '@bullpen/bots/random';
import { at, type Game, type Match, required } from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { entryOf, type GameId } from '@bullpen/games';
import { sheets as sheetsOfTwentyOne } from '@bullpen/games/twenty-one';
import { readLines } from '@bullpen/lab/lines';
import { playMatch } from '@bullpen/lab/match';
import { judge, type Referee, referees } from '../referee/index.ts';
import { type Sheets, sheetFaults } from '../referee/sheets.ts';
import { hoarder } from './hoarder.ts';

/** What the referee found in the records of a game. */
export interface Judged {
  matches: number;
  moves: number;
  /** Each with its file and line. */
  readonly faults: string[];
  readonly seats: Set<number>;
  /** How often each special case occurred. */
  readonly cases: Map<string, number>;
}

/** As the referee reads them from a file. */
const paper = JSON.parse(JSON.stringify(sheetsOfTwentyOne())) as Sheets;

/** The referee of every game: a game that has none does not compile. */
const REFEREES: Readonly<Record<GameId, Referee>> = referees;

/** What is judged of a game besides matches that are played at random. */
interface Besides {
  /** Plays a tenth as many matches more, aimed at what random play does not show; at most three seats can. */
  readonly aimed?: Bot;
  /** The sheets themselves are judged too. */
  readonly sheets?: true;
}

const BESIDES: Readonly<Record<GameId, Besides>> = {
  'six-nimmt': {},
  'eleven-nimmt': {},
  bullenrommee: { aimed: hoarder as Bot },
  'twenty-one': { sheets: true },
  'captain-jack': {},
};

/** Called with how many of all matches have been played or judged. */
export type Progress = (what: 'played' | 'judged', done: number, all: number) => void;

/** Has a number of matches of a game played at random, over all seat counts and options, and judged from their records. */
export function judged(game: Game, count: number, dir: string, onProgress: Progress = () => {}): Judged {
  const file = join(dir, `${game.id}.jsonl`);
  const kinds = kindsOf(game);
  const fewSeats = kinds.filter(({ seats }) => seats <= 3);
  const { aimed, sheets } = entryOf(BESIDES, game.id);
  const all = count + (aimed === undefined ? 0 : Math.ceil(count / 10));
  for (let i = 0; i < all; i++) {
    const bot = i < count ? random : (aimed ?? random);
    const match = i < count ? at(kinds, i % kinds.length) : at(fewSeats, i % fewSeats.length);
    const bots = Array<Bot>(match.seats).fill(bot);
    const { record } = playMatch({ game, match, bots, budget: { playouts: 1 } }, `referee ${i}`, true);
    appendFileSync(file, required(record, 'the record'));
    onProgress('played', i + 1, all);
  }

  const cases = new Map(entryOf(REFEREES, game.id).CASES.map((name) => [name, 0]));
  const found: Judged = { matches: 0, moves: 0, faults: [], seats: new Set(), cases };
  if (sheets)
    for (const { rule, what } of sheetFaults(paper)) found.faults.push(`the sheets: ${rule}: ${what}`);
  for (const { seats, moves, faults, cases: seen } of judge(readLines(file), paper)) {
    found.matches++;
    found.moves += moves;
    found.seats.add(seats);
    for (const { line, rule, what } of faults) found.faults.push(`${file}:${line}: ${rule}: ${what}`);
    for (const [name, times] of Object.entries(seen))
      found.cases.set(name, (found.cases.get(name) ?? 0) + times);
    onProgress('judged', found.matches, all);
  }
  return found;
}

/** Every way to set up the game, each number of seats in turn. */
function kindsOf(game: Game): Match[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const bySeats = counts.map((seats) => someMatches(game, seats));
  return at(bySeats, 0).flatMap((_, i) => bySeats.map((matches) => at(matches, i)));
}
