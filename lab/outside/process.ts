import { type ChildProcess, spawn } from 'node:child_process';
import { memoryByGroup } from './memory.ts';
import type { ToProgram } from './protocol.ts';
import type { Roster } from './roster.ts';

/** The result of a question: an answer and how long it took, or nothing in time, or the program has ended. */
export type Answered =
  | { readonly kind: 'line'; readonly line: string; readonly milliseconds: number }
  | { readonly kind: 'silence' }
  | { readonly kind: 'ended' };

/** A longer line is not an answer: the program has gone wrong. */
const LONGEST_LINE = 1 << 16;
/** How much of what the program wrote to its standard error is kept. */
const LAST_WORDS = 2000;
const MEMORY_CHECK_MILLISECONDS = 200;
const WINDOWS = process.platform === 'win32';

/**
 * A program that runs beside this one and answers questions, one line each. It has a process group of its own, so that whatever
 * it starts ends with it. A program that uses too much memory or writes without end is killed.
 */
export class ProgramProcess {
  readonly #child: ChildProcess;
  readonly #roster: Roster | null;
  readonly #watch: NodeJS.Timeout;
  #unread = '';
  #errors = '';
  /** Why it ended, if that is known better than its exit code says. */
  #why: string | null = null;
  #ended = false;
  #waiting: ((answered: { line: string } | null) => void) | null = null;

  constructor(command: string, megabytes: number, roster: Roster | null = null) {
    this.#roster = roster;
    this.#child = spawn(command, { shell: true, detached: !WINDOWS, stdio: 'pipe' });
    const { pid, stdin, stdout, stderr } = this.#child;
    if (pid !== undefined) roster?.add(pid);
    // Whatever is written to a program that has ended is lost; `close` says that it has.
    stdin?.on('error', () => {});
    stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_WORDS);
    });
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('close', (code, signal) =>
      this.#end(signal === null ? `exited with code ${code}` : `was ended by ${signal}`),
    );
    this.#watch = setInterval(() => void this.#checkMemory(megabytes), MEMORY_CHECK_MILLISECONDS);
    this.#watch.unref();
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Why it ended, in one line: how, and the last line that it wrote to its standard error. */
  get lastWords(): string {
    const line = this.#errors.trim().split('\n').at(-1)?.trim() ?? '';
    return [this.#why ?? 'is running', ...(line === '' ? [] : [line])].join(': ');
  }

  send(message: ToProgram): void {
    if (!this.#ended) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends a question and waits this long for the next line. Lines that came unasked are dropped. */
  ask(message: ToProgram, milliseconds: number): Promise<Answered> {
    this.#unread = '';
    this.send(message);
    return this.next(milliseconds);
  }

  /** Waits for the next line without asking again. */
  next(milliseconds: number): Promise<Answered> {
    if (this.#ended) return Promise.resolve({ kind: 'ended' });
    const start = performance.now();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = null;
        resolve({ kind: 'silence' });
      }, milliseconds);
      this.#waiting = (answered) => {
        this.#waiting = null;
        clearTimeout(timer);
        if (answered === null) resolve({ kind: 'ended' });
        else resolve({ kind: 'line', line: answered.line, milliseconds: performance.now() - start });
      };
    });
  }

  /** Ends it and everything that it has started, at once. */
  kill(why: string): void {
    if (this.#ended) return;
    this.#why ??= why;
    killGroup(this.#child.pid);
    this.#end(why);
  }

  #read(text: string): void {
    this.#unread += text;
    const end = this.#unread.indexOf('\n');
    if ((end === -1 ? this.#unread.length : end) > LONGEST_LINE) {
      this.kill('wrote a line of more than 64 kB');
      return;
    }
    if (end === -1 || this.#waiting === null) {
      // Unasked lines are dropped with the next question, so they need not be kept.
      if (end !== -1) this.#unread = '';
      return;
    }
    const line = this.#unread.slice(0, end);
    this.#unread = this.#unread.slice(end + 1);
    this.#waiting({ line });
  }

  async #checkMemory(megabytes: number): Promise<void> {
    const used = (await memoryByGroup()).get(this.#child.pid ?? -1) ?? 0;
    if (used > megabytes) this.kill(`used ${Math.round(used)} MB of memory, allowed are ${megabytes} MB`);
  }

  #end(why: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#why ??= why;
    clearInterval(this.#watch);
    // The shell may be gone while a program that it started is not.
    killGroup(this.#child.pid);
    if (this.#child.pid !== undefined) this.#roster?.remove(this.#child.pid);
    this.#waiting?.(null);
  }
}

/** Kills a process group; harmless if there is none any more. */
export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(WINDOWS ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
