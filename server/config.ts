import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Pace } from '@bullpen/table';
import { ADDRESS_FORMS, type AddressForm } from './ops/addresses.ts';

/** All that the environment can say. Times are in milliseconds unless their name says otherwise; 0 as a limit means none. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Origins of pages elsewhere that may come here, besides those of this host. */
  readonly origins: readonly string[];
  /** Names that callers may use for this server, besides its own address. */
  readonly hosts: readonly string[];
  /** Whose word about the caller's address is taken: that of this many proxies on the way, or of these addresses. */
  readonly trustProxy: number | readonly string[];
  /** A parent process watches over the serving one and starts it again when it crashes. */
  readonly supervise: boolean;
  /** How many processes on this machine serve together, on one port. */
  readonly processes: number;
  readonly logLevel: (typeof LEVELS)[number];
  /** How much of callers' addresses is logged. */
  readonly logAddresses: AddressForm;
  /** What opens the interface for operators; without it there is none. */
  readonly adminSecret: string | null;
  /** Whom to ask about what is kept, as an address or a link. */
  readonly contact: string | null;
  /** Who may read /metrics: callers from this machine and private networks, everybody, or nobody. */
  readonly metrics: (typeof METRICS)[number];
  /** Whether notices are sent by web push; `loopback` also to this machine, for tests. */
  readonly push: (typeof PUSH)[number];
  /** Where players may sign in by OpenID Connect; null if they cannot. */
  readonly oidc: OidcSettings | null;
  /** How long bots take for a move. */
  readonly botPace: Pace;
  /** Days after which a table that has not changed is removed. */
  readonly keepDays: { readonly open: number; readonly playing: number; readonly over: number };
  readonly limits: LimitSettings;
}

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without one, which proves itself by PKCE alone. */
  readonly clientSecret: string | null;
  /** What the page calls the provider. */
  readonly name: string;
}

export interface LimitSettings {
  readonly requestsPerMinute: number;
  /** For each address: sockets, event streams and waiting polls together. */
  readonly connectionsPerAddress: number;
  /** For each address: TCP connections, whatever they are for. */
  readonly tcpPerAddress: number;
  /** TCP connections of everybody together. */
  readonly tcpInAll: number;
  readonly tablesPerHour: number;
  /** For each socket; three seconds' worth may come at once. */
  readonly messagesPerSecond: number;
  readonly tablesPerConnection: number;
  /** A reader that is this many bytes behind is dropped. */
  readonly slowBytes: number;
  readonly heartbeat: number;
  /** How long the head of a request, the whole request, and the pause before the next one on a connection may take. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAlive: number;
  /** How long an answer may take to begin, where `answer-time.ts` says nothing else. */
  readonly answerWithin: number;
  /** A connection on which nothing moves for this long is closed, unless it is a socket. */
  readonly silence: number;
  /** How often the first two are looked at. */
  readonly checkEvery: number;
  /** A connection that floods or sends garbage is not read any more, and is closed after this long or up to twice as long. */
  readonly muteMilliseconds: number;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const METRICS = ['local', 'public', 'off'] as const;
const PUSH = ['on', 'off', 'loopback'] as const;

/** Why a value cannot be used, as one line that names what is allowed. Values are not repeated: some are secrets. */
export class BadSetting {
  readonly line: string;

  constructor(name: string, allowed: string) {
    this.line = `${name} must be ${allowed}.`;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment. An empty value is as good as none. */
export function readConfig(env: Env): Config | BadSetting {
  try {
    const trustProxy = trust(env);
    const proxied = typeof trustProxy === 'number' ? trustProxy > 0 : trustProxy.length > 0;
    return {
      port: integer(env, 'PORT', 3000, 0, 65535),
      host: given(env, 'HOST') ?? '127.0.0.1',
      data: resolve(given(env, 'BULLPEN_DATA') ?? './data'),
      databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
      redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
      origins: list(
        env,
        'BULLPEN_ORIGINS',
        isOrigin,
        'origins like https://example.org, separated by commas',
      ),
      hosts: list(env, 'BULLPEN_HOSTS', isHostName, 'host names like example.org, separated by commas'),
      trustProxy,
      supervise: choice(env, 'BULLPEN_SUPERVISE', ['on', 'off'], 'on') === 'on',
      processes: processes(env),
      logLevel: choice(env, 'LOG_LEVEL', LEVELS, 'info'),
      logAddresses: choice(env, 'BULLPEN_LOG_ADDRESSES', ADDRESS_FORMS, 'short'),
      adminSecret: text(env, 'BULLPEN_ADMIN_SECRET', /^[!-~]{16,200}$/, '16 to 200 letters, digits or signs'),
      contact: text(env, 'BULLPEN_CONTACT', /^[^\p{C}]{1,200}$/u, 'at most 200 characters'),
      metrics: choice(env, 'BULLPEN_METRICS', METRICS, 'local'),
      push: choice(env, 'BULLPEN_PUSH', PUSH, 'on'),
      oidc: oidc(env),
      botPace: botPace(env),
      keepDays: {
        open: integer(env, 'BULLPEN_KEEP_OPEN_DAYS', 14, 0, 36500),
        playing: integer(env, 'BULLPEN_KEEP_PLAYING_DAYS', 60, 0, 36500),
        over: integer(env, 'BULLPEN_KEEP_OVER_DAYS', 365, 0, 36500),
      },
      limits: {
        requestsPerMinute: integer(env, 'BULLPEN_REQUESTS_PER_MINUTE', 1200, 0, 1e9),
        connectionsPerAddress: integer(env, 'BULLPEN_CONNECTIONS_PER_ADDRESS', 200, 0, 1e9),
        tcpPerAddress: integer(env, 'BULLPEN_TCP_PER_ADDRESS', 500, 0, 1e9),
        tcpInAll: integer(env, 'BULLPEN_TCP_IN_ALL', roomForConnections(), 1, 1e9),
        tablesPerHour: integer(env, 'BULLPEN_TABLES_PER_HOUR', 120, 0, 1e9),
        messagesPerSecond: integer(env, 'BULLPEN_MESSAGES_PER_SECOND', 20, 1, 1e6),
        tablesPerConnection: 20,
        slowBytes: 1 << 20,
        heartbeat: 30_000,
        headersTimeout: 10_000,
        requestTimeout: 20_000,
        // Proxies reuse connections, and must be the first to end them: most do so within a minute.
        keepAlive: proxied ? 72_000 : 15_000,
        answerWithin: 7000,
        silence: 120_000,
        checkEvery: 5000,
        muteMilliseconds: 10_000,
      },
    };
  } catch (fault) {
    if (fault instanceof BadSetting) return fault;
    throw fault;
  }
}

const given = (env: Env, name: string): string | null => env[name]?.trim() || null;

function integer(env: Env, name: string, otherwise: number, min: number, max: number): number {
  const text = given(env, name);
  if (text === null) return otherwise;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new BadSetting(name, `a whole number from ${min} to ${max}`);
}

/** A number, or the word for as many as the machine has cores. */
function processes(env: Env): number {
  const name = 'BULLPEN_PROCESSES';
  if (given(env, name) === 'cores') return availableParallelism();
  try {
    return integer(env, name, 1, 1, 64);
  } catch {
    throw new BadSetting(name, 'a whole number from 1 to 64, or the word cores');
  }
}

/** At first as long as a person who knows what to do. */
function botPace(env: Env): Pace {
  const name = 'BULLPEN_BOT_PACE';
  const [, quickest, slowest] = /^(\d{1,5})-(\d{1,5})$/.exec(given(env, name) ?? '600-1500') ?? [];
  const least = Number(quickest);
  const more = Number(slowest) - least;
  if (more >= 0 && least + more <= 60_000) return { least, more };
  throw new BadSetting(name, 'two whole numbers up to 60000, the smaller first, like 600-1500');
}

function text(env: Env, name: string, fits: RegExp, allowed: string): string | null {
  const value = given(env, name);
  if (value === null || fits.test(value)) return value;
  throw new BadSetting(name, allowed);
}

function choice<T extends string>(env: Env, name: string, values: readonly T[], otherwise: T): T {
  const text = given(env, name);
  const value = text === null ? otherwise : values.find((one) => one === text);
  if (value !== undefined) return value;
  throw new BadSetting(name, `one of ${values.join(', ')}`);
}

function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = given(env, name);
  if (text === null || protocols.includes(URL.parse(text)?.protocol ?? '')) return text;
  throw new BadSetting(
    name,
    `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
  );
}

function list(env: Env, name: string, fits: (item: string) => boolean, allowed: string): string[] {
  const items = (given(env, name) ?? '').split(',').map((item) => item.trim());
  const filled = items.filter((item) => item !== '');
  if (filled.every(fits)) return filled;
  throw new BadSetting(name, allowed);
}

function oidc(env: Env): OidcSettings | null {
  const issuer = given(env, 'BULLPEN_OIDC_ISSUER');
  const client = text(
    env,
    'BULLPEN_OIDC_CLIENT_ID',
    /^[!-~]{1,500}$/,
    'at most 500 letters, digits or signs',
  );
  const secret = text(
    env,
    'BULLPEN_OIDC_CLIENT_SECRET',
    /^[!-~]{1,500}$/,
    'at most 500 letters, digits or signs',
  );
  const name = text(env, 'BULLPEN_OIDC_NAME', /^[^\p{C}]{1,40}$/u, 'at most 40 characters');
  const parsed = issuer === null ? null : URL.parse(issuer);
  if (issuer !== null && (parsed === null || !isIssuer(parsed)))
    throw new BadSetting('BULLPEN_OIDC_ISSUER', 'an address that begins with https://, without a query');
  if ((issuer === null) !== (client === null))
    throw new BadSetting('BULLPEN_OIDC_CLIENT_ID', 'given together with BULLPEN_OIDC_ISSUER, or not at all');
  if (issuer === null || client === null || parsed === null) return null;
  return { issuer, clientId: client, clientSecret: secret, name: name ?? parsed.host };
}

/** Without TLS only on this machine, for tests. */
const isIssuer = ({ protocol, hostname, search, hash, username }: URL): boolean =>
  search === '' &&
  hash === '' &&
  username === '' &&
  (protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)));

const isHostName = (text: string): boolean => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

function trust(env: Env): Config['trustProxy'] {
  const text = given(env, 'TRUST_PROXY') ?? 'false';
  // Not everybody's word: callers can write that header themselves, so only what the nearest proxy added counts.
  if (text === 'true' || text === 'false') return text === 'true' ? 1 : 0;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return list(
    env,
    'TRUST_PROXY',
    isNetwork,
    'true, false, a number of proxies, or their addresses (10.0.0.0/8), separated by commas',
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}

/** Files that belong to no connection: the store, its journal, links to other services. */
const OTHER_FILES = 200;
const MOST_CONNECTIONS = 20_000;

/**
 * How many connections the system lets this process have open; where it does not say, what systems usually do. On each of
 * them a file of the page may be sent, which is open meanwhile.
 */
function roomForConnections(): number {
  let files = 1024;
  try {
    const [, soft] =
      /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    files = soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft ?? files);
  } catch {
    // Another system.
  }
  return Math.max(100, Math.min(MOST_CONNECTIONS, Math.floor((files - OTHER_FILES) / 2)));
}
