import { accept, at, marginOf } from '@bullpen/engine';
import type { GameId } from '@bullpen/games';
import {
  bounded,
  DAILY_SEAT,
  type DailyEntrant,
  dayOf,
  deal,
  decideDaily,
  decideDailySeat,
  type Machine,
  type Table,
} from '@bullpen/table';
import type { DailyResult, DailySeat } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked } from '../contract.ts';
import { DAILY_MADE_KEY, DAILY_SAT_KEY, DAILY_STARTED_KEY } from '../keys.ts';
import type { LivePlayers } from '../players/index.ts';
import type { TableCache } from '../table-cache.ts';
import type { TableServices } from '../table-services.ts';
import { openTable, type TableWriter } from '../table-writer.ts';
import { tableIdFor } from '../tokens.ts';

/** A match of bots in which nothing has happened for this long no longer holds up others. */
const STUCK_MILLISECONDS = 300_000;

export interface DailyTableNeeds {
  readonly services: TableServices;
  readonly machine: Machine;
  readonly cache: TableCache;
  readonly writer: TableWriter;
  readonly players: LivePlayers;
}

/** One deal, as its tables are made from it. */
interface DealtFrom {
  readonly day: string;
  readonly game: GameId;
  readonly secret: string;
}

/** The tables at which daily deals are played. Every step is done once, by whichever process comes first. */
export class DailyTables {
  readonly #needs: DailyTableNeeds;
  /** The match that the strongest bot began last at a deal of a past day. */
  #past: string | null = null;

  constructor(needs: DailyTableNeeds) {
    this.#needs = needs;
  }

  /** The table as it is now; null if there is none, or it cannot be read. */
  async find(id: string): Promise<Table | null> {
    const found = await this.#needs.cache.atLatest(id, async ({ table }) => accept(table));
    return found?.ok === true ? found.value : null;
  }

  /** Writes the first entry, unless it is there. */
  async open(id: string, { day, game, secret }: DealtFrom, entrant: DailyEntrant): Promise<void> {
    const { services, cache, machine } = this.#needs;
    if ((await cache.find(id)) !== null) return;
    const decision = decideDaily(game, day, secret, entrant, services.pace, machine);
    if (!decision.ok) throw new Error(`no daily table: ${decision.refusal.code}`);
    await openTable(this.#needs, id, DAILY_MADE_KEY, decision.value.entry);
  }

  /** The player sits down or comes back, and the deal is made as soon as they sit. */
  async sit(
    id: string,
    person: { readonly player: string; readonly name: string; readonly token: string },
  ): Promise<Asked<DailySeat>> {
    const { cache, writer, machine, players } = this.#needs;
    const done = await cache.atLatest(id, async (cached): Promise<Asked<DailySeat>> => {
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

  /**
   * Whether the strongest bot may begin here, or has begun. Somebody may ask for the results of hundreds of past days at once. These
   * matches are played one after the other, so that other bots and due moves never wait behind many of them.
   */
  async #mayBegin(id: string, day: string): Promise<boolean> {
    const { services, cache } = this.#needs;
    const now = services.now();
    if (day === dayOf(now) || (await cache.find(id)) !== null) return true;
    const before = this.#past === null ? null : await this.find(this.#past);
    if (before !== null && before.status !== 'over' && now < before.changed + STUCK_MILLISECONDS)
      return false;
    this.#past = id;
    return true;
  }

  /** What the strongest bot made of a deal. It begins to play when its result is first asked for. */
  async benchmark(dealt: DealtFrom): Promise<DailyResult['strong']> {
    const { cache, writer, machine } = this.#needs;
    const id = tableIdFor('daily', `${dealt.day} ${dealt.game} benchmark`);
    if (!(await this.#mayBegin(id, dealt.day))) return null;
    await this.open(id, dealt, 'benchmark');
    const table = await cache.atLatest(id, async (cached) => {
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
}
