import { dropOldest } from '../drop-oldest.ts';

/** Short notes that expire: in this process, or in Redis for several. An address in one is forgotten with it. */
export interface Notes {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /** Does one thing after the other for each key, in all processes that share the notes. */
  inTurn<T>(key: string, act: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Notes of one kind at most; those written longest ago are dropped first. */
const MOST = 100_000;
/** Expired notes are removed this often: nobody may ever ask for them again. */
const SWEEP_EVERY = 60_000;

/** Notes in this process. The first word of a key is its kind: notes of one kind never push out those of another. */
export function localNotes(now: () => number = Date.now): Notes & { readonly size: number } {
  const kinds = new Map<string, Map<string, { readonly value: string; readonly until: number }>>();
  const sweep = (): void => {
    for (const notes of kinds.values())
      for (const [key, { until }] of notes) if (until <= now()) notes.delete(key);
  };
  const timer = setInterval(sweep, SWEEP_EVERY).unref();
  const turns = new Turns();
  const kindOf = (key: string): string => key.split(' ', 1)[0] ?? '';
  return {
    /** How many there are. */
    get size() {
      return [...kinds.values()].reduce((sum, notes) => sum + notes.size, 0);
    },
    get: async (key) => {
      const notes = kinds.get(kindOf(key));
      const note = notes?.get(key);
      if (note === undefined || note.until > now()) return note?.value ?? null;
      notes?.delete(key);
      return null;
    },
    set: async (key, value, milliseconds) => {
      const notes = kinds.get(kindOf(key)) ?? new Map();
      kinds.set(kindOf(key), notes);
      notes.delete(key);
      notes.set(key, { value, until: now() + milliseconds });
      dropOldest(notes, MOST);
    },
    inTurn: (key, act) => turns.take(key, act),
    close: async () => clearInterval(timer),
  };
}

/** Does one thing after the other for each key. */
class Turns {
  readonly #tails = new Map<string, Promise<unknown>>();

  async take<T>(key: string, act: () => Promise<T>): Promise<T> {
    const turn = (this.#tails.get(key) ?? Promise.resolve()).then(act);
    const tail = turn.catch(() => undefined);
    this.#tails.set(key, tail);
    try {
      return await turn;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }
}
