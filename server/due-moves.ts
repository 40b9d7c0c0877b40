import { setTimeout as pause } from 'node:timers/promises';
import { at, type Move, type Seat } from '@bullpen/engine';
import {
  acting,
  type By,
  type Decision,
  dealDue,
  decideDeal,
  decideDeserted,
  decideEnd,
  decideVotes,
  desertedAt,
  isAutomatic,
  isBenchmark,
  type Machine,
  momentOf,
  move,
  seatDue,
  seatWake,
  type Table,
  voteDue,
} from '@bullpen/table';
import { deny } from '@bullpen/wire/problems.ts';
import { Aside } from './aside.ts';
import type { CachedTable } from './cached-table.ts';
import { automaticKey } from './keys.ts';
import type { Payers } from './payers.ts';
import { questionOf } from './question.ts';
import type { TableCache } from './table-cache.ts';
import { leadOf, type TableServices } from './table-services.ts';
import type { TableWriter } from './table-writer.ts';

/** The bot to compare with in daily deals plays for everybody, and thinks long: all of its matches together are one payer. */
const BENCHMARKS = 'benchmarks';

/** A move that is due: for which seat, since which entry the table waits for it, and when. */
interface Due {
  readonly id: string;
  readonly seat: Seat;
  readonly from: number;
  readonly at: number;
  /** The table for which the move is chosen. */
  readonly table: Table;
}

/** The moves that the server makes: those of bots, those for people whose time is up, and silence where it is a move. */
export class DueMoves {
  readonly #services: TableServices;
  readonly #machine: Machine;
  readonly #cache: TableCache;
  readonly #writer: TableWriter;
  readonly #payers: Payers;
  /** Tables whose due moves fail. */
  readonly aside: Aside = new Aside();
  /** Moves that are being thought about, or are ready and wait for their moment. */
  readonly #underWay = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(
    services: TableServices,
    machine: Machine,
    cache: TableCache,
    writer: TableWriter,
    payers: Payers,
  ) {
    this.#services = services;
    this.#machine = machine;
    this.#cache = cache;
    this.#writer = writer;
    this.#payers = payers;
  }

  /**
   * Begins the moves that are due at a table soon; each is made at its moment. Returns the work until each move is chosen and waits for
   * its moment. Jobs do not wait for it: all questions are in the queue of the bot pool, which is fair. If this process dies, the sweep of
   * another finds what is overdue. `seq` is an entry that the table is known to have.
   */
  async begin(id: string, seq = 0): Promise<readonly Promise<void>[]> {
    const now = this.#services.now();
    if (this.aside.rests(id, now, seq)) return [];
    let cached: CachedTable | null;
    try {
      cached = await this.#cache.find(id);
    } catch (error) {
      await this.#failed(id, seq, this.#cache.broken(id, error).code);
      return [];
    }
    if (cached === null) return [];
    const { table } = cached;
    if (table.dealing !== null) return [this.#deal(cached)];
    // The rules with which the match began are gone: it ends without an outcome, and the store knows that nothing is due.
    if (table.ended === 'version' && !table.closed)
      return [this.#settle(cached, (at, time) => decideEnd(at, 'version', time))];
    if ((desertedAt(table) ?? Infinity) <= now) return [this.#settle(cached, decideDeserted)];
    if (voteDue(table, now)) await this.#settle(cached, decideVotes);
    const lead = leadOf(this.#services);
    return acting(table)
      .filter((seat) => (seatWake(table, seat, lead) ?? Infinity) <= now)
      .map((seat) => this.#moveFor(table, seat));
  }

  /** Deals if every nonce is there, or voids the deal if the time for them is up. */
  async #deal({ id }: CachedTable): Promise<void> {
    await this.#cache.at(id, async (at) => {
      if (at.table.dealing === null) return;
      const timeIsUp = dealDue(at.table) <= this.#services.now();
      await this.#writer.append(at, null, (table) => decideDeal(table, timeIsUp, this.#machine));
    });
  }

  /** Writes what the server itself decides about a table. */
  async #settle({ id }: CachedTable, decideOn: (table: Table, now: number) => Decision): Promise<void> {
    await this.#cache.at(id, (at) =>
      this.#writer.append(at, null, (table) => decideOn(table, this.#services.now())),
    );
  }

  /** Makes no more moves; the store knows what is due. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Never rejects. */
  async #moveFor(table: Table, seat: Seat): Promise<void> {
    const { from } = at(table.seats, seat);
    const name = `${table.id} ${seat} ${from}`;
    if (this.#underWay.has(name)) return;
    this.#underWay.add(name);
    const due: Due = { id: table.id, seat, from, at: seatDue(table, seat)!, table };
    try {
      const { text, by } = await this.#choose(table, seat);
      const step = by === 'silence' ? 0 : table.created.pace.least;
      const wait = momentOf(due.at, this.#services.now(), step) - this.#services.now();
      const make = () => this.#make(due, name, text, by);
      if (wait > 0) this.#later(wait, make);
      else await make();
    } catch (error) {
      this.#underWay.delete(name);
      // When the tables are closed, so is the bot pool.
      if (!this.#closed) await this.#failed(due.id, table.seq, String(error));
    }
  }

  #later(milliseconds: number, make: () => Promise<void>): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void make();
      // A timer may be early by a fraction of a millisecond.
    }, milliseconds + 1);
    this.#timers.add(timer);
  }

  async #choose(table: Table, seat: Seat): Promise<{ text: string; by: By }> {
    const { game, state, seats } = table;
    const mover = at(seats, seat);
    const silent = isAutomatic(mover) ? null : (game.silence?.(state, seat) ?? null);
    if (silent !== null) return { text: game.format(silent.move), by: 'silence' };
    return { text: await this.#think(table, seat), by: mover.kind === 'bot' ? 'bot' : 'clock' };
  }

  async #think(table: Table, seat: Seat): Promise<string> {
    const { thinkMilliseconds, botPool } = this.#services;
    const question = questionOf(table, seat, thinkMilliseconds, this.#machine);
    const payer = this.#payers.of(table.id, table.created.tournament?.tournament);
    const asked = botPool.ask(question, isBenchmark(table) ? BENCHMARKS : payer);
    // How long it thinks depends on its cards (one legal move needs no thought), so its answer always takes as long.
    const [number] = await Promise.all([asked, pause(thinkMilliseconds)]);
    return table.game.format(number as Move);
  }

  /**
   * Makes the move if the table still waits for this seat since the same entry, and if it is not due later than was thought: the person
   * may be back and have time left. If something has happened since the move was chosen and it is not legal now, the bot thinks again.
   * Never rejects.
   */
  async #make({ id, seat, from, at, table }: Due, name: string, text: string, by: By): Promise<void> {
    let known = table.seq;
    const waits = (now: Table): boolean => {
      known = now.seq;
      return acting(now).includes(seat) && now.seats[seat]?.from === from;
    };
    const isEarly = (now: Table): boolean => (seatDue(now, seat) ?? Number.POSITIVE_INFINITY) > at;
    const made = await this.#cache.at(id, async (cached) => {
      if (!waits(cached.table)) return null;
      if (isEarly(cached.table)) return 'too early' as const;
      // Asked again for each table on which it is tried: another process may write meanwhile.
      const written = await this.#writer.append(cached, automaticKey(seat, from), (now) =>
        waits(now) && !isEarly(now) ? move(now, seat, text, by, this.#machine) : deny('stale'),
      );
      if (written.ok) return waits(cached.table) ? ('no effect' as const) : written;
      if (!waits(cached.table)) return null;
      return isEarly(cached.table) ? ('too early' as const) : written;
    });
    this.#underWay.delete(name);
    if (made === null) return;
    if (made === 'too early') await Promise.all(await this.begin(id));
    else if (made === 'no effect')
      await this.#failed(id, known, 'the move is in the log, but the table waits for it');
    else if (made.ok) this.#services.onAutomatic?.(by, this.#services.now() - at);
    else if (known > table.seq && made.refusal.rule !== null) await Promise.all(await this.begin(id));
    else await this.#failed(id, known, made.refusal.code);
  }

  /** A due move could not be made. An outage of the store is not the table's fault. */
  async #failed(id: string, seq: number, reason: string): Promise<void> {
    const { store, now, log } = this.#services;
    const outage =
      reason === 'unavailable' ||
      (await store.ping().then(
        () => false,
        () => true,
      ));
    if (outage) return;
    if (this.aside.failed(id, seq, reason, now())) log('table set aside', { table: id, seq, reason });
    else log('automatic move failed', { table: id, seq, reason });
  }
}
