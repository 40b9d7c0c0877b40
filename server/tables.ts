import { setImmediate as nextTurn } from 'node:timers/promises';
import { accept, type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import {
  allOffer,
  bounded,
  dailySeed,
  decide,
  decideClaim,
  decideCreate,
  isClosedTo,
  isListed,
  isSealed,
  isSealedFor,
  type Logged,
  type Machine,
  type RematchOf,
  recording,
  rematchOf,
  rematchWish,
  snapshotOf,
  type Table,
  updateOf,
  withClaims,
} from '@bullpen/table';
import type { Answer, Command, Created, CreateTable, Problem, Snapshot, TableNews } from '@bullpen/wire';
import { answerOf } from '@bullpen/wire';
import { deny, problem } from '@bullpen/wire/problems.ts';
import { askedBy, unasked } from './asker.ts';
import { CachedTable } from './cached-table.ts';
import { LiveClubs } from './clubs/index.ts';
import type { Asked, ListPage, ListQuery, Occupancy, SetAside, ShownStep, Tables } from './contract.ts';
import { LiveDaily } from './daily/index.ts';
import { DueMoves } from './due-moves.ts';
import { GrowthListeners } from './growth-listeners.ts';
import { readKept } from './kept-log.ts';
import { commandKey, REMATCH_KEY, REMATCH_MADE_KEY } from './keys.ts';
import { lane } from './lane.ts';
import { listPage } from './lists.ts';
import { serverMachine } from './machine.ts';
import { TurnNotices } from './notices/turn-notices.ts';
import { Operator, READ_AGAIN } from './operator.ts';
import { Payers } from './payers.ts';
import { LivePlayers } from './players/index.ts';
import { Presence } from './presence.ts';
import { LiveRatings } from './ratings/index.ts';
import { Refused } from './refused.ts';
import { SharedWork } from './shared-work.ts';
import type { Appended } from './store/store.ts';
import { TableCache } from './table-cache.ts';
import { FAR_MILLISECONDS, type TableServices } from './table-services.ts';
import { TableWriter, type Written } from './table-writer.ts';
import { hashToken, tableIdFor } from './tokens.ts';
import { LiveTournaments } from './tournaments/index.ts';
import { tournamentIn } from './tournaments/log.ts';
import { WaitingRoom } from './waiting-room.ts';

/** How many tables a sweep looks after, and how many of them at a time. */
const OVERDUE = 1000;
const AT_ONCE = 256;
/** Where bots are more than this late, there are no more of them to be had. */
const BUSY_MILLISECONDS = 5000;
/** How many followed tables one question to the store is about. */
const HEADS_AT_ONCE = 500;

/**
 * The tables. One thing at a time is done at each (in this process; between processes the store decides): what a command
 * does is worked out, appended, and only when that is durable answered and shown.
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
  readonly #waiting = new WaitingRoom();
  /** Tables whose rematch was not made, since one of its players was being erased: the sweep makes it without that name. */
  readonly #unmade = new Set<string>();
  /** Records that are being made now, by table. */
  readonly #records = new SharedWork<string, string>();

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
    this.ratings = new LiveRatings({ store, now: services.now, log, players, find });
    this.daily = new LiveDaily({
      services,
      machine: this.#machine,
      cache: this.#cache,
      writer: this.#writer,
      players,
      busy: (id) => this.#busy(caller(id)),
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
      (table, seq) => this.#heard(table, seq),
      () => this.#missed(),
    );
    // A timer runs on behalf of the caller who set it; a move that is due is nobody's wish.
    services.jobs.work(({ table, seq }) => {
      const tournament = tournamentIn(table);
      if (tournament !== null) return tournaments.begin(tournament);
      return unasked(async () => void (await this.#dueMoves.begin(table, seq)));
    });
  }

  async create(wish: CreateTable): Promise<Asked<Created>> {
    const id = tableIdFor('create', JSON.stringify(wish));
    const payer = caller(id);
    try {
      const bots = wish.plan?.some(({ kind }) => kind === 'bot') ?? false;
      const busy = bots ? this.#busy(payer) : null;
      // A wish that is sent again is answered as before: its table is there.
      if (busy !== null && (await this.#cache.find(id)) === null) return { ok: false, refusal: busy };
      const made = await this.#open(id, wish);
      if (!made.ok) return made;
      // A wish that is sent again makes nobody else pay, also where it is not known any more who does.
      if (made.value === 'written') this.#payers.set(id, payer);
      return accept({ table: id, seq: 1 });
    } catch (error) {
      return { ok: false, refusal: this.#cache.broken('', error) };
    }
  }

  /** Why this payer gets no more bots now; null if it does. */
  #busy(payer: string): Problem | null {
    const delay = this.#services.botPool.delay(payer);
    if (delay <= BUSY_MILLISECONDS) return null;
    return problem('bots-busy', { seconds: Math.ceil(delay / 1000) });
  }

  /** Writes the first entry. A wish that is sent again finds its table there, made by whichever process it reached first. */
  async #open(id: string, wish: CreateTable, rematch?: RematchOf): Promise<Asked<Appended>> {
    const decision = decideCreate(wish, this.#services.pace, this.#machine, rematch);
    if (!decision.ok) return decision;
    const logged: Logged = { seq: 1, command: wish.id, entry: decision.value.entry };
    const cached = CachedTable.fromLog(id, [logged]);
    const written = await this.#writer.write(id, logged, cached.table);
    if (written === 'written') this.#cache.keep(cached);
    return accept(written);
  }

  async command(id: string, token: string | null, command: Command): Promise<Answer> {
    if (token !== null) this.#presence.seen(id, token);
    const known = this.#cache.known(id);
    // Watchers and strangers are refused elsewhere, but for those who sit down, and the edge counts these. Of a table that is
    // not in memory nobody knows yet whose token it is: it counts all the same.
    if (token === null || (known !== undefined && viewerOf(known.table, token) === null))
      return this.#carryOut(id, token, command);
    const seat = `${id} ${hashToken(token)}`;
    const answer = await this.#waiting.enter(seat, () => this.#carryOut(id, token, command));
    return answer ?? answerOf(deny('rate', { seconds: 1 }));
  }

  async #carryOut(id: string, token: string | null, command: Command): Promise<Answer> {
    const player = await this.#playerOf(id, command);
    if (!player.ok) return answerOf(player);
    const strange = this.#services.shared ? await this.#refuseStranger(id, token, command) : null;
    if (strange !== null) return answerOf(strange);
    const made = await this.#cache.at(id, (cached) => this.#obey(cached, token, command, player.value));
    // Dealing follows from the log, and goes on though the last one who revealed is gone.
    if (command.do === 'reveal' && made?.ok === true)
      await unasked(async () => Promise.all(await this.#dueMoves.begin(id)));
    return answerOf(made ?? deny('no-such-table'));
  }

  /**
   * The id of the player whose key came with a command; null if none did. The table is noted for the player before the log says
   * so: an erasure looks at all tables that were noted, and must find every log that names the player.
   */
  async #playerOf(id: string, command: Command): Promise<Asked<string | null>> {
    if (command.do !== 'sit' || command.player === undefined) return accept(null);
    try {
      const asked = await this.players.facts(command.player);
      if (!asked.ok) return asked;
      const { player } = asked.value;
      const cached = await this.#cache.find(id);
      // It may be made in the next moment, and would not have been noted.
      if (cached === null) return deny('no-such-table');
      // What this process knows of a table may be old: one whose deal was void is open again.
      if (['open', 'dealing'].includes(cached.table.status)) await this.players.sits(player, cached.table);
      return accept(player);
    } catch (error) {
      return { ok: false, refusal: this.#cache.broken('', error) };
    }
  }

  /**
   * Refuses a caller without a seat before it takes a place in the table's queue, where several processes write: to be sure of
   * the refusal takes reading, and all at the table would wait for that. Null for those with a seat, or who may get one.
   */
  async #refuseStranger(id: string, token: string | null, command: Command): Promise<Asked<Written> | null> {
    if (command.do === 'sit' || command.do === 'stand') return null;
    try {
      const cached = await this.#cache.find(id);
      if (cached === null || isSeat(viewerOf(cached.table, token))) return null;
      // A player who sat down in another process may arrive before the news of it.
      const failed = await this.#cache.refresh(cached);
      if (failed !== null) return failed;
      const viewer = viewerOf(cached.table, token);
      if (isSeat(viewer)) return null;
      if (viewer !== null) {
        const decision = decide(cached.table, viewer, command, this.#machine);
        return decision.ok ? null : decision;
      }
      // A command that voided its own token is answered again.
      const key = commandKey(token, command);
      await lane.turn(id);
      const done = key === null ? null : await cached.doneBefore(this.#services.store, key);
      return done === null ? deny('bad-token') : accept({ seq: done });
    } catch (error) {
      return { ok: false, refusal: this.#cache.broken(id, error) };
    }
  }

  async #obey(
    cached: CachedTable,
    token: string | null,
    command: Command,
    player: string | null,
  ): Promise<Asked<Written>> {
    // A player who sat down in another process may arrive before the news of it.
    if (this.#services.shared && viewerOf(cached.table, token) === null)
      await cached.catchUp(this.#services.store);
    const before = await this.#before(cached.table, token, command);
    if (before?.ok === false) return before;
    const made = await this.#writer.append(cached, commandKey(token, command), (table) => {
      const viewer = viewerOf(table, token);
      const busy = isFilling(command) ? this.#busy(this.#payers.of(cached.id)) : null;
      if (busy !== null && viewer !== null) return { ok: false, refusal: busy };
      if (viewer !== null) return bounded(table, decide(table, viewer, command, this.#machine, player));
      const rematch = before === null ? table : withClaims(table, before.value);
      const claimed = token === null ? null : claimOf(rematch, token);
      if (claimed === null) return deny('bad-token');
      return bounded(table, decideClaim(rematch, claimed, command, this.#machine, player));
    });
    // Also for a repeated offer: the process may have died between the last offer and the new table.
    if (command.do === 'rematch') await this.#rematch(cached);
    return made;
  }

  /**
   * The table before a rematch, for a token that may claim a seat which is kept: tokens can be replaced there after the rematch was
   * made. Null if there is nothing to claim. If the old table is gone, the rematch's own log says who may claim.
   */
  async #before(
    { status, created, seats }: Table,
    token: string | null,
    command: Command,
  ): Promise<Asked<Table> | null> {
    if (token === null || created.before === undefined || status !== 'open') return null;
    if (command.do !== 'sit' && command.do !== 'stand') return null;
    const hash = hashToken(token);
    if (!seats.some(({ kind }) => kind === 'kept') || seats.some((seat) => seat.token === hash)) return null;
    return this.#cache.at(created.before, async (cached) => {
      if (this.#services.shared) await cached.catchUp(this.#services.store);
      return accept(cached.table);
    });
  }

  /** When all want it, a new table is made, and the old one says where. */
  async #rematch(cached: CachedTable): Promise<void> {
    this.#unmade.delete(cached.id);
    if (!allOffer(cached.table) || cached.table.rematch !== null) return;
    const wish = { ...rematchWish(cached.table), id: REMATCH_MADE_KEY } as CreateTable;
    const table = tableIdFor('rematch', cached.id);
    const made = await this.#open(table, wish, rematchOf(cached.table));
    if (!made.ok) return;
    if (made.value === 'player-gone') {
      this.#unmade.add(cached.id);
      return;
    }
    this.#payers.pass(cached.id, table, caller(cached.id));
    await this.#writer.append(cached, REMATCH_KEY, () =>
      accept({ entry: { type: 'rematch', at: this.#services.now(), table } }),
    );
  }

  /** Tries to make rematches that were not made, by the logs as they are now. */
  async #rematchAgain(): Promise<void> {
    for (const id of [...this.#unmade]) {
      this.#cache.forget(id);
      const tried = await this.#cache.at(id, async (cached) => accept(await this.#rematch(cached)));
      if (tried === null) this.#unmade.delete(id);
    }
  }

  async snapshot(id: string, token: string | null): Promise<Asked<Snapshot>> {
    if (token !== null) this.#presence.seen(id, token);
    return this.#look(id, token, async (cached, viewer) => snapshotOf(cached.table, viewer));
  }

  async news(id: string, token: string | null, since: number): Promise<Asked<TableNews>> {
    return this.#look(id, token, async (cached, viewer) => {
      // The table may grow while the log is read: that is news for another time.
      const { seq } = cached.table;
      const { entries, table, folded } = await cached.page(this.#services.store, since);
      // To show a page takes time, so callers take turns. What has just happened is shown to all at once.
      if (folded || (entries.length > 0 && askedBy() !== null)) await lane.turn(id);
      const updates = entries.map(({ logged, events }) => updateOf(id, logged, events, viewer));
      const snapshot = snapshotOf(table, viewer);
      return { table: id, updates, snapshot, ...(table.seq < seq && { more: true }) };
    });
  }

  step(id: string, token: string | null, since: number): ShownStep | null {
    const cached = this.#cache.known(id);
    const step = cached?.stepAfter(since) ?? null;
    if (cached === undefined || step === null) return null;
    cached.used = this.#services.now();
    // Another process may have replaced the token since. Its holder at the time of the move may know of the move all the same, and
    // the entry that replaced it comes next.
    const viewer = viewerOf(step.after, token);
    if (viewer === null || isClosedTo(step.after, viewer, this.#services.now())) return null;
    if (isSealedFor(step.after, viewer)) return null;
    return { step, viewer };
  }

  async record(id: string, token: string | null = null): Promise<Asked<string>> {
    return this.#look(id, token, async (cached) => {
      if (cached.table.status !== 'over') throw new Refused(problem('not-over'));
      if (cached.table.ended !== null) throw new Refused(problem('no-record'));
      // It has the cards of all seats, and others still play the same deals.
      if (isSealed(cached.table)) throw new Refused(problem('round-running'));
      const text = await this.#records.do(id, () => this.#record(cached.table));
      // Sending it takes time for each caller.
      await lane.turn(id);
      return text;
    });
  }

  async #record(table: Table): Promise<string> {
    const { daily } = table.created;
    // Only its own player may have it before the secret is published.
    const seed =
      daily === undefined || !isClosedTo(table, WATCHER, this.#services.now())
        ? undefined
        : dailySeed(daily.day);
    return lane.run(table.id, recording(table, await readKept(this.#services.store, table), seed));
  }

  /** Looks at a table as the viewer of the token. */
  async #look<T>(
    id: string,
    token: string | null,
    look: (cached: CachedTable, viewer: Viewer) => Promise<T>,
  ): Promise<Asked<T>> {
    try {
      const cached = await this.#cache.find(id);
      if (cached === null) return deny('no-such-table');
      if (this.#services.shared) {
        const failed = await this.#cache.refresh(cached);
        if (failed !== null) return failed;
      }
      const viewer = viewerOf(cached.table, token);
      if (viewer === null) return deny('bad-token');
      if (isClosedTo(cached.table, viewer, this.#services.now())) return deny('day-running');
      if (isSealedFor(cached.table, viewer)) return deny('round-running');
      return accept(await look(cached, viewer));
    } catch (error) {
      if (error instanceof Refused && error.cause === undefined) return { ok: false, refusal: error.problem };
      return { ok: false, refusal: this.#cache.broken(id, error) };
    }
  }

  list(query: ListQuery): Promise<ListPage | null> {
    return listPage(this.#services.store, query);
  }

  occupancy(id: string): Promise<Asked<Occupancy>> {
    return this.#look(id, null, async ({ table }) => ({
      game: table.game.id,
      listed: isListed(table),
      rated: table.created.rated ?? false,
      status: table.status,
      sat: table.seats.map(({ kind, sat }) => (kind === 'person' ? sat : null)),
    }));
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

  /** Another process has written: read on, and tell who looks on here. */
  #heard(id: string, seq: number): void {
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
    void this.#cache.at(id, async (at) => {
      await at.catchUp(this.#services.store);
      this.#listeners.call(id, at.table.seq);
    });
  }

  /** Some news may have been missed: any followed table may have grown. */
  #missed(): void {
    for (const id of this.#listeners.tables()) this.#heard(id, Number.POSITIVE_INFINITY);
  }

  /**
   * Asks the store how far the followed tables have come: what the news cannot tell while Redis is away, and what they never
   * tell (a table that was removed or restored to an earlier state, a process that alone cannot reach Redis).
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
    await this.#rematchAgain();
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

/** Who pays for what is done now at a table: the caller, or the table itself where there is none. */
const caller = (table: string): string => askedBy() ?? `table ${table}`;

const isFilling = (command: Command): boolean =>
  command.do === 'bot' || (command.do === 'start' && command.fill !== undefined);

/** Who a token stands for: a seat, the watcher without one, or nobody. */
const isSeat = (viewer: Viewer | null): boolean => viewer !== null && viewer !== WATCHER;

function viewerOf(table: Table, token: string | null): Viewer | null {
  if (token === null) return WATCHER;
  const hash = hashToken(token);
  const seat = table.seats.findIndex((taken) => taken.token === hash);
  return seat === -1 ? null : seat;
}

/** The seat that is kept for the player with this token of the previous match. */
function claimOf(table: Table, token: string): Seat | null {
  const hash = hashToken(token);
  const seat = table.seats.findIndex(({ claim }) => claim === hash);
  return seat === -1 ? null : seat;
}
