import type { Log } from './contract.ts';
import type { Store } from './store/store.ts';

/** The first measurement takes the best of this many; later ones follow slow drift and clocks that were set. */
const LOOKS = 3;
const LOOK_EVERY = 10_000;
/** A machine whose clock is further off than this is worth a line in the log. */
const WORTH_A_WORD = 2000;

export interface StoreClock {
  /** Milliseconds since 1970 by the store's clock. */
  readonly now: () => number;
  /** How far the clock of this machine is ahead of the store's, in milliseconds. */
  readonly ahead: () => number;
  close(): void;
}

/**
 * The clock of the store, which all its processes use: what is due is due for all of them at the same moment, whatever their own clocks
 * say. Between two looks at it, time is counted by a clock that nobody can set.
 */
export async function storeClock(store: Pick<Store, 'now'>, log: Log): Promise<StoreClock> {
  /** The store's time at the moment when `performance.now()` was 0. */
  let origin = 0;
  let logged = false;

  /** Halves the round trip: the store looked at its clock somewhere in it, so this is wrong by half of it at most. */
  const look = async (): Promise<{ origin: number; error: number }> => {
    const sent = performance.now();
    const there = await store.now();
    const back = performance.now();
    return { origin: there - (sent + back) / 2, error: (back - sent) / 2 };
  };
  const follow = (found: { origin: number; error: number }): void => {
    // A change smaller than the error of the measurement is none.
    if (Math.abs(found.origin - origin) > found.error) origin = found.origin;
    const off = Math.abs(ahead()) > WORTH_A_WORD;
    if (off && !logged)
      log('the clock of this machine is not that of the store', { ahead: Math.round(ahead()) });
    logged = off;
  };
  const now = (): number => Math.round(origin + performance.now());
  const ahead = (): number => Date.now() - now();

  let best = await look();
  for (let looks = 1; looks < LOOKS; looks++) {
    const next = await look();
    if (next.error < best.error) best = next;
  }
  origin = best.origin;
  follow(best);
  const timer = setInterval(() => {
    // Others notice a store that does not answer; the clock goes on.
    look().then(follow, () => {});
  }, LOOK_EVERY);
  timer.unref();
  return { now, ahead, close: () => clearInterval(timer) };
}

/** The clock of this machine, where the store has no other. */
export const machineClock: StoreClock = { now: Date.now, ahead: () => 0, close: () => {} };
