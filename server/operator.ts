import { accept } from '@bullpen/engine';
import { type Decision, decideEnd, decideHide, type Table } from '@bullpen/table';
import type { Answer } from '@bullpen/wire';
import { answerOf } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked, Forgotten, Operations } from './contract.ts';
import type { GrowthListeners } from './growth-listeners.ts';
import { operatorPage } from './lists.ts';
import type { Payers } from './payers.ts';
import { namesAtSeat } from './store/rewrite.ts';
import type { TableCache } from './table-cache.ts';
import type { TableServices } from './table-services.ts';
import type { TableWriter } from './table-writer.ts';

/** News with this instead of a seq: the log has not just grown, but was changed or removed, and has to be read again. */
export const READ_AGAIN = Number.MAX_SAFE_INTEGER;

/** What replaces a name that was removed. */
const NOBODY = 'Guest';

/** What those who run the server do at tables. */
export class Operator implements Operations {
  readonly #services: TableServices;
  readonly #cache: TableCache;
  readonly #writer: TableWriter;
  readonly #listeners: GrowthListeners;
  readonly #payers: Payers;

  constructor(
    services: TableServices,
    cache: TableCache,
    writer: TableWriter,
    listeners: GrowthListeners,
    payers: Payers,
  ) {
    this.#services = services;
    this.#cache = cache;
    this.#writer = writer;
    this.#listeners = listeners;
    this.#payers = payers;
  }

  list(query: Parameters<Operations['list']>[0]): ReturnType<Operations['list']> {
    return operatorPage(this.#services.store, query);
  }

  close(id: string): Promise<Answer> {
    return this.#append(id, (table) => decideEnd(table, 'operator', this.#services.now()));
  }

  hide(id: string): Promise<Answer> {
    return this.#append(id, (table) => decideHide(table, this.#services.now()));
  }

  /** Renames all seats of a player who is erased. */
  async unname(id: string, player: string, name: string): Promise<Answer> {
    const rename = (): Promise<Answer> =>
      this.#append(id, ({ status, seats }) => {
        const seat = seats.findIndex(
          (taken) => taken.kind === 'person' && taken.player === player && taken.name !== name,
        );
        if (status === 'over' || seat === -1) return deny('seat-empty');
        return accept({ entry: { type: 'renamed', at: this.#services.now(), seat, name } });
      });
    let answer = await rename();
    while (answer.ok) answer = await rename();
    return answer;
  }

  async #append(id: string, decide: (table: Table) => Decision): Promise<Answer> {
    const made = await this.#cache.at(id, (cached) => this.#writer.append(cached, null, decide));
    return answerOf(made ?? deny('no-such-table'));
  }

  /** Every process forgets the table, and its subscribers receive `no-such-table`. */
  async remove(id: string): Promise<Asked<Forgotten>> {
    const { store } = this.#services;
    // In its turn, after all that was begun there. A table that cannot be read can be removed too.
    const done = await this.#cache.at(id, async () => store.remove(id));
    const removed = typeof done === 'boolean' ? done : await store.remove(id);
    if (!removed) return deny('no-such-table');
    this.changed(id);
    this.#payers.forget(id);
    return { ok: true, value: { tables: [id], scrubbed: await store.scrub('now') } };
  }

  async forgetName(name: string, table?: string): Promise<Forgotten> {
    const { store } = this.#services;
    const tables = await store.rewriteName(name, NOBODY, table);
    for (const id of tables) this.changed(id);
    // The name may have stood where no table is: players have names, and so have codes of a tournament.
    const isGone = table !== undefined && tables.length === 0;
    return { tables, scrubbed: isGone || (await store.scrub('now')) };
  }

  async forgetSeat(id: string, seat: number): Promise<Asked<Forgotten>> {
    const cached = await this.#cache.find(id);
    if (cached === null) return deny('no-such-table');
    const { status, seats, rematch } = cached.table;
    if (status !== 'over') return deny('not-over');
    if ((seats[seat]?.name ?? null) === null) return deny('seat-empty');
    const tables = new Set<string>();
    let scrubbed = true;
    // The rematch had the seat kept under the last of these names.
    for (const name of namesAtSeat(await this.#services.store.read(id, 1), seat))
      for (const place of rematch === null ? [id] : [id, rematch]) {
        const forgotten = await this.forgetName(name, place);
        for (const table of forgotten.tables) tables.add(table);
        scrubbed &&= forgotten.scrubbed;
      }
    return { ok: true, value: { tables: [...tables], scrubbed } };
  }

  /** Entries of a log were changed: every process reads it again. */
  changed(id: string): void {
    this.readAgain(id);
    this.#services.news.publish(id, READ_AGAIN);
  }

  /** The log no longer says what is in memory: the table is gone, or a name in it has changed. Its payer stays. */
  readAgain(id: string): void {
    this.#cache.forget(id);
    this.#listeners.callAll(id);
  }
}
