import { legalMoves, seeded, WATCHER } from '@bullpen/engine';
import { acting, type Logged, move, next, recordOf, snapshotOf, type Table } from '@bullpen/table';
import type { TableNews } from '@bullpen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CachedTable, PAGE } from '../cached-table.ts';
import { serverMachine } from '../machine.ts';
import type { Store } from '../store/store.ts';
import { summaryOf } from '../summary.ts';
import { openTables } from './open-tables.ts';
import { type OpenTables, people } from './people.ts';

let later = 0;
let opened: OpenTables;
let table: string;
let tokens: string[];
/** The whole log, and the table after each of its entries. */
let log: Logged[];
let tables: Table[];
const { create, sit, say } = people(() => opened);

/** A match that is over, with several pages of entries. */
beforeAll(async () => {
  opened = await openTables(undefined, () => Date.now() + later);
  table = await create({ game: 'six-nimmt', seats: 4, options: { rounds: 8 } });
  tokens = [];
  for (const name of ['Anna', 'Björn', 'Chloé', 'Dan']) tokens.push(await sit(table, name));
  await say(table, tokens[0]!, { do: 'start' });
  log = await opened.store.read(table, 1);
  tables = [];
  for (const logged of log) tables.push(next(table, tables.at(-1) ?? null, logged).table);
  await playOut(opened.store);
  expect(log.length).toBeGreaterThan(4 * PAGE);
  await forget();
});
afterAll(() => opened.remove());

/** Writes the rest of the match into the store, as another process would. */
async function playOut(store: Store): Promise<void> {
  const chance = seeded('pages');
  for (let now = tables.at(-1)!; now.status === 'playing'; now = tables.at(-1)!) {
    const seat = acting(now)[0]!;
    const legal = legalMoves(now.game, now.state, seat);
    const text = now.game.format(legal[chance.below(legal.length)]!);
    const decision = move(now, seat, text, 'person', serverMachine(Date.now));
    if (!decision.ok) throw new Error(decision.refusal.code);
    const logged = { seq: now.seq + 1, command: `move-${now.seq}`, entry: decision.value.entry };
    log.push(logged);
    tables.push(next(table, now, logged, decision.value.played).table);
  }
  const after = log.slice(-(tables.length - 6)).map((logged) => logged.seq);
  await Promise.all(after.map((seq) => store.append(table, log[seq - 1]!, summaryOf(tables[seq - 1]!))));
}

/** The table is not in memory any more. */
async function forget(): Promise<void> {
  later += 120_000;
  await opened.tables.sweep();
  expect(opened.tables.size).toBe(0);
}

async function newsOf(token: string | null, since: number): Promise<TableNews> {
  const news = await opened.tables.news(table, token, since);
  if (!news.ok) throw new Error(news.refusal.code);
  return news.value;
}

const seqs = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('news of a long table', () => {
  it('come in pages that hold everything once, each with the snapshot of its last update', async () => {
    for (const [viewer, token] of [
      [WATCHER, null] as const,
      ...tokens.map((one, seat) => [seat, one] as const),
    ]) {
      const updates: number[] = [];
      for (let since = 0, more = true; more; ) {
        const news = await newsOf(token, since);
        expect(news.updates.length).toBeLessThanOrEqual(PAGE);
        updates.push(...news.updates.map(({ seq }) => seq));
        since = news.snapshot.seq;
        expect(since).toBe(updates.at(-1));
        expect(news.snapshot).toEqual(snapshotOf(tables[since - 1]!, viewer));
        expect(news.more ?? false).toBe(since < log.length);
        more = news.more ?? false;
      }
      expect(updates).toEqual(seqs(1, log.length));
    }
  });

  it('begin anywhere, and are the same when the table has rested or has come back from its log', async () => {
    const read = () => Promise.all(seqs(0, log.length).map((since) => newsOf(tokens[1]!, since)));
    const all = await read();
    for (const [since, { updates, snapshot }] of all.entries()) {
      expect(updates.map(({ seq }) => seq)).toEqual(seqs(since + 1, snapshot.seq));
      if (since < log.length) expect(updates.length).toBeGreaterThan(0);
    }
    later += 10_000;
    await opened.tables.sweep();
    expect(opened.tables.size).toBe(1);
    expect((await read()).map(({ updates }) => updates[0])).toEqual(all.map(({ updates }) => updates[0]));
    await forget();
    expect((await newsOf(tokens[1]!, 70)).updates).toEqual(all[70]!.updates);
  });
});

describe('what a page costs', () => {
  /** A store that counts what is read. */
  const counting = (store: Store) => {
    const reads: number[] = [];
    const read: Store['read'] = async (id, from, limit) => {
      const some = await store.read(id, from, limit);
      reads.push(some.length);
      return some;
    };
    return { reads, store: { ...store, read } };
  };

  it('is a page of the log, wherever it is, and is paid once by all who ask at the same time', async () => {
    const { store, reads } = counting(opened.store);
    const cached = (await CachedTable.load(table, store))!;
    expect(Math.max(...reads)).toBe(PAGE);
    for (const since of [0, 1, PAGE - 1, PAGE, 3 * PAGE + 5]) {
      reads.length = 0;
      const pages = await Promise.all([1, 2, 3, 4].map(() => cached.page(store, since)));
      expect(reads).toEqual([PAGE]);
      for (const page of pages) expect(page.table).toEqual(tables[page.table.seq - 1]);
    }
  });

  it('is nothing for those who have all but the latest entries', async () => {
    const { store, reads } = counting(opened.store);
    const cached = (await CachedTable.load(table, store))!;
    reads.length = 0;
    for (const since of [log.length, log.length - 1, log.length - PAGE]) {
      const page = await cached.page(store, since);
      expect(page.entries.map(({ logged }) => logged.seq)).toEqual(seqs(since + 1, log.length));
      expect(page.table.seq).toBe(log.length);
    }
    expect(reads).toEqual([]);
  });

  it('leaves the event loop to others while a long log is folded', async () => {
    let turns = 0;
    let loading = true;
    const others = (async () => {
      for (; loading; turns++) await new Promise((resolve) => setImmediate(resolve));
    })();
    await CachedTable.load(table, opened.store);
    loading = false;
    await others;
    expect(turns).toBeGreaterThan(Math.floor(log.length / PAGE));
  });
});

it('the record of a long match is the same as if it were made at once, for all who ask at the same time', async () => {
  const whole = recordOf(tables.at(-1)!, log);
  const records = await Promise.all([1, 2, 3].map(() => opened.tables.record(table)));
  for (const record of records) expect(record).toEqual({ ok: true, value: whole });
});

describe('what other processes announce', () => {
  /** A store that counts how often it is read. */
  const counting = () => {
    const reads: number[] = [];
    const read: Store['read'] = (id, from, limit) => {
      reads.push(from);
      return opened.store.read(id, from, limit);
    };
    return { reads, store: { ...opened.store, read } };
  };
  const hear = (cached: CachedTable, ...seqs: readonly number[]): void => {
    for (const seq of seqs) cached.hear(seq, () => log[seq - 1]!);
  };

  it('is added without a look at the log, if nothing is missing', async () => {
    const { reads, store } = counting();
    const cached = CachedTable.fromLog(table, log.slice(0, 20));
    hear(cached, 21, 22);
    await cached.reach(store, 21);
    expect([cached.table.seq, reads]).toEqual([22, []]);
    expect(snapshotOf(cached.table, 0)).toEqual(snapshotOf(tables[21]!, 0));
    expect(cached.stepAfter(21)).not.toBeNull();
  });

  it('is read where an entry is missing, or none came', async () => {
    const { reads, store } = counting();
    const cached = CachedTable.fromLog(table, log.slice(0, 20));
    hear(cached, 22);
    await cached.reach(store, 22);
    expect(cached.table.seq).toBe(log.length);
    expect(reads[0]).toBe(21);
    const other = CachedTable.fromLog(table, log.slice(0, 20));
    await other.reach(store, 21);
    expect(other.table.seq).toBe(log.length);
  });

  it('is not kept where it is too much, or was overtaken', async () => {
    const { reads, store } = counting();
    const cached = CachedTable.fromLog(table, log.slice(0, 20));
    hear(cached, 21);
    cached.add(log[20]!);
    await cached.reach(store, 21);
    expect([cached.table.seq, reads]).toEqual([21, []]);
    hear(cached, ...Array.from({ length: PAGE + 1 }, (_, i) => 22 + i));
    await cached.reach(store, 22);
    expect(cached.table.seq).toBe(log.length);
    expect(reads).not.toEqual([]);
  });
});
