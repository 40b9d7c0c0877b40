import { KeptEntries, type Logged, RecordWriter, type Table } from '@bullpen/table';
import { PAGE } from './cached-table.ts';
import { lane } from './lane.ts';
import type { Store } from './store/store.ts';

// Whole logs, read in ranges and in slices of the event loop, so that nobody waits long for them.

/** What was done at the table up to where it is now, without choices that were taken back. */
export async function readKept(store: Store, table: Table): Promise<KeptEntries> {
  const kept = new KeptEntries();
  await eachEntry(store, table, (logged) => kept.add(logged));
  return kept;
}

/** The record of its match, which is over. `seated` is the table as the record shows it. */
export async function readRecord(
  store: Store,
  table: Table,
  seed?: string,
  seated: Table = table,
): Promise<string> {
  const writer = new RecordWriter(seated, seed);
  // Each entry is let go when it has been written: those of a whole log are slow to collect as garbage.
  await eachEntry(store, table, (logged) => writer.add(logged));
  return writer.text();
}

async function eachEntry(
  store: Store,
  { id, seq: last }: Table,
  add: (logged: Logged) => void,
): Promise<void> {
  for (let seq = 0; seq < last; ) {
    const until = await lane.turn(id);
    const range = await store.read(id, seq + 1, PAGE);
    if (range.length === 0) throw new Error(`the log of table ${id} ends before entry ${last}`);
    await lane.run(id, added(range, add), until);
    seq += range.length;
  }
}

function* added(range: readonly Logged[], add: (logged: Logged) => void): Generator<void, void> {
  for (const logged of range) {
    add(logged);
    yield;
  }
}
