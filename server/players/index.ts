import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { accept } from '@bullpen/engine';
import type { Table } from '@bullpen/table';
import type {
  Answer,
  JoinPlayer,
  MatchOfPlayer,
  MatchPage,
  MyClub,
  MyTournament,
  NewPlayer,
  PlayerExport,
  PlayerFacts,
  PlayerLink,
  Problem,
  RatingChange,
} from '@bullpen/wire';
import { ERASED } from '@bullpen/wire/avatar.ts';
import { cleanName } from '@bullpen/wire/names.ts';
import { deny } from '@bullpen/wire/problems.ts';
import { unasked } from '../asker.ts';
import type { Asked, Forgotten, MatchQuery, Players } from '../contract.ts';
import { shownAttempt } from '../daily/field.ts';
import { dropOldest } from '../drop-oldest.ts';
import { lane } from '../lane.ts';
import { gameRating, ratingChange } from '../ratings/shown.ts';
import { DEVICES, type MatchResult, type Play, type Player } from '../store/players.ts';
import { ABOUT_SEATS, type Numbered, namesOf } from '../store/rewrite.ts';
import type { TableCache } from '../table-cache.ts';
import type { TableServices } from '../table-services.ts';
import { hashToken } from '../tokens.ts';
import { cursorOf, matchOf, placeAfter, resultOf, wanted } from './matches.ts';

/** How long a link to another device is valid. */
const LINK_MILLISECONDS = 600_000;
/** More attempts at daily deals than anybody can have. */
const EVERY_ATTEMPT = 100_000;
/** How many matches are read at a time, in one slice of the event loop, and looked through for one page. */
const AT_ONCE = 25;
const LOOKED_THROUGH = 200;
/** Entries of a log that are read in one slice of the event loop. */
const ENTRIES_AT_ONCE = 256;
/** How many tables are remembered whose results cannot be noted. */
const NOT_NOTED = 1000;

const FULL = deny('too-many-devices', { most: DEVICES });

/** The hash of a code that a sign-in gave. It differs from that of a code for another device, so the store can tell the two apart. */
const hashSignedIn = (code: string): string => hashToken(`sign-in ${code}`);

const giveWay = (): Promise<number> => lane.turn('matches');

type Mutable<T extends readonly unknown[]> = T[number][];

/** What an erasure does at tables besides what it does in the store. */
interface Erasing {
  /** Gives the seats of a player at a table that is not over another name, so that all see it at once. */
  unname(table: string, player: string, name: string): Promise<Answer>;
  /** Tells all processes that the log of a table was changed. */
  changed(table: string): void;
}

/** What a player belongs to besides tables. */
interface Belonging {
  readonly clubs: { of(player: string): Promise<MyClub[]> };
  readonly tournaments: {
    of(player: string): Promise<MyTournament[]>;
    /** The player is about to be erased. */
    forget(player: string): Promise<void>;
  };
}

/** Those who come back. The key is the proof: it is compared by its hash, and written nowhere. */
export class LivePlayers implements Players {
  readonly #services: TableServices;
  readonly #cache: TableCache;
  readonly #tables: Erasing;
  #places: Belonging | null = null;
  /** Tables whose results can never be noted, since a player is gone. To try again with every list would mean to read the log each time. */
  readonly #notNoted = new Set<string>();

  constructor(services: TableServices, cache: TableCache, tables: Erasing) {
    this.#services = services;
    this.#cache = cache;
    this.#tables = tables;
  }

  /** Sets what else players belong to. Clubs and tournaments need the players themselves, so they are made later. */
  belongsTo(places: Belonging): void {
    this.#places = places;
  }

  get #store() {
    return this.#services.store.players;
  }

  async add({ id, key, name: wanted }: NewPlayer): Promise<Asked<PlayerFacts>> {
    const name = cleanName(wanted);
    if (name === null) return deny('name');
    const player = { player: id, name, since: this.#services.now() };
    if ((await this.#store.add(player, hashToken(key))) === 'conflict') return deny('player-taken');
    return this.facts(key);
  }

  async facts(key: string): Promise<Asked<Player>> {
    const player = await this.#store.find(hashToken(key));
    return player === null ? deny('bad-player') : accept(player);
  }

  async rename(key: string, wanted: string): Promise<Asked<PlayerFacts>> {
    const asked = await this.facts(key);
    if (!asked.ok) return asked;
    const name = cleanName(wanted);
    if (name === null) return deny('name');
    await this.#store.rename(asked.value.player, name);
    return accept({ ...asked.value, name });
  }

  /** A player is about to sit down. If that is refused, the table is not listed as one of theirs. */
  sits(player: string, { id, game }: Pick<Table, 'id' | 'game'>): Promise<void> {
    return this.#store.notePlay(player, { table: id, game: game.id, at: this.#services.now() });
  }

  async matches(key: string, query: MatchQuery): Promise<Asked<MatchPage> | null> {
    const asked = await this.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    let after = query.after === undefined ? undefined : placeAfter(query.after);
    if (after === null) return null;
    const matches: MatchOfPlayer[] = [];
    for (let looked = 0; looked < LOOKED_THROUGH; looked += AT_ONCE) {
      if (looked > 0) await giveWay();
      const plays = await this.#store.plays(player, AT_ONCE, after);
      for (const play of plays) {
        if (matches.length === query.limit && after !== undefined)
          return accept({ matches, next: cursorOf(after) });
        const match = await this.#match(play, player);
        // A table that cannot be read hides no other.
        if (match.ok && match.value !== null && wanted(match.value, query)) matches.push(match.value);
        after = play;
      }
      if (plays.length < AT_ONCE) return accept({ matches, next: null });
    }
    return accept({ matches, next: after === undefined ? null : cursorOf(after) });
  }

  /** The match as it stands or ended. Its end is noted when it is first asked for, so that no log is read twice for it. */
  async #match(play: Play, player: string): Promise<Asked<MatchOfPlayer | null>> {
    if (play.result !== null) return accept(matchOf(play, 'over', play.result, player));
    const found = await this.#cache.atLatest(play.table, async ({ table }) => accept(table));
    if (found === null) return accept(null);
    if (!found.ok) return found;
    const { status } = found.value;
    const result = resultOf(found.value);
    if (status === 'over') await this.#noteResult(play.table, result);
    return accept(matchOf(play, status, result, player));
  }

  async #noteResult(table: string, result: MatchResult): Promise<void> {
    if (this.#notNoted.has(table) || (await this.#store.noteResult(table, result))) return;
    this.#notNoted.add(table);
    dropOldest(this.#notNoted, NOT_NOTED);
  }

  async export(key: string): Promise<Asked<PlayerExport>> {
    const asked = await this.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    const { ratings } = this.#services.store;
    const matches: MatchOfPlayer[] = [];
    const changes: RatingChange[] = [];
    const visits: Mutable<PlayerExport['visits']> = [];
    const notices: Mutable<PlayerExport['notices']> = [];
    for await (const play of this.#plays(player, giveWay)) {
      const match = await this.#match(play, player);
      // All or nothing, except for a table that can never be read again.
      if (!match.ok && match.refusal.code === 'unavailable') return match;
      const known = match.ok ? match.value : null;
      if (known !== null) matches.push(known);
      else visits.push(await this.#visit(play, player));
      if (known !== null && known.status !== 'over') {
        notices.push(...(await this.#noticesAt(play.table, player)));
        continue;
      }
      const change = await ratings.changeAt(player, play.table);
      if (change !== null) changes.push(ratingChange(change));
    }
    return accept({
      ...asked.value,
      devices: await this.#store.devices(player),
      signIn: await this.#signInOf(player),
      listed: await ratings.isListed(player),
      ratings: (await ratings.ratingsOf(player)).map(gameRating),
      changes: changes.sort((a, b) => b.at - a.at),
      daily: (await this.#services.store.daily.attemptsOf(player, EVERY_ATTEMPT)).map(shownAttempt),
      clubs: (await this.#places?.clubs.of(player)) ?? [],
      tournaments: (await this.#places?.tournaments.of(player)) ?? [],
      matches,
      visits,
      notices,
    });
  }

  async #visit({ table, game, at }: Play, player: string): Promise<PlayerExport['visits'][number]> {
    const log: Numbered[] = [];
    for (let from = 1; ; from += ENTRIES_AT_ONCE) {
      await lane.turn(table);
      const part = await this.#services.store.read(table, from, ENTRIES_AT_ONCE);
      log.push(...part.filter(({ entry }) => ABOUT_SEATS.includes(entry.type)));
      if (part.length < ENTRIES_AT_ONCE) return { table, game, at, names: namesOf(log, player) };
    }
  }

  async #noticesAt(table: string, player: string): Promise<PlayerExport['notices']> {
    const found = await this.#cache.at(table, async (cached) => accept(cached.table.seats));
    const seats = found?.ok === true ? found.value : [];
    const holders = seats.flatMap((seat) => (seat.player === player ? (seat.token ?? []) : []));
    const addresses = await this.#services.store.addresses(table, holders);
    return addresses.map(({ endpoint, language }) => ({ table, endpoint, language }));
  }

  async #signInOf(player: string): Promise<PlayerExport['signIn']> {
    const linked = await this.#services.store.signIns.of(player);
    return linked === null ? null : { issuer: linked.issuer, since: linked.since };
  }

  async signIn(key: string): Promise<Asked<PlayerExport['signIn']>> {
    const asked = await this.facts(key);
    return asked.ok ? accept(await this.#signInOf(asked.value.player)) : asked;
  }

  async removeSignIn(key: string): Promise<Asked<{ removed: boolean }>> {
    const asked = await this.facts(key);
    if (!asked.ok) return asked;
    return accept({ removed: await this.#services.store.signIns.unlink(asked.value.player) });
  }

  /** All tables at which a player sat down. There may be very many, so others get their turn in each `pause`. */
  async *#plays(player: string, pause: () => Promise<unknown>): AsyncGenerator<Play> {
    for (let after: Play | undefined; ; ) {
      await pause();
      const plays: Play[] = await this.#store.plays(player, AT_ONCE, after);
      yield* plays;
      if (plays.length < AT_ONCE) return;
      after = plays.at(-1);
    }
  }

  async erase(key: string): Promise<Asked<Forgotten>> {
    const asked = await this.facts(key);
    if (!asked.ok) return asked;
    // Not on behalf of the caller: such work is dropped when the caller hangs up, and then something would be left.
    return unasked(() => this.#erase(asked.value.player));
  }

  async #erase(player: string): Promise<Asked<Forgotten>> {
    await this.#places?.tournaments.forget(player);
    for await (const { table, result } of this.#plays(player, nextTurn)) {
      const trouble = result === null ? await this.#removeFrom(table, player) : null;
      if (trouble !== null) return { ok: false, refusal: trouble };
    }
    const tables = await this.#store.erase(player, ERASED);
    for (const table of tables) this.#tables.changed(table);
    return accept({ tables, scrubbed: await this.#scrub() });
  }

  /** The player is gone by then, even if the files cannot be rewritten now, for example because the disk is full. */
  async #scrub(): Promise<boolean> {
    try {
      return await this.#services.store.scrub('soon');
    } catch (error) {
      this.#services.log('the database was not scrubbed after an erasure', { error: String(error) });
      return false;
    }
  }

  /**
   * Removes a player's name from a table that is not over, and all addresses for notices except those of the others there. Gives the
   * reason if that cannot be done now: then the erasure has to be asked for again.
   */
  async #removeFrom(table: string, player: string): Promise<Problem | null> {
    const found = await this.#cache.atLatest(table, async (cached) => accept(cached.table.seats));
    if (found === null) return null;
    if (!found.ok && found.refusal.code === 'unavailable') return found.refusal;
    // At a table that cannot be read any more nobody is notified.
    const seats = found.ok ? found.value : [];
    const others = seats.flatMap((seat) => (seat.player === player ? [] : (seat.token ?? [])));
    await this.#services.store.keepAddresses(table, others);
    const unnamed = await this.#tables.unname(table, player, ERASED);
    return !unnamed.ok && unnamed.problem.code === 'unavailable' ? unnamed.problem : null;
  }

  async link(key: string): Promise<Asked<PlayerLink>> {
    const asked = await this.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    return (await this.#store.devices(player)) >= DEVICES ? FULL : this.#offer(player, hashToken);
  }

  /**
   * A code for a browser whose owner has signed in as this player. It works even if the player has as many devices as allowed: keys of
   * browsers that were cleared must not keep out the owner. A device whose place it takes can sign in again.
   */
  linkSignedIn(player: string): Promise<Asked<PlayerLink>> {
    return this.#offer(player, hashSignedIn);
  }

  async #offer(player: string, hash: (code: string) => string): Promise<Asked<PlayerLink>> {
    const code = randomBytes(18).toString('base64url');
    const until = this.#services.now() + LINK_MILLISECONDS;
    await this.#store.offer(player, hash(code), until);
    return accept({ code, until });
  }

  async join({ code, key }: JoinPlayer): Promise<Asked<PlayerFacts>> {
    const now = this.#services.now();
    let joined = await this.#store.join(hashToken(code), hashToken(key), now);
    if (joined === 'conflict') joined = await this.#store.join(hashSignedIn(code), hashToken(key), now, true);
    if (joined === 'full') return FULL;
    return joined === 'written' ? this.facts(key) : deny('bad-link');
  }
}
