import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import { databaseFile } from '../sqlite-file.ts';
import { REWRITING } from '../sqlite-forget.ts';
import { type Rewriting, rewriting } from '../sqlite-rewriting.ts';
import { logged, summary } from './samples.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bullpen-rewriting-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A rewriting that is wanted, and how often it has begun. */
function wanted(): { readonly file: Rewriting; begun(): number } {
  let looks = 0;
  const file = rewriting(folder, {
    mark: () => {
      looks += 1;
      return '1';
    },
    want: async () => {},
    done: async () => true,
  });
  // The first look is whether it was wanted before.
  return { file, begun: () => looks - 1 };
}

/** Larger than what is rewritten at once. */
function largeFile(): void {
  writeFileSync(databaseFile(folder), 'no database');
  truncateSync(databaseFile(folder), 65e6);
}

describe('the rewriting of a large file', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));

  it('waits until nobody has played for a minute', async () => {
    largeFile();
    const { file, begun } = wanted();
    for (let i = 0; i < 10; i++) {
      file.played();
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(begun()).toBe(0);
    }
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(begun()).toBe(1);
    await file.close();
  });

  it('waits for a day at most', async () => {
    largeFile();
    const { file, begun } = wanted();
    for (let time = 0; time < DAY; time += MINUTE) {
      file.played();
      await vi.advanceTimersByTimeAsync(MINUTE);
    }
    expect(begun()).toBe(0);
    file.played();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(begun()).toBe(1);
    await file.close();
  });

  it('waits while the file is gone, and ends nothing', async () => {
    const { file, begun } = wanted();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(begun()).toBe(0);
    largeFile();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(begun()).toBe(1);
    await file.close();
  });
});

/** Whether the file says that it is to be rewritten. */
function isWanted(): boolean {
  const db = new DatabaseSync(databaseFile(folder), { readOnly: true });
  try {
    return db.prepare('SELECT 1 FROM kept WHERE name = ?').get(REWRITING) !== undefined;
  } finally {
    db.close();
  }
}

describe('what is removed', () => {
  it.each([
    ['a player', 'erase'],
    ['a table', 'remove'],
    ['a name', 'rewriteName'],
  ] as const)('%s: that the file is to be rewritten is kept with it, until it is', async (_, how) => {
    const store = await openSqlite(folder);
    await store.append('t', logged(1), summary({ status: 'over' }));
    await store.players.add({ player: 'ada-ada-ada-ada-ada', name: 'Ada', since: 1 }, 'key');
    expect(isWanted()).toBe(false);
    if (how === 'erase') await store.players.erase('ada-ada-ada-ada-ada', 'a player');
    else if (how === 'remove') await store.remove('t');
    else await store.rewriteName('Ada', 'a player', 't');
    // A process that ends here does it when it is back.
    expect(isWanted()).toBe(true);
    expect(await store.scrub('soon')).toBe(true);
    expect(isWanted()).toBe(false);
    await store.close();
  });

  it('is not forgotten by a rewriting that began before it', async () => {
    const store = await openSqlite(folder);
    await store.append('t', logged(1), summary({ status: 'over' }));
    const scrubbed = store.scrub('now');
    const removed = store.remove('t');
    await Promise.all([scrubbed, removed]);
    expect(isWanted()).toBe(true);
    await store.scrub('now');
    expect(isWanted()).toBe(false);
    await store.close();
  });
});
