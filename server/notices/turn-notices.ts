import { accept, at, WATCHER } from '@bullpen/engine';
import { type Awaited, awaited, type Table } from '@bullpen/table';
import type { NoticeWish } from '@bullpen/wire';
import { ERASED } from '@bullpen/wire/avatar.ts';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked, Log, Notices } from '../contract.ts';
import type { PushAddress, Store } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import type { Sender } from './sender.ts';
import { noticeText } from './text.ts';

/** Tables that one step of the sweep looks at. */
const AT_ONCE = 100;

export interface NoticeServices {
  readonly store: Store;
  readonly log: Log;
  /** Null where the server sends no notices. */
  readonly sender: Sender | null;
  /** A table as it is now; null if there is none. */
  readonly find: (table: string) => Promise<Table | null>;
}

/**
 * Notices by web push that a day game waits for somebody. Whichever process comes first claims a turn in the store before it sends
 * anything, so nobody is notified twice of one turn. A notice is lost only if its process dies between the claim and the answer of the
 * push service. If it dies before the claim, nothing is lost: the sweep finds what nobody has claimed.
 */
export class TurnNotices implements Notices {
  readonly #services: NoticeServices;
  /** The work under way for each table: one thing after another. */
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(services: NoticeServices) {
    this.#services = services;
  }

  get key(): string | null {
    return this.#services.sender?.key ?? null;
  }

  /** A browser of the person in this seat wants notices, or wants no more. */
  async set(id: string, token: string | null, wish: NoticeWish): Promise<Asked<{ readonly ok: true }>> {
    const { store, sender, find } = this.#services;
    const table = await find(id);
    if (table === null) return deny('no-such-table');
    const holder = token === null ? null : hashToken(token);
    const seat = holder === null ? WATCHER : table.seats.findIndex((taken) => taken.token === holder);
    if (holder === null) return deny('not-seated');
    if (seat === WATCHER) return deny('bad-token');
    if ('stop' in wish) {
      await store.removeAddress(id, holder, wish.stop);
      return accept({ ok: true });
    }
    if (sender === null || table.created.clock.kind !== 'days' || table.status === 'over')
      return deny('no-notices');
    const { name, player = null } = at(table.seats, seat);
    // A wish that comes after its player was erased, say from a process that hung, brings no address back.
    if (player === null && name === ERASED) return deny('no-notices');
    const { endpoint, keys, language } = wish.notify;
    if (!sender.accepts(endpoint)) return deny('endpoint');
    // A player who asks for notices sees the table: the turn that goes on needs none.
    const now = awaited(table).find((one) => one.seat === seat);
    if (now !== undefined) await store.claim(id, seat, now.turn);
    const address = { table: id, holder, endpoint, ...keys, language, player };
    return (await store.addAddress(address, holdersOf(table))) ? accept({ ok: true }) : deny('no-notices');
  }

  /** The table has gone on: notifies whom it waits for now. */
  consider(table: Table, to: readonly Awaited['to'][] = ['move']): void {
    if (this.#services.sender === null || table.created.clock.kind !== 'days') return;
    const before = this.#underWay.get(table.id) ?? Promise.resolve();
    const work = before
      .then(() => this.#look(table, to))
      .catch((error) => this.#services.log('notices failed', { table: table.id, error: String(error) }))
      .then(() => {
        if (this.#underWay.get(table.id) === work) this.#underWay.delete(table.id);
      });
    this.#underWay.set(table.id, work);
  }

  /**
   * Called now and then: finds turns that nobody has claimed, since their process died. It also finds missing nonces: an open page reveals
   * its own at once, so there is no notice for that before.
   */
  async sweep(): Promise<void> {
    const { store, sender, find } = this.#services;
    if (sender === null) return;
    for (let after = ''; ; ) {
      const tables = await store.addressed(after, AT_ONCE);
      for (const id of tables) {
        const table = await find(id);
        if (table === null) continue;
        // A seat that was left, or has another token, wants no notices there.
        await store.keepAddresses(id, holdersOf(table));
        this.consider(table, ['move', 'reveal']);
      }
      if (tables.length < AT_ONCE) return;
      after = at(tables, tables.length - 1);
    }
  }

  /** Resolves when all work that was begun is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #look(table: Table, to: readonly Awaited['to'][]): Promise<void> {
    const { store } = this.#services;
    // A match that is over has no turns.
    if (table.status === 'over') return store.keepAddresses(table.id, []);
    const turns = awaited(table).filter((one) => to.includes(one.to));
    const holders = turns.flatMap(({ seat }) => at(table.seats, seat).token ?? []);
    if (holders.length === 0) return;
    const addresses = await store.addresses(table.id, holders);
    const sending = turns.flatMap(async (turn) => {
      const own = addresses.filter(({ holder }) => holder === at(table.seats, turn.seat).token);
      if (own.length === 0) return;
      if (!(await store.claim(table.id, turn.seat, turn.turn))) return;
      await Promise.all(own.map((address) => this.#send(table, turn, address)));
    });
    await Promise.all(sending);
  }

  async #send(table: Table, turn: Awaited, address: PushAddress): Promise<void> {
    const { sender } = this.#services;
    const delivery = await sender?.send(address, noticeText(table, turn, address.language));
    // A browser that does not want notices gets none.
    if (delivery === 'gone')
      await this.#services.store.removeAddress(address.table, address.holder, address.endpoint);
    if (delivery === 'failed') this.#services.log('a push service refused a notice', { table: table.id });
  }
}

/** The hashes of the tokens of all seats. */
const holdersOf = ({ seats }: Table): string[] => seats.flatMap(({ token }) => token ?? []);
