const PATIENCE = 2000;

/**
 * Whether this process can serve: it is not going down, and its store answers in time. Many may ask at once; the store is
 * asked by one of them.
 */
export class Health {
  readonly #ping: () => Promise<void>;
  readonly #since = performance.now();
  #asking: Promise<boolean> | null = null;
  #stopping = false;

  constructor(ping: () => Promise<void>) {
    this.#ping = ping;
  }

  /** From now on a load balancer should send nobody here. */
  stop(): void {
    this.#stopping = true;
  }

  async check(): Promise<{
    readonly ok: boolean;
    readonly store: boolean;
    readonly stopping: boolean;
    readonly seconds: number;
  }> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    const store = await this.#asking;
    return {
      ok: store && !this.#stopping,
      store,
      stopping: this.#stopping,
      seconds: Math.round((performance.now() - this.#since) / 1000),
    };
  }

  async #ask(): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), PATIENCE);
    const answered = this.#ping().then(
      () => true,
      () => false,
    );
    const store = await Promise.race([answered, late.promise]);
    clearTimeout(timer);
    return store;
  }
}
