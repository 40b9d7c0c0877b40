import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that has to know who waits for a piece of work: other work that this one needs, or the lane. */
export interface Interested {
  /** A caller waits for the work from now on. */
  added(caller: string): void;
  /** This caller no longer does. */
  removed(caller: string): void;
}

/** No caller is waiting for this work, so it was dropped. Nobody reads this error either. */
export class Abandoned extends Error {
  constructor() {
    super('nobody waits for this any more');
  }
}

/**
 * Those who wait for a piece of work. In the lane (`lane.ts`) they wait in the queues of their callers. When all of them have gone, the
 * work is dropped.
 */
export abstract class Asker {
  #interested: Set<Interested> | null = null;

  /** Each caller once. */
  abstract readonly callers: Iterable<string>;
  abstract readonly gone: boolean;

  /** Says who waits, now and whenever that changes, until `ignore`. */
  tell(interested: Interested): void {
    this.#interested ??= new Set();
    if (this.#interested.has(interested)) return;
    this.#interested.add(interested);
    for (const caller of this.callers) interested.added(caller);
  }

  ignore(interested: Interested): void {
    this.#interested?.delete(interested);
    if (this.#interested?.size === 0) this.#interested = null;
  }

  protected tellAdded(caller: string): void {
    for (const interested of this.#interested ?? []) interested.added(caller);
  }

  protected tellRemoved(caller: string): void {
    for (const interested of [...(this.#interested ?? [])]) interested.removed(caller);
  }
}

/** One connection, request or wish of a caller. */
export class SingleAsker extends Asker {
  readonly caller: string;
  #gone = false;

  constructor(caller: string) {
    super();
    this.caller = caller;
  }

  get callers(): readonly string[] {
    return this.#gone ? [] : [this.caller];
  }

  get gone(): boolean {
    return this.#gone;
  }

  /** It has hung up, or wants nothing more: work that only it waits for is dropped at once. */
  leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.tellRemoved(this.caller);
  }
}

/** Several who wait for the same work. Each of them may be several itself: work can need other work that is shared too. */
export class JointAsker extends Asker implements Interested {
  readonly #members = new Set<Asker>();
  /** How many members each caller has. */
  readonly #counts = new Map<string, number>();

  get callers(): Iterable<string> {
    return this.#counts.keys();
  }

  get gone(): boolean {
    return this.#counts.size === 0;
  }

  join(member: Asker): void {
    this.#members.add(member);
    member.tell(this);
  }

  added(caller: string): void {
    const count = this.#counts.get(caller) ?? 0;
    this.#counts.set(caller, count + 1);
    if (count === 0) this.tellAdded(caller);
  }

  removed(caller: string): void {
    const left = (this.#counts.get(caller) ?? 0) - 1;
    if (left > 0) {
      this.#counts.set(caller, left);
      return;
    }
    this.#counts.delete(caller);
    this.tellRemoved(caller);
  }

  /** The work is done: its members wait for nothing here. */
  end(): void {
    for (const member of this.#members) member.ignore(this);
    this.#members.clear();
  }
}

/** All work that nobody asked for shares one queue: otherwise each table of one person would be a caller. It is never dropped. */
const NOBODY = new SingleAsker('nobody');

const asking = new AsyncLocalStorage<Asker>();

/** Does something for those who wait for it: what it needs of the lane, now or later, is charged to them. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => asking.run(asker, work);

/** Does something that no caller asked for, such as a move that is due. */
export const unasked = <T>(work: () => T): T => asking.exit(work);

/** Those who wait for what is done now. */
export const currentAsker = (): Asker => asking.getStore() ?? NOBODY;

/** The caller who asked for what is done now; null if nobody did. */
export function askedBy(): string | null {
  const asker = currentAsker();
  if (asker === NOBODY) return null;
  // Even if it has gone while its work is still being done.
  if (asker instanceof SingleAsker) return asker.caller;
  const [caller = null] = asker.callers;
  return caller;
}
