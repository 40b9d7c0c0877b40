import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';

/** At most this many requests are under way at a time, and this many of them to hosts that are not known to answer quickly. */
const AT_ONCE = 32;
const TO_OTHERS = 12;
/** At most this many requests go to one site at a time: to hosts that answer quickly, that answer slowly, and that have not answered yet. */
const AT_A_SITE = { quick: 8, slow: 2, unknown: 2 } as const;
type Manner = keyof typeof AT_A_SITE;
/** This many requests may begin at once, then one in this many milliseconds: each costs the event loop a handshake. */
const BURST = 32;
const EACH = 10;
/** For this long a host that was slow once does not count as quick, in milliseconds. */
const REMEMBERED = 600_000;
/** After this many requests in a row without an answer a host is left alone, for this many milliseconds. */
const SILENT = 3;
const REST = 120_000;
/** How many sites, and hosts of a site, are remembered although nothing waits for them. */
const MOST_SITES = 1000;
const MOST_HOSTS = 100;

/** How quickly a host answered a request; `silent` if it did not answer in time, null if the request says nothing about the host. */
export interface Trip {
  readonly pace: 'quick' | 'slow' | 'silent' | null;
}

interface Waiting {
  begin(): Promise<Trip | null>;
  giveUp(): void;
}

interface Host {
  /** What waits, by table. The first table is served next. */
  readonly tables: Map<string, Waiting[]>;
  underWay: number;
  answered: boolean;
  quick: boolean;
  slowUntil: number;
  silent: number;
  restsUntil: number;
}

interface Site {
  /** In the order of their turns. */
  readonly hosts: Map<string, Host>;
  readonly underWay: Record<Manner, number>;
}

/**
 * Notices on their way out. Anybody can name addresses that never answer. So sites take turns, the hosts of a site do, and the tables of a
 * host do. How a host answers counts for or against that host alone: anybody can name a silent host at the site of a push service. But the
 * hosts of a site share its places, since the owner of a name can have any number of names below it. A host that does not answer is left
 * alone for a while, and what waits for it is given up.
 */
export class Outbox {
  readonly #now: () => number;
  /** In the order of their turns. */
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

  /** Makes a request to the host of an address in its turn; null if that is left alone. */
  send<T extends Trip>(endpoint: string, table: string, trip: () => Promise<T>): Promise<T | null> {
    const { tables, restsUntil } = this.#host(endpoint);
    if (this.#now() < restsUntil) return Promise.resolve(null);
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    const waiting: Waiting = {
      // On behalf of the callers who wait for it, not of those whose request has just ended.
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

  #host(endpoint: string): Host {
    const isIdle = ({ tables, underWay, restsUntil }: Host): boolean =>
      tables.size === 0 && underWay === 0 && restsUntil <= this.#now();
    const { hosts } = known(
      this.#sites,
      siteOf(endpoint),
      MOST_SITES,
      (site) => [...site.hosts.values()].every(isIdle),
      {
        hosts: new Map(),
        underWay: { quick: 0, slow: 0, unknown: 0 },
      },
    );
    return known(hosts, new URL(endpoint).host, MOST_HOSTS, isIdle, {
      tables: new Map(),
      underWay: 0,
      answered: false,
      quick: false,
      slowUntil: 0,
      silent: 0,
      restsUntil: 0,
    });
  }

  #begin(): void {
    while (this.#underWay < AT_ONCE) {
      const next = this.#next();
      if (next === null || !this.#mayBegin()) return;
      const [name, site, [address, host]] = next;
      toTheEnd(this.#sites, name, site);
      toTheEnd(site.hosts, address, host);
      void this.#run(site, host, nextIn(host));
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

  #next(): [string, Site, [string, Host]] | null {
    for (const [name, site] of this.#sites)
      for (const [address, host] of site.hosts) {
        const manner = this.#mannerOf(host);
        const full = Math.max(site.underWay[manner], host.underWay) >= AT_A_SITE[manner];
        if (host.tables.size > 0 && !full && (manner === 'quick' || this.#toOthers < TO_OTHERS))
          return [name, site, [address, host]];
      }
    return null;
  }

  #mannerOf({ answered, quick, slowUntil }: Host): Manner {
    if (!answered) return 'unknown';
    return quick && slowUntil <= this.#now() ? 'quick' : 'slow';
  }

  async #run(site: Site, host: Host, waiting: Waiting | null): Promise<void> {
    if (waiting === null) return;
    const manner = this.#mannerOf(host);
    const other = manner === 'quick' ? 0 : 1;
    this.#underWay += 1;
    this.#toOthers += other;
    site.underWay[manner] += 1;
    host.underWay += 1;
    const made = await waiting.begin();
    this.#underWay -= 1;
    this.#toOthers -= other;
    site.underWay[manner] -= 1;
    host.underWay -= 1;
    this.#learn(host, made?.pace ?? null);
    this.#begin();
  }

  #learn(host: Host, pace: Trip['pace']): void {
    if (pace === null) return;
    host.answered ||= pace !== 'silent';
    if (pace === 'quick') {
      host.quick = true;
      host.silent = 0;
      return;
    }
    host.slowUntil = this.#now() + REMEMBERED;
    if (pace === 'slow') return;
    host.silent += 1;
    if (host.silent < SILENT) return;
    // After the rest, one request without an answer is enough.
    host.silent = SILENT - 1;
    host.answered = false;
    host.restsUntil = this.#now() + REST;
    const lines = [...host.tables.values()];
    host.tables.clear();
    for (const waiting of lines.flat()) waiting.giveUp();
  }
}

/** What is kept under a name. Where `most` are kept, a new one takes the place of an idle one. */
function known<T>(
  kept: Map<string, T>,
  name: string,
  most: number,
  isIdle: (one: T) => boolean,
  fresh: T,
): T {
  const found = kept.get(name);
  if (found !== undefined) return found;
  const idle = kept.size < most ? undefined : [...kept].find(([, one]) => isIdle(one));
  if (idle !== undefined) kept.delete(idle[0]);
  kept.set(name, fresh);
  return fresh;
}

/** Maps keep the order in which keys came. */
function toTheEnd<T>(line: Map<string, T>, name: string, one: T): void {
  line.delete(name);
  line.set(name, one);
}

/** What is served next at a host. Its table goes to the end. */
function nextIn({ tables }: Host): Waiting | null {
  for (const [table, line] of tables) {
    const next = line.shift() ?? null;
    tables.delete(table);
    if (line.length > 0) tables.set(table, line);
    return next;
  }
  return null;
}

/** Second parts of names below which countries give out names, such as `co.uk`. */
const GIVEN_OUT = /^(ac|co|com|edu|go|gov|ne|net|or|org)$/;

/**
 * The site that an address belongs to: the last two parts of its name, or three where a country gives out names below the second. On this
 * machine, where only tests send, every port is a site.
 */
export function siteOf(endpoint: string): string {
  const { hostname, host } = new URL(endpoint);
  const parts = hostname.replace(/\.$/, '').split('.');
  if (isIP(hostname) !== 0 || parts.length < 2) return host;
  const byCountry = parts.at(-1)?.length === 2 && GIVEN_OUT.test(parts.at(-2) ?? '');
  return parts.slice(byCountry ? -3 : -2).join('.');
}
