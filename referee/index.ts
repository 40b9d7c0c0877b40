// Judges match records by the rules alone: a second reading of them, slow and simple.

import * as bullenrommee from './bullenrommee.ts';
import * as captainJack from './captain-jack.ts';
import * as elevenNimmt from './eleven-nimmt.ts';
import { at, Book, type Fault, FORMAT, isObject, type Line, recordsOf, Unreadable } from './record.ts';
import type { Sheets } from './sheets.ts';
import * as sixNimmt from './six-nimmt.ts';
import * as twentyOne from './twenty-one.ts';

export interface Verdict {
  /** The line of the record's first line. */
  readonly line: number;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: number;
  readonly faults: readonly Fault[];
  /** How often each special case occurred. */
  readonly cases: Readonly<Record<string, number>>;
}

/** How the matches of one game are judged. */
export interface Referee {
  readonly judgeMatch: (book: Book, sheets: Sheets | undefined) => void;
  /** The names of the special cases that it counts. */
  readonly CASES: readonly string[];
}

/** The games that can be judged, by id. */
export const referees = {
  'six-nimmt': sixNimmt,
  'eleven-nimmt': elevenNimmt,
  bullenrommee,
  'twenty-one': twentyOne,
  'captain-jack': captainJack,
} satisfies Record<string, Referee>;

const byId: ReadonlyMap<string, Referee> = new Map(Object.entries(referees));

/** Judges one record after the other. Those of Twenty One need the sheets. */
export function* judge(lines: Iterable<string>, sheets?: Sheets): Generator<Verdict> {
  for (const record of recordsOf(lines)) yield judgeRecord(record, sheets);
}

function judgeRecord(record: readonly Line[], sheets: Sheets | undefined): Verdict {
  const first = at(record, 0);
  const header = first.value ?? {};
  const game = typeof header.game === 'string' ? header.game : '?';
  const rules = byId.get(game);
  const book = new Book(record, rules?.CASES ?? []);
  const faults: Fault[] = book.faults;
  if (first.value === undefined) faults.push({ line: first.line, rule: FORMAT, what: 'not a JSON object' });
  else if (!('record' in header)) faults.push({ line: first.line, rule: FORMAT, what: 'no first line' });
  else if (rules === undefined) faults.push({ line: first.line, rule: FORMAT, what: `no game ${game}` });
  else {
    try {
      rules.judgeMatch(book, sheets);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  return {
    line: first.line,
    game,
    seats: book.seats,
    options: isObject(header.options) ? header.options : {},
    moves: record.filter(({ value }) => value !== undefined && 'move' in value).length,
    faults,
    cases: book.cases,
  };
}
