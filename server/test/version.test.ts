import { games } from '@bullpen/games';
import { decide, decideCreate, type Entry, next, type Table } from '@bullpen/table';
import { describe, expect, it } from 'vitest';
import { serverMachine } from '../machine.ts';
import { openTables } from './open-tables.ts';
import { codeOf, people } from './people.ts';

const MACHINE = serverMachine(() => 0);

/** A table for two at which both sit, made by this version of 6 nimmt!. */
function tableOf(version: number): Table {
  const made = decideCreate({ id: 'x', game: 'six-nimmt', seats: 2 }, { least: 0, more: 0 }, MACHINE);
  if (!made.ok) throw new Error(made.refusal.code);
  const sat = (seat: number): Entry => ({
    type: 'sat',
    at: 0,
    seat,
    name: 'A',
    token: `hash ${seat}`,
  });
  return [{ ...made.value.entry, version } as Entry, sat(0), sat(1)].reduce<Table | null>(
    (table, entry, i) => next('t', table, { seq: i + 1, command: null, entry }).table,
    null,
  )!;
}

describe('a match that was begun with another version of its game', () => {
  it('ends without an outcome, for everybody, and nothing of it is due any more', async () => {
    const now = 1_700_000_000_000;
    let opened = await openTables(undefined, () => now);
    const { create, sit, say, see } = people(() => opened);
    const table = await create({ game: 'six-nimmt', seats: 2, plan: [{ kind: 'bot', level: 'random' }] });
    const token = await sit(table, 'Anna');
    await say(table, token, { do: 'start' });
    const log = await opened.store.read(table, 1);
    const [first, ...rest] = log;
    const old = `${table}old`;
    const created = { ...first!, entry: { ...first!.entry, version: 99 } as Entry };
    for (const logged of [created, ...rest])
      await opened.store.append(old, logged, {
        game: 'six-nimmt',
        status: 'playing',
        listed: false,
        seats: 2,
        free: 0,
        due: now,
        changed: now,
        host: null,
        rated: false,
      });
    await opened.close();
    opened = await openTables(opened.folder, () => now);
    await opened.tables.sweep();
    await opened.tables.sweep();
    expect(await see(old, token)).toMatchObject({
      status: 'over',
      ended: 'version',
      outcome: null,
      view: null,
      viewer: 1,
      seq: rest.length + 2,
    });
    expect(codeOf(await say(old, token, { do: 'move', move: '55' }))).toBe('other-version');
    expect(codeOf(await say(old, token, { do: 'rematch' }))).toBe('other-version');
    expect((await opened.store.due(now + 1e9, 10)).map((listing) => listing.table)).not.toContain(old);
    await opened.remove();
  });
});

describe('a table that was made by another version of its game', () => {
  const { version } = games['six-nimmt']!;

  it('is not begun', () => {
    expect(decide(tableOf(version + 1), 0, { id: 'c', do: 'start' }, MACHINE)).toMatchObject({
      refusal: { code: 'other-version' },
    });
    expect(decide(tableOf(version), 0, { id: 'c', do: 'start' }, MACHINE)).toMatchObject({
      value: { entry: { type: 'started' } },
    });
  });
});
