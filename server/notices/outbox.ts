import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';

/** At most this many requests are under way at a time, and this many of them to sites that are not known to answer quickly. */
const AT_ONCE = 32;
const TO_OTHERS = 12;
/** At most this many go to one site that answers quickly, and to any other site. */
const TO_QUICK_SITE = 8;
const TO_OTHER_SITE = 2;
/** This many requests may begin at once, and then one in this many milliseconds: each costs a handshake, which is work for the event loop. */
const BURST = 32;
const EACH = 10;
/** For this long a site that was slow once does not count as quick, in milliseconds. */
const REMEMBERED = 600_000;
/** After this many requests in a row without an answer a site is left alone, for this many milliseconds. */
const SILENT = 3;
const REST = 120_000;
/** Sites that are remembered though nothing waits for them. */
const MOST_SITES = 1000;

/** What came of a request, and how soon; `silent` is no answer in time, null says nothing about the site. */
export interface Trip {
  readonly pace: 'quick' | 'slow' | 'silent' | null;
}

interface Waiting {
  begin(): Promise<Trip | null>;
  giveUp(): void;
}

interface Site {
  /** What waits, by table. The first table is served next. */
  readonly tables: Map<string, Waiting[]>;
  underWay: number;
  quick: boolean;
  slowUntil: number;
  silent: number;
  restsUntil: number;
}

/**
 * Notices on their way out. Anybody can name addresses that never answer, so sites take turns, and for each site its tables. A site has a
 * few places while nobody knows whether it answers, and more when it does. One that does not answer is left alone for a while: what waits
 * for it is given up.
 */
export class Outbox {
  readonly #now: () => number;
  /** In the order of their turns: maps keep the order in which keys came. */
  readonly #sites = new Map<string, Site>();
  #underWay = 0;
  #toOthers = 0;
  /** How many may begin at once, and when that was counted. */
  #left = BURST;
  #at = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Makes a request in its turn; null if its site is left alone. */
  send<T extends Trip>(site: string, table: string, trip: () => Promise<T>): Promise<T | null> {
    const { tables, restsUntil } = this.#site(site);
    if (this.#now() < restsUntil) return Promise.resolve(null);
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    const waiting: Waiting = {
      // On behalf of those who wait for it, not of those after whom it begins.
      begin: AsyncLocalStorage.bind(async () => {
        try {
          const made = await trip();
          resolve(made);
          return made;
        } catch (error) {
          reject(error);
          return null;
        }
      }),
      giveUp: () => resolve(null),
    };
    const line = tables.get(table);
    if (line === undefined) tables.set(table, [waiting]);
    else line.push(waiting);
    this.#begin();
    return promise;
  }

  #site(name: string): Site {
    const known = this.#sites.get(name);
    if (known !== undefined) return known;
    this.#forgetOne();
    const site = { tables: new Map(), underWay: 0, quick: false, slowUntil: 0, silent: 0, restsUntil: 0 };
    this.#sites.set(name, site);
    return site;
  }

  #forgetOne(): void {
    if (this.#sites.size < MOST_SITES) return;
    for (const [name, { tables, underWay, restsUntil }] of this.#sites)
      if (tables.size === 0 && underWay === 0 && restsUntil <= this.#now()) {
        this.#sites.delete(name);
        return;
      }
  }

  #begin(): void {
    while (this.#underWay < AT_ONCE) {
      const next = this.#next();
      if (next === null || !this.#mayBegin()) return;
      const [name, site] = next;
      // To the end of the line.
      this.#sites.delete(name);
      this.#sites.set(name, site);
      void this.#run(site, nextIn(site));
    }
  }

  /** Whether one more may begin now. If not, it begins as soon as it may. */
  #mayBegin(): boolean {
    const now = this.#now();
    this.#left = Math.min(BURST, this.#left + (now - this.#at) / EACH);
    this.#at = now;
    if (this.#left >= 1) {
      this.#left -= 1;
      return true;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#begin();
    }, EACH).unref();
    return false;
  }

  #next(): [string, Site] | null {
    for (const [name, site] of this.#sites) {
      const quick = this.#isQuick(site);
      const full = site.underWay >= (quick ? TO_QUICK_SITE : TO_OTHER_SITE);
      if (site.tables.size > 0 && !full && (quick || this.#toOthers < TO_OTHERS)) return [name, site];
    }
    return null;
  }

  #isQuick({ quick, slowUntil }: Site): boolean {
    return quick && slowUntil <= this.#now();
  }

  async #run(site: Site, waiting: Waiting | null): Promise<void> {
    if (waiting === null) return;
    const other = this.#isQuick(site) ? 0 : 1;
    this.#underWay += 1;
    this.#toOthers += other;
    site.underWay += 1;
    const made = await waiting.begin();
    this.#underWay -= 1;
    this.#toOthers -= other;
    site.underWay -= 1;
    this.#learn(site, made?.pace ?? null);
    this.#begin();
  }

  #learn(site: Site, pace: Trip['pace']): void {
    if (pace === null) return;
    if (pace === 'quick') {
      site.quick = true;
      site.silent = 0;
      return;
    }
    site.slowUntil = this.#now() + REMEMBERED;
    if (pace === 'slow') return;
    site.silent += 1;
    if (site.silent < SILENT) return;
    // After the rest, one request without an answer is enough.
    site.silent = SILENT - 1;
    site.restsUntil = this.#now() + REST;
    const lines = [...site.tables.values()];
    site.tables.clear();
    for (const waiting of lines.flat()) waiting.giveUp();
  }
}

/** What is served next at a site. Its table goes to the end. */
function nextIn({ tables }: Site): Waiting | null {
  for (const [table, line] of tables) {
    const next = line.shift() ?? null;
    tables.delete(table);
    if (line.length > 0) tables.set(table, line);
    return next;
  }
  return null;
}

/**
 * Whose machine an address leads to: the last two parts of its name, since one who has a name can have any number of names below it. On this
 * machine, where only tests send, every port is a site.
 */
export function siteOf(endpoint: string): string {
  const { hostname, host } = new URL(endpoint);
  const parts = hostname.replace(/\.$/, '').split('.');
  return isIP(hostname) !== 0 || parts.length < 2 ? host : parts.slice(-2).join('.');
}
