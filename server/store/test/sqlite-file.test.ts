import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findProgram } from '../../testing/programs.ts';
import { openSqlite } from '../sqlite.ts';
import { backupSqlite, copyInto, putInPlace, restoreSqlite } from '../sqlite-backup.ts';
import { databaseFile, migrate, openDatabase } from '../sqlite-file.ts';
import { lockFolder } from '../sqlite-lock.ts';
import { acknowledged, type Place, startWriter, within } from './place.ts';
import { fill, logged, seqs, summary, upTo } from './samples.ts';

vi.setConfig({ testTimeout: 30_000 });
const LOCK = new URL('../sqlite-lock.ts', import.meta.url).href;
const prlimit = findProgram('prlimit');
/** The last version of the schema in which an index of the log had the commands. */
const LOG_WITH_COMMANDS = 9;
let folder: string;
let place: Place;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bullpen-store-'));
  place = placeIn(join(folder, 'deep', 'data'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function placeIn(where: string): Place {
  return { kind: 'sqlite', where, open: () => openSqlite(where), remove: async () => {} };
}

describe('the file', () => {
  it('is synced at every commit, each time it is opened', () => {
    for (let times = 0; times < 2; times++) {
      const db = openDatabase(place.where);
      expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
      expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
      db.close();
    }
  });

  it('is not made again beside the journal of one that is gone, which holds its last commits', async () => {
    const store = await place.open();
    await fill(store, 't', 3);
    const file = databaseFile(place.where);
    renameSync(file, `${file}.gone`);
    // As after a kill: the journal is still there.
    await expect(place.open()).rejects.toThrow(/is gone, but its journal .*-wal is there/);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.gone`, file);
    await within(place, async (again) => expect(await seqs(again, 't')).toEqual([1, 2, 3]));
    await store.close();
  });

  it('of an older version knows its commands when it is brought up to date, in blocks and after the last one', async () => {
    mkdirSync(place.where, { recursive: true });
    const db = new DatabaseSync(databaseFile(place.where));
    migrate(db, LOG_WITH_COMMANDS);
    const row = db.prepare(`
      INSERT INTO tables ("table", last, game, status, listed, seats, free, due, changed) VALUES (?, ?, 'six-nimmt', 'open', 0, 2, 2, NULL, 1)`);
    const entry = db.prepare('INSERT INTO log ("table", seq, command, entry) VALUES (?, ?, ?, ?)');
    const tables = [20, 32, 70].map((last) => [`t${last}`, last] as const);
    for (const [table, last] of tables) {
      row.run(table, last);
      for (const seq of upTo(last)) {
        const { command, entry: said } = logged(seq, { command: seq % 5 === 0 ? null : `c${seq}` });
        entry.run(table, seq, command, JSON.stringify(said));
      }
    }
    db.close();
    await within(place, async (store) => {
      for (const [table, last] of tables) {
        for (const seq of upTo(last))
          expect(await store.find(table, `c${seq}`)).toBe(seq % 5 === 0 ? null : seq);
        const again = { table, logged: logged(last + 1, { command: 'c1' }), summary: summary() };
        expect(await store.append(again.table, again.logged, again.summary)).toBe('conflict');
      }
    });
  });

  it('of a newer version is refused in one line and left as it is', async () => {
    await (await place.open()).close();
    const file = databaseFile(place.where);
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    const before = readFileSync(file);
    await expect(place.open()).rejects.toThrow(/^.*bullpen\.db was written by a newer Bullpen: .* 99.*$/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('that is not ours is refused', async () => {
    await (await place.open()).close();
    const file = databaseFile(place.where);
    writeFileSync(file, 'no database at all '.repeat(100));
    await expect(place.open()).rejects.toThrow(/not a SQLite database/);
    rmSync(file);
    const stranger = new DatabaseSync(file);
    stranger.exec('CREATE TABLE log (line TEXT)');
    stranger.close();
    await expect(place.open()).rejects.toThrow(/not a database of Bullpen/);
  });

  it('and its folder are for the owner only, also if they were open to others before', async () => {
    const rights = (name: string): number => statSync(name).mode & 0o777;
    const file = databaseFile(place.where);
    const names = [file, `${file}-wal`, `${file}-shm`];
    await within(place, async (store) => {
      await fill(store, 't', 1);
      expect([place.where, ...names].map(rights)).toEqual([0o700, 0o600, 0o600, 0o600]);
      for (const name of names) chmodSync(name, 0o644);
      chmodSync(place.where, 0o755);
      await within(place, async () => {
        expect([place.where, ...names].map(rights)).toEqual([0o700, 0o600, 0o600, 0o600]);
      });
    });
    // A folder that has other things in it is not ours to close; the files are.
    writeFileSync(join(place.where, 'notes.txt'), '');
    chmodSync(place.where, 0o755);
    chmodSync(file, 0o644);
    await within(place, async () => expect([place.where, file].map(rights)).toEqual([0o755, 0o600]));
  });

  it('that is deleted or replaced takes no more entries, and goes on when it is back', async () => {
    const file = databaseFile(place.where);
    const store = await place.open();
    await fill(store, 't', 2);
    for (const name of [file, `${file}-wal`]) {
      const gone = { name: 'StoreUnavailable', ill: 'file gone' };
      renameSync(name, `${name}.aside`);
      await expect(store.append('t', logged(3), summary())).rejects.toMatchObject(gone);
      await expect(store.beat()).rejects.toMatchObject(gone);
      await expect(store.ping()).rejects.toMatchObject(gone);
      writeFileSync(name, '');
      await expect(store.beat()).rejects.toMatchObject({ ill: 'file replaced' });
      renameSync(`${name}.aside`, name);
      await store.ping();
      await store.beat();
    }
    expect(await store.append('t', logged(3), summary())).toBe('written');
    await store.close();
    await within(place, async (again) => expect(await seqs(again, 't')).toEqual([1, 2, 3]));
  });

  it('that is deleted before the first entry is not made again in silence', async () => {
    const store = await place.open();
    rmSync(databaseFile(place.where));
    await expect(store.append('t', logged(1), summary())).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(existsSync(databaseFile(place.where))).toBe(false);
    await store.close();
  });

  it('that is damaged under a running server is noticed', async () => {
    const store = await place.open();
    await fill(store, 't', 2);
    // Into the main file, so that nothing of it is in the write-ahead log.
    const other = new DatabaseSync(databaseFile(place.where));
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    const handle = openSync(databaseFile(place.where), 'r+');
    writeSync(handle, Buffer.alloc(4096), 0, 4096, 0);
    closeSync(handle);
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreUnavailable', ill: 'damaged' });
    await store.close();
  });

  it('is copied into a file that nobody else can open at any moment', async () => {
    await within(place, (store) => fill(store, 't', 1));
    const [open, copy] = [join(folder, 'open.db'), join(folder, 'copy.db')];
    backupSqlite(place.where, open);
    const rights = (name: string): number => statSync(name).mode & 0o777;
    expect(rights(open)).toBe(0o600);
    chmodSync(open, 0o644);
    const seen: number[] = [];
    putInPlace(copy, open, (part) => {
      seen.push(rights(part));
      copyInto(open, part);
      seen.push(rights(part));
    });
    expect([...seen, rights(copy)]).toEqual([0o600, 0o600, 0o600]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.part'));
    expect(names).toEqual([]);
  });

  it('is for one server at a time: the next learns who has it, and kill -9 frees it', async () => {
    const lock = lockFolder(place.where);
    const again = new RegExp(
      `^${place.where} is in use by another Bullpen server \\(pid ${process.pid} on .+\\): .*$`,
    );
    expect(() => lockFolder(place.where)).toThrow(again);
    // Copying and reading do not need it.
    await within(place, (store) => fill(store, 't', 1));
    backupSqlite(place.where, join(folder, 'copy.db'));
    expect(() => restoreSqlite(join(folder, 'copy.db'), place.where, { overwrite: true })).toThrow(/in use/);
    lock.release();
    // Nobody refers to the lock there, and garbage is collected: it holds all the same.
    const script = `import(${JSON.stringify(LOCK)}).then(({ lockFolder }) => { lockFolder(${JSON.stringify(place.where)}); setImmediate(() => { gc(); console.log('locked'); }); setInterval(() => {}, 1000); })`;
    const child = spawn(process.execPath, ['--expose-gc', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(child.stdout, 'data');
      expect(() => lockFolder(place.where)).toThrow(new RegExp(`pid ${child.pid} on`));
    } finally {
      child.kill('SIGKILL');
    }
    await once(child, 'exit');
    lockFolder(place.where).release();
  });

  it.skipIf(prlimit === null)(
    'on a full disk: appends fail, and go on when there is room again',
    async () => {
      const writer = startWriter(place, 'pour', '8', 'w');
      const limit = (size: string) =>
        execFileSync(prlimit!, ['--pid', `${writer.child.pid}`, `--fsize=${size}:unlimited`]);
      try {
        await writer.printed(50, /pour/);
        limit('4096');
        await writer.printed(3, /error/);
        limit('unlimited');
        await writer.printed(writer.lines.filter((line) => line !== 'error').length + 50, /pour/);
      } finally {
        writer.child.kill('SIGKILL');
      }
      await writer.ended;
      await within(place, async (store) => {
        for (const [table, written] of acknowledged(writer.lines)) {
          const there = await seqs(store, table);
          expect(there).toEqual(upTo(there.length));
          expect(written).toEqual(upTo(written.length));
          expect(there.length).toBeGreaterThanOrEqual(written.length);
        }
      });
    },
  );
});

describe('backup and restore', () => {
  const backup = () => join(folder, 'backup.db');

  it('copies a database while a process writes to it: all that was acknowledged before, and no gaps', async () => {
    const writer = startWriter(place, 'pour', '8', 'w');
    let before: readonly string[];
    try {
      await writer.printed(300);
      before = [...writer.lines];
      backupSqlite(place.where, backup());
      await writer.printed(before.length + 50);
    } finally {
      writer.child.kill('SIGKILL');
    }
    await writer.ended;
    restoreSqlite(backup(), join(folder, 'other'));
    await within(placeIn(join(folder, 'other')), async (store) => {
      for (const [table, written] of acknowledged(before)) {
        const there = await seqs(store, table);
        expect(there).toEqual(upTo(there.length));
        expect(there.length).toBeGreaterThanOrEqual(written.length);
      }
      expect(await store.append('new', logged(1), summary())).toBe('written');
    });
  });

  it('replaces a database only when asked to, and never one in use', async () => {
    const store = await place.open();
    await fill(store, 't', 3);
    backupSqlite(place.where, backup());
    await fill(store, 'later', 1);
    expect(() => restoreSqlite(backup(), place.where)).toThrow(/already/);
    expect(() => restoreSqlite(backup(), place.where, { overwrite: true })).toThrow(/in use/);
    expect(await seqs(store, 'later')).toEqual([1]);
    await store.close();
    restoreSqlite(backup(), place.where, { overwrite: true });
    await within(place, async (restored) => {
      expect(await seqs(restored, 't')).toEqual([1, 2, 3]);
      expect(await seqs(restored, 'later')).toEqual([]);
    });
  });

  it('leaves nothing of the old database, not even what a killed process left behind', async () => {
    await within(place, (store) => fill(store, 't', 1));
    backupSqlite(place.where, backup());
    const writer = startWriter(place, 'pour', '2', 'w');
    await writer.printed(20).finally(() => writer.child.kill('SIGKILL'));
    await writer.ended;
    rmSync(databaseFile(place.where));
    restoreSqlite(backup(), place.where);
    await within(place, async (restored) => {
      expect(await seqs(restored, 't')).toEqual([1]);
      expect(await restored.read('pour-0', 1)).toEqual([]);
    });
  });

  it('refuses what is damaged, cut, empty or of a newer version, and changes nothing', async () => {
    await within(place, async (store) => {
      await Promise.all(upTo(300).map((n) => store.append(`t${n}`, logged(1), summary())));
    });
    backupSqlite(place.where, backup());
    const whole = readFileSync(backup());
    const damaged = Buffer.from(whole).fill(7, 8192, 16_000);
    const newer = Buffer.from(whole);
    newer.writeUInt32BE(99, 60);
    const bad = join(folder, 'bad.db');
    for (const bytes of [
      damaged,
      whole.subarray(0, 9000),
      Buffer.alloc(0),
      newer,
      Buffer.from('x'.repeat(9000)),
    ]) {
      writeFileSync(bad, bytes);
      expect(() => restoreSqlite(bad, place.where, { overwrite: true })).toThrow(/^.*bad\.db (is|was) .*$/);
    }
    expect(() => restoreSqlite(join(folder, 'none.db'), place.where)).toThrow(/no file/);
    expect(() => backupSqlite(folder, backup())).toThrow(/no database/);
    expect(() => backupSqlite(place.where, databaseFile(place.where))).toThrow(/the database itself/);
    expect(() => backupSqlite(place.where, join(folder, 'none', 'backup.db'))).toThrow(/no folder/);
    await within(place, async (store) => expect(await store.list('open', 999)).toHaveLength(300));
  });
});
