import type { Answer, Command, Created, CreateTable, Problem } from '@bullpen/wire';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Asked, Tables } from '../contract.ts';
import type { Health } from '../ops/health.ts';
import type { Metrics } from '../ops/metrics.ts';
import { Corks } from './corks.ts';
import { Feeds } from './feeds.ts';
import { Connections, PerAddress } from './limits.ts';
import { Pending } from './pending.ts';
import { problem } from './problems.ts';

/** What the edge is made of. */
export interface Parts {
  readonly tables: Tables;
  readonly config: Pick<Config, 'origins' | 'trustProxy' | 'metrics' | 'limits'>;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
}

/** What sockets and HTTP share: the same tables, feeds, limits and figures. */
export class Context {
  readonly parts: Parts;
  readonly feeds: Feeds;
  readonly connections: Connections;
  readonly #creations: PerAddress;
  readonly pending = new Pending();
  readonly corks = new Corks();
  /** How to end what waits or streams, when the server goes down. */
  readonly endings = new Set<() => void>();
  stopping = false;

  constructor(parts: Parts) {
    this.parts = parts;
    const { metrics, log, config } = parts;
    this.connections = new Connections(config.limits.connectionsPerAddress);
    this.#creations = new PerAddress(config.limits.tablesPerHour);
    this.feeds = new Feeds(parts.tables, {
      failed: (error, table) => log.error({ err: error, table }, 'a table could not be shown'),
      shown: (milliseconds) => metrics.showSeconds.observe(milliseconds / 1000),
    });
    metrics.watch('bullpen_followed_tables', 'Tables that somebody follows here.', () => this.feeds.size);
  }

  async create(address: string, wish: CreateTable): Promise<Asked<Created>> {
    const wait = this.#creations.take(address, performance.now());
    if (wait !== null) return { ok: false, problem: problem('rate', { seconds: wait }) };
    return this.parts.tables.create(wish, address);
  }

  async command(table: string, token: string | null, command: Command): Promise<Answer> {
    const { metrics, tables } = this.parts;
    const begun = performance.now();
    const answer = await tables.command(table, token, command);
    metrics.commands.inc({ do: command.do });
    metrics.commandSeconds.observe((performance.now() - begun) / 1000);
    return answer;
  }

  /** Whether this viewer may follow the table from this seq on; if so, the seq that the table has come to. */
  async enter(table: string, token: string | null, since: number | undefined): Promise<Asked<number>> {
    const asked = await this.parts.tables.snapshot(table, token);
    if (!asked.ok) return asked;
    const { seq } = asked.value;
    if (since !== undefined && since > seq)
      return { ok: false, problem: problem('seq-ahead', { since, seq }) };
    return { ok: true, value: seq };
  }

  /**
   * Something that is held open for an address: counted, and ended when the server goes down. Gives what is to be called
   * once when it is over, or null if the address holds too many.
   */
  hold(kind: 'events' | 'poll', address: string, goDown: () => void): (() => void) | null {
    if (!this.connections.enter(address)) return null;
    const { connections } = this.parts.metrics;
    connections.inc({ kind });
    this.endings.add(goDown);
    return () => {
      this.endings.delete(goDown);
      connections.dec({ kind });
      this.connections.leave(address);
    };
  }

  countRefusal(why: Problem): void {
    this.parts.metrics.refused.inc({ code: why.code });
  }

  /** From time to time: forget what is at rest. */
  sweep(): void {
    this.#creations.sweep(performance.now());
    this.feeds.sweep();
  }
}
