// Matches of every kind that the lab can play, and what the referee says to their records.

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '@bullpen/bots';
import { random } from '@bullpen/bots/random';
import type { Game, Match } from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { sheets } from '@bullpen/games/twenty-one';
import { readLines } from '@bullpen/lab/lines';
import { playMatch } from '@bullpen/lab/match';
import { judge } from '../referee/index.ts';
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
const paper = JSON.parse(JSON.stringify(sheets())) as Sheets;

/** Told how many matches of how many have been played or judged. */
export type Progress = (what: 'played' | 'judged', done: number, all: number) => void;

/** Has so many matches of a game played at random, over all seat counts and options, and judged from their records. */
export function judged(game: Game, count: number, dir: string, onProgress: Progress = () => {}): Judged {
  const file = join(dir, `${game.id}.jsonl`);
  const kinds = kindsOf(game);
  const fewSeats = kinds.filter(({ seats }) => seats <= 3);
  const all = count + aimed(game, count);
  for (let i = 0; i < all; i++) {
    const bot = i < count ? random : (hoarder as Bot);
    const match = i < count ? kinds[i % kinds.length]! : fewSeats[i % fewSeats.length]!;
    const bots = Array<Bot>(match.seats).fill(bot);
    const { record } = playMatch({ game, match, bots, budget: { playouts: 1 } }, `referee ${i}`, true);
    appendFileSync(file, record!);
    onProgress('played', i + 1, all);
  }

  const found: Judged = { matches: 0, moves: 0, faults: [], seats: new Set(), cases: new Map() };
  if (game.id === 'twenty-one')
    for (const { rule, what } of sheetFaults(paper)) found.faults.push(`the sheets: ${rule}: ${what}`);
  for (const { seats, moves, faults, cases } of judge(readLines(file), paper)) {
    found.matches++;
    found.moves += moves;
    found.seats.add(seats);
    for (const { line, rule, what } of faults) found.faults.push(`${file}:${line}: ${rule}: ${what}`);
    for (const [name, times] of Object.entries(cases))
      found.cases.set(name, (found.cases.get(name) ?? 0) + times);
    onProgress('judged', found.matches, all);
  }
  return found;
}

/** Every way to set up the game, each number of seats in turn. */
function kindsOf(game: Game): Match[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const bySeats = counts.map((seats) => someMatches(game, seats));
  return bySeats[0]!.flatMap((_, i) => bySeats.map((matches) => matches[i]!));
}

/** So many matches more are played by one that aims at what random play does not show; more than three seats cannot. */
const aimed = (game: Game, count: number): number => (game.id === 'bullenrommee' ? Math.ceil(count / 10) : 0);
