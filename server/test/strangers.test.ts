import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Abandoned, onBehalfOf, SingleAsker } from '../asker.ts';
import { CachedTable } from '../cached-table.ts';
import { command, openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
const { create, sit, see, say, playOn } = people(() => opened);

beforeEach(async () => {
  opened = await openTables(undefined, Date.now, undefined, {}, true);
});
afterEach(() => opened.remove());

async function begun(): Promise<{ table: string; token: string }> {
  const table = await create({ game: 'six-nimmt', seats: 2 });
  const token = await sit(table, 'Anna');
  await sit(table, 'Berta');
  await say(table, token, { do: 'start' });
  return { table, token };
}

it('commands of strangers, and looks, share their reads of a table that several processes write to', async () => {
  const { table, token } = await begun();
  const read = vi.spyOn(opened.store, 'read');
  const strangers = Array.from({ length: 200 }, (_, n) =>
    opened.tables.command(
      table,
      n % 2 === 0 ? null : `a-made-up-token-that-is-long-${n}`,
      command({ do: 'move', move: '1' }),
    ),
  );
  const looks = Array.from({ length: 50 }, () => see(table, null));
  const [move = ''] = (await see(table, token)).legal;
  expect(codeOf(await say(table, token, { do: 'move', move }))).toBeNull();
  // The player did not wait for all of them.
  const answers = await Promise.all(strangers);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['bad-token', 'not-seated']));
  await Promise.all(looks);
  expect(read.mock.calls.length).toBeLessThan(10);
});

it('a seat that sends more commands than it can have waiting is refused, and holds up nobody', async () => {
  const { table, token } = await begun();
  const read = vi.spyOn(opened.store, 'read');
  const floods = Array.from({ length: 300 }, () =>
    opened.tables.command(table, token, command({ do: 'move', move: 'none such' })),
  );
  const codes = (await Promise.all(floods)).map(codeOf);
  expect(codes.filter((code) => code === 'rate')).toHaveLength(292);
  expect(codes.filter((code) => code === 'notation')).toHaveLength(8);
  expect(read.mock.calls.length).toBeLessThan(20);
  const [move = ''] = (await see(table, token)).legal;
  expect(codeOf(await say(table, token, { do: 'move', move }))).toBeNull();
});

it('a seat has no more commands waiting because its table is not in memory', async () => {
  const { table, token } = await begun();
  const { folder } = opened;
  await opened.close();
  opened = await openTables(folder, Date.now, undefined, {}, true);
  const floods = Array.from({ length: 50 }, () => say(table, token, { do: 'move', move: 'none such' }));
  const codes = (await Promise.all(floods)).map(codeOf);
  expect(codes.filter((code) => code === 'rate')).toHaveLength(42);
});

it('somebody who may claim a seat of a rematch holds up nobody there while the table before it is read', async () => {
  const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
  const tokens = [await sit(table, 'Anna'), await sit(table, 'Berta')];
  await say(table, tokens[0]!, { do: 'start' });
  await playOn(table, tokens);
  for (const token of tokens) await say(table, token, { do: 'rematch' });
  const rematch = (await see(table, null)).rematch!;
  const name = 'Anna';
  const token = 'the-token-of-anna-in-the-rematch';
  await say(rematch, tokens[0]!, { do: 'sit', name, token });

  const { folder } = opened;
  await opened.close();
  opened = await openTables(folder, Date.now, undefined, {}, true);
  await see(rematch, null);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { read } = opened.store;
  const reading = vi.spyOn(opened.store, 'read').mockImplementation(async (id, ...rest) => {
    if (id === table) await promise;
    return read.call(opened.store, id, ...rest);
  });
  const stranger = say(rematch, 'a-made-up-token-that-is-long-enough', { do: 'sit', name: 'Nobody' });
  await vi.waitFor(() => expect(reading.mock.calls.map(([id]) => id)).toContain(table));
  expect(codeOf(await say(rematch, token, { do: 'rename', name: 'Anne' }))).toBeNull();
  resolve();
  expect(codeOf(await stranger)).toBe('bad-token');
});

it('callers that ask while a table reads on are served by the next read, which all of them share', async () => {
  const { table } = await begun();
  const cached = await CachedTable.load(table, opened.store);
  if (cached === null) throw new Error('no table');
  const read = vi.spyOn(opened.store, 'read');
  const first = cached.refresh(opened.store);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await Promise.all([first, ...Array.from({ length: 50 }, () => cached.refresh(opened.store))]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('what somebody wanted to do at a table is left out when they have gone', async () => {
  const { table } = await begun();
  const cached = await CachedTable.load(table, opened.store);
  if (cached === null) throw new Error('no table');
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = cached.do(() => promise);
  const asker = new SingleAsker('gone');
  let done = 0;
  const wishes = Array.from({ length: 20 }, () =>
    onBehalfOf(asker, () => cached.do(async () => done++)).catch((error: unknown) => error),
  );
  asker.leave();
  resolve();
  await busy;
  for (const error of await Promise.all(wishes)) expect(error).toBeInstanceOf(Abandoned);
  expect(done).toBe(0);
  expect(await cached.do(async () => 'next')).toBe('next');
});
