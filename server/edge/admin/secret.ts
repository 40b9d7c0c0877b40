import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '@bullpen/wire/problems.ts';
import type { FastifyRequest } from 'fastify';
import { dropOldest } from '../../drop-oldest.ts';
import { Refused } from '../../refused.ts';
import { scopesOf } from '../address.ts';
import { Bucket } from '../limits.ts';

/**
 * Wrong secrets that one address may send at once, and in a second after that; a network of IPv6 may send more by its share.
 * All together may send ten times as many; above that, an address that was wrong before waits.
 */
const AT_ONCE = 10;
const PER_SECOND = 1 / 60;
const ALL = 10;
/** Addresses and networks that are remembered, until they may try as often as anybody else again, in milliseconds. */
const MOST = 10_000;
const REMEMBERED = (2 * AT_ONCE * 1000) / PER_SECOND;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets those in who know the secret. It takes as long to compare whatever is wrong, and few can be tried. Nobody has to wait
 * because of wrong secrets from elsewhere: operators must get in while somebody else tries.
 */
export class SecretGate {
  readonly #secret: Buffer;
  readonly #wrong = new Map<string, { readonly bucket: Bucket; readonly at: number }>();
  readonly #all = new Bucket(AT_ONCE * ALL, PER_SECOND * ALL, performance.now());

  constructor(secret: string) {
    this.#secret = digest(secret);
  }

  /** Refuses all but those who know it. */
  check(request: FastifyRequest): void {
    const now = performance.now();
    const scopes = scopesOf(request.ip);
    // Before the comparison: else tries could go on, and the right one would be let in.
    const wait = this.#wait(
      scopes.map(({ key }) => key),
      now,
    );
    if (wait > 0) throw new Refused(problem('rate', { seconds: Math.ceil(wait) }));
    const [, said = ''] = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(digest(said), this.#secret)) return;
    for (const { key, share } of scopes) {
      const { bucket } = this.#wrong.get(key) ?? {
        bucket: new Bucket(AT_ONCE * share, PER_SECOND * share, now),
      };
      bucket.take(now);
      // The latest are remembered.
      this.#wrong.delete(key);
      this.#wrong.set(key, { bucket, at: now });
      dropOldest(this.#wrong, MOST);
    }
    this.#all.take(now);
    request.log.warn({ req: request }, 'a wrong secret for the operators');
    throw new Refused(problem('bad-secret'));
  }

  /** How many addresses and networks are remembered. */
  get size(): number {
    return this.#wrong.size;
  }

  /** From time to time: forgets those who have everything back. The oldest are the first. */
  sweep(now: number): void {
    for (const [key, { at }] of this.#wrong) {
      if (now - at < REMEMBERED) return;
      this.#wrong.delete(key);
    }
  }

  /** Seconds that a caller has to wait. `keys` are its scopes, the narrowest first. */
  #wait(keys: readonly string[], now: number): number {
    const own = keys.map((key) => this.#wrong.get(key)?.bucket.wait(now) ?? 0);
    const [narrowest = ''] = keys;
    const wasWrong = this.#wrong.has(narrowest);
    return Math.max(...own, wasWrong ? this.#all.wait(now) : 0);
  }
}
