import { at, type Outcome, required, type Seat, type View } from '@bullpen/engine';
import { type Answered, ProgramProcess } from './process.ts';
import { type Hello, isReady, moveIn, type ProgramLimits } from './protocol.ts';
import type { Roster } from './roster.ts';

/**
 * What a program did wrong. It loses the move if it was `late` or its answer `illegal`, and the match if it did not `start`,
 * had a `crash` or did `hang`.
 */
export interface ProgramFault {
  readonly kind: 'start' | 'crash' | 'hang' | 'late' | 'illegal';
  /** At which choice, from 1; 0 before the first. */
  readonly n: number;
  readonly words: string;
}

/** What a seat answered in one match: enough to play it again without the program. */
export interface SeatAnswers {
  readonly seat: Seat;
  /** The moves that were made at its choices. */
  readonly moves: readonly string[];
  readonly faults: readonly ProgramFault[];
  /** It has lost the match by its faults. */
  readonly lost: boolean;
}

/** A player outside of this process: a program, or the answers that one gave before. */
export interface Outsider {
  sit(hello: Hello): Promise<void>;
  /** One of the legal moves, whatever happens; `milliseconds` if this choice has less time than the others. */
  choose(view: View, legal: readonly string[], milliseconds?: number): Promise<string>;
  /** Whether it has lost the present match by its faults. */
  readonly lost: boolean;
  rise(outcome: Outcome): SeatAnswers;
  close(): void;
}

/** A program has this long to start and to say that it is ready. */
const START_MILLISECONDS = 30_000;
/** A program counts as hanging when its answer is late by more than its whole time again, and by more than this. */
const LEAST_PATIENCE_MILLISECONDS = 1000;
/** A program that has lost this many moves has lost the match. */
const LOST_MOVES = 3;
/** After this many matches in a row in which it did not start, crashed or hung, a program is not started again. */
const HOPELESS = 5;

/**
 * A player that is a program. It is started for its first match and stays for the next ones.
 *
 * What it does wrong never stops a match. For a late or illegal answer the first legal move is made in its place. A program that
 * crashes, hangs or has lost three moves has lost the match: it is killed, its seat makes the first legal moves, and it is
 * started again for the next match.
 */
export class Program implements Outsider {
  readonly #command: string;
  readonly #limits: ProgramLimits;
  readonly #roster: Roster | null;
  /** A new process for every match, so that nothing is remembered. */
  readonly #fresh: boolean;
  #process: ProgramProcess | null = null;
  #brokenInARow = 0;
  #broken = false;
  #hello: Hello | null = null;
  #moves: string[] = [];
  #faults: ProgramFault[] = [];
  #lost = false;

  constructor(command: string, limits: ProgramLimits, fresh = false, roster: Roster | null = null) {
    this.#command = command;
    this.#limits = limits;
    this.#fresh = fresh;
    this.#roster = roster;
  }

  get lost(): boolean {
    return this.#lost;
  }

  get faults(): readonly ProgramFault[] {
    return this.#faults;
  }

  async sit(hello: Hello): Promise<void> {
    this.#hello = hello;
    this.#moves = [];
    this.#faults = [];
    this.#lost = false;
    this.#broken = false;
    if (this.#brokenInARow >= HOPELESS) {
      this.#loseMatch('start', `not started again: it failed in ${HOPELESS} matches in a row`);
      return;
    }
    const running = this.#process ?? new ProgramProcess(this.#command, this.#limits.megabytes, this.#roster);
    this.#process = running;
    const answered = await running.ask({ hello }, START_MILLISECONDS);
    if (answered.kind === 'line' && isReady(answered.line)) return;
    const words =
      answered.kind === 'line'
        ? `answered hello with ${quote(answered.line)}, not with {"ready":1}`
        : answered.kind === 'ended'
          ? running.lastWords
          : `did not say {"ready":1} within ${START_MILLISECONDS / 1000} s`;
    this.#loseMatch('start', words);
  }

  async choose(
    view: View,
    legal: readonly string[],
    milliseconds = this.#limits.milliseconds,
  ): Promise<string> {
    const move = (await this.#ask(view, legal, milliseconds)) ?? at(legal, 0);
    this.#moves.push(move);
    return move;
  }

  rise({ scores, winners }: Outcome): SeatAnswers {
    const { match, seat } = required(this.#hello, 'the match');
    this.#process?.send({ over: { match, scores, winners } });
    if (this.#fresh) this.close();
    this.#brokenInARow = this.#broken ? this.#brokenInARow + 1 : 0;
    return { seat, moves: this.#moves, faults: this.#faults, lost: this.#lost };
  }

  close(): void {
    this.#process?.kill('was not needed any more');
    this.#process = null;
  }

  async #ask(view: View, legal: readonly string[], milliseconds: number): Promise<string | null> {
    const running = this.#process;
    if (running === null) return null;
    const { match } = required(this.#hello, 'the match');
    const decide = { match, n: this.#moves.length + 1, milliseconds, legal, view };
    const answered = await running.ask({ decide }, milliseconds);
    if (answered.kind === 'line') return this.#judge(answered.line, legal);
    if (answered.kind === 'ended') return this.#loseMatch('crash', running.lastWords);
    return this.#waitOn(running, milliseconds);
  }

  #judge(line: string, legal: readonly string[]): string | null {
    const move = moveIn(line);
    if (move !== null && legal.includes(move)) return move;
    const what = move === null ? `no {"move":"…"} but ${quote(line)}` : `${quote(move)} is not legal`;
    return this.#loseMove('illegal', what);
  }

  /** The answer is late, and the move is lost. It must come before the next question, or it would be taken for the answer to that. */
  async #waitOn(running: ProgramProcess, milliseconds: number): Promise<null> {
    const patience = Math.max(milliseconds, LEAST_PATIENCE_MILLISECONDS);
    const answered: Answered = await running.next(patience);
    if (answered.kind === 'ended') return this.#loseMatch('crash', running.lastWords);
    if (answered.kind === 'silence')
      return this.#loseMatch('hang', `no answer within ${Math.round(milliseconds + patience)} ms`);
    const took = Math.round(milliseconds + answered.milliseconds);
    return this.#loseMove('late', `answered after ${took} ms, allowed are ${Math.round(milliseconds)} ms`);
  }

  #loseMove(kind: ProgramFault['kind'], words: string): null {
    this.#note(kind, words);
    if (this.#faults.length >= LOST_MOVES) this.#lose();
    return null;
  }

  #loseMatch(kind: ProgramFault['kind'], words: string): null {
    this.#note(kind, words);
    this.#broken = true;
    this.#lose();
    return null;
  }

  #note(kind: ProgramFault['kind'], words: string): void {
    this.#faults.push({ kind, n: this.#moves.length + (kind === 'start' ? 0 : 1), words });
  }

  #lose(): void {
    this.#lost = true;
    this.close();
  }
}

/** A text in quotes, cut if it is long. */
const quote = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
