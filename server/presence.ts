import { at, required, type Seat } from '@bullpen/engine';
import { bounded, decidePresence, rests } from '@bullpen/table';
import { deny } from '@bullpen/wire/problems.ts';
import type { TableCache } from './table-cache.ts';
import type { TableServices } from './table-services.ts';
import type { TableWriter } from './table-writer.ts';
import { hashToken } from './tokens.ts';

/** A person without a connection or a request for this long is absent. A reload or a tunnel is shorter. */
const ABSENT_AFTER = 20_000;
/** Other processes learn of somebody's requests at most once in this time. */
const ANNOUNCE_EVERY = 5000;

/**
 * How long a table is remembered after the last connection. A client that polls has none between two polls, and a connection may break
 * again and again: the times of the others must not start over each time.
 */
const FORGET_AFTER = 10_000;

/** One table to which somebody here has, or had lately, a connection with the token of a seat. */
interface Attended {
  /** Connections, by the hash of their token. */
  readonly here: Map<string, number>;
  /** When the others were last heard of. */
  readonly seen: Map<string, number>;
  /** Since when nobody is here. */
  emptySince: number | null;
}

/**
 * Who is at which table. The log says when a person has gone and when they are back, so that everybody sees the same, in
 * every process and after a restart. Only tables at which somebody is here are looked at: nobody else waits.
 */
export class Presence {
  readonly #services: TableServices;
  readonly #cache: TableCache;
  readonly #writer: TableWriter;
  readonly #tables = new Map<string, Attended>();
  /** When the requests of somebody were announced last. */
  readonly #announced = new Map<string, number>();

  constructor(services: TableServices, cache: TableCache, writer: TableWriter) {
    this.#services = services;
    this.#cache = cache;
    this.#writer = writer;
  }

  /** Somebody has a connection with this token, until the returned function is called. */
  attend(id: string, token: string): () => void {
    const hash = hashToken(token);
    const attended = this.#tables.get(id) ?? { here: new Map(), seen: new Map(), emptySince: null };
    this.#tables.set(id, attended);
    this.#goOn(attended);
    attended.here.set(hash, (attended.here.get(hash) ?? 0) + 1);
    void this.#services.rollCall?.announce([keyOf(id, hash)]);
    this.#welcome(id, hash);
    return () => {
      const left = (attended.here.get(hash) ?? 0) - 1;
      if (left > 0) return void attended.here.set(hash, left);
      attended.here.delete(hash);
      attended.seen.set(hash, this.#services.now());
      if (attended.here.size === 0) attended.emptySince = this.#services.now();
    };
  }

  /** Somebody is here again. While nobody was, nobody waited for the others, so that time does not count. */
  #goOn(attended: Attended): void {
    if (attended.emptySince === null) return;
    const gap = this.#services.now() - attended.emptySince;
    for (const [hash, at] of attended.seen) attended.seen.set(hash, at + gap);
    attended.emptySince = null;
  }

  /** A request came with this token: its sender is there, if only for a moment. */
  seen(id: string, token: string): void {
    const hash = hashToken(token);
    const attended = this.#tables.get(id);
    // Only tokens of seats: trying other tokens must leave nothing behind.
    if (attended?.here.has(hash) !== true && this.#seatOf(id, hash) !== null) {
      attended?.seen.set(hash, this.#services.now());
      this.#announce(keyOf(id, hash));
    }
    this.#welcome(id, hash);
  }

  /** Those who wait at another process learn of it too. */
  #announce(key: string): void {
    const { rollCall, now } = this.#services;
    if (rollCall === undefined || (this.#announced.get(key) ?? 0) > now() - ANNOUNCE_EVERY) return;
    this.#announced.set(key, now());
    void rollCall.announce([key]);
  }

  /** Writes into the log that a person is back, if it has them as gone. A table that rests may not be in memory. */
  #welcome(id: string, hash: string): void {
    if (this.#cache.known(id) !== undefined) this.#returned(id, hash);
    else void this.#cache.at(id, async () => this.#returned(id, hash));
  }

  #returned(id: string, hash: string): void {
    const seat = this.#seatOf(id, hash);
    if (seat === null) return;
    const { table } = required(this.#cache.known(id), 'the table of a seat');
    if (at(table.seats, seat).absent !== null || rests(table, this.#services.now()))
      this.#enter(id, seat, hash, null);
  }

  /** The seat that a token opens at a table in memory. */
  #seatOf(id: string, hash: string): Seat | null {
    const seat = this.#cache.known(id)?.table.seats.findIndex(({ token }) => token === hash) ?? -1;
    return seat === -1 ? null : seat;
  }

  /** Called from time to time: writes into the log who has gone. */
  async check(): Promise<void> {
    const forgotten = this.#services.now() - FORGET_AFTER;
    for (const [id, { emptySince }] of this.#tables)
      if (emptySince !== null && emptySince < forgotten) this.#tables.delete(id);
    for (const [key, when] of this.#announced) if (when < forgotten) this.#announced.delete(key);
    const gone = [...this.#tables].flatMap(([id, attended]) => this.#goneFrom(id, attended));
    const rollCall = this.#services.rollCall;
    if (rollCall !== undefined) await rollCall.announce(this.#keys());
    if (gone.length === 0) return;
    const elsewhere = await rollCall?.areHere(gone.map(({ id, hash }) => keyOf(id, hash)));
    for (const [i, { id, seat, hash, since }] of gone.entries())
      if (elsewhere?.[i] !== true) this.#enter(id, seat, hash, since);
      // They are connected elsewhere. When they go, their absence counts from the last time they were seen.
      else this.#tables.get(id)?.seen.set(hash, this.#services.now());
  }

  #goneFrom(id: string, { here, seen }: Attended): Gone[] {
    if (here.size === 0) return [];
    const now = this.#services.now();
    const latest = now - ABSENT_AFTER;
    const seats = this.#cache.known(id)?.table.seats ?? [];
    return seats.flatMap(({ kind, token, absent }, seat) => {
      if (kind !== 'person' || token === null || absent !== null || here.has(token)) return [];
      const since = seen.get(token);
      // A token that is new here, for example of somebody who has just sat down: its time begins now.
      if (since === undefined) seen.set(token, now);
      return since !== undefined && since <= latest ? [{ id, seat, hash: token, since }] : [];
    });
  }

  #keys(): string[] {
    return [...this.#tables].flatMap(([id, { here }]) => [...here.keys()].map((hash) => keyOf(id, hash)));
  }

  #enter(id: string, seat: Seat, hash: string, since: number | null): void {
    void this.#cache.at(id, (at) =>
      this.#writer.append(at, null, (table) =>
        // Meanwhile somebody else may have the seat.
        table.seats[seat]?.token === hash
          ? bounded(table, decidePresence(table, seat, since, this.#services.now()))
          : deny('not-away'),
      ),
    );
  }
}

interface Gone {
  readonly id: string;
  readonly seat: Seat;
  readonly hash: string;
  readonly since: number;
}

const keyOf = (id: string, hash: string): string => `${id}:${hash}`;
