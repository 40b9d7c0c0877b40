import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Bucket } from '../limits.ts';
import { problem, Refused } from '../problems.ts';

/** Wrong secrets that one address may send at once, and in a second after that. All addresses together may send ten times as many. */
const AT_ONCE = 10;
const PER_SECOND = 1 / 60;
const ALL = 10;
/** Addresses that are remembered. */
const MOST = 10_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets those in who know the secret. It takes as long to compare whatever is wrong, and few can be tried. */
export class SecretGate {
  readonly #secret: Buffer;
  readonly #byAddress = new Map<string, Bucket>();
  readonly #all = new Bucket(AT_ONCE * ALL, PER_SECOND * ALL, performance.now());

  constructor(secret: string) {
    this.#secret = digest(secret);
  }

  /** Refuses all but those who know it. `address` is what tries are counted by. */
  check(request: FastifyRequest, address: string): void {
    const now = performance.now();
    const own = this.#byAddress.get(address) ?? new Bucket(AT_ONCE, PER_SECOND, now);
    const wait = Math.max(own.wait(now), this.#all.wait(now));
    // Before the comparison: else tries could go on, and the right one would be let in.
    if (wait > 0) throw new Refused(problem('rate', { seconds: Math.ceil(wait) }));
    const [, said = ''] = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(digest(said), this.#secret)) return;
    own.take(now);
    this.#all.take(now);
    this.#byAddress.delete(address);
    this.#byAddress.set(address, own);
    if (this.#byAddress.size > MOST) this.#byAddress.delete(this.#byAddress.keys().next().value!);
    request.log.warn({ req: request }, 'a wrong secret for the operators');
    throw new Refused(problem('bad-secret'));
  }
}
