import { BlockList, isIP, isIPv6 } from 'node:net';
import { problem } from '@bullpen/wire/problems.ts';
import { Refused } from '../refused.ts';
import { unmapped } from './address.ts';
import type { App } from './app.ts';
import type { Notes } from './notes.ts';

/** A banned network, and until when, in milliseconds since 1970. */
export interface Ban {
  readonly network: string;
  readonly until: number;
}

const NOTE = 'bans';
const MOST = 1000;
/** How often bans of other processes are looked up. */
const LOOK_EVERY = 2000;
/** A typing error must not ban half of the world. */
const WIDEST = { 4: 16, 6: 32 } as const;

/** These hold addresses of IPv4 in the form of IPv6, and the machine itself. */
const SPECIAL = new BlockList();
SPECIAL.addSubnet('::', 64, 'ipv6');

/** What an operator may type: an address, which for IPv6 stands for its network of 64 bits, or a network. */
export function readNetwork(text: string): string | null {
  const [typed = '', bits, ...rest] = text.split('/');
  if (isIP(typed) === 0 || rest.length > 0 || typed.includes('%')) return null;
  const address = unmapped(typed);
  // A network of mapped addresses has no length of its own in IPv4: only single ones can be banned.
  if (address !== typed && bits !== undefined) return null;
  const kind = isIP(address) as 4 | 6;
  const special = kind === 6 && SPECIAL.check(address, 'ipv6');
  const usual = kind === 4 ? 32 : special ? 128 : 64;
  const length = bits === undefined ? usual : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (length < (special ? 128 : WIDEST[kind]) || length > (kind === 4 ? 32 : 128)) return null;
  // An IPv6 address can be written in several ways.
  const plain = kind === 4 ? address : new URL(`http://[${address}]`).hostname.slice(1, -1);
  return `${plain}/${length}`;
}

/** Somebody who is connected. */
export interface Guest {
  readonly ip: string;
  /** Ends the connection of somebody who was banned. */
  ban(): void;
}

/** The networks that are banned for a while. They are in memory, and in Redis where several processes share them. */
export class Bans {
  /** Everybody who is connected. */
  readonly guests = new Set<Guest>();
  readonly #notes: Notes;
  readonly #timer: NodeJS.Timeout;
  #bans: readonly (Ban & { readonly has: (ip: string) => boolean })[] = [];

  constructor(notes: Notes) {
    this.#notes = notes;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  /** Until when this address is banned; null if it is not. */
  until(ip: string): number | null {
    if (this.#bans.length === 0) return null;
    const now = Date.now();
    const ends = this.#bans.filter(({ until, has }) => until > now && has(ip)).map(({ until }) => until);
    return ends.length === 0 ? null : Math.max(...ends);
  }

  async list(): Promise<readonly Ban[]> {
    await this.look();
    return this.#bans.map(({ network, until }) => ({ network, until }));
  }

  /** Reads what all processes know, and ends the connections of banned addresses. */
  async look(): Promise<void> {
    const note = await this.#notes.get(NOTE);
    const now = Date.now();
    const bans = (JSON.parse(note ?? '[]') as Ban[]).filter(({ until }) => until > now);
    this.#bans = bans.map((ban) => ({ ...ban, has: memberOf(ban.network) }));
    if (bans.length === 0) return;
    for (const guest of [...this.guests]) if (this.until(guest.ip) !== null) guest.ban();
  }

  /** Bans a network; false if too many are banned already. */
  async add(ban: Ban): Promise<boolean> {
    const others = (await this.list()).filter(({ network }) => network !== ban.network);
    if (others.length >= MOST) return false;
    await this.#write([...others, ban]);
    return true;
  }

  /** Lifts the ban of a network; false if it was not banned. */
  async lift(network: string): Promise<boolean> {
    const bans = await this.list();
    const others = bans.filter((ban) => ban.network !== network);
    if (others.length === bans.length) return false;
    await this.#write(others);
    return true;
  }

  async #write(bans: readonly Ban[]): Promise<void> {
    const last = Math.max(0, ...bans.map(({ until }) => until));
    await this.#notes.set(NOTE, JSON.stringify(bans), Math.max(1, last - Date.now()));
    await this.look();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

function memberOf(network: string): (ip: string) => boolean {
  const [address = '', bits] = network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  return (ip) => list.check(unmapped(ip), isIPv6(unmapped(ip)) ? 'ipv6' : 'ipv4');
}

/** Banned callers may still read what is kept about them, and operators cannot ban themselves. */
const OPEN = /^\/(?:healthz|livez|privacy|plain\.css|admin|api\/admin)(?:\/|$)/;

export function refuseBanned(app: App, bans: Bans): void {
  app.addHook('onRequest', async (request) => {
    if (OPEN.test(request.routeOptions.url ?? '')) return;
    const until = bans.until(request.ip);
    if (until !== null) throw new Refused(problem('banned', { until }));
  });
}
