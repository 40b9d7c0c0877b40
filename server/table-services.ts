import type { By, Pace } from '@bullpen/table';
import type { BotPool, Jobs, Log, News, RollCall } from './contract.ts';
import type { Sender } from './notices/sender.ts';
import type { Store } from './store/store.ts';

/** What the tables need. */
export interface TableServices {
  readonly store: Store;
  readonly news: News;
  readonly jobs: Jobs;
  readonly botPool: BotPool;
  /** Milliseconds since 1970 by the clock of the store: all that is due is due by it. */
  readonly now: () => number;
  readonly log: Log;
  /** How long a bot may think about a move. */
  readonly thinkMilliseconds: number;
  readonly pace: Pace;
  /** Other processes write to the same store, so what is in memory may be behind it. */
  readonly shared: boolean;
  /** Where there are several: how they know who is connected to the others. */
  readonly rollCall?: RollCall;
  /** How notices leave this server; without it there are none. */
  readonly sender?: Sender;
  /** Called for each move that the server made for a seat: for what reason, and how late after its due time. */
  readonly onAutomatic?: (by: By, lateMilliseconds: number) => void;
}

/**
 * What is due later than this gets no job: otherwise there could be one for every entry that was ever written, and most are outdated when
 * their time comes. The store knows it, and the sweep, which comes far more often, makes a job of it in time.
 */
export const FAR_MILLISECONDS = 15_000;

/** Thinking begins this long before a bot's move is due: the time to think, and some for the way there and back. */
export const leadOf = ({ thinkMilliseconds }: TableServices): number => thinkMilliseconds + 200;
