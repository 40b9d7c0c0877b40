import { StoreUnavailable } from '../store/unavailable.ts';

/** How long a part may take to answer, and how long a finding is valid for others who ask. */
const PATIENCE = 2000;
const FRESH = 1000;
const NO_ANSWER = 'no answer';
const OK = 'ok';

/** The parts that a process needs, and how to check each. */
export interface Probes {
  /** Reads something. */
  ping(): Promise<void>;
  /** Writes something, the way that moves are written. */
  beat(): Promise<void>;
  /** Whether Redis can be used; null where none is. */
  readonly redis: (() => boolean) | null;
  /** How many processes share this port and serve, and how many should; absent where one serves alone. */
  readonly processes?: () => Processes;
}

export interface Processes {
  readonly serving: number;
  readonly of: number;
}

/** Each part is `ok`, or says in a word or two what is wrong with it. */
export interface Found {
  readonly ok: boolean;
  readonly store: { readonly read: string; readonly write: string };
  readonly redis: string | null;
  /** One that is missing is being started again; the others serve meanwhile. */
  readonly processes?: Processes;
  readonly stopping: boolean;
  readonly seconds: number;
}

/**
 * Whether this process can serve: it is not going down, its store can be read and written in time, and Redis is there. However
 * many ask, the store is asked once a second at most, and by one at a time.
 */
export class Health {
  readonly #probes: Probes;
  readonly #since = performance.now();
  readonly #read: Probe;
  readonly #write: Probe;
  #stopping = false;

  constructor(probes: Probes) {
    this.#probes = probes;
    this.#read = new Probe(() => probes.ping());
    this.#write = new Probe(() => probes.beat());
  }

  /** From now on a load balancer should send nobody here. */
  stop(): void {
    this.#stopping = true;
  }

  async check(): Promise<Found> {
    const [read, write] = await Promise.all([this.#read.ask(), this.#write.ask()]);
    const { redis: there } = this.#probes;
    const processes = this.#probes.processes?.();
    const redis = there === null ? null : there() ? OK : 'unreachable';
    return {
      ok: read === OK && write === OK && (redis ?? OK) === OK && !this.#stopping,
      store: { read, write },
      redis,
      ...(processes !== undefined && { processes }),
      stopping: this.#stopping,
      seconds: Math.round((performance.now() - this.#since) / 1000),
    };
  }
}

/** One question to one part. It is not asked again before it is answered: otherwise a part that hangs would collect questions. */
class Probe {
  readonly #test: () => Promise<void>;
  #asking: Promise<string> | null = null;
  #last = '';
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(test: () => Promise<void>) {
    this.#test = test;
  }

  async ask(): Promise<string> {
    if (performance.now() - this.#lastAt < FRESH) return this.#last;
    this.#asking ??= this.#find();
    const late = Promise.withResolvers<string>();
    const timer = setTimeout(() => late.resolve(NO_ANSWER), PATIENCE);
    const found = await Promise.race([this.#asking, late.promise]);
    clearTimeout(timer);
    return found;
  }

  async #find(): Promise<string> {
    let found: string = OK;
    try {
      await this.#test();
    } catch (error) {
      // Strangers see nothing else of an error.
      found = error instanceof StoreUnavailable ? error.ill : 'failed';
    }
    this.#last = found;
    this.#lastAt = performance.now();
    this.#asking = null;
    return found;
  }
}
