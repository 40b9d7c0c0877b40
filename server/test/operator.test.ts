import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
beforeAll(async () => {
  opened = await openTables();
});
afterAll(() => opened.remove());
const { create, sit, see, say, playOn } = people(() => opened);
const operator = () => opened.tables.operator;
const listed = async (q = ''): Promise<string[]> => {
  const page = await opened.tables.list({ status: 'open', limit: 100, q });
  return page!.tables.map(({ table }) => table);
};

/** A match between Anna and Björn that is over. */
async function played(names = ['Anna', 'Björn']): Promise<{ table: string; tokens: string[] }> {
  const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
  const tokens = [await sit(table, names[0]!), await sit(table, names[1]!)];
  await say(table, tokens[0]!, { do: 'start' });
  await playOn(table, tokens);
  return { table, tokens };
}

describe('an operator', () => {
  it('closes a table that is open or played, once', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const token = await sit(table, 'Anna');
    expect(codeOf(await operator().close(table))).toBeNull();
    expect(await see(table, token)).toMatchObject({ status: 'over', ended: 'operator' });
    expect(codeOf(await operator().close(table))).toBe('not-playing');
    expect(codeOf(await operator().close('nowhere'))).toBe('no-such-table');
    expect(codeOf(await operator().close((await played()).table))).toBe('not-playing');
  });

  it('takes a table off the public list for good; those who know its link still play there', async () => {
    const table = await create({ game: 'six-nimmt', seats: 3, listed: true });
    await sit(table, 'Loud');
    expect(await listed('loud')).toEqual([table]);
    expect(codeOf(await operator().hide(table))).toBeNull();
    expect([await listed(), await listed('loud')]).toEqual([[], []]);
    expect(await see(table, null)).toMatchObject({ listed: false, status: 'open' });
    expect(codeOf(await operator().hide(table))).toBe('already-hidden');
    await sit(table, 'Björn');
    expect(await listed()).toEqual([]);
    const { updates } = await news(table, 2);
    expect(updates.map(({ entry }) => entry.type)).toEqual(['hidden', 'sat']);
  });

  async function news(table: string, since: number) {
    const asked = await opened.tables.news(table, null, since);
    if (!asked.ok) throw new Error(asked.refusal.code);
    return asked.value;
  }

  it('lists all tables, by status, by name and by host', async () => {
    const open = await create({ game: 'twenty-one', seats: 2 });
    await sit(open, 'Qarl');
    const { table: over } = await played(['Qarla', 'Björn']);
    const find = async (query: object) =>
      (await operator().list({ limit: 100, ...query }))!.tables.map(({ table }) => table);
    expect(await find({ q: 'qar' })).toEqual([open, over]);
    expect(await find({ q: 'qar', status: 'over' })).toEqual([over]);
    expect(await find({ q: over })).toEqual([over]);
    const all = await find({});
    expect(all).toEqual(expect.arrayContaining([open, over]));
    const paged: string[] = [];
    let after: string | null = null;
    for (let n = 0; n < 30; n++) {
      const page: { tables: readonly { table: string }[]; next: string | null } | null =
        await operator().list({ limit: 2, ...(after !== null && { after }) });
      paged.push(...page!.tables.map(({ table }) => table));
      after = page!.next;
      if (after === null) break;
    }
    expect(paged).toEqual(all);
    expect(await operator().list({ limit: 2, after: 'AAAA' })).toBeNull();
  });

  it('removes a table: nobody finds it any more, and its followers are notified', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const token = await sit(table, 'Anna');
    let grown = 0;
    opened.tables.subscribe(table, () => {
      grown += 1;
    });
    expect(await operator().remove(table)).toEqual({ ok: true, value: { tables: [table], scrubbed: true } });
    expect(grown).toBeGreaterThan(0);
    expect(await opened.tables.snapshot(table, token)).toMatchObject({ refusal: { code: 'no-such-table' } });
    expect(codeOf(await say(table, token, { do: 'stand' }))).toBe('no-such-table');
    expect(await opened.store.read(table, 1)).toEqual([]);
    expect(await operator().remove(table)).toMatchObject({ refusal: { code: 'no-such-table' } });
  });

  it('removes a table whose log makes no sense', async () => {
    const { table } = await played();
    const [first] = await opened.store.read(table, 1);
    const summary = (await opened.store.summary(table))!;
    const entry = { ...first!.entry, game: 'no-such-game' } as typeof first extends undefined
      ? never
      : NonNullable<typeof first>['entry'];
    await opened.store.append('nonsense', { seq: 1, command: null, entry }, summary);
    expect(await opened.tables.snapshot('nonsense', null)).toMatchObject({ refusal: { code: 'broken' } });
    expect(await operator().remove('nonsense')).toMatchObject({ ok: true });
  });

  it('puts Guest in the place of a name in all matches that are over; they stay what they were', async () => {
    const { table, tokens } = await played(['Rósa', 'Björn']);
    const going = await create({ game: 'six-nimmt', seats: 2 });
    await sit(going, 'Rósa');
    const record = await opened.tables.record(table);
    const before = await see(table, tokens[1]!);
    expect(await operator().forgetName('Rósa')).toEqual({ tables: [table], scrubbed: true });
    const after = await see(table, tokens[1]!);
    expect(after.players.map(({ name }) => name)).toEqual(['Guest', 'Björn']);
    expect({ ...after, players: [] }).toEqual({ ...before, players: [] });
    if (!record.ok) throw new Error(record.refusal.code);
    expect(await opened.tables.record(table)).toEqual({
      ok: true,
      value: record.value.replace('Rósa', 'Guest'),
    });
    expect((await see(going, null)).players[0]?.name).toBe('Rósa');
    expect(await operator().forgetName('Rósa')).toEqual({ tables: [], scrubbed: true });
  });

  it('does so at one seat of one match, and in the rematch that kept the seat', async () => {
    const { table, tokens } = await played(['Sif', 'Björn']);
    for (const token of tokens) await say(table, token, { do: 'rematch' });
    const { rematch } = await see(table, null);
    const { table: other } = await played(['Sif', 'Björn']);
    expect(await operator().forgetSeat(rematch!, 0)).toMatchObject({ refusal: { code: 'not-over' } });
    await operator().close(rematch!);
    expect(await operator().forgetSeat(table, 0)).toEqual({
      ok: true,
      value: { tables: [table, rematch], scrubbed: true },
    });
    expect(JSON.stringify(await see(rematch!, null))).not.toContain('Sif');
    expect(JSON.stringify(await see(other, null))).toContain('Sif');
    expect(await operator().forgetSeat(table, 7)).toMatchObject({ refusal: { code: 'seat-empty' } });
    expect(await operator().forgetSeat('nowhere', 0)).toMatchObject({ refusal: { code: 'no-such-table' } });
  });
});
