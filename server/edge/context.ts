import { accept } from '@bullpen/engine';
import type { Answer, Command, Created, CreateTable, Problem } from '@bullpen/wire';
import { deny, problem } from '@bullpen/wire/problems.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { askedBy } from '../asker.ts';
import type { Config } from '../config.ts';
import type {
  Asked,
  ClubService,
  DailyService,
  Operations,
  Players,
  RatingService,
  SignIn,
  Tables,
  TournamentService,
} from '../contract.ts';
import { lane } from '../lane.ts';
import type { Health } from '../ops/health.ts';
import type { Metrics } from '../ops/metrics.ts';
import { trustedPeers } from './address.ts';
import { Bans } from './bans.ts';
import { Callers } from './callers.ts';
import { tooBusy } from './errors.ts';
import { Inbox } from './inbox.ts';
import { Life } from './life.ts';
import type { Rate } from './limiter.ts';
import { Limits } from './limits.ts';
import { MinuteLog } from './minute-log.ts';
import { localNotes, type Notes } from './notes.ts';
import { Pending } from './pending.ts';
import type { SharedCounts } from './shared-counts.ts';
import { Subscriptions } from './subscriptions.ts';
import { Wires } from './wires.ts';
import { WriteBatch } from './write-batch.ts';

/** How many requests to follow a table one caller may have under way: each may wait for a table to be read from its log. */
const MOST_ENTERING = 500;

/** What the edge is made of. */
export interface Parts {
  readonly tables: Tables;
  /** What operators may do at tables. */
  readonly operations: Operations;
  readonly players: Players;
  /** Where the host lets players sign in. */
  readonly signIn?: SignIn | null;
  readonly ratings: RatingService;
  readonly daily: DailyService;
  readonly clubs: ClubService;
  readonly tournaments: TournamentService;
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** What Prometheus reads: the figures of all processes that share this port. */
  readonly figures: () => Promise<string>;
  readonly health: Health;
  /** Where several processes count together; without it, this one counts alone. */
  readonly counts?: SharedCounts | null;
  /** What several processes remember together; without it, this one remembers alone. */
  readonly notes?: Notes | null;
}

/** What sockets and HTTP share: the same tables, subscriptions, limits and figures. */
export class Context {
  readonly parts: Parts;
  readonly subscriptions: Subscriptions;
  readonly limits: Limits;
  readonly wires: Wires;
  readonly #callers: Callers;
  readonly #notes: Notes;
  readonly bans: Bans;
  readonly minuteLog: MinuteLog;
  readonly pending = new Pending();
  /** How many requests to follow a table have not been answered, by caller. */
  readonly #entering = new Map<string, number>();
  readonly batch = new WriteBatch();
  readonly inbox = new Inbox();
  /** How to end what waits or streams, when the server goes down. */
  readonly endings = new Set<() => void>();
  stopping = false;

  constructor(parts: Parts) {
    this.parts = parts;
    const { metrics, log, config } = parts;
    this.limits = new Limits(config.limits, parts.counts ?? null);
    this.wires = new Wires({
      inbox: this.inbox,
      perAddress: config.limits.tcpPerAddress,
      inAll: config.limits.tcpInAll,
      isProxy: trustedPeers(config.trustProxy),
      dropped: (reason) => metrics.dropped.inc({ reason }),
    });
    const notes = parts.notes ?? localNotes();
    this.#notes = notes;
    this.#callers = new Callers(parts.tables, notes);
    this.bans = new Bans(notes);
    this.minuteLog = new MinuteLog(log, config.logAddresses);
    this.subscriptions = new Subscriptions(parts.tables, {
      failed: (error, table) => log.error({ err: error, table }, 'a table could not be shown'),
      shown: (milliseconds) => metrics.showSeconds.observe(milliseconds / 1000),
    });
    metrics.watch(
      'bullpen_followed_tables',
      'Tables that somebody follows here.',
      () => this.subscriptions.size,
    );
    metrics.watch('bullpen_tcp_connections', 'Open TCP connections.', () => this.wires.size);
    metrics.watch(
      'bullpen_pending',
      'Requests and messages that have not been answered.',
      () => this.pending.count,
    );
    metrics.watch(
      'bullpen_refused_callers',
      'Callers that were refused for too many requests in this minute.',
      () => this.minuteLog.callers,
    );
    metrics.watch(
      'bullpen_holding_addresses',
      'Addresses and networks that hold a socket, an event stream, a waiting poll or an export.',
      () => this.limits.held.size + this.limits.exports.size,
    );
  }

  /** Does something if this address may do it once more. */
  async within<T>(rate: Rate, ip: string, act: () => Promise<Asked<T>>): Promise<Asked<T>> {
    const wait = await rate.take(ip, performance.now());
    return wait === null ? act() : deny('rate', { seconds: wait });
  }

  /** The same for a request that makes something. One that is refused makes nothing, and does not count. */
  async making<T>(rate: Rate, ip: string, make: () => Promise<Asked<T>>): Promise<Asked<T>> {
    const made = await this.within(rate, ip, async () => accept(await make()));
    if (!made.ok) return made;
    if (!made.value.ok) await rate.giveBack(ip);
    return made.value;
  }

  async create(ip: string, wish: CreateTable): Promise<Asked<Created>> {
    const make = (): Promise<Asked<Created>> => this.parts.tables.create(wish);
    return this.making(this.limits.tables, ip, () =>
      wish.listed === true ? this.#callers.create(ip, wish, make) : make(),
    );
  }

  async command(ip: string, table: string, token: string | null, command: Command): Promise<Answer> {
    const { metrics, tables } = this.parts;
    const begun = performance.now();
    const counted = command.do === 'sit' || command.do === 'stand';
    const wait = counted ? await this.limits.seating(ip, table, begun) : null;
    if (wait !== null) return { ok: false, problem: problem('rate', { seconds: wait }) };
    const act = (): Promise<Answer> => tables.command(table, token, command);
    const answer = await this.#actAs(ip, table, token, command, act);
    metrics.commands.inc({ do: command.do });
    metrics.commandSeconds.observe((performance.now() - begun) / 1000);
    // A client that left the token to the server receives it once. A repeat, perhaps by another client with the same id, does not.
    const wantsToken = (command.do === 'sit' || command.do === 'recover') && command.token === undefined;
    if (wantsToken && answer.ok && answer.token === undefined)
      return { ok: false, problem: problem('done-before', { seq: answer.seq }) };
    return answer;
  }

  /** Limits what one caller may have when people sit down, when seats are removed, when a match begins and when a rematch is made. */
  #actAs(
    ip: string,
    table: string,
    token: string | null,
    command: Command,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    if (command.do === 'sit') return this.#callers.sit({ ip, table, token, command }, act);
    if (command.do === 'rematch') return this.#rematch(ip, table, token, act);
    if (command.do === 'seats') return this.#callers.resize({ table, token, command }, act);
    return command.do === 'start' ? this.#callers.start({ table, token, command }, act) : act();
  }

  /** A rematch is a new table, and counts for the caller whose command makes it. */
  async #rematch(
    ip: string,
    table: string,
    token: string | null,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    const isMade = async (): Promise<boolean> => {
      const seen = await this.parts.tables.snapshot(table, token);
      return seen.ok && seen.value.rematch !== null;
    };
    if (await isMade()) return act();
    const wait = await this.limits.tables.take(ip, performance.now());
    if (wait !== null) return { ok: false, problem: problem('rate', { seconds: wait }) };
    const answer = await act();
    if (!(answer.ok && (await isMade()))) await this.limits.tables.giveBack(ip);
    return answer;
  }

  /** Whether this viewer may follow the table from this seq on; if so, the seq that the table has come to. */
  async enter(table: string, token: string | null, since: number | undefined): Promise<Asked<number>> {
    const caller = askedBy() ?? '';
    const entering = this.#entering.get(caller) ?? 0;
    if (entering >= MOST_ENTERING || !lane.mayFollow()) return { ok: false, refusal: tooBusy };
    this.#entering.set(caller, entering + 1);
    const asked = await this.parts.tables.snapshot(table, token).finally(() => {
      const left = (this.#entering.get(caller) ?? 0) - 1;
      if (left > 0) this.#entering.set(caller, left);
      else this.#entering.delete(caller);
    });
    if (!asked.ok) return asked;
    const { seq } = asked.value;
    if (since !== undefined && since > seq) return deny('seq-ahead', { since, seq });
    return accept(seq);
  }

  /**
   * Holds a request open until its life is over: it counts for its address, and ends when the server goes down. False if the address
   * holds too many. If the caller has hung up meanwhile, everything is released at once: look at `life.over`.
   */
  async hold(kind: 'events' | 'poll', ip: string, life: Life, goDown: () => void): Promise<boolean> {
    const leave = await this.limits.held.enter(ip);
    if (leave === null) return false;
    const { connections } = this.parts.metrics;
    connections.inc({ kind });
    this.endings.add(goDown);
    life.keep(() => {
      this.endings.delete(goDown);
      connections.dec({ kind });
      leave();
    });
    // It began to go down while we waited for room.
    if (this.stopping) goDown();
    return true;
  }

  /** Takes a place for what is long to read, until the request is over; false if its address has all of them. */
  holdExport(request: FastifyRequest, reply: FastifyReply): boolean {
    const leave = this.limits.exports.enterHere(request.ip);
    if (leave !== null) new Life(this.wires, request, reply).keep(leave);
    return leave !== null;
  }

  /** Ends a request that is held open when its address is banned. */
  expose(ip: string, life: Life, ban: () => void): void {
    const guest = { ip, ban };
    this.bans.guests.add(guest);
    life.keep(() => this.bans.guests.delete(guest));
  }

  countRefusal(why: Problem): void {
    this.parts.metrics.refused.inc({ code: why.code });
  }

  /** Ends what goes on by itself. Notes that several processes share are closed by the code that opened them. */
  async close(): Promise<void> {
    this.bans.close();
    this.minuteLog.close();
    if (this.#notes !== this.parts.notes) await this.#notes.close();
  }

  /** Called from time to time: forgets what is at rest. */
  sweep(): void {
    this.limits.sweep(performance.now());
    this.wires.sweep(performance.now());
    this.subscriptions.sweep();
  }
}
