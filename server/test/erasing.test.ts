import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBehalfOf, SingleAsker } from '../asker.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { hashToken } from '../tokens.ts';
import { command, newId, openTables } from './open-tables.ts';

const NAME = 'Zanzibarína';
const zanzi = { id: 'player-who-is-erased', key: 'z'.repeat(40), name: NAME };

describe('an erasure', () => {
  let folder: string;
  let opened: Awaited<ReturnType<typeof openTables>>;
  let away = false;
  /** The next question for a log comes before the table is made. */
  let unmade = false;
  /** What happens before a rematch is written; true if it is not written then, as if its player were being erased. */
  let beforeRematch: (real: Store) => Promise<boolean>;
  const open = async (): Promise<void> => {
    const real = await openSqlite(folder);
    const read: Store['read'] = async (...asked) => {
      if (away) throw new StoreUnavailable('disk failing');
      if (unmade) {
        unmade = false;
        return [];
      }
      return real.read(...asked);
    };
    const append: Store['append'] = async (table, logged, ...about) => {
      const keeps = logged.entry.type === 'created' && logged.entry.kept !== undefined;
      return keeps && (await beforeRematch(real)) ? 'player-gone' : real.append(table, logged, ...about);
    };
    opened = await openTables(folder, Date.now, undefined, {}, false, { store: { ...real, read, append } });
    const { close } = opened;
    opened.close = async () => {
      await close();
      await real.close();
    };
  };
  /** A process that begins again has no table in memory. */
  const reopen = async (): Promise<void> => {
    await opened.close();
    await open();
  };
  beforeEach(async () => {
    away = false;
    beforeRematch = async () => false;
    folder = mkdtempSync(join(tmpdir(), 'bullpen-erasing-'));
    await open();
    await opened.tables.players.add(zanzi);
  });
  afterEach(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  const newTable = async (): Promise<string> => {
    const made = await opened.tables.create({ id: newId(), game: 'six-nimmt', seats: 3 });
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value.table;
  };
  /** Sits down, with a browser that wants notices; gives the hash of the token. */
  const sit = async (table: string, name: string, player?: string): Promise<string> => {
    const token = newId().padEnd(30, 't');
    const own = player === undefined ? {} : { player };
    const sat = await opened.tables.command(table, null, command({ do: 'sit', name, token, ...own }));
    expect(sat).toMatchObject({ ok: true });
    const holder = hashToken(token);
    const keys = { p256dh: 'key', auth: 'auth', language: 'is', player: null };
    const address = { table, holder, endpoint: `https://push.example/${holder}`, ...keys };
    const known = (await opened.store.addresses(table, seats)).map((one) => one.holder);
    seats.push(holder);
    await opened.store.addAddress(address, [...known, holder]);
    return holder;
  };
  let seats: string[];
  beforeEach(() => {
    seats = [];
  });
  const holders = async (table: string): Promise<string[]> =>
    (await opened.store.addresses(table, seats)).map(({ holder }) => holder);

  it('is done to its end though its caller hangs up at once, and leaves no address of a browser', async () => {
    const tables = [await newTable(), await newTable()];
    const others: string[] = [];
    for (const table of tables) {
      await sit(table, NAME, zanzi.key);
      others.push(await sit(table, 'Björn'));
    }
    await reopen();
    const asker = new SingleAsker('somebody');
    const erased = onBehalfOf(asker, () => opened.tables.players.erase(zanzi.key));
    asker.leave();
    expect(await erased).toMatchObject({ ok: true });
    for (const [i, table] of tables.entries()) {
      expect(await holders(table)).toEqual([others[i]]);
      expect(JSON.stringify(await opened.store.read(table, 1))).not.toContain(NAME);
    }
  });

  it('is refused while a table cannot be read, and done when it is asked for again', async () => {
    const table = await newTable();
    await sit(table, NAME, zanzi.key);
    await reopen();
    away = true;
    expect(await opened.tables.players.erase(zanzi.key)).toMatchObject({ refusal: { code: 'unavailable' } });
    expect(await holders(table)).toHaveLength(1);
    away = false;
    expect(await opened.tables.players.erase(zanzi.key)).toMatchObject({ value: { tables: [table] } });
    expect(await holders(table)).toEqual([]);
  });

  it('finds every table: nobody sits down at one that was made after it had been looked for', async () => {
    const table = await newTable();
    await reopen();
    unmade = true;
    const sat = opened.tables.command(table, null, command({ do: 'sit', name: NAME, player: zanzi.key }));
    expect(await sat).toMatchObject({ ok: false, problem: { code: 'no-such-table' } });
    expect(await opened.store.read(table, 2)).toEqual([]);
    await sit(table, NAME, zanzi.key);
    expect(await opened.tables.players.erase(zanzi.key)).toMatchObject({ value: { tables: [table] } });
  });

  it('takes the name from all seats of a player, for those who are at the table too', async () => {
    const table = await newTable();
    await sit(table, NAME, zanzi.key);
    await sit(table, `${NAME} the second`, zanzi.key);
    const named = opened.tables.operator.unname(table, zanzi.id, 'a player');
    expect(await named).toMatchObject({ ok: false, problem: { code: 'seat-empty' } });
    const seen = await opened.tables.snapshot(table, null);
    if (!seen.ok) throw new Error(seen.refusal.code);
    expect(seen.value.players.map(({ name }) => name)).toEqual(['a player', 'a player', null]);
    expect((await opened.store.summary(table))?.host).toBe('a player');
  });

  describe('while a rematch is made', () => {
    /** A match of two that is over, at which the player has offered a rematch; and the token of the other. */
    const played = async (): Promise<{ table: string; token: string }> => {
      const { tables } = opened;
      const wish = { id: newId(), game: 'six-nimmt', seats: 2, options: { rounds: 1 } };
      const made = await tables.create(wish);
      if (!made.ok) throw new Error(made.refusal.code);
      const { table } = made.value;
      const tokens = ['a'.repeat(30), 'b'.repeat(30)];
      for (const [i, token] of tokens.entries()) {
        const own = i === 0 ? { player: zanzi.key } : {};
        await tables.command(table, null, command({ do: 'sit', name: i === 0 ? NAME : 'Bo', token, ...own }));
      }
      const [first = '', token = ''] = tokens;
      await tables.command(table, first, command({ do: 'start' }));
      for (let moves = 0; moves < 100; moves++)
        for (const mover of tokens) {
          const seen = await tables.snapshot(table, mover);
          const [move] = seen.ok ? seen.value.legal : [];
          if (move !== undefined) await tables.command(table, mover, command({ do: 'move', move }));
        }
      expect(await tables.command(table, first, command({ do: 'rematch' }))).toMatchObject({ ok: true });
      return { table, token };
    };
    const rematchOf = async (table: string): Promise<string | null> => {
      const seen = await opened.tables.snapshot(table, null);
      return seen.ok ? seen.value.rematch : null;
    };
    const keptNames = async (table: string): Promise<readonly (string | null)[]> => {
      const seen = await opened.tables.snapshot(table, null);
      return seen.ok ? seen.value.players.map(({ name }) => name).sort() : [];
    };

    it('keeps no name there, and the rematch is made without it', async () => {
      const { table, token } = await played();
      beforeRematch = async (real) => {
        await real.players.erase(zanzi.id, 'a player');
        return false;
      };
      const wished = await opened.tables.command(table, token, command({ do: 'rematch' }));
      expect(wished).toMatchObject({ ok: true });
      expect(await rematchOf(table)).toBeNull();
      await opened.tables.sweep();
      const rematch = (await rematchOf(table)) ?? expect.fail('there is no rematch');
      expect(await keptNames(rematch)).toEqual(['Bo', 'a player']);
      expect(JSON.stringify(await opened.store.read(rematch, 1))).not.toContain(zanzi.id);
    });

    it('lets it wait for as long as that takes', async () => {
      const { table, token } = await played();
      let gone = true;
      beforeRematch = async () => gone;
      await opened.tables.command(table, token, command({ do: 'rematch' }));
      for (let sweeps = 0; sweeps < 3; sweeps++) await opened.tables.sweep();
      expect(await rematchOf(table)).toBeNull();
      gone = false;
      expect(await opened.tables.players.erase(zanzi.key)).toMatchObject({ ok: true });
      await opened.tables.sweep();
      const rematch = (await rematchOf(table)) ?? expect.fail('there is no rematch');
      expect(await keptNames(rematch)).toEqual(['Bo', 'a player']);
    });
  });
});
