import { accept, at, marginOf } from '@bullpen/engine';
import { type GameId, gameIds, isGameId } from '@bullpen/games';
import {
  bounded,
  DAILY,
  DAILY_SEAT,
  type DailyEntrant,
  dayAfter,
  dayBegins,
  dayEnds,
  dayOf,
  deal,
  decideDaily,
  decideDailySeat,
  isDay,
  type Logged,
  type Machine,
  ownMoves,
  recording,
  type Table,
} from '@bullpen/table';
import type {
  DailyBoard,
  DailyCommitment,
  DailyDay,
  DailyPlace,
  DailyResult,
  DailySeat,
  MyDaily,
  Problem,
} from '@bullpen/wire';
import { ERASED } from '@bullpen/wire/avatar.ts';
import { deny } from '@bullpen/wire/problems.ts';
import { unasked } from '../asker.ts';
import { CachedTable } from '../cached-table.ts';
import type { Asked, DailyQuery, DailyService } from '../contract.ts';
import { readKept } from '../kept-log.ts';
import { DAILY_MADE_KEY, DAILY_SAT_KEY, DAILY_STARTED_KEY } from '../keys.ts';
import { lane } from '../lane.ts';
import type { LivePlayers } from '../players/index.ts';
import type { AttemptEnd, DailySecret, StoredAttempt } from '../store/daily.ts';
import type { TableCache } from '../table-cache.ts';
import type { TableServices } from '../table-services.ts';
import type { TableWriter } from '../table-writer.ts';
import { tableIdFor } from '../tokens.ts';
import { rankIn, shownAttempt, splitsOf, streakOf } from './field.ts';

/** How many past days are listed, and how many attempts of a player. */
const PAST = 60;
const ATTEMPTS = 5 * PAST;
/** A row of days longer than this is not counted on. */
const LONGEST_STREAK = 1000;
/** Of this many entrants it is compared what they chose. */
const COMPARED = 2000;
/** Records that are read at a time, and attempts that one step of the sweep looks at. */
const AT_ONCE = 50;

interface DailyNeeds {
  readonly services: TableServices;
  readonly machine: Machine;
  readonly cache: TableCache;
  readonly writer: TableWriter;
  readonly players: LivePlayers;
  /** Why this caller gets no bots now; null if it does. And who pays for those of a table. */
  readonly busy: (table: string) => Problem | null;
  readonly pays: (table: string) => void;
}

/**
 * Daily deals. All that is decided about one stands in the store: its secret, which the first process to think of it makes, and one
 * attempt for each player, whose table has a name that follows from player, day and game. So any process may do any step again.
 */
export class LiveDaily implements DailyService {
  readonly #needs: DailyNeeds;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(needs: DailyNeeds) {
    this.#needs = needs;
  }

  get #store() {
    return this.#needs.services.store.daily;
  }

  get #now(): number {
    return this.#needs.services.now();
  }

  async board(): Promise<DailyBoard> {
    const now = this.#now;
    const today = dayOf(now);
    await this.#commit();
    const next = await this.#store.secrets(dayAfter(today));
    return {
      now,
      today: await this.#dayOf(today, await this.#store.secrets(today)),
      tomorrow: { day: dayAfter(today), deals: next.map((one) => this.#commitmentOf(one)) },
      past: await this.#store.daysBefore(today, PAST),
    };
  }

  /** Makes the secrets of today and tomorrow, unless some process has. */
  async #commit(): Promise<void> {
    const today = dayOf(this.#now);
    for (const day of [today, dayAfter(today)]) {
      const known = new Set((await this.#store.secrets(day)).map(({ game }) => game));
      const missing = gameIds.filter((game) => !known.has(game));
      if (missing.length === 0) continue;
      const { machine } = this.#needs;
      await this.#store.commit(
        missing.map((game) => ({ day, game, secret: machine.newSecret(), made: this.#now })),
      );
    }
  }

  #commitmentOf({ game, secret, made }: DailySecret): DailyCommitment {
    return { game, commitment: this.#needs.machine.commitmentOf(secret), committed: made };
  }

  async day(day: string): Promise<Asked<DailyDay>> {
    const asked = await this.#secrets(day);
    return asked.ok ? accept(await this.#dayOf(day, asked.value)) : asked;
  }

  /** The secrets of a day that has begun. */
  async #secrets(day: string): Promise<Asked<DailySecret[]>> {
    if (!isDay(day)) return deny('no-such-day');
    if (dayBegins(day) > this.#now) return deny('day-to-come');
    await this.#commit();
    const secrets = await this.#store.secrets(day);
    return secrets.length === 0 ? deny('no-such-day') : accept(secrets);
  }

  async #dayOf(day: string, secrets: readonly DailySecret[]): Promise<DailyDay> {
    const counts = await this.#store.counts(day);
    const isOver = this.#now >= dayEnds(day);
    const deals = secrets.flatMap((one) => {
      if (!isGameId(one.game)) return [];
      const { seats, options, level } = DAILY[one.game];
      const ofGame = counts.filter(({ game }) => game === one.game);
      const sum = (states: typeof ofGame): number => states.reduce((all, { count }) => all + count, 0);
      return {
        ...this.#commitmentOf(one),
        seats,
        options,
        level,
        begun: sum(ofGame),
        finished: sum(ofGame.filter(({ state }) => state === 'done')),
        secret: isOver ? one.secret : null,
      };
    });
    return { day, begins: dayBegins(day), ends: dayEnds(day), deals };
  }

  /** The secret of one deal. */
  async #secret({ day, game }: DailyQuery): Promise<Asked<{ game: GameId; secret: string }>> {
    if (!isGameId(game)) return deny('no-such-game', { allowed: gameIds.join(', ') });
    const asked = await this.#secrets(day);
    if (!asked.ok) return asked;
    const found = asked.value.find((one) => one.game === game);
    return found === undefined ? deny('no-such-day') : accept({ game, secret: found.secret });
  }

  async play(key: string, query: DailyQuery, token: string): Promise<Asked<DailySeat>> {
    const { players, busy, pays } = this.#needs;
    const asked = await players.facts(key);
    if (!asked.ok) return asked;
    const { player, name } = asked.value;
    const secret = await this.#secret(query);
    if (!secret.ok) return secret;
    const { game } = secret.value;
    const id = tableIdFor('daily', `${query.day} ${game} ${player}`);
    const refusal = busy(id);
    if (refusal !== null && (await this.#store.attemptOf(player, query)) === null)
      return { ok: false, refusal };
    const attempt = await this.#store.begin({ player, table: id, day: query.day, game });
    if (attempt === null) return deny('bad-player');
    const { table } = attempt;
    try {
      await this.#open(table, query.day, game, secret.value.secret, 'person');
      pays(table);
      return await this.#sit(table, { player, name, token });
    } catch (error) {
      return { ok: false, refusal: this.#needs.cache.broken(table, error) };
    }
  }

  /** Writes the first entry, unless it is there. */
  async #open(id: string, day: string, game: GameId, secret: string, entrant: DailyEntrant): Promise<void> {
    const { services, cache, writer, machine } = this.#needs;
    if ((await cache.find(id)) !== null) return;
    const decision = decideDaily(game, day, secret, entrant, services.pace, machine);
    if (!decision.ok) throw new Error(`no daily table: ${decision.refusal.code}`);
    const logged: Logged = { seq: 1, command: DAILY_MADE_KEY, entry: decision.value.entry };
    const cached = CachedTable.fromLog(id, [logged]);
    if ((await writer.write(id, logged, cached.table)) === 'written') cache.keep(cached);
  }

  /** The player sits down or comes back, and the deal is made as soon as they sit. */
  async #sit(
    id: string,
    person: { readonly player: string; readonly name: string; readonly token: string },
  ): Promise<Asked<DailySeat>> {
    const { services, cache, writer, machine, players } = this.#needs;
    const done = await cache.at(id, async (cached): Promise<Asked<DailySeat>> => {
      if (services.shared) await cached.catchUp(services.store);
      if (at(cached.table.seats, DAILY_SEAT).kind === 'free') {
        // Before the log names the player: an erasure looks at all tables that were noted.
        await players.sits(person.player, cached.table);
        const sat = await writer.append(cached, DAILY_SAT_KEY, (now) =>
          bounded(now, decideDailySeat(now, person, machine)),
        );
        if (!sat.ok) return sat;
      }
      if (cached.table.status === 'open') {
        const dealt = await writer.append(cached, DAILY_STARTED_KEY, (now) => deal(now, null, machine));
        if (!dealt.ok) return dealt;
      }
      const moved = await writer.append(cached, null, (now) =>
        bounded(now, decideDailySeat(now, person, machine)),
      );
      const isHere = moved.ok || ['already-seated', 'not-playing'].includes(moved.refusal.code);
      return isHere ? accept({ table: id, seat: DAILY_SEAT }) : moved;
    });
    return done ?? deny('unavailable');
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
    const secret = await this.#secret(query);
    if (!secret.ok) return secret;
    const { game } = secret.value;
    let attempt = await this.#store.attemptOf(player, query);
    if (attempt?.state === 'playing') {
      await this.#settleTable(attempt.table);
      attempt = await this.#store.attemptOf(player, query);
    }
    if (attempt === null || attempt.state === 'playing') return deny('daily-unplayed');
    const field = await this.#store.spread(query);
    const { state, margin, scores, moves } = attempt;
    return accept({
      attempt: shownAttempt(attempt),
      scores,
      rank: state === 'done' && margin !== null ? rankIn(field, margin) : null,
      field,
      splits: splitsOf(moves, await this.#store.lines(query, COMPARED)),
      strong: await this.#benchmark(query.day, game, secret.value.secret),
    });
  }

  /** What the strongest bot made of a deal. It begins to play when the first result is asked for. */
  async #benchmark(day: string, game: GameId, secret: string): Promise<DailyResult['strong']> {
    const { services, cache, writer, machine } = this.#needs;
    const id = tableIdFor('daily', `${day} ${game} benchmark`);
    await this.#open(id, day, game, secret, 'benchmark');
    const table = await cache.at(id, async (cached) => {
      if (services.shared) await cached.catchUp(services.store);
      if (cached.table.status === 'open')
        await writer.append(cached, DAILY_STARTED_KEY, (now) => deal(now, null, machine));
      return accept(cached.table);
    });
    if (table === null || !table.ok || table.value.status !== 'over') return null;
    const { state, ended, game: rules } = table.value;
    const outcome = state === null || ended !== null ? null : rules.outcome(state);
    if (outcome === null) return null;
    return { margin: marginOf(rules.best, outcome.scores, DAILY_SEAT), scores: outcome.scores };
  }

  async records({ day, game }: DailyQuery): Promise<Asked<AsyncIterable<string>>> {
    const secret = await this.#secret({ day, game });
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
        yield await lane.run(id, recording({ ...table, seats }, await readKept(services.store, table)));
      }
      if (entrants.length < AT_ONCE) return;
    }
  }

  /** The table has gone on: notes the result if it is over. */
  consider(table: Table): void {
    void this.#settle(table);
  }

  #settle(table: Table): Promise<void> {
    const { id, status, created, seats } = table;
    if (status !== 'over' || created.daily === undefined || at(seats, DAILY_SEAT).player === null)
      return Promise.resolve();
    const begun = this.#underWay.get(id);
    if (begun !== undefined) return begun;
    const { services } = this.#needs;
    // It is nobody's wish: that a caller goes away does not end it.
    const work = unasked(async () => void (await this.#store.end(id, await this.#endOf(table))))
      .catch((error) =>
        services.log('a daily result was not noted; it is tried again', { table: id, error: String(error) }),
      )
      .then(() => void this.#underWay.delete(id));
    this.#underWay.set(id, work);
    return work;
  }

  async #endOf(table: Table): Promise<AttemptEnd> {
    const { game, state, ended, changed, created } = table;
    const { entries } = await readKept(this.#needs.services.store, table);
    const moves = ownMoves(entries);
    const outcome = ended !== null || state === null ? null : game.outcome(state);
    if (outcome === null) return { state: 'given-up', margin: null, scores: [], moves };
    const { scores } = outcome;
    const inTime = created.daily !== undefined && changed < dayEnds(created.daily.day);
    return {
      state: inTime ? 'done' : 'late',
      margin: marginOf(game.best, scores, DAILY_SEAT),
      scores,
      moves,
    };
  }

  async #settleTable(id: string): Promise<void> {
    const { cache, services } = this.#needs;
    const found = await cache.at(id, async (cached) => {
      if (services.shared) await cached.catchUp(services.store);
      return accept(cached.table);
    });
    if (found?.ok === true) await this.#settle(found.value);
  }

  /** Now and then: commits to the days to come, and notes results whose process died before it could. */
  async sweep(): Promise<void> {
    await this.#commit();
    for (const id of await this.#store.unsettled(AT_ONCE)) await this.#settleTable(id);
  }

  /** Resolves when all that has begun is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }
}
