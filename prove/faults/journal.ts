import { createHash } from 'node:crypto';
import type { PlayerNote } from './member.ts';

/** What the server said to a client that it had accepted. */
export interface Accepted {
  readonly table: string;
  readonly command: string;
  readonly seq: number;
}

/** An entry that a client was shown: what everybody may know of it, and a hash of all that this viewer received. */
export interface Shown {
  readonly table: string;
  readonly viewer: number;
  readonly seq: number;
  readonly entry: { readonly type: string; readonly at: number; readonly seat?: number };
  readonly hash: string;
}

/** A table as a viewer saw it at a seq. */
export interface Saw {
  readonly table: string;
  readonly viewer: number;
  readonly seq: number;
  readonly hash: string;
}

/** What all clients of a run received, exactly as it came: for the checker, which trusts nothing else. */
export class Journal {
  readonly accepted: Accepted[] = [];
  readonly shown: Shown[] = [];
  readonly saw: Saw[] = [];
  /** Command ids that were ever sent, by table. */
  readonly sent = new Map<string, Set<string>>();
  readonly refusals = new Map<string, number>();
  readonly over = new Set<string>();
  readonly players: PlayerNote[] = [];
  /** How many exports were compared with what was answered before. */
  exports = 0;
  /** What no server may ever do, in words. */
  readonly wrongs: string[] = [];
  #waiting: number[] = [];
  /** Milliseconds from the end of a fault to the next acceptance. */
  readonly recoveries: number[] = [];

  send(table: string, command: string): void {
    const known = this.sent.get(table) ?? new Set();
    this.sent.set(table, known.add(command));
  }

  accept(table: string, command: string, seq: number): void {
    this.accepted.push({ table, command, seq });
    const now = performance.now();
    for (const since of this.#waiting) this.recoveries.push(now - since);
    this.#waiting = [];
  }

  /** A fault has ended: from now on something should be accepted again. */
  recovering(): void {
    this.#waiting.push(performance.now());
  }

  refuse(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
