import type { Answer, Command, Snapshot, Update, WithoutId } from '@bullpen/wire';
import type { ReadonlySignal } from '@preact/signals';
import type { PlannedTurn } from '../games/contract.ts';

/** A command without its id: the sender makes one. */
export type NewCommand = WithoutId<Command>;

/**
 * How a table went on: what happened, between two snapshots. `before` is null for the first that is seen. Updates that begin
 * with seq 1 begin with everything again, as the viewer may know it now.
 */
export interface TableStep {
  readonly before: Snapshot | null;
  readonly after: Snapshot;
  readonly updates: readonly Update[];
}

/**
 * `lost`: it will come back by itself. `gone`: there is no such table, or it is not ours any more. `closed`: a daily deal of somebody else.
 * `sealed`: a table of a tournament, whose round goes on.
 */
export type Link = 'connecting' | 'ready' | 'lost' | 'gone' | 'closed' | 'sealed';

/** What a person should know: the server cannot save just now, it has gone back in time, or the player's own seat is lost. */
export type Notice = 'unavailable' | 'restored' | 'seatLost';

/** A table, wherever it is: on a server or in a worker of this page. */
export interface TableSource {
  readonly kind: 'remote' | 'local';
  readonly id: string;
  /** A match for trying things out: it has no record, and nobody reviews it. */
  readonly practice?: true;
  /** The hint is there without being asked for: marked on the board, or said as well. */
  readonly points?: 'marked' | 'said';
  /** The newest that is known. */
  readonly latest: ReadonlySignal<Snapshot | null>;
  readonly link: ReadonlySignal<Link>;
  /** Only tables on a server have one. */
  readonly notice?: ReadonlySignal<Notice | null>;
  /** Tells every step, in order, and the present one at once if there is one. */
  follow(listener: (step: TableStep) => void): () => void;
  send(wish: NewCommand): Promise<Answer>;
  /** What the strongest bot would do in the viewer's place, after what is planned; null if the viewer has nothing to do. */
  hint(plan: PlannedTurn | null): Promise<string | null>;
  /** The record of a match that is over. */
  record(): Promise<string>;
  /** Seats of people at this device, if the page may look from each of them (hot seat). */
  readonly here: ReadonlySignal<readonly number[]>;
  /** Looks at the table from another seat of this device, or as a watcher (-1). */
  look(seat: number): void;
  /** Bots do not pause until a person has to act again, where the page has a say in that. */
  skip?(): void;
  /** A new table like this one, where that can be had without asking others. */
  again(): Promise<string | null>;
  close(): void;
}
