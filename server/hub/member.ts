import type { Duplex } from 'node:stream';
import type { Entry, Logged } from '@bullpen/table';
import type { Job, Jobs, Log, News, RollCall } from '../contract.ts';
import { dropOldest } from '../drop-oldest.ts';
import type { Notes } from '../edge/notes.ts';
import type { SharedCounts } from '../edge/shared-counts.ts';
import { gather } from '../news/gather.ts';
import { Listeners } from '../news/listeners.ts';
import type { SqliteWriting } from '../store/sqlite-writing.ts';
import type { HubCalls, MemberCalls, WrittenEntry } from './calls.ts';
import { Peer } from './peer.ts';

/** For how many tables it is remembered that the hub announces their last entry. */
const MOST = 10_000;

/** What a process that serves gets from its hub. */
export interface Membership {
  readonly writing: SqliteWriting;
  readonly news: News;
  readonly jobs: Jobs;
  readonly rollCall: RollCall;
  readonly counts: SharedCounts;
  readonly notes: Notes;
  /** This process can be reached from now on. */
  serves(): void;
  /** How many processes can be reached. */
  serving(): number;
  /** The figures of all processes. */
  figures(): Promise<readonly object[]>;
  /** Sets where the hub reads the figures of this process. */
  showFigures(own: () => Promise<object>): void;
  close(): void;
}

/** Joins a server of several processes, by a pipe to its hub. `lost` is called when the hub is gone. */
export function joinHub(pipe: Duplex, log: Log, lost: () => void): Membership {
  const listeners = new Listeners(log);
  const running = new Set<Promise<void>>();
  /** The last entries that were written here: the hub announces them itself. */
  const announced = new Map<string, number>();
  let handler: ((job: Job) => Promise<void>) | null = null;
  let own = async (): Promise<object> => [];
  let serving = 0;
  let deaf = false;
  let left = false;

  const here: MemberCalls = {
    alive: () => {},
    serving(count) {
      serving = count;
    },
    grown(entry) {
      if (!deaf) listeners.tell(entry[0], entry[1], () => loggedOf(entry));
    },
    heard(table, seq) {
      if (!deaf) listeners.tell(table, seq);
    },
    async work(job) {
      if (handler === null) throw new Error('this process does no jobs');
      const done = handler(job).finally(() => running.delete(done));
      running.add(done);
      await done;
    },
    ownFigures: () => own(),
  };
  const hub = new Peer<HubCalls>(pipe, here, () => {
    if (!left) lost();
  });

  const turn = gather((latest) => {
    for (const [table, { seq }] of latest) {
      if (deaf) return;
      listeners.tell(table, seq);
      if (announced.get(table) === seq) announced.delete(table);
      else hub.tell('publish', table, seq);
    }
  });

  let writes = 0;
  let written = (): void => {};
  const writing: SqliteWriting = {
    async write(wish) {
      writes++;
      try {
        const became = await hub.ask('write', wish);
        if (!('job' in wish) && became === 'written') {
          const [[table], seq] = wish;
          announced.set(table, seq);
          dropOldest(announced, MOST);
        }
        return became;
      } finally {
        writes--;
        if (writes === 0) written();
      }
    },
    scrub: (when) => hub.ask('scrub', when),
    // The hub goes on for the others.
    async close() {
      if (writes === 0) return;
      await new Promise<void>((resolve) => {
        written = resolve;
      });
    },
  };
  const news: News = {
    publish(table, seq) {
      if (!deaf) turn.add(table, seq);
    },
    listen: (heard, gap) => listeners.add(heard, gap),
    away: () => false,
    async close() {
      turn.flush();
      deaf = true;
    },
  };
  const jobs: Jobs = {
    add: (job, at) => hub.ask('addJob', job, at).catch(() => {}),
    work(work) {
      if (handler !== null) throw new Error('jobs have a handler already');
      handler = work;
      hub.tell('works', true);
    },
    async close() {
      hub.tell('works', false);
      await Promise.allSettled(running);
    },
  };
  const rollCall: RollCall = {
    announce: (keys) => hub.ask('announce', keys).catch(() => {}),
    areHere: (keys) => hub.ask('areHere', keys).catch(() => keys.map(() => true)),
    close: async () => {},
  };
  const counts: SharedCounts = {
    take: (...wish) => hub.ask('take', ...wish).catch(() => null),
    enter: (...wish) => hub.ask('enter', ...wish).catch(() => null),
    put: (...wish) => hub.tell('put', ...wish),
    // The hub remembers the places of this process while it lives, and none afterwards.
    refill: () => {},
    close: async () => {},
  };
  const notes: Notes = {
    get: (key) => hub.ask('getNote', key),
    set: (...note) => hub.ask('setNote', ...note),
    async inTurn(key, act) {
      const own = await hub.ask('takeTurn', key);
      try {
        return await act();
      } finally {
        hub.tell('endTurn', own);
      }
    },
    close: async () => {},
  };
  return {
    writing,
    news,
    jobs,
    rollCall,
    counts,
    notes,
    serves: () => hub.tell('serves'),
    serving: () => serving,
    figures: () => hub.ask('figures'),
    showFigures(figures) {
      own = figures;
    },
    close() {
      left = true;
      hub.close();
    },
  };
}

const loggedOf = ([, seq, command, entry]: WrittenEntry): Logged => ({
  seq,
  command,
  entry: JSON.parse(entry) as Entry,
});
