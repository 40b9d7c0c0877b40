import { accept } from '@bullpen/engine';
import { isGameId } from '@bullpen/games';
import { BOT_RATINGS, shown } from '@bullpen/ratings';
import { conductAt, type Table } from '@bullpen/table';
import type { LeaderPage, PlayerRatings, RatingChange } from '@bullpen/wire';
import { avatarOf } from '@bullpen/wire/avatar.ts';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked, LeaderQuery, RatingService } from '../contract.ts';
import { dropOldest } from '../drop-oldest.ts';
import { readKept } from '../kept-log.ts';
import type { LivePlayers } from '../players/index.ts';
import { Settling } from '../settling.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { TableServices } from '../table-services.ts';
import { ratedMatch } from './rated-match.ts';
import { gameRating, ratingChange } from './shown.ts';

/** Tables that one step of the sweep looks at. */
const AT_ONCE = 100;
/** How many tables are remembered as rated, so that the store is not asked about them again. */
const REMEMBERED = 1000;
/** Leaderboards go no further. */
const LONGEST = 1000;

interface RatingNeeds extends Pick<TableServices, 'store' | 'now' | 'log'> {
  readonly players: LivePlayers;
  /** A table as it is now; null if there is none. */
  readonly find: (table: string) => Promise<Table | null>;
}

/**
 * Ratings of players. A match is rated when it is over: by the process that wrote its last entry or, if that died, by whichever
 * finds it in the sweep or is asked for it first. The store lets one of them do it, once.
 */
export class LiveRatings implements RatingService {
  readonly #services: RatingNeeds;
  readonly #done = new Map<string, true>();
  readonly #settling: Settling;

  constructor(services: RatingNeeds) {
    this.#services = services;
    this.#settling = new Settling(services.log, 'a match was not rated; it is tried again');
  }

  get #store() {
    return this.#services.store.ratings;
  }

  /** The table has gone on: rates its match if that is over. */
  consider(table: Table): void {
    void this.#settle(table);
  }

  /** Rates a match that is over, unless that is done. */
  #settle(table: Table): Promise<void> {
    const { id, status, created } = table;
    if (status !== 'over' || created.rated !== true || this.#done.has(id)) return Promise.resolve();
    return this.#settling.do(id, () => this.#rate(table));
  }

  async #rate(table: Table): Promise<void> {
    const { store, now } = this.#services;
    const { entries } = await readKept(store, table);
    await this.#store.rate(ratedMatch(table, conductAt(table, entries), now()));
    this.#done.set(table.id, true);
    dropOldest(this.#done, REMEMBERED);
  }

  /** Called now and then: rates matches whose process died before it could. */
  async sweep(): Promise<void> {
    for (const id of await this.#store.unrated(AT_ONCE)) {
      const table = await this.#find(id);
      if (table === null) continue;
      if (table !== 'broken') await this.#settle(table);
      // A log that makes no sense says nothing about anybody, and must not hold up others.
      else await this.#store.rate({ table: id, game: '', at: this.#services.now(), entries: [] });
    }
  }

  async #find(id: string): Promise<Table | 'broken' | null> {
    try {
      return await this.#services.find(id);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      this.#services.log('a table cannot be rated', { table: id, error: String(error) });
      return 'broken';
    }
  }

  /** Resolves when all work that was begun is done. */
  idle(): Promise<void> {
    return this.#settling.idle();
  }

  async of(key: string): Promise<Asked<PlayerRatings>> {
    const asked = await this.#services.players.facts(key);
    return asked.ok ? accept(await this.#ratingsOf(asked.value.player)) : asked;
  }

  async list(key: string, listed: boolean): Promise<Asked<PlayerRatings>> {
    const asked = await this.#services.players.facts(key);
    if (!asked.ok) return asked;
    await this.#store.list(asked.value.player, listed);
    return accept(await this.#ratingsOf(asked.value.player));
  }

  async #ratingsOf(player: string): Promise<PlayerRatings> {
    const listed = await this.#store.isListed(player);
    return { listed, ratings: (await this.#store.ratingsOf(player)).map(gameRating) };
  }

  async changeAt(key: string, id: string): Promise<Asked<RatingChange>> {
    const asked = await this.#services.players.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    if ((await this.#store.changeAt(player, id)) === null) {
      const table = await this.#find(id);
      if (table === null || table === 'broken') return deny(table === null ? 'no-such-table' : table);
      await this.#settle(table);
    }
    const change = await this.#store.changeAt(player, id);
    return change === null ? deny('not-rated') : accept(ratingChange(change));
  }

  async leaders({ game, limit, after }: LeaderQuery): Promise<Asked<LeaderPage>> {
    if (!isGameId(game)) return deny('no-such-game', { allowed: Object.keys(BOT_RATINGS).join(', ') });
    const found = await this.#store.leaders(game, limit + 1, after);
    const leaders = found.slice(0, limit).map(({ player, name, belief, matches }, i) => ({
      place: after + i + 1,
      name,
      avatar: avatarOf(player),
      ...shown(belief),
      matches,
    }));
    const bots = Object.entries(BOT_RATINGS[game])
      .map(([level, rating]) => ({ level, ...rating }))
      .sort((one, other) => other.rating - one.rating);
    const end = after + limit;
    return accept({ leaders, bots, next: found.length > limit && end < LONGEST ? end : null });
  }
}
