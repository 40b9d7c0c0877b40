/**
 * A bucket that holds `burst` tokens and gets `perSecond` new ones: everything done takes one out. It may be overdrawn by
 * as much again, so that whoever goes on after a refusal is told apart from whoever stops.
 */
export class Bucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
    this.#at = now;
  }

  /** Takes a token. 'flood' is for those who have been refused a whole burst in a row. */
  take(now: number): 'ok' | 'empty' | 'flood' {
    this.#fill(now);
    if (this.#tokens >= 1) {
      this.#tokens -= 1;
      return 'ok';
    }
    if (this.#tokens <= -this.#burst) return 'flood';
    this.#tokens -= 1;
    return 'empty';
  }

  /** Seconds until one can be taken. */
  wait(now: number): number {
    this.#fill(now);
    return Math.max(0, (1 - this.#tokens) / this.#perSecond);
  }

  full(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#burst;
  }

  #fill(now: number): void {
    if (now <= this.#at) return;
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}

/** One bucket for each address that is not at rest. 0 an hour means: without limit. */
export class PerAddress {
  readonly #perHour: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  /** Null if it may be, else the seconds to wait. */
  take(address: string, now: number): number | null {
    if (this.#perHour === 0) return null;
    let bucket = this.#buckets.get(address);
    if (bucket === undefined) {
      bucket = new Bucket(this.#perHour, this.#perHour / 3600, now);
      this.#buckets.set(address, bucket);
    }
    // An hour's worth is given back by the hour, whoever asks too often: so no overdraft here.
    const wait = bucket.wait(now);
    if (wait > 0) return Math.ceil(wait);
    bucket.take(now);
    return null;
  }

  /** Forgets addresses whose buckets are full again. */
  sweep(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(address);
  }
}

/** How many connections each address holds. 0 means: without limit. */
export class Connections {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string): boolean {
    const held = this.#held.get(address) ?? 0;
    if (this.#most > 0 && held >= this.#most) return false;
    this.#held.set(address, held + 1);
    return true;
  }

  leave(address: string): void {
    const held = this.#held.get(address) ?? 0;
    if (held <= 1) this.#held.delete(address);
    else this.#held.set(address, held - 1);
  }
}
