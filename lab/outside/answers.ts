import { type Outcome, type Seat, same, type View } from '@bullpen/engine';
import { readLines } from '../lines.ts';
import type { Outsider, SeatAnswers } from './program.ts';
import type { Hello } from './protocol.ts';

/*
 * The answers of programs, kept in a file: with them a result can be reproduced without the programs. The first line says what
 * was played, and each other line has what one seat answered in one match.
 */

/** The first line of a file of answers. */
export interface AnswersHeader {
  readonly answers: 1;
  readonly game: string;
  readonly match: unknown;
  readonly players: readonly string[];
  readonly entries: readonly number[];
  readonly deals: number;
  readonly seed: string;
}

/** What a seat answered in a match, and how the match ended. */
export interface MatchAnswers extends SeatAnswers {
  /** The kind of player, as an index. */
  readonly player: number;
  readonly match: string;
  readonly scores: readonly number[];
}

/** The answers do not belong to what is played: somebody played differently from when they were recorded. */
export class ForeignAnswers extends Error {
  override readonly name = 'ForeignAnswers';
}

/** A file of answers, read whole. Throws if the file is not one. */
export class AnswersFile {
  readonly header: AnswersHeader;
  readonly #answers = new Map<string, MatchAnswers>();

  constructor(file: string) {
    const [first, ...others] = [...readLines(file)].filter((line) => line !== '').map(parse);
    if ((first as AnswersHeader | undefined)?.answers !== 1)
      throw new ForeignAnswers('a file of answers begins with {"answers":1,…}');
    this.header = first as AnswersHeader;
    for (const line of others as MatchAnswers[]) this.#answers.set(key(line.match, line.seat), line);
  }

  /** What a seat answered in a match. */
  of(match: string, seat: Seat): MatchAnswers {
    const found = this.#answers.get(key(match, seat));
    if (found === undefined)
      throw new ForeignAnswers(`there are no answers of seat ${seat} in match ${match}`);
    return found;
  }
}

const key = (match: string, seat: Seat): string => `${match} ${seat}`;

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ForeignAnswers('a line is no JSON');
  }
}

/** The lines of a file of answers. */
export const answersText = (header: AnswersHeader, answers: readonly MatchAnswers[]): string =>
  [header, ...answers].map((line) => `${JSON.stringify(line)}\n`).join('');

/** Plays the answers of a program again. */
export class RecordedProgram implements Outsider {
  readonly #file: AnswersFile;
  #answers: MatchAnswers | null = null;
  #at = 0;

  constructor(file: AnswersFile) {
    this.#file = file;
  }

  get lost(): boolean {
    return this.#answers?.lost === true;
  }

  sit({ match, seat }: Hello): Promise<void> {
    this.#answers = this.#file.of(match, seat);
    this.#at = 0;
    return Promise.resolve();
  }

  choose(_view: View, legal: readonly string[]): Promise<string> {
    const move = this.#answers?.moves[this.#at++];
    if (move === undefined || !legal.includes(move)) throw this.#misfit();
    return Promise.resolve(move);
  }

  rise({ scores }: Outcome): SeatAnswers {
    if (this.#answers === null || !same(this.#answers.scores, scores)) throw this.#misfit();
    const { seat, moves, faults, lost } = this.#answers;
    return { seat, moves, faults, lost };
  }

  close(): void {}

  #misfit(): ForeignAnswers {
    return new ForeignAnswers(
      `the answers do not fit match ${this.#answers?.match}: the others played differently then`,
    );
  }
}
