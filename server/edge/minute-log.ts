import type { Logger } from 'pino';
import { type AddressForm, loggedAddress } from '../ops/addresses.ts';
import { callerKey } from './address.ts';

const MINUTE = 60_000;
/** Callers that get a line of their own in a minute: those who were refused most. The others share one. */
const LINES = 20;
/** At most this many callers are distinguished in a minute. */
const MOST = 10_000;

/**
 * What comes in floods and would fill the disk if each had a line in the log. Refusals for too many requests (429) get one line for each
 * caller and minute; requests for files of the page get one line a minute.
 */
export class MinuteLog {
  readonly #log: Logger;
  readonly #addresses: AddressForm;
  readonly #timer: NodeJS.Timeout;
  /** By the widest network of an address, with one address of it. */
  #callers = new Map<string, { readonly ip: string; count: number }>();
  #others = 0;
  #files = 0;

  constructor(log: Logger, addresses: AddressForm) {
    this.#log = log;
    this.#addresses = addresses;
    this.#timer = setInterval(() => this.#tell(), MINUTE).unref();
  }

  /** How many callers have been refused in this minute. */
  get callers(): number {
    return this.#callers.size;
  }

  /** How often the caller with this address has been refused in this minute. */
  refused(ip: string): number {
    return this.#callers.get(callerKey(ip))?.count ?? 0;
  }

  /** A file of the page was asked for. */
  countFile(): void {
    this.#files += 1;
  }

  countRefusal(ip: string): void {
    const key = callerKey(ip);
    const caller = this.#callers.get(key);
    if (caller !== undefined) caller.count += 1;
    else if (this.#callers.size < MOST) this.#callers.set(key, { ip, count: 1 });
    else this.#others += 1;
  }

  #tell(): void {
    const callers = [...this.#callers.values()].sort((a, b) => b.count - a.count);
    const rest = callers.slice(LINES).reduce((sum, { count }) => sum + count, this.#others);
    this.#callers = new Map();
    this.#others = 0;
    for (const { ip, count } of callers.slice(0, LINES))
      this.#log.warn({ from: loggedAddress(ip, this.#addresses), count }, 'requests refused in a minute');
    if (this.#files > 0) this.#log.info({ count: this.#files }, 'files of the page in a minute');
    this.#files = 0;
    if (rest > 0) this.#log.warn({ count: rest }, 'requests of other callers refused in a minute');
  }

  close(): void {
    clearInterval(this.#timer);
    this.#tell();
  }
}
