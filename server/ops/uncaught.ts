import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** What an error that nobody caught belongs to, and how to end it. */
export interface Owner {
  readonly kind: 'request' | 'connection';
  end(): void;
}

const owners = new AsyncLocalStorage<Owner>();

/** Owners of errors that were thrown at once: when such an error is reported, the work for its owner has ended already. */
const thrownFor = new WeakMap<Error, Owner>();

/** Does something on somebody's behalf: an error that it causes, now or later, ends that one and nobody else. */
export const ownedBy = <T>(owner: Owner, work: () => T): T => noting(owner, () => owners.run(owner, work));

/** Does much on somebody's behalf, one thing after the other, in the context in which this was called: to enter it costs less than to make it. */
export function scopeOf(owner: Owner): <T>(work: () => T) => T {
  const enter = owners.run(owner, () => AsyncLocalStorage.snapshot());
  return (work) => noting(owner, () => enter(work));
}

function noting<T>(owner: Owner, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error) thrownFor.set(error, owner);
    throw error;
  }
}

/**
 * What to do with an error that nobody caught. It is logged and counted. Where it is known whose it is, that one is ended, and
 * the answer is true. Else nobody knows what state we are in: the answer is false, and the process must end.
 */
export function uncaughtHandler(log: Logger, metrics: Metrics) {
  return (error: unknown, origin: string): boolean => {
    const owner = owners.getStore() ?? (error instanceof Error ? thrownFor.get(error) : undefined);
    const of = owner?.kind ?? 'process';
    metrics.uncaught.inc({ of });
    const line = `uncaught error: this ${of} ends`;
    if (owner === undefined) log.fatal({ err: error, origin }, line);
    else log.error({ err: error, origin }, line);
    owner?.end();
    return owner !== undefined;
  };
}

/** Ends the process after an error that is nobody's. `uncaughtException` also receives unhandled rejections. */
export function endOnUncaught(uncaught: (error: unknown, origin: string) => boolean): void {
  process.on('uncaughtException', (error, origin) => {
    if (!uncaught(error, origin)) process.exit(1);
  });
}
