import type { Job } from '../contract.ts';
import type { SharedCounts } from '../edge/shared-counts.ts';
import type { WriteRequest } from '../store/sqlite-writer.ts';

/** An entry that has been written: its table and seq, its command, and the entry as text. */
export type WrittenEntry = readonly [table: string, seq: number, command: string | null, entry: string];

/** What a process that serves can ask of the hub. */
export interface HubCalls {
  write(wish: WriteRequest): Promise<unknown>;
  scrub(when: 'now' | 'soon'): Promise<boolean>;
  /** What the others cannot know from appends. */
  publish(table: string, seq: number): void;
  addJob(job: Job, at: number): Promise<void>;
  /** Whether jobs may be given to this process. */
  works(ready: boolean): void;
  announce(keys: readonly string[]): Promise<void>;
  areHere(keys: readonly string[]): Promise<boolean[]>;
  take(...wish: Parameters<SharedCounts['take']>): number;
  enter(...wish: Parameters<SharedCounts['enter']>): boolean;
  put(...wish: Parameters<SharedCounts['put']>): void;
  getNote(key: string): Promise<string | null>;
  setNote(key: string, value: string, milliseconds: number): Promise<void>;
  /** Waits for its turn; gives what `endTurn` ends it by. */
  takeTurn(key: string): Promise<number>;
  endTurn(turn: number): void;
  /** This process can be reached from now on. */
  serves(): void;
  /** The figures of all processes, as Prometheus' library gives them. */
  figures(): Promise<readonly object[]>;
}

/** What the hub can ask of a process that serves. */
export interface MemberCalls {
  /** Is answered by every process that does not hang. */
  alive(): void;
  /** How many processes can be reached now. */
  serving(count: number): void;
  /** Another process has written. */
  grown(entry: WrittenEntry): void;
  /** What another process has announced. */
  heard(table: string, seq: number): void;
  work(job: Job): Promise<void>;
  ownFigures(): Promise<object>;
}
