import type { SharedCounts } from '../edge/shared-counts.ts';

/** What is used up is forgotten this often, when all of it has been given back. */
const SWEEP_EVERY = 60_000;

type Take = Parameters<SharedCounts['take']>;
type Enter = Parameters<SharedCounts['enter']>;

/** What all processes use and hold together. `M` stands for a process; what one held is free when it has ended. */
export class HubCounts<M> {
  /** When all that was used up will have been given back, by name and scope. */
  readonly #freeAt = new Map<string, number>();
  /** How many places each process holds, by name and scope. */
  readonly #held = new Map<string, Map<M, number>>();
  readonly #now: () => number;
  readonly #timer = setInterval(() => this.sweep(), SWEEP_EVERY).unref();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** How many scopes have used or hold something. */
  get size(): number {
    return this.#freeAt.size + this.#held.size;
  }

  take(name: Take[0], scopes: Take[1], window: Take[2]): number {
    const now = this.#now();
    const uses = scopes.map(({ key, cost }) => {
      const id = idOf(name, key);
      return { id, cost, used: Math.max(0, (this.#freeAt.get(id) ?? 0) - now) };
    });
    const wait = Math.max(0, ...uses.map(({ used, cost }) => used + cost - window));
    if (wait > ROUNDING) return Math.ceil(wait);
    for (const { id, cost, used } of uses)
      if (used + cost > 0) this.#freeAt.set(id, now + used + cost);
      else this.#freeAt.delete(id);
    return 0;
  }

  enter(member: M, name: Enter[0], scopes: Enter[1]): boolean {
    const full = scopes.some(({ key, held, most }) => {
      let sum = held;
      for (const [other, count] of this.#held.get(idOf(name, key)) ?? []) if (other !== member) sum += count;
      return sum > most;
    });
    if (!full) for (const { key, held } of scopes) this.put(member, name, key, held);
    return !full;
  }

  put(member: M, name: string, key: string, held: number): void {
    const id = idOf(name, key);
    const places = this.#held.get(id) ?? new Map<M, number>();
    this.#held.set(id, places);
    if (held > 0) places.set(member, held);
    else places.delete(member);
    if (places.size === 0) this.#held.delete(id);
  }

  /** The process has ended. */
  leave(member: M): void {
    for (const [id, places] of this.#held) {
      places.delete(member);
      if (places.size === 0) this.#held.delete(id);
    }
  }

  sweep(): void {
    const now = this.#now();
    for (const [id, at] of this.#freeAt) if (at <= now) this.#freeAt.delete(id);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Sums of costs are not exact. */
const ROUNDING = 0.5;

const idOf = (name: string, key: string): string => `${name} ${key}`;
