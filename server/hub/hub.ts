import type { Duplex } from 'node:stream';
import type { Job, Log } from '../contract.ts';
import { localNotes } from '../edge/notes.ts';
import { type EmbeddedOptions, embeddedJobs } from '../jobs/embedded.ts';
import type { SqliteWriting } from '../store/sqlite-writing.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { HubCalls, MemberCalls, WrittenEntry } from './calls.ts';
import { HubCounts } from './counts.ts';
import { Peer } from './peer.ts';

/** An announcement of somebody's presence is valid for this many milliseconds; processes repeat it every few seconds. */
const PRESENT = 20_000;
/** A process that leaves more than this many bytes unread is ended. */
const UNREAD = 64 << 20;
/** How often each process is asked whether it is alive, in milliseconds, and after how many times without an answer it is ended. */
const ASK_EVERY = 1000;
const MOST_SILENT = 15;

export interface HubOptions {
  readonly log: Log;
  /** What writes for all; null if the members write to their store themselves. */
  readonly writing: SqliteWriting | null;
  /** For tests. */
  readonly askEvery?: number;
  readonly jobs?: Pick<EmbeddedOptions, 'attempts' | 'backoff' | 'concurrency'>;
}

/** A process that serves. */
interface Member {
  readonly peer: Peer<MemberCalls>;
  /** Jobs may be given to it. */
  works: boolean;
  /** Callers can reach it. */
  serves: boolean;
  /** How to end the turns that it holds, by their numbers. */
  readonly turns: Map<number, () => void>;
}

/**
 * What the processes of one server on one machine share. It writes the file, and does what Redis does between machines. Limits, notes,
 * jobs and who is here are only in memory; the log brings jobs back. It serves nobody from outside.
 */
export class Hub {
  readonly #writing: SqliteWriting | null;
  readonly #log: Log;
  readonly #members = new Set<Member>();
  readonly #counts = new HubCounts<Member>();
  readonly #notes = localNotes();
  readonly #jobs;
  readonly #askEvery: number;
  #working = false;
  #turns = 0;

  constructor({ log, writing, jobs, askEvery = ASK_EVERY }: HubOptions) {
    this.#askEvery = askEvery;
    this.#log = log;
    this.#writing = writing;
    this.#jobs = embeddedJobs({ log, ...jobs });
  }

  /** One more process, at the other end of this pipe. `tooSlow` is called if it does not read or answer: it should be ended then. */
  join(pipe: Duplex, tooSlow: () => void = () => {}): void {
    const calls: HubCalls = this.#callsOf(() => member);
    const member: Member = {
      peer: new Peer<MemberCalls>(pipe, calls, () => this.#leave(member)),
      works: false,
      serves: false,
      turns: new Map(),
    };
    this.#members.add(member);
    this.#watch(member, tooSlow);
  }

  /**
   * A process that hangs is ended: it was given jobs, and while it has them nobody else does them. Silence is counted in our own ticks, so that
   * nobody is silent while all of us are stopped.
   */
  #watch(member: Member, tooSlow: () => void): void {
    let silent = 0;
    let asking = false;
    const heard = (): void => {
      asking = false;
      silent = 0;
    };
    const end = (message: string, detail: Readonly<Record<string, number>>): void => {
      this.#log(message, detail);
      clearInterval(timer);
      member.peer.close();
      tooSlow();
    };
    const timer = setInterval(() => {
      const { works, serves, peer } = member;
      if (!this.#members.has(member)) clearInterval(timer);
      else if (peer.unread > UNREAD)
        end('a process does not read what it is sent, and is ended', { unread: peer.unread });
      else if (silent === MOST_SILENT) end('a process does not answer, and is ended', { silent });
      else if (works || serves) {
        silent += 1;
        if (!asking) peer.ask('alive').then(heard, () => {});
        asking = true;
      }
    }, this.#askEvery).unref();
  }

  #leave(member: Member): void {
    this.#members.delete(member);
    this.#counts.leave(member);
    for (const end of member.turns.values()) end();
    member.turns.clear();
    this.#tellServing();
  }

  #tellServing(): void {
    const count = [...this.#members].filter(({ serves }) => serves).length;
    for (const { peer } of this.#members) peer.tell('serving', count);
  }

  #callsOf(me: () => Member): HubCalls {
    return {
      write: async (wish) => {
        if (this.#writing === null) throw new StoreUnavailable('closed');
        const written = await this.#writing.write(wish);
        if (!('job' in wish) && written === 'written') {
          const [[table], seq, command, entry] = wish;
          this.#grown(me(), [table, seq, command, entry]);
        }
        return written;
      },
      scrub: async (when) => this.#writing?.scrub(when) ?? false,
      publish: (table, seq) => {
        for (const member of this.#others(me())) member.peer.tell('heard', table, seq);
      },
      addJob: (job, at) => this.#jobs.add(job, at),
      works: (ready) => {
        me().works = ready;
        if (!ready || this.#working) return;
        this.#working = true;
        this.#jobs.work((job) => this.#give(job));
      },
      announce: async (keys) => {
        for (const key of keys) await this.#notes.set(`here ${key}`, '', PRESENT);
      },
      areHere: (keys) =>
        Promise.all(keys.map(async (key) => (await this.#notes.get(`here ${key}`)) !== null)),
      take: (name, scopes, window) => this.#counts.take(name, scopes, window),
      enter: (name, scopes) => this.#counts.enter(me(), name, scopes),
      put: (name, key, held) => this.#counts.put(me(), name, key, held),
      getNote: (key) => this.#notes.get(key),
      setNote: (key, value, milliseconds) => this.#notes.set(key, value, milliseconds),
      takeTurn: (key) => this.#takeTurn(me(), key),
      endTurn: (turn) => {
        me().turns.get(turn)?.();
        me().turns.delete(turn);
      },
      serves: () => {
        me().serves = true;
        this.#tellServing();
      },
      figures: async () => {
        const all = await Promise.allSettled([...this.#members].map(({ peer }) => peer.ask('ownFigures')));
        return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      },
    };
  }

  #others(author: Member): Member[] {
    return [...this.#members].filter((member) => member !== author);
  }

  /**
   * Announces an entry with its content, so that the others need not read it. It is sent before any later answer: a process that was too
   * late with an entry of the same seq has this one before it learns that it was too late.
   */
  #grown(author: Member, entry: WrittenEntry): void {
    for (const member of this.#others(author)) member.peer.tell('grown', entry);
  }

  /** Gives a job to a member that works; they take turns. If it dies with the job, the queue gives the job to another. */
  async #give(job: Job): Promise<void> {
    const member = [...this.#members].find(({ works }) => works);
    if (member === undefined) throw new Error('no process can do this now');
    this.#members.delete(member);
    this.#members.add(member);
    await member.peer.ask('work', job);
  }

  #takeTurn(member: Member, key: string): Promise<number> {
    const number = ++this.#turns;
    return new Promise((taken) => {
      void this.#notes.inTurn(key, async () => {
        // It may have ended while it waited.
        if (!this.#members.has(member)) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        member.turns.set(number, resolve);
        taken(number);
        await promise;
      });
    });
  }

  /** Closes everything that it owns; the processes should have ended before. The writer is closed by the code that opened it. */
  async close(): Promise<void> {
    for (const { peer } of [...this.#members]) peer.close();
    this.#counts.close();
    await this.#jobs.close();
    await this.#notes.close();
  }
}
