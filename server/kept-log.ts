import { Kept, type Table } from '@bullpen/table';
import { PAGE } from './cached-table.ts';
import { lane } from './lane.ts';
import type { Store } from './store/store.ts';

/** The log of a table up to where it is now, as its record needs it. Read in ranges, so that nobody waits long for it. */
export async function readKept(store: Store, { id, seq: last }: Table): Promise<Kept> {
  const kept = new Kept();
  for (let seq = 0; seq < last; ) {
    await lane.turn(id);
    const range = await store.read(id, seq + 1, PAGE);
    if (range.length === 0) throw new Error(`the log of table ${id} ends before entry ${last}`);
    for (const logged of range) kept.add(logged);
    seq += range.length;
  }
  return kept;
}
