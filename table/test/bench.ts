import { createHash } from 'node:crypto';
import { legalMoves, type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import type { Answer, Command, CreateTable, WithoutId } from '@bullpen/wire';
import {
  type Decision,
  decide,
  decideClaim,
  decideCreate,
  fairChance,
  type Machine,
  move,
  type RematchOf,
  type Table,
  TableInMemory,
} from '../index.ts';

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

type Wish = WithoutId<Command>;

/** Secrets and tokens are counted, so every run is the same. */
export function countingMachine(now: () => number): Machine {
  let count = 0;
  return {
    now,
    chance: (seed, from, label) => fairChance(sha256, seed, from, label),
    newSecret: () => sha256(`secret ${count++}`).toString('hex'),
    commitmentOf: (secret) => sha256(secret).toString('hex'),
    newToken: () => `token-${count++}`,
    hashToken,
    levels: () => ['random', 'medium'],
  };
}

/** A table of its own with a clock that the test moves. */
export class Bench {
  now = 1_700_000_000_000;
  readonly #kept: TableInMemory;
  readonly #machine: Machine;

  constructor(wish: Omit<CreateTable, 'id'>, rematch?: RematchOf) {
    this.#machine = countingMachine(() => this.now);
    const full = { id: 'bench-table', seating: 'fixed', ...wish } as CreateTable;
    const pace = { least: 900, more: 0 };
    this.#kept = TableInMemory.create('bench', decideCreate(full, pace, this.#machine, rematch));
  }

  get table(): Table {
    return this.#kept.table;
  }

  get log(): TableInMemory['log'] {
    return this.#kept.log;
  }

  say(viewer: Viewer, wish: Wish): Answer {
    return this.append(decide(this.table, viewer, command(wish), this.#machine));
  }

  claim(seat: Seat, wish: Wish): Answer {
    return this.append(decideClaim(this.table, seat, command(wish), this.#machine));
  }

  /** People sit down, one after the other, with these names. */
  seat(...names: readonly string[]): void {
    for (const name of names) expectDone(this.say(WATCHER, { do: 'sit', name }));
  }

  append(decision: Decision): Answer {
    return this.#kept.append(decision);
  }

  /** The move that the server makes for a seat. */
  automatic(seat: Seat, by: 'bot' | 'clock'): void {
    const { game, state } = this.table;
    const [first] = legalMoves(game, state, seat);
    expectDone(this.append(move(this.table, seat, game.format(first!), by, this.#machine)));
  }
}

/** What the log keeps of a token. */
export const hashToken = (token: string): string => sha256(token).toString('hex');

/** Why it was refused; null if it was not. */
export const codeOf = (answer: Answer): string | null => (answer.ok ? null : answer.problem.code);

const command = (wish: Wish): Command => ({ id: 'bench-command', ...wish }) as Command;

function expectDone(answer: Answer): void {
  if (!answer.ok) throw new Error(answer.problem.code);
}
