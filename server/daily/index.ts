import { accept, marginOf } from '@bullpen/engine';
import { DAILY_SEAT, dayEnds, dayOf, ownMoves, type Table } from '@bullpen/table';
import type {
  DailyBoard,
  DailyDay,
  DailyPlace,
  DailyResult,
  DailySeat,
  MyDaily,
  Problem,
} from '@bullpen/wire';
import { ERASED } from '@bullpen/wire/avatar.ts';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked, DailyQuery, DailyService } from '../contract.ts';
import { readKept, readRecord } from '../kept-log.ts';
import { Settling } from '../settling.ts';
import type { AttemptEnd, StoredAttempt } from '../store/daily.ts';
import { tableIdFor } from '../tokens.ts';
import { Calendar, PAST } from './calendar.ts';
import { rankIn, shownAttempt, splitsOf, streakOf } from './field.ts';
import { FieldLines } from './lines.ts';
import { type DailyTableNeeds, DailyTables } from './tables.ts';

/** How many attempts of a player are listed. */
const ATTEMPTS = 5 * PAST;
/** Days in a row are counted up to here. */
const LONGEST_STREAK = 1000;
/** Records that are read at a time, and attempts that one step of the sweep looks at. */
const AT_ONCE = 50;

interface DailyNeeds extends DailyTableNeeds {
  /** Why this caller gets no bots now; null if it does. */
  readonly busy: (table: string) => Problem | null;
  /** The present caller pays for the bots of this table. */
  readonly pays: (table: string) => void;
}

/**
 * Daily deals. The store has all that is decided about one: its secret, which the first process that needs it makes, and one attempt for
 * each player. The id of the attempt's table follows from player, day and game, so any process may do any step again.
 */
export class LiveDaily implements DailyService {
  readonly #needs: DailyNeeds;
  readonly #calendar: Calendar;
  readonly #tables: DailyTables;
  readonly #lines: FieldLines;
  readonly #settling: Settling;

  constructor(needs: DailyNeeds) {
    this.#needs = needs;
    this.#settling = new Settling(needs.services.log, 'a daily result was not noted; it is tried again');
    this.#calendar = new Calendar({ store: needs.services.store.daily, machine: needs.machine });
    this.#tables = new DailyTables(needs);
    this.#lines = new FieldLines(needs.services.store.daily);
  }

  board(): Promise<DailyBoard> {
    return this.#calendar.board();
  }

  day(day: string): Promise<Asked<DailyDay>> {
    return this.#calendar.day(day);
  }

  get #store() {
    return this.#needs.services.store.daily;
  }

  get #now(): number {
    return this.#needs.services.now();
  }

  async play(key: string, query: DailyQuery, token: string): Promise<Asked<DailySeat>> {
    const { players, busy, pays } = this.#needs;
    const asked = await players.facts(key);
    if (!asked.ok) return asked;
    const { player, name } = asked.value;
    const secret = await this.#calendar.secret(query);
    if (!secret.ok) return secret;
    const { game } = secret.value;
    const id = tableIdFor('daily', `${query.day} ${game} ${player}`);
    const refusal = busy(id);
    if (refusal !== null && (await this.#store.attemptOf(player, query)) === null)
      return { ok: false, refusal };
    const attempt = await this.#store.begin({ player, table: id, day: query.day, game });
    if (attempt === null) return deny('bad-player');
    if (attempt.state !== 'playing') return deny('daily-played');
    const { table } = attempt;
    try {
      await this.#tables.open(table, { day: query.day, ...secret.value }, 'person');
      pays(table);
      return await this.#tables.sit(table, { player, name, token });
    } catch (error) {
      return { ok: false, refusal: this.#needs.cache.broken(table, error) };
    }
  }

  async mine(key: string): Promise<Asked<MyDaily>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    const days = await this.#store.daysOf(player, LONGEST_STREAK);
    const attempts = await this.#store.attemptsOf(player, ATTEMPTS);
    const today = dayOf(this.#now);
    const places = await Promise.all(
      attempts.filter(({ day }) => day === today).map((attempt) => this.#placeOf(attempt)),
    );
    return accept({
      streak: streakOf(days, today),
      places: places.flatMap((place) => place ?? []),
      attempts: attempts.map(shownAttempt),
    });
  }

  async #placeOf({ day, game, state, margin }: StoredAttempt): Promise<DailyPlace | null> {
    if (state !== 'done' || margin === null) return null;
    const field = await this.#store.spread({ day, game });
    return { game, rank: rankIn(field, margin), of: field.reduce((sum, { count }) => sum + count, 0) };
  }

  async result(key: string, query: DailyQuery): Promise<Asked<DailyResult>> {
    const asked = await this.#needs.players.facts(key);
    if (!asked.ok) return asked;
    const { player } = asked.value;
    const secret = await this.#calendar.secret(query);
    if (!secret.ok) return secret;
    let attempt = await this.#store.attemptOf(player, query);
    if (attempt?.state === 'playing') {
      await this.#settleTable(attempt.table);
      attempt = await this.#store.attemptOf(player, query);
    }
    if (attempt === null || attempt.state === 'playing') return deny('daily-unplayed');
    const field = await this.#store.spread(query);
    const { state, margin, scores, moves } = attempt;
    const entrants = field.reduce((sum, { count }) => sum + count, 0);
    return accept({
      attempt: shownAttempt(attempt),
      scores,
      rank: state === 'done' && margin !== null ? rankIn(field, margin) : null,
      field,
      splits: splitsOf(moves, await this.#lines.of(query, entrants)),
      strong: await this.#tables.benchmark({ day: query.day, ...secret.value }),
    });
  }

  async records({ day, game }: DailyQuery): Promise<Asked<AsyncIterable<string>>> {
    const secret = await this.#calendar.secret({ day, game });
    if (!secret.ok) return secret;
    if (this.#now < dayEnds(day)) return deny('day-running');
    return accept(this.#recordsOf({ day, game }));
  }

  async *#recordsOf(query: DailyQuery): AsyncGenerator<string> {
    const { cache, services } = this.#needs;
    for (let after = ''; ; ) {
      const entrants = await this.#store.field(query, AT_ONCE, after);
      for (const { table: id, name } of entrants) {
        after = id;
        const found = await cache.find(id);
        // Old tables are removed; their results stay.
        if (found === null || found.table.ended !== null) continue;
        const { table } = found;
        const seats = table.seats.map((seat) =>
          seat.name === null ? seat : { ...seat, name: name ?? ERASED },
        );
        yield await readRecord(services.store, table, undefined, { ...table, seats });
      }
      if (entrants.length < AT_ONCE) return;
    }
  }

  /** The table has gone on: notes the result if it is over. */
  consider(table: Table): void {
    void this.#settle(table);
  }

  #settle(table: Table): Promise<void> {
    const { id, status, created } = table;
    // Even if nobody has the seat any more: its player may have been erased and made again, and continues the same attempt.
    if (status !== 'over' || created.daily === undefined) return Promise.resolve();
    return this.#settling.do(id, async () => void (await this.#store.end(id, await this.#endOf(table))));
  }

  async #endOf(table: Table): Promise<AttemptEnd> {
    const { game, state, ended, created } = table;
    const { entries } = await readKept(this.#needs.services.store, table);
    const moves = ownMoves(entries);
    // Its player may come back to the table later, with another device.
    const played = entries.findLast(({ type }) => type === 'moved')?.at ?? created.at;
    const outcome = ended !== null || state === null ? null : game.outcome(state);
    if (outcome === null) return { state: 'given-up', margin: null, scores: [], moves };
    const { scores } = outcome;
    const inTime = created.daily !== undefined && played < dayEnds(created.daily.day);
    return {
      state: inTime ? 'done' : 'late',
      margin: marginOf(game.best, scores, DAILY_SEAT),
      scores,
      moves,
    };
  }

  async #settleTable(id: string): Promise<void> {
    const table = await this.#tables.find(id);
    if (table !== null) await this.#settle(table);
  }

  /** Called now and then: commits to the days to come, and notes results whose process died before it could. */
  async sweep(): Promise<void> {
    await this.#calendar.commit();
    for (const id of await this.#store.unsettled(AT_ONCE)) await this.#settleTable(id);
  }

  /** Resolves when all work that was begun is done. */
  idle(): Promise<void> {
    return this.#settling.idle();
  }
}
