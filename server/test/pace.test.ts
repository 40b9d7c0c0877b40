import { dueAt, momentOf } from '@bullpen/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CachedTable } from '../cached-table.ts';
import { command, openTables } from './open-tables.ts';
import { type OpenTables, people } from './people.ts';

let opened: OpenTables;
const { create, sit, see, say } = people(() => opened);

const entriesOf = async (table: string) => (await opened.store.read(table, 1)).map(({ entry }) => entry);
/** When the server has to do something at a table, by its log. */
const dueOf = async (table: string): Promise<number | null> =>
  dueAt(CachedTable.fromLog(table, await opened.store.read(table, 1)).table);

/** A table of a person and bots that has begun. */
async function begin(game: string, seats: number, options = {}): Promise<{ table: string; token: string }> {
  const table = await create({ game, seats, options });
  const token = await sit(table, 'Anna');
  await say(table, token, { do: 'start', fill: 'random' });
  return { table, token };
}

describe('the moment at which a bot moves', () => {
  afterEach(() => opened.remove());

  it('is when it is due, however quickly it has thought; due follows from table, seat and moment alone', async () => {
    opened = await openTables(undefined, Date.now, { least: 400, more: 200 });
    const { table, token } = await begin('six-nimmt', 4, { rounds: 1 });
    const due = await dueOf(table);
    await vi.waitFor(async () => expect((await see(table, token)).seq).toBe(6), { timeout: 20_000 });
    const moves = (await entriesOf(table)).filter(({ type }) => type === 'moved');
    expect(moves).toHaveLength(3);
    for (const { at } of moves) expect(at).toBeGreaterThanOrEqual(due!);
    expect(moves[0]!.at).toBe(Math.min(...moves.map(({ at }) => at)));
    expect(opened.failures).toEqual([]);
  });

  it('[C12] in an answer window is within it, and the same whether the bot holds a Jack or not', async () => {
    opened = await openTables(undefined, Date.now, { least: 5000, more: 0 });
    // Enough tables that at one of them the person, who begins, can lay a Jack at once.
    for (let tries = 0; tries < 200; tries++) {
      const { table, token } = await begin('captain-jack', 2, { answerSeconds: 1 });
      const { legal, seq } = await see(table, token);
      const jack = legal.find((text) => text.startsWith('J'));
      if (jack === undefined) continue;
      await opened.tables.command(table, token, command({ do: 'move', move: jack, seq }));
      expect(await dueOf(table)).toBe((await entriesOf(table)).at(-1)!.at + 900);
      return;
    }
    expect.unreachable('nobody ever had a Jack');
  });
});

it('a thought that comes late is shown at one of fixed moments, so that nobody can measure its length', () => {
  expect([900, 1000].map((ready) => momentOf(1000, ready, 600))).toEqual([1000, 1000]);
  expect([1001, 1300, 1600].map((ready) => momentOf(1000, ready, 600))).toEqual([1600, 1600, 1600]);
  expect(momentOf(1000, 1601, 600)).toBe(2200);
});
