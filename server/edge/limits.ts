import type { LimitSettings } from '../config.ts';
import { callerKey } from './address.ts';
import { Places, Rate } from './limiter.ts';
import type { SharedCounts } from './shared-counts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Files of the page are cheap, and a visit asks for many: up to 25, 11 of them for home. With the usual 1,200 requests a minute,
 * an address may ask for 12,000 files: 480 first visits.
 */
const PAGE_SHARE = 10;
/** Questions about the server's health from far away: ten a second, and as many at once as in ten seconds. */
const OPS_WINDOW = 10_000;
const OPS_MOST = 100;
/** The same from a private network, where balancers and monitors are: many of them may share an address. */
const OPS_NEAR = 1000;
/**
 * How often one caller may sit down at one table or stand up again: all at once, and then one in 6 seconds. The table itself
 * takes 50 at once from all callers, and then one in 2 seconds (`table/allowance.ts`), so one caller cannot use that up.
 */
const SEATINGS = 20;
const SEATINGS_WINDOW = 2 * MINUTE;

/** How often a caller may make a player or try a code in an hour; and erase one, for which the whole file is rewritten. */
const PLAYERS = 60;
const ERASURES = 6;
/** Exports that a caller may have under way at a time: each may be megabytes in memory, until the caller has read it. */
const EXPORTS = 3;
/** How often a caller may begin or finish a sign-in in an hour: each asks the provider. */
const SIGN_INS = 120;

/** How often a caller may begin or resume a daily deal in an hour: a class behind one address begins five each. */
const DAILY_DEALS = 600;

/**
 * How often a caller may do these in an hour: make a club or a tournament; enter by a code, which may make a player; do anything else in a
 * club or a tournament. A class behind one address plays several tournaments in an hour.
 */
const GATHERINGS = 60;
const ENTRIES = 600;
const GATHERED = 6000;

/** All that is limited by address. */
export class Limits {
  readonly #rates: Rate[] = [];
  readonly requests: Rate;
  /** Files of the page: by each process alone, since a file costs less than to ask Redis. */
  readonly files: Rate;
  /** Sockets are counted apart: a caller that connects again and again takes nothing from players behind the same address. */
  readonly sockets: Rate;
  /** Questions about the server's health, by each process alone: it must answer while Redis is away. */
  readonly ops: Rate;
  readonly opsNear: Rate;
  readonly tables: Rate;
  readonly players: Rate;
  readonly erasures: Rate;
  readonly signIns: Rate;
  readonly daily: Rate;
  readonly gatherings: Rate;
  readonly entries: Rate;
  readonly gathered: Rate;
  readonly #seatings: Rate;
  /** Sockets, event streams and waiting polls together. */
  readonly held: Places;
  /** By each process alone: it is about its memory. */
  readonly exports: Places;

  constructor(bounds: LimitSettings, shared: SharedCounts | null) {
    const { requestsPerMinute, tablesPerHour, connectionsPerAddress } = bounds;
    const rate = (name: string, most: number, window: number, counts: SharedCounts | null = shared): Rate => {
      const made = new Rate(name, most, window, counts);
      this.#rates.push(made);
      return made;
    };
    /** Where requests have no limit, these have none either. */
    const unlessOff = (most: number): number => (requestsPerMinute === 0 ? 0 : most);
    const hourly = (name: string, most: number): Rate => rate(name, unlessOff(most), HOUR);
    this.requests = rate('requests', requestsPerMinute, MINUTE);
    this.files = rate('files', requestsPerMinute * PAGE_SHARE, MINUTE, null);
    this.sockets = rate('sockets', requestsPerMinute, MINUTE);
    this.ops = rate('ops', unlessOff(OPS_MOST), OPS_WINDOW, null);
    this.opsNear = rate('ops', unlessOff(OPS_NEAR), OPS_WINDOW, null);
    this.tables = rate('tables', tablesPerHour, HOUR);
    this.players = hourly('players', PLAYERS);
    this.erasures = hourly('erasures', ERASURES);
    this.signIns = hourly('sign-ins', SIGN_INS);
    this.daily = hourly('daily', DAILY_DEALS);
    this.gatherings = hourly('gatherings', GATHERINGS);
    this.entries = hourly('entries', ENTRIES);
    this.gathered = hourly('gathered', GATHERED);
    this.#seatings = rate('seatings', unlessOff(SEATINGS), SEATINGS_WINDOW);
    this.held = new Places('held', connectionsPerAddress, shared);
    this.exports = new Places('exports', unlessOff(EXPORTS));
  }

  /** Counts that a caller sits down or stands up at a table: null if it may be, else the seconds to wait. */
  seating(ip: string, table: string, now: number): Promise<number | null> {
    // By the widest network, and no more for it: the table has one allowance for all of them.
    const key = `${table} ${callerKey(ip)}`;
    return this.#seatings.takeIn([{ key, share: 1 }], now);
  }

  /** Forgets addresses that have everything back. */
  sweep(now: number): void {
    for (const rate of this.#rates) rate.sweep(now);
  }
}

/**
 * A bucket that holds `burst` tokens and gets `perSecond` new ones: each use takes one out. It may be overdrawn by
 * as much again, so that a caller that goes on after a refusal can be distinguished from one that stops.
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

  #fill(now: number): void {
    if (now <= this.#at) return;
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}
