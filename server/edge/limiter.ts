import { type Scope, scopesOf } from './address.ts';
import type { SharedCounts } from './shared-counts.ts';

/**
 * How often each address may do something: `most` times in a window, all at once if it likes. Every use is given back with time. For
 * IPv6 the networks around an address have larger bounds of their own. 0 means no limit.
 *
 * What an address has used up is kept as time: a use costs `window / most`, and nothing is free when a whole window is used.
 */
export class Rate {
  readonly #name: string;
  readonly #most: number;
  readonly #window: number;
  readonly #shared: SharedCounts | null;
  /** When all that was used up will have been given back, by scope. */
  readonly #freeAt = new Map<string, number>();

  constructor(name: string, most: number, window: number, shared: SharedCounts | null = null) {
    this.#name = name;
    this.#most = most;
    this.#window = window;
    this.#shared = shared;
  }

  /**
   * Counts one use: null if it is allowed, else the whole seconds to wait. A caller that is refused here is not looked up in Redis, so a
   * flood costs nothing there. While Redis is away, the counts here decide.
   */
  take(ip: string, now: number): Promise<number | null> {
    return this.takeIn(scopesOf(ip), now);
  }

  /** The same for scopes that are named here. */
  async takeIn(scopes: readonly Scope[], now: number): Promise<number | null> {
    if (this.#most === 0) return null;
    const wait = this.#takeHere(scopes, now);
    if (wait > 0) return seconds(wait);
    if (this.#shared === null) return null;
    const costs = scopes.map(({ key, share }) => ({ key, cost: this.#cost(share) }));
    const sharedWait = await this.#shared.take(this.#name, costs, this.#window);
    return sharedWait !== null && sharedWait > 0 ? seconds(sharedWait) : null;
  }

  /** Gives a use back at once, since nothing came of it. */
  async giveBack(ip: string): Promise<void> {
    if (this.#most === 0) return;
    const costs = scopesOf(ip).map(({ key, share }) => ({ key, cost: -this.#cost(share) }));
    for (const { key, cost } of costs) this.#freeAt.set(key, (this.#freeAt.get(key) ?? 0) + cost);
    await this.#shared?.take(this.#name, costs, this.#window);
  }

  #takeHere(scopes: readonly Scope[], now: number): number {
    const wait = this.#wait(scopes, now);
    if (wait === 0) this.#count(scopes, now);
    return wait;
  }

  /**
   * Reserves one use that may come later, by the counts of this process alone. Gives the milliseconds until then. Null if that is longer
   * than `longest`: then it is not counted, so that the queue never grows longer.
   */
  queue(ip: string, now: number, longest: number): number | null {
    const scopes = scopesOf(ip);
    const wait = this.#wait(scopes, now);
    if (wait > longest) return null;
    this.#count(scopes, now);
    return wait;
  }

  /** How long one more use would have to wait, in milliseconds. */
  #wait(scopes: readonly Scope[], now: number): number {
    let wait = 0;
    for (const { key, share } of scopes) {
      const used = Math.max(0, (this.#freeAt.get(key) ?? 0) - now);
      wait = Math.max(wait, used + this.#cost(share) - this.#window);
    }
    // Sums of costs are not exact.
    return wait > ROUNDING ? wait : 0;
  }

  #count(scopes: readonly Scope[], now: number): void {
    for (const { key, share } of scopes)
      this.#freeAt.set(key, Math.max(now, this.#freeAt.get(key) ?? 0) + this.#cost(share));
  }

  /** How many addresses and networks have used up something. */
  get size(): number {
    return this.#freeAt.size;
  }

  #cost(share: number): number {
    return this.#window / (this.#most * share);
  }

  /** Forgets addresses that have everything back. */
  sweep(now: number): void {
    for (const [key, at] of this.#freeAt) if (at <= now) this.#freeAt.delete(key);
  }
}

const ROUNDING = 1e-3;
const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

/**
 * How many places each address may hold at a time. As with rates, networks of IPv6 have larger bounds of their own, and 0
 * means no limit; places are counted all the same.
 */
export class Places {
  readonly #name: string;
  readonly #most: number;
  readonly #shared: SharedCounts | null;
  readonly #held = new Map<string, number>();

  constructor(name: string, most: number, shared: SharedCounts | null = null) {
    this.#name = name;
    this.#most = most;
    this.#shared = shared;
    shared?.refill(name, () => this.#held);
  }

  /** How many addresses and networks hold a place here. */
  get size(): number {
    return this.#held.size;
  }

  /** How many places a scope holds here. */
  heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  /** Takes a place, by the counts of this process alone: gives what to call when it is free again, or null if all are taken. */
  enterHere(ip: string): (() => void) | null {
    const scopes = scopesOf(ip);
    if (scopes.some(({ key, share }) => this.#most > 0 && this.heldBy(key) >= this.#most * share))
      return null;
    for (const { key } of scopes) this.#held.set(key, this.heldBy(key) + 1);
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#leave(scopes);
    };
  }

  /** The same by the counts of all processes together; while Redis is away, by the counts here. */
  async enter(ip: string): Promise<(() => void) | null> {
    const leave = this.enterHere(ip);
    if (leave === null || this.#shared === null || this.#most === 0) return leave;
    const scopes = scopesOf(ip).map(({ key, share }) => ({
      key,
      held: this.heldBy(key),
      most: this.#most * share,
    }));
    if ((await this.#shared.enter(this.#name, scopes)) !== false) return leave;
    leave();
    return null;
  }

  #leave(scopes: readonly Scope[]): void {
    for (const { key } of scopes) {
      const left = this.heldBy(key) - 1;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
      if (this.#most > 0) this.#shared?.put(this.#name, key, Math.max(0, left));
    }
  }
}
