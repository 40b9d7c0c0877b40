import { botsFor } from '@bullpen/bots';
import { legalMoves, type Seat, type Viewer, WATCHER } from '@bullpen/engine';
import type { Answer, Command, Created, CreateTable, Problem, Snapshot, Update } from '@bullpen/wire';
import { Cell } from './cells.ts';
import type { Asked, Job, Jobs, Listed, Log, News, Tables, Thinkers } from './contract.ts';
import { allOffer, type Decision, decide, decideCreate, move, rematchWish } from './decide.ts';
import { dueAt, isAutomatic, seatDue } from './due.ts';
import type { By, Logged, Pace } from './log.ts';
import { problem } from './problems.ts';
import { recordOf } from './record.ts';
import { snapshotOf, summaryOf, updateOf } from './show.ts';
import type { Store } from './store/store.ts';
import { acting, next, type Table } from './table.ts';
import { hashToken, newTableId } from './tokens.ts';

/** What the tables stand on. */
export interface Ground {
  readonly store: Store;
  readonly news: News;
  readonly jobs: Jobs;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly log: Log;
  /** How long a bot may think about a move. */
  readonly thinkMilliseconds: number;
  readonly pace: Pace;
  /** Other processes write to the same store, so what is in memory may be behind it. */
  readonly shared: boolean;
}

/** A table that nobody follows or asks for is kept in memory so long; its log brings it back. */
const IDLE_MILLISECONDS = 60_000;
/** Tables kept in memory at most; those longest unused are let go first. */
const CELLS = 20_000;
/** So many new tables are remembered by their wish. */
const CREATED = 10_000;
/** A conflict means that another process was quicker. It is read on and tried again, this often. */
const TRIES = 20;

/**
 * The tables. One thing at a time is done at each (in this process; between processes the store decides): what a command
 * does is worked out, appended, and only when that is durable answered and shown.
 */
export class LiveTables implements Tables {
  readonly #ground: Ground;
  readonly #cells = new Map<string, Cell>();
  readonly #loading = new Map<string, Promise<Cell | null>>();
  readonly #followers = new Map<string, Set<(seq: number) => void>>();
  /** The tables made lately, by the wish that made them, its id included. */
  readonly #created = new Map<string, string>();
  /** Automatic moves that are being thought about. */
  readonly #thinking = new Set<string>();

  constructor(ground: Ground) {
    this.#ground = ground;
    ground.news.listen(
      (table, seq) => this.#heard(table, seq),
      () => this.#missed(),
    );
    ground.jobs.work((job) => this.#tend(job.table));
  }

  async create(wish: CreateTable): Promise<Asked<Created>> {
    try {
      return await this.#create(wish, wish.id);
    } catch (error) {
      return { ok: false, problem: this.#broken('', error) };
    }
  }

  async command(id: string, token: string | null, command: Command): Promise<Answer> {
    const answer = await this.#at(id, (cell) => this.#obey(cell, token, command));
    return answer ?? { ok: false, problem: problem('no-such-table') };
  }

  async snapshot(id: string, token: string | null): Promise<Asked<Snapshot>> {
    return this.#look(id, token, async (cell, viewer) => snapshotOf(cell.table, viewer));
  }

  async updates(id: string, token: string | null, since: number): Promise<Asked<readonly Update[]>> {
    return this.#look(id, token, async (cell, viewer) => {
      const recent = await cell.since(this.#ground.store, since);
      return recent.map(({ logged, events }) => updateOf(id, logged, events, viewer));
    });
  }

  async list(status: 'open' | 'playing', limit: number): Promise<readonly Listed[]> {
    const listings = await this.#ground.store.list(status, limit);
    return listings.map(({ table, game, status: now, seats, free, changed }) => ({
      table,
      game,
      status: now,
      seats,
      free,
      changed,
    }));
  }

  async record(id: string): Promise<Asked<string>> {
    return this.#look(id, null, async (cell) => {
      if (cell.table.status !== 'over') throw new Refused(problem('not-over'));
      return recordOf(cell.table, await this.#ground.store.read(id, 1));
    });
  }

  subscribe(table: string, grown: (seq: number) => void): () => void {
    const followers = this.#followers.get(table) ?? new Set();
    this.#followers.set(table, followers.add(grown));
    return () => {
      followers.delete(grown);
      if (followers.size === 0) this.#followers.delete(table);
    };
  }

  /** Does what is due at tables whose jobs were lost, and lets go of tables at which nothing happens. Now and then. */
  async sweep(): Promise<void> {
    const idle = this.#ground.now() - IDLE_MILLISECONDS;
    for (const [id, cell] of this.#cells)
      if (cell.used < idle && !this.#followers.has(id)) this.#cells.delete(id);
    for (const { table } of await this.#ground.store.due(this.#ground.now(), 1000)) await this.#tend(table);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#cells.size;
  }

  async #create(wish: CreateTable, command: string, before?: string): Promise<Asked<Created>> {
    // Sent again to this process, it is the same table; after a restart, another one that nobody knows of.
    const key = JSON.stringify(wish);
    const known = this.#created.get(key);
    if (known !== undefined) return { ok: true, value: { table: known, seq: 1 } };
    const decision = decideCreate(wish, this.#ground.pace, this.#ground.now(), before);
    if ('problem' in decision) return { ok: false, problem: decision.problem };
    const id = newTableId();
    const logged: Logged = { seq: 1, command, entry: decision.entry };
    const cell = Cell.fromLog(id, [logged]);
    await this.#write(id, logged, cell.table);
    this.#keep(cell);
    if (this.#created.size >= CREATED) this.#created.clear();
    this.#created.set(key, id);
    return { ok: true, value: { table: id, seq: 1 } };
  }

  async #obey(cell: Cell, token: string | null, command: Command): Promise<Answer> {
    const viewer = viewerOf(cell.table, token);
    if (viewer === null) return { ok: false, problem: problem('bad-token') };
    const made = await this.#append(cell, command.id, (table) =>
      decide(table, viewer, command, this.#ground.now()),
    );
    if ('problem' in made) return { ok: false, problem: made.problem };
    if (command.do === 'rematch') await this.#rematch(cell);
    const { seq, token: given, seat } = made;
    return {
      ok: true,
      seq,
      ...(seat !== undefined && { seat }),
      ...(given !== undefined && { token: given }),
    };
  }

  /** Decides, appends and shows; on a conflict reads on and decides again. A command that was done before is not done twice. */
  async #append(
    cell: Cell,
    command: string | null,
    decideOn: (table: Table) => Decision,
  ): Promise<{ seq: number; token?: string; seat?: Seat } | { problem: Problem }> {
    for (let tries = 0; tries < TRIES; tries++) {
      const done = command === null ? undefined : cell.commands.get(command);
      if (done !== undefined) return { seq: done };
      const decision = decideOn(cell.table);
      if ('problem' in decision) return decision;
      const logged: Logged = { seq: cell.table.seq + 1, command, entry: decision.entry };
      const step = next(cell.id, cell.table, logged, decision.played);
      if ((await this.#write(cell.id, logged, step.table)) === 'written') {
        cell.add(logged, step);
        this.#show(cell);
        const { token, seat } = decision;
        return {
          seq: logged.seq,
          ...(token !== undefined && { token }),
          ...(seat !== undefined && { seat }),
        };
      }
      await cell.catchUp(this.#ground.store);
    }
    return { problem: problem('unavailable') };
  }

  /** An append that fails may have been written all the same: what is in memory is forgotten, and the log is read anew. */
  async #write(id: string, logged: Logged, after: Table): Promise<'written' | 'conflict'> {
    try {
      return await this.#ground.store.append(id, logged, summaryOf(after));
    } catch (error) {
      throw new Refused(problem('unavailable'), error);
    }
  }

  /** What is durable may be seen: here at once, elsewhere by the news; and what it makes due is queued. */
  #show(cell: Cell): void {
    const { table } = cell;
    this.#tellFollowers(cell.id, table.seq);
    this.#ground.news.publish(cell.id, table.seq);
    const due = dueAt(table);
    if (due === null) return;
    const job: Job = { kind: 'clock', table: cell.id, seq: table.seq };
    this.#ground.jobs
      .add(job, due)
      .catch((error) => this.#ground.log('job not queued', { table: cell.id, error }));
  }

  #tellFollowers(table: string, seq: number): void {
    for (const grown of this.#followers.get(table) ?? []) grown(seq);
  }

  /** Another process has written: read on, and tell who looks on here. */
  #heard(id: string, seq: number): void {
    const cell = this.#cells.get(id);
    if (cell === undefined || cell.table.seq >= seq) return;
    void this.#at(id, async (at) => {
      await at.catchUp(this.#ground.store);
      this.#tellFollowers(id, at.table.seq);
    });
  }

  /** Some news may have been missed: whoever is followed here may have gone on. */
  #missed(): void {
    for (const id of this.#followers.keys()) this.#heard(id, Number.POSITIVE_INFINITY);
  }

  /** Moves for bots, and for people whose time is up. They think before it is their turn at the table, so that nobody waits. */
  async #tend(id: string): Promise<void> {
    const cell = await this.#cell(id);
    if (cell === null) return;
    const { table } = cell;
    const now = this.#ground.now();
    const seats = acting(table).filter((seat) => (seatDue(table, seat) ?? Number.POSITIVE_INFINITY) <= now);
    await Promise.all(seats.map((seat) => this.#moveFor(cell, seat)));
  }

  async #moveFor(cell: Cell, seat: Seat): Promise<void> {
    const { table } = cell;
    const { game, state } = table;
    const { from, kind } = table.seats[seat]!;
    const moment = `auto-${cell.id}-${seat}-${from}`;
    if (this.#thinking.has(moment)) return;
    this.#thinking.add(moment);
    try {
      const silent = isAutomatic(table.seats[seat]!) ? null : (game.silence?.(state, seat) ?? null);
      const text = silent === null ? await this.#think(table, seat) : game.format(silent.move);
      const by: By = silent !== null ? 'silence' : kind === 'bot' ? 'bot' : 'clock';
      await this.#at(cell.id, async (at) => {
        // Whatever else has happened, the table must still wait for this seat since the same moment.
        if (!acting(at.table).includes(seat) || at.table.seats[seat]!.from !== from) return;
        const made = await this.#append(at, moment, (now) => move(now, seat, text, by, this.#ground.now()));
        if ('problem' in made)
          this.#ground.log('automatic move refused', { table: at.id, seat, code: made.problem.code });
      });
    } finally {
      this.#thinking.delete(moment);
    }
  }

  async #think(table: Table, seat: Seat): Promise<string> {
    const { game, state } = table;
    const levels = Object.keys(botsFor(game.id));
    const number = await this.#ground.thinkers.ask({
      game: game.id,
      level: table.seats[seat]!.level ?? levels.at(-1)!,
      view: game.view(state, seat),
      legal: legalMoves(game, state, seat),
      seed: `${table.created.commitment} ${table.seq} ${seat}`,
      milliseconds: this.#ground.thinkMilliseconds,
    });
    return game.format(number as ReturnType<typeof legalMoves>[number]);
  }

  async #rematch(cell: Cell): Promise<void> {
    if (!allOffer(cell.table) || cell.table.rematch !== null) return;
    const wish = { ...rematchWish(cell.table), id: `rematch-${cell.id}` } as CreateTable;
    const made = await this.#create(wish, wish.id, cell.id);
    if (!made.ok) return;
    const { table } = made.value;
    await this.#append(cell, 'rematch', () => ({
      entry: { type: 'rematch', at: this.#ground.now(), table },
    }));
  }

  /** Looks at a table as whoever the token stands for. */
  async #look<T>(
    id: string,
    token: string | null,
    look: (cell: Cell, viewer: Viewer) => Promise<T>,
  ): Promise<Asked<T>> {
    try {
      const cell = await this.#cell(id);
      if (cell === null) return { ok: false, problem: problem('no-such-table') };
      if (this.#ground.shared) await this.#at(id, (at) => at.catchUp(this.#ground.store));
      const viewer = viewerOf(cell.table, token);
      if (viewer === null) return { ok: false, problem: problem('bad-token') };
      return { ok: true, value: await look(cell, viewer) };
    } catch (error) {
      if (error instanceof Refused && error.cause === undefined) return { ok: false, problem: error.problem };
      return { ok: false, problem: this.#broken(id, error) };
    }
  }

  /** Does one thing at a table after all that was begun before it. A table that breaks hurts no other. */
  async #at<T>(
    id: string,
    act: (cell: Cell) => Promise<T>,
  ): Promise<T | Extract<Answer, { ok: false }> | null> {
    try {
      const cell = await this.#cell(id);
      if (cell === null) return null;
      const turn = cell.tail.then(() => act(cell));
      cell.tail = turn.catch(() => undefined);
      return await turn;
    } catch (error) {
      return { ok: false, problem: this.#broken(id, error) };
    }
  }

  #broken(id: string, error: unknown): Problem {
    this.#cells.delete(id);
    const cause = error instanceof Refused ? error.cause : error;
    this.#ground.log('table failed', {
      table: id,
      error: cause instanceof Error ? cause.message : String(cause),
    });
    return error instanceof Refused ? error.problem : problem('broken');
  }

  async #cell(id: string): Promise<Cell | null> {
    const known = this.#cells.get(id);
    if (known !== undefined) {
      known.used = this.#ground.now();
      return known;
    }
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(id);
    }
  }

  async #load(id: string): Promise<Cell | null> {
    const log = await this.#ground.store.read(id, 1);
    if (log.length === 0) return null;
    const cell = Cell.fromLog(id, log);
    this.#keep(cell);
    return cell;
  }

  #keep(cell: Cell): void {
    cell.used = this.#ground.now();
    this.#cells.set(cell.id, cell);
    // Maps keep the order in which keys came, so the first are the oldest; those in use are put last.
    if (this.#cells.size <= CELLS) return;
    for (const [id, old] of this.#cells) {
      this.#cells.delete(id);
      if (this.#followers.has(id)) this.#cells.set(id, old);
      else break;
    }
  }
}

/** Something that cannot be done, for a reason that can be told. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(reason: Problem, cause?: unknown) {
    super(reason.code, { cause });
    this.problem = reason;
  }
}

/** Who a token stands for: a seat, the watcher without one, or nobody. */
function viewerOf(table: Table, token: string | null): Viewer | null {
  if (token === null) return WATCHER;
  const hash = hashToken(token);
  const seat = table.seats.findIndex((taken) => taken.token === hash);
  return seat === -1 ? null : seat;
}
