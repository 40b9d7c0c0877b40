import { accept } from '@bullpen/engine';
import {
  allOffer,
  bounded,
  decide,
  decideClaim,
  decideCreate,
  type Machine,
  type RematchOf,
  rematchOf,
  rematchWish,
  type Table,
  withClaims,
} from '@bullpen/table';
import type { Answer, Command, Created, CreateTable, Problem } from '@bullpen/wire';
import { answerOf } from '@bullpen/wire';
import { deny, problem } from '@bullpen/wire/problems.ts';
import { askedBy, unasked } from './asker.ts';
import type { CachedTable } from './cached-table.ts';
import type { Asked } from './contract.ts';
import type { DueMoves } from './due-moves.ts';
import { commandKey, REMATCH_KEY, REMATCH_MADE_KEY } from './keys.ts';
import { lane } from './lane.ts';
import type { Payers } from './payers.ts';
import type { LivePlayers } from './players/index.ts';
import type { Presence } from './presence.ts';
import type { Appended } from './store/store.ts';
import type { TableCache } from './table-cache.ts';
import type { TableServices } from './table-services.ts';
import { openTable, type TableWriter, type Written } from './table-writer.ts';
import { hashToken, tableIdFor } from './tokens.ts';
import { claimOf, isSeat, viewerOf } from './viewers.ts';
import { WaitingRoom } from './waiting-room.ts';

/** When bots are later than this, nobody gets more of them. */
const BUSY_MILLISECONDS = 5000;

/** What commands work with. */
interface Needs {
  readonly services: TableServices;
  readonly machine: Machine;
  readonly cache: TableCache;
  readonly writer: TableWriter;
  readonly dueMoves: DueMoves;
  readonly presence: Presence;
  readonly payers: Payers;
  readonly players: LivePlayers;
}

/** What callers do: make tables and send commands. Each is answered when it is durable. */
export class TableCommands {
  readonly #needs: Needs;
  readonly #waiting = new WaitingRoom();
  /** Tables whose rematch was not made, since one of its players was being erased: the sweep makes it without that name. */
  readonly #unmade = new Set<string>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async create(wish: CreateTable): Promise<Asked<Created>> {
    const id = tableIdFor('create', JSON.stringify(wish));
    const payer = caller(id);
    try {
      const bots = wish.plan?.some(({ kind }) => kind === 'bot') ?? false;
      const busy = bots ? this.busy(payer) : null;
      // A wish that is sent again is answered as before: its table is there.
      if (busy !== null && (await this.#needs.cache.find(id)) === null) return { ok: false, refusal: busy };
      const made = await this.#open(id, wish);
      if (!made.ok) return made;
      // A wish that is sent again makes nobody else pay, also where it is not known any more who does.
      if (made.value === 'written') this.#needs.payers.set(id, payer);
      return accept({ table: id, seq: 1 });
    } catch (error) {
      return { ok: false, refusal: this.#needs.cache.broken('', error) };
    }
  }

  /** Why this payer gets no more bots now; null if it does. */
  busy(payer: string): Problem | null {
    const delay = this.#needs.services.botPool.delay(payer);
    if (delay <= BUSY_MILLISECONDS) return null;
    return problem('bots-busy', { seconds: Math.ceil(delay / 1000) });
  }

  /** Makes a table. A request that is sent again finds its table, made by whichever process it reached first. */
  async #open(id: string, wish: CreateTable, rematch?: RematchOf): Promise<Asked<Appended>> {
    const decision = decideCreate(wish, this.#needs.services.pace, this.#needs.machine, rematch);
    if (!decision.ok) return decision;
    return accept(await openTable(this.#needs, id, wish.id, decision.value.entry));
  }

  async command(id: string, token: string | null, command: Command): Promise<Answer> {
    if (token !== null) this.#needs.presence.seen(id, token);
    const known = this.#needs.cache.known(id);
    // Watchers and strangers are refused elsewhere, except those who sit down, whom the edge counts. While a table is not in memory,
    // nobody knows whose token it is, so every token counts.
    if (token === null || (known !== undefined && viewerOf(known.table, token) === null))
      return this.#carryOut(id, token, command);
    const seat = `${id} ${hashToken(token)}`;
    const answer = await this.#waiting.enter(seat, () => this.#carryOut(id, token, command));
    return answer ?? answerOf(deny('rate', { seconds: 1 }));
  }

  async #carryOut(id: string, token: string | null, command: Command): Promise<Answer> {
    const key = command.do === 'sit' ? command.player : undefined;
    const player = key === undefined ? accept(null) : await this.#playerOf(id, key);
    if (!player.ok) return answerOf(player);
    const strange = this.#needs.services.shared ? await this.#refuseStranger(id, token, command) : null;
    if (strange !== null) return answerOf(strange);
    if (isSeating(command)) await this.prepare(id, token);
    const made = await this.#needs.cache.at(id, (cached) => this.#obey(cached, token, command, player.value));
    // Dealing follows from the log, and goes on though the last one who revealed is gone.
    if (command.do === 'reveal' && made?.ok === true)
      await unasked(async () => Promise.all(await this.#needs.dueMoves.begin(id)));
    return answerOf(made ?? deny('no-such-table'));
  }

  /**
   * The id of the player whose key came with a command. The table is noted for the player before the log says
   * so: an erasure looks at all tables that were noted, and must find every log that names the player.
   */
  async #playerOf(id: string, key: string): Promise<Asked<string>> {
    try {
      const asked = await this.#needs.players.facts(key);
      if (!asked.ok) return asked;
      const { player } = asked.value;
      const cached = await this.#needs.cache.find(id);
      // The table may be made in the next moment, and then it would not have been noted.
      if (cached === null) return deny('no-such-table');
      // What this process knows of a table may be old: one whose deal was void is open again.
      if (['open', 'dealing'].includes(cached.table.status))
        await this.#needs.players.sits(player, cached.table);
      return accept(player);
    } catch (error) {
      return { ok: false, refusal: this.#needs.cache.broken('', error) };
    }
  }

  /**
   * Where several processes write, refuses a caller without a seat before it takes a place in the table's queue: to be sure of the
   * refusal takes reading, and everybody at the table would wait for that. Null for a caller who has a seat or may get one.
   */
  async #refuseStranger(id: string, token: string | null, command: Command): Promise<Asked<Written> | null> {
    if (command.do === 'sit' || command.do === 'stand') return null;
    try {
      const cached = await this.#needs.cache.find(id);
      if (cached === null || isSeat(viewerOf(cached.table, token))) return null;
      // A player who sat down in another process may arrive before the news of it.
      const failed = await this.#needs.cache.refresh(cached);
      if (failed !== null) return failed;
      const viewer = viewerOf(cached.table, token);
      if (isSeat(viewer)) return null;
      if (viewer !== null) {
        const decision = decide(cached.table, viewer, command, this.#needs.machine);
        return decision.ok ? null : decision;
      }
      // A command that voided its own token is answered again.
      const key = commandKey(token, command);
      await lane.turn(id);
      const done = key === null ? null : await cached.doneBefore(this.#needs.services.store, key);
      return done === null ? deny('bad-token') : accept({ seq: done });
    } catch (error) {
      return { ok: false, refusal: this.#needs.cache.broken(id, error) };
    }
  }

  /**
   * Brings the table before a rematch into memory for somebody who may claim a seat with a token of it: outside the queue of the rematch,
   * where everybody would wait for what one caller has to read.
   */
  async prepare(id: string, token: string | null): Promise<void> {
    try {
      const cached = await this.#needs.cache.find(id);
      const before = cached === null ? null : claimedAt(cached.table, token);
      if (before !== null) await this.#needs.cache.find(before);
    } catch {
      // It is tried again in the queue, and answered there.
    }
  }

  async #obey(
    cached: CachedTable,
    token: string | null,
    command: Command,
    player: string | null,
  ): Promise<Asked<Written>> {
    // A player who sat down in another process may arrive before the news of it.
    if (this.#needs.services.shared && viewerOf(cached.table, token) === null)
      await cached.catchUp(this.#needs.services.store);
    const before = isSeating(command) ? await this.#before(cached.table, token) : null;
    if (before?.ok === false) return before;
    const made = await this.#needs.writer.append(cached, commandKey(token, command), (table) => {
      const viewer = viewerOf(table, token);
      const busy = isFilling(command) ? this.busy(this.#needs.payers.of(cached.id)) : null;
      if (busy !== null && viewer !== null) return { ok: false, refusal: busy };
      if (viewer !== null) return bounded(table, decide(table, viewer, command, this.#needs.machine, player));
      const rematch = before === null ? table : withClaims(table, before.value);
      const claimed = token === null ? null : claimOf(rematch, token);
      if (claimed === null) return deny('bad-token');
      return bounded(table, decideClaim(rematch, claimed, command, this.#needs.machine, player));
    });
    // Also for a repeated offer: the process may have died between the last offer and the new table.
    if (command.do === 'rematch') await this.#rematch(cached);
    return made;
  }

  /**
   * The table before a rematch, for a token that may claim a seat which is kept: tokens can be replaced there after the rematch was
   * made. Null if there is nothing to claim. If the old table is gone, the rematch's own log says who may claim.
   */
  async #before(table: Table, token: string | null): Promise<Asked<Table> | null> {
    const before = claimedAt(table, token);
    return before === null
      ? null
      : this.#needs.cache.atLatest(before, async (cached) => accept(cached.table));
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
    this.#needs.payers.pass(cached.id, table, caller(cached.id));
    await this.#needs.writer.append(cached, REMATCH_KEY, () =>
      accept({ entry: { type: 'rematch', at: this.#needs.services.now(), table } }),
    );
  }

  /** Tries to make rematches that were not made, by the logs as they are now. */
  async rematchAgain(): Promise<void> {
    for (const id of [...this.#unmade]) {
      this.#needs.cache.forget(id);
      const tried = await this.#needs.cache.at(id, async (cached) => accept(await this.#rematch(cached)));
      if (tried === null) this.#unmade.delete(id);
    }
  }
}

/** Who pays for what is done now at a table: the caller, or the table itself where there is none. */
export const caller = (table: string): string => askedBy() ?? `table ${table}`;

const isSeating = (command: Command): boolean => command.do === 'sit' || command.do === 'stand';

/** The table whose tokens may claim seats at this rematch of it; null if this token claims nothing here. */
function claimedAt({ status, created, seats }: Table, token: string | null): string | null {
  if (token === null || created.before === undefined || status !== 'open') return null;
  const hash = hashToken(token);
  return seats.some(({ kind }) => kind === 'kept') && !seats.some((seat) => seat.token === hash)
    ? created.before
    : null;
}

const isFilling = (command: Command): boolean =>
  command.do === 'bot' || (command.do === 'start' && command.fill !== undefined);
