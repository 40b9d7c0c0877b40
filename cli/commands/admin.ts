import type { Load } from '@bullpen/server/edge/admin/meter';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';

interface Flags {
  readonly server?: string;
  readonly hours?: string;
  readonly status?: string;
  readonly json?: true;
}

/** A command for a server: how it is written, and what it does. */
interface AdminCommand {
  readonly usage: string;
  readonly fits: (args: readonly string[]) => boolean;
  readonly run: (server: Server, args: readonly string[], flags: Flags) => Promise<void>;
}

const count =
  (least: number, most = least) =>
  (args: readonly string[]): boolean =>
    args.length >= least && args.length <= most;

const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  tables: { usage: 'tables [WHAT]', fits: count(0, 1), run: listTables },
  load: { usage: 'load', fits: count(0), run: showLoad },
  close: {
    usage: 'close TABLE',
    fits: count(1),
    run: async (server, [table = '']) => {
      await server.ask('POST', `tables/${encodeURIComponent(table)}/close`);
      print(`${table}: closed`);
    },
  },
  hide: {
    usage: 'hide TABLE',
    fits: count(1),
    run: async (server, [table = '']) => {
      await server.ask('POST', `tables/${encodeURIComponent(table)}/hide`);
      print(`${table}: no longer on the public list`);
    },
  },
  delete: {
    usage: 'delete TABLE',
    fits: count(1),
    run: async (server, [table = '']) => {
      const forgotten = await server.ask<Forgotten>('DELETE', `tables/${encodeURIComponent(table)}`);
      print(`${table}: deleted${traces(forgotten)}`);
    },
  },
  'forget-name': { usage: 'forget-name NAME, or forget-name TABLE SEAT', fits: count(1, 2), run: forgetName },
  ban: { usage: 'ban ADDRESS --hours N', fits: count(1), run: ban },
  unban: {
    usage: 'unban ADDRESS',
    fits: count(1),
    run: async (server, [address]) => {
      const { network } = await server.ask<{ network: string }>('POST', 'bans/lift', { address });
      print(`${network}: no longer banned`);
    },
  },
  bans: {
    usage: 'bans',
    fits: count(0),
    run: async (server) => {
      const { bans } = await server.ask<{ bans: readonly Ban[] }>('GET', 'bans');
      for (const { network, until } of bans) print(`${network} until ${new Date(until).toISOString()}`);
      if (bans.length === 0) print('nobody is banned');
    },
  },
  privacy: {
    usage: 'privacy',
    fits: count(0),
    run: async (server) => print((await server.ask<string>('GET', 'privacy')).trimEnd()),
  },
};

/** For people who run a server: asks it over HTTP, with the secret from the environment. */
export async function adminCommand(what: string, args: readonly string[], flags: Flags): Promise<void> {
  const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined;
  if (command === undefined)
    throw new Failure(`there is no 'admin ${what}'; the commands are ${Object.keys(COMMANDS).join(', ')}`);
  if (!command.fits(args)) throw new Failure(`usage: bullpen admin ${command.usage}`);
  const secret = process.env.BULLPEN_ADMIN_SECRET?.trim() ?? '';
  if (secret === '') throw new Failure('BULLPEN_ADMIN_SECRET is not set; set it to the secret of the server');
  await command.run(new Server(baseOf(flags.server), secret), args, flags);
}

function baseOf(given: string | undefined): URL {
  const text = given ?? `http://localhost:${process.env.PORT?.trim() || 3000}`;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new Failure('--server must be an address such as http://localhost:3000');
}

interface Problem {
  readonly title?: string;
  readonly code?: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

class Server {
  readonly #base: URL;
  readonly #secret: string;

  constructor(base: URL, secret: string) {
    this.#base = base;
    this.#secret = secret;
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const url = new URL(`/api/admin/${path}`, this.#base);
    const answer = await this.#fetch(url, {
      method,
      // The secret must not follow a redirect.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${this.#secret}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    if (!answer.ok) throw new Failure(isJson ? words(JSON.parse(text) as Problem) : noBullpen(url), 1);
    return (isJson ? JSON.parse(text) : text) as T;
  }

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch {
      throw new Failure(`nothing answers at ${url.origin}; --server names another`, 1);
    }
  }
}

const noBullpen = (url: URL): string => `the server at ${url.origin} is not Bullpen`;

function words({ title = 'The server refused.', code, detail = {} }: Problem): string {
  if (code === 'not-found')
    return 'the server has no interface for operators; set BULLPEN_ADMIN_SECRET there';
  const more = Object.entries(detail).map(([key, value]) => `${key}: ${value}`);
  return [title, ...more].join(' ');
}

interface Listing {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly seats: number;
  readonly free: number;
  readonly host: string | null;
  readonly listed: boolean;
  readonly due: number | null;
  readonly changed: number;
  /** Why the server has set it aside. */
  readonly aside: string | null;
}

async function listTables(server: Server, [q]: readonly string[], flags: Flags): Promise<void> {
  const query = new URLSearchParams({ limit: '100' });
  if (q !== undefined) query.set('q', q);
  if (flags.status !== undefined) query.set('status', flags.status);
  const page = await server.ask<{ tables: readonly Listing[]; next: string | null; now: number }>(
    'GET',
    `tables?${query}`,
  );
  if (flags.json === true) return print(JSON.stringify(page));
  for (const { table, game, status, seats, free, host, listed, due, changed, aside } of page.tables) {
    const facts = [
      `${free} of ${seats} free`,
      listed ? 'listed' : 'by invitation',
      `changed ${lasting(page.now - changed)} ago`,
      ...(due === null
        ? []
        : [due < page.now ? `${lasting(page.now - due)} late` : `due in ${lasting(due - page.now)}`]),
      ...(host === null ? [] : [`host ${host}`]),
      ...(aside === null ? [] : [`set aside: ${aside}`]),
    ];
    print(`${table}  ${game}  ${status}  ${facts.join(', ')}`);
  }
  if (page.tables.length === 0) print('no tables');
  if (page.next !== null) print('… and more: name a table, a host or a --status');
}

/** A length of time in its largest unit. */
function lasting(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}

async function showLoad(server: Server, _args: readonly string[], flags: Flags): Promise<void> {
  const load = await server.ask<Load>('GET', 'load');
  if (flags.json === true) return print(JSON.stringify(load));
  const open = Object.entries(load.connections).map(([kind, held]) => `${held} ${kind}`);
  print(`connections: ${open.join(', ') || 'none'}`);
  print(`moves a second: ${load.movesPerSecond}`);
  print(`event loop delay: p50 ${load.loopMilliseconds.p50} ms, p99 ${load.loopMilliseconds.p99} ms`);
  print(
    `store: ${load.storeMilliseconds === null ? 'nothing written lately' : `${load.storeMilliseconds} ms on average`}`,
  );
  print(`bots waiting: ${load.botsWaiting ?? 'unknown'}`);
  print(
    `tables: ${load.tablesInMemory ?? 0} in memory, ${load.tablesFollowed ?? 0} followed, ${load.tablesSetAside ?? 0} set aside`,
  );
  print(`memory: ${load.memoryMegabytes} MB; running for ${lasting(load.seconds * 1000)}`);
}

interface Forgotten {
  readonly tables: readonly string[];
  readonly scrubbed: boolean;
}

const traces = ({ scrubbed }: Forgotten): string =>
  scrubbed ? '' : '; PostgreSQL may keep it in its files until VACUUM FULL (docs/HOSTING.md)';

async function forgetName(server: Server, [name, seat]: readonly string[]): Promise<void> {
  if (seat !== undefined && !/^\d$/.test(seat)) throw new Failure('SEAT must be a number from 0 to 9');
  const body = seat === undefined ? { name } : { table: name, seat: Number(seat) };
  const forgotten = await server.ask<Forgotten>('POST', 'forget-name', body);
  const { length } = forgotten.tables;
  print(
    length === 0
      ? 'no finished match has this name'
      : `forgotten in ${length} finished ${length === 1 ? 'match' : 'matches'}${traces(forgotten)}`,
  );
}

interface Ban {
  readonly network: string;
  readonly until: number;
}

async function ban(server: Server, [address]: readonly string[], flags: Flags): Promise<void> {
  const hours = Number(flags.hours ?? 24);
  if (!(hours > 0 && hours <= 8760)) throw new Failure('--hours must be a number up to 8760');
  const made = await server.ask<Ban>('POST', 'bans', { address, hours });
  print(`${made.network}: banned until ${new Date(made.until).toISOString()}`);
}
