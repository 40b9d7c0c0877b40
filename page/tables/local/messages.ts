import type { View } from '@bullpen/engine';
import type { Logged } from '@bullpen/table';
import type { Answer, Clock, Seating, Snapshot, Update } from '@bullpen/wire';
import type { NewCommand } from '../source.ts';

/** A seat of a table in this browser: a person at it, who may have no name, or a bot. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string | null; readonly player?: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A new table in this browser. */
export interface LocalPlan {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly hints: boolean;
  /** Whether lots are drawn for the seats. Missing in tables that were kept before there was a choice: then they are. */
  readonly seating?: Seating;
  /** Missing: no limit. */
  readonly clock?: Clock;
  /** Deals for lessons and tests are drawn from this; everybody else's from the browser's own randomness. */
  readonly seed?: string;
}

/** What the page asks of the worker; each is answered by its id. */
export type WorkerRequest =
  | { readonly ask: 'create'; readonly table: string; readonly plan: LocalPlan }
  /** Without a log, the one that this browser keeps. */
  | { readonly ask: 'open'; readonly table: string; readonly log?: readonly Logged[] }
  | { readonly ask: 'send'; readonly wish: NewCommand }
  | { readonly ask: 'look'; readonly seat: number }
  | { readonly ask: 'pace'; readonly milliseconds: number }
  /** No pauses until a person has to act. */
  | { readonly ask: 'skip' }
  | { readonly ask: 'record' }
  | { readonly ask: 'again'; readonly table: string }
  | { readonly ask: 'levels'; readonly game: string }
  | {
      readonly ask: 'hint';
      readonly game: string;
      readonly view: View;
      readonly legal: readonly string[];
      /** Missing: the strongest. */
      readonly level?: string;
      readonly milliseconds?: number;
    };

export interface NumberedRequest {
  readonly id: number;
  readonly message: WorkerRequest;
}

/** What the worker says: answers, and news of its table for the seat that is looked from. */
export type WorkerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string }
  | { readonly news: { readonly updates: readonly Update[]; readonly snapshot: Snapshot } };

/** What each question is answered with. */
export interface Answers {
  create: null;
  /** Whether there is such a table. */
  open: boolean;
  send: Answer;
  look: null;
  pace: null;
  skip: null;
  record: string;
  /** The log of the new table. */
  again: readonly Logged[];
  levels: readonly string[];
  hint: string | null;
}
