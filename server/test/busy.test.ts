import type { CreateTable } from '@bullpen/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBehalfOf, SingleAsker } from '../asker.ts';
import type { Question } from '../contract.ts';
import { newId, openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
let delays: Record<string, number> = {};
let asked: string[] = [];
const { sit, see, say, playOn } = people(() => opened);

const ask = async ({ legal }: Question, payer: string): Promise<number> => {
  asked.push(payer);
  return legal[0]!;
};

beforeEach(async () => {
  delays = {};
  asked = [];
  opened = await openTables(undefined, Date.now, undefined, { ask, delay: (payer) => delays[payer] ?? 0 });
});
afterEach(() => opened.remove());

const WISH: Omit<CreateTable, 'id'> = {
  game: 'six-nimmt',
  seats: 2,
  options: { rounds: 1 },
  plan: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
};
const OPEN: Omit<CreateTable, 'id'> = { game: 'six-nimmt', seats: 2, options: { rounds: 1 } };

/** The table, or why there is none. */
async function create(wish: CreateTable, payer: string): Promise<string> {
  const made = await onBehalfOf(new SingleAsker(payer), () => opened.tables.create(wish));
  return made.ok ? made.value.table : made.refusal.code;
}

it('when the bots of an address are late, it gets no more of them, and the refusal says for how long', async () => {
  delays = { crowded: 7400 };
  const made = await onBehalfOf(new SingleAsker('crowded'), () =>
    opened.tables.create({ id: newId(), ...WISH }),
  );
  expect(made).toMatchObject({
    ok: false,
    refusal: { code: 'bots-busy', status: 503, detail: { seconds: 8 } },
  });
  expect(await create({ id: newId(), ...WISH }, 'other')).not.toBe('bots-busy');
  // Without bots there is no need for them.
  const open = await create({ id: newId(), ...OPEN }, 'crowded');
  const anna = await sit(open, 'Anna');
  expect(codeOf(await say(open, anna, { do: 'start', fill: 'random' }))).toBe('bots-busy');
  expect((await see(open, null)).status).toBe('open');
  delays = {};
  expect(codeOf(await say(open, anna, { do: 'start', fill: 'random' }))).toBeNull();
});

it('what was done before the bots were busy is answered again', async () => {
  const wish = { id: newId(), ...WISH };
  const table = await create(wish, 'crowded');
  const open = await create({ id: newId(), ...OPEN }, 'crowded');
  const anna = await sit(open, 'Anna');
  const start = { id: newId(), do: 'start', fill: 'random' } as const;
  const first = await opened.tables.command(open, anna, start);
  delays = { crowded: 60_000 };
  expect(await create(wish, 'crowded')).toBe(table);
  expect(await opened.tables.command(open, anna, start)).toEqual(first);
});

it('the bots of a table are charged to the address that made it; after a restart each table to itself', async () => {
  const table = await create({ id: newId(), ...WISH }, 'maker');
  const anna = await sit(table, 'Anna');
  await say(table, anna, { do: 'start' });
  await expect.poll(() => asked, { timeout: 20_000 }).toContain('maker');
  await opened.close();
  opened = await openTables(opened.folder, Date.now, undefined, { ask });
  // What was due when the first one closed.
  await opened.tables.sweep();
  await playOn(table, [anna]);
  expect(new Set(asked)).toEqual(new Set(['maker', `table ${table}`]));
});
