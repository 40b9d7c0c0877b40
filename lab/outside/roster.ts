import { killGroup } from './process.ts';

/**
 * The programs that the threads of a process have started, in memory that all of them share. A thread that is stopped cannot
 * clean up; the thread that started it can, and so can the process when it exits.
 */
export class Roster {
  readonly shared: SharedArrayBuffer;
  readonly #pids: Int32Array;

  /** For this many programs at most; or the one that another thread has made. */
  constructor(of: number | SharedArrayBuffer) {
    this.shared = typeof of === 'number' ? new SharedArrayBuffer(4 * of) : of;
    this.#pids = new Int32Array(this.shared);
  }

  add(pid: number): void {
    this.#replace(0, pid);
  }

  remove(pid: number): void {
    this.#replace(pid, 0);
  }

  killAll(): void {
    for (let i = 0; i < this.#pids.length; i++) {
      const pid = Atomics.exchange(this.#pids, i, 0);
      if (pid !== 0) killGroup(pid);
    }
  }

  #replace(old: number, by: number): void {
    for (let i = 0; i < this.#pids.length; i++)
      if (Atomics.compareExchange(this.#pids, i, old, by) === old) return;
  }
}
