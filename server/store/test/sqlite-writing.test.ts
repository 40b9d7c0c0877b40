import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import { databaseFile } from '../sqlite-file.ts';
import type { Store, Summary } from '../store.ts';
import { logged, seqs, summary, upTo } from './samples.ts';

let folder = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bullpen-writing-'));
  store = await openSqlite(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const SECOND = 1000;
const invited = (parts: Partial<Summary>): Summary => summary({ listed: false, status: 'playing', ...parts });

/** Appends the next entries of a table, each with its summary, and gives the row after each. */
async function rows(table: string, summaries: readonly Summary[]): Promise<(Summary | null)[]> {
  const found: (Summary | null)[] = [];
  for (const about of summaries) {
    const seq = (await store.read(table, 1)).length + 1;
    expect(await store.append(table, logged(seq), about)).toBe('written');
    found.push(await store.summary(table));
  }
  return found;
}

const changes = (found: readonly (Summary | null)[]): unknown[] => found.map((row) => row?.changed);

it('law 4: the row of a table by invitation says up to ten seconds later that it has changed', async () => {
  const times = [1, 2, 9, 10, 11, 30].map((seconds) => invited({ changed: seconds * SECOND }));
  expect(changes(await rows('t', times))).toEqual([1, 1, 1, 1, 11, 30].map((seconds) => seconds * SECOND));
});

it('law 4: all else is written with its entry, and the time with it', async () => {
  const wanted = [
    invited({ changed: 1 }),
    invited({ changed: 2, due: 50 }),
    invited({ changed: 3, due: 60 }),
    invited({ changed: 4 }),
    invited({ changed: 5, free: 1 }),
    invited({ changed: 6, free: 1, host: 'Ada' }),
    summary({ changed: 7 }),
    summary({ changed: 8 }),
    invited({ changed: 9, status: 'over' }),
  ];
  const found = await rows('t', wanted);
  expect(found).toEqual(wanted.map((about) => expect.objectContaining(about)));
});

it('law 4: a row that was taken back with its group is written again', async () => {
  await rows('t', [invited({ changed: 1 })]);
  const good = store.append('t', logged(2), invited({ changed: 2, free: 1 }));
  const broken = store.append('broken', logged(1), summary({ game: null as unknown as string }));
  await expect(broken).rejects.toThrow();
  expect(await good).toBe('written');
  expect((await store.summary('t'))?.free).toBe(1);
});

it('has the journal copied into the file while entries are written, and begins it again', async () => {
  const begun = journalBegun();
  for (const seq of upTo(21)) {
    const about = invited({ changed: seq });
    const written = upTo(200).map((n) => store.append(`t${n}`, logged(seq), about));
    expect(new Set(await Promise.all(written))).toEqual(new Set(['written']));
  }
  // As long as it takes the copying thread; without it the writer would begin again after 16,000 pages.
  let last = 0;
  while (journalBegun() === begun && last < 8000)
    await store.append('more', logged(++last), invited({ changed: last }));
  expect(journalBegun()).not.toBe(begun);
  for (const n of [1, 100, 200]) expect(await seqs(store, `t${n}`)).toEqual(upTo(21));
  expect(await seqs(store, 'more')).toEqual(upTo(last));
});

/** How often the journal has begun again: a number that stands in its head. */
function journalBegun(): number {
  // SQLite has its locks in a third file, so to open and close this one gives up none.
  const file = openSync(`${databaseFile(folder)}-wal`, 'r');
  try {
    const head = Buffer.alloc(16);
    return readSync(file, head) === 16 ? head.readUInt32BE(12) : 0;
  } finally {
    closeSync(file);
  }
}
