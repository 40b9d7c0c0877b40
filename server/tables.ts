import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logged, Machine, Table } from '@bullpen/table';
import type { Answer, Command, Created, CreateTable, ListPage, Snapshot, TableNews } from '@bullpen/wire';
import { unasked } from './asker.ts';
import { LiveClubs } from './clubs/index.ts';
import type { Asked, ListQuery, Occupancy, SetAside, ShownStep, Tables } from './contract.ts';
import { LiveDaily } from './daily/index.ts';
import { DueMoves } from './due-moves.ts';
import { GrowthListeners } from './growth-listeners.ts';
import { listPage } from './lists.ts';
import { serverMachine } from './machine.ts';
import { TurnNotices } from './notices/turn-notices.ts';
import { Operator, READ_AGAIN } from './operator.ts';
import { Payers } from './payers.ts';
import { LivePlayers } from './players/index.ts';
import { Presence } from './presence.ts';
import { LiveRatings } from './ratings/index.ts';
import { TableCache } from './table-cache.ts';
import { caller, TableCommands } from './table-commands.ts';
import { TableLooks } from './table-looks.ts';
import { FAR_MILLISECONDS, type TableServices } from './table-services.ts';
import { TableWriter } from './table-writer.ts';
import { LiveTournaments } from './tournaments/index.ts';
import { tournamentIn } from './tournaments/log.ts';

/** How many tables a sweep handles, and how many of them at a time. */
const OVERDUE = 1000;
const AT_ONCE = 256;
/** How many followed tables one question to the store is about. */
const HEADS_AT_ONCE = 500;

/**
 * The tables. Each does one thing at a time in this process; between processes the store decides. What a command does is computed and
 * appended, and answered and shown only when that is durable.
 */
export class LiveTables implements Tables {
  readonly #services: TableServices;
  readonly #machine: Machine;
  readonly #listeners = new GrowthListeners();
  readonly #cache: TableCache;
  readonly #writer: TableWriter;
  readonly #dueMoves: DueMoves;
  readonly operator: Operator;
  readonly notices: TurnNotices;
  readonly players: LivePlayers;
  readonly ratings: LiveRatings;
  readonly daily: LiveDaily;
  readonly tournaments: LiveTournaments;
  readonly clubs: LiveClubs;
  readonly #presence: Presence;
  readonly #payers = new Payers();
  readonly #commands: TableCommands;
  readonly #looks: TableLooks;

  constructor(services: TableServices) {
    this.#services = services;
    this.#machine = serverMachine(services.now);
    this.#cache = new TableCache(services, (id) => this.#listeners.has(id));
    this.#writer = new TableWriter(services, (id, seq) => this.#grown(id, seq));
    this.#dueMoves = new DueMoves(services, this.#machine, this.#cache, this.#writer, this.#payers);
    this.#presence = new Presence(services, this.#cache, this.#writer);
    const { store, log, sender = null } = services;
    const find = async (id: string): Promise<Table | null> => {
      const cached = await this.#cache.find(id);
      if (cached !== null && services.shared) await this.#cache.refresh(cached);
      return cached?.table ?? null;
    };
    this.notices = new TurnNotices({ store, log, sender, find });
    this.operator = new Operator(services, this.#cache, this.#writer, this.#listeners, this.#payers);
    this.players = new LivePlayers(services, this.#cache, this.operator);
    const { players } = this;
    this.#commands = new TableCommands({
      services,
      machine: this.#machine,
      cache: this.#cache,
      writer: this.#writer,
      dueMoves: this.#dueMoves,
      presence: this.#presence,
      payers: this.#payers,
      players,
    });
    this.#looks = new TableLooks(services, this.#cache, this.#presence);
    this.ratings = new LiveRatings({ store, now: services.now, log, players, find });
    this.daily = new LiveDaily({
      services,
      machine: this.#machine,
      cache: this.#cache,
      writer: this.#writer,
      players,
      busy: (id) => this.#commands.busy(caller(id)),
      pays: (id) => this.#payers.set(id, caller(id)),
    });
    this.tournaments = new LiveTournaments({
      services,
      machine: this.#machine,
      cache: this.#cache,
      writer: this.#writer,
      players,
      payers: this.#payers,
    });
    const { tournaments } = this;
    this.clubs = new LiveClubs({ services, players, tournaments, find });
    players.belongsTo({ clubs: this.clubs, tournaments });
    services.news.listen(
      (table, seq, entry) => this.#heard(table, seq, entry),
      () => this.#missed(),
    );
    // A timer runs on behalf of the caller who set it; a move that is due is nobody's wish.
    services.jobs.work(({ table, seq }) => {
      const tournament = tournamentIn(table);
      if (tournament !== null) return tournaments.begin(tournament);
      return unasked(async () => void (await this.#dueMoves.begin(table, seq)));
    });
  }

  create(wish: CreateTable): Promise<Asked<Created>> {
    return this.#commands.create(wish);
  }

  command(id: string, token: string | null, command: Command): Promise<Answer> {
    return this.#commands.command(id, token, command);
  }

  prepare(id: string, token: string | null): Promise<void> {
    return this.#commands.prepare(id, token);
  }

  snapshot(id: string, token: string | null): Promise<Asked<Snapshot>> {
    return this.#looks.snapshot(id, token);
  }

  news(id: string, token: string | null, since: number): Promise<Asked<TableNews>> {
    return this.#looks.news(id, token, since);
  }

  step(id: string, token: string | null, since: number): ShownStep | null {
    return this.#looks.step(id, token, since);
  }

  record(id: string, token: string | null = null): Promise<Asked<string>> {
    return this.#looks.record(id, token);
  }

  occupancy(id: string): Promise<Asked<Occupancy>> {
    return this.#looks.occupancy(id);
  }

  list(query: ListQuery): Promise<ListPage | null> {
    return listPage(this.#services.store, query);
  }

  attend(table: string, token: string): () => void {
    return this.#presence.attend(table, token);
  }

  subscribe(table: string, grown: (seq: number) => void): () => void {
    return this.#listeners.add(table, grown);
  }

  /** This process has written. */
  #grown(id: string, seq: number): void {
    this.#dueMoves.aside.forget(id);
    this.#listeners.call(id, seq);
    const table = this.#cache.known(id)?.table;
    if (table === undefined) return;
    this.notices.consider(table);
    this.ratings.consider(table);
    this.daily.consider(table);
    this.tournaments.consider(table);
  }

  /** Another process has written: read on, and notify those who follow it here. */
  #heard(id: string, seq: number, entry?: () => Logged): void {
    this.#dueMoves.aside.forget(id);
    if (seq === READ_AGAIN) {
      this.operator.readAgain(id);
      return;
    }
    const cached = this.#cache.known(id);
    if (cached === undefined && !this.#listeners.has(id)) return;
    // Somebody's look may have brought the table here up to date before the news came: then nobody has been notified yet.
    if (cached !== undefined && cached.table.seq >= seq) {
      this.#listeners.call(id, cached.table.seq);
      return;
    }
    if (entry !== undefined) cached?.hear(seq, entry);
    void this.#cache.at(id, async (at) => {
      await at.reach(this.#services.store, seq);
      this.#listeners.call(id, at.table.seq);
    });
  }

  /** Some news may have been missed: any followed table may have grown. */
  #missed(): void {
    for (const id of this.#listeners.tables()) this.#heard(id, Number.POSITIVE_INFINITY);
  }

  /**
   * Asks the store how far the followed tables have come. The news cannot say it while Redis is away, and never says it for a table that
   * was removed or restored to an earlier state, or in a process that alone cannot reach Redis.
   */
  async lookAround(): Promise<void> {
    const all = [...this.#listeners.tables()];
    for (let i = 0; i < all.length; i += HEADS_AT_ONCE) {
      const tables = all.slice(i, i + HEADS_AT_ONCE);
      const known = tables.map((id) => [id, this.#cache.known(id)?.table.seq ?? 0] as const);
      const heads = await this.#services.store.heads(tables);
      for (const [id, seq] of known) {
        const head = heads.get(id) ?? 0;
        if (head > seq) this.#heard(id, head);
        else if (head < seq) {
          this.#cache.forget(id);
          this.#listeners.goBack(id, head);
        }
      }
    }
  }

  /**
   * Begins what is due at tables whose jobs were lost, makes jobs of what was too far away for one, and lets go of tables at
   * which nothing happens. Now and then.
   */
  async sweep(): Promise<void> {
    this.#cache.tidy();
    await this.#presence.check();
    await this.#commands.rematchAgain();
    const now = this.#services.now();
    const { aside } = this.#dueMoves;
    // Tables whose moves fail are left out without a look at their logs, and take nobody's place in the list.
    const due = (await this.#services.store.due(now + FAR_MILLISECONDS, OVERDUE + aside.size))
      .filter(({ table }) => !aside.rests(table, now))
      .slice(0, OVERDUE);
    for (const { table, due: at, changed } of due)
      if (at !== null && at > now && at > changed + FAR_MILLISECONDS)
        await this.#services.jobs.add({ table, seq: 0 }, at);
    const overdue = due.filter(({ due: at }) => at !== null && at <= now).values();
    const begun: Promise<void>[] = [];
    const begin = async (): Promise<void> => {
      for (const { table } of overdue) {
        begun.push(...(await this.#dueMoves.begin(table)));
        // Logs are read and folded on the event loop: others get their turns in between.
        await nextTurn();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, begin));
    await Promise.all(begun);
  }

  setAside(): SetAside[] {
    return this.#dueMoves.aside.list();
  }

  /** Makes no more automatic moves, and waits for notices, ratings and results that are on their way. */
  async close(): Promise<void> {
    this.#dueMoves.close();
    await Promise.all([this.notices.idle(), this.ratings.idle(), this.daily.idle(), this.tournaments.idle()]);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#cache.size;
  }
}
