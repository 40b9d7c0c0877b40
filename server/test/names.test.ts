import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
beforeAll(async () => {
  opened = await openTables();
});
afterAll(() => opened.remove());
const { create, sit, see, say } = people(() => opened);

it('gives a number to a person whose name is like another at the table', async () => {
  const table = await create({ game: 'six-nimmt', seats: 5 });
  await sit(table, 'Anna');
  await sit(table, 'anna ');
  const third = await sit(table, '\u3164Аnnа\u2800');
  const names = async () => (await see(table, null)).players.map(({ name }) => name);
  expect(await names()).toEqual(['Anna', 'anna 2', 'Аnnа 3', null, null]);
  await say(table, third, { do: 'stand' });
  await sit(table, 'Anna');
  expect(await names()).toEqual(['Anna', 'anna 2', 'Anna 3', null, null]);
  for (const name of ['\u3164', '\u2800', '\u115f\u1160', '\ufe0f', '\u{e0061}'])
    expect(codeOf(await say(table, null, { do: 'sit', name }))).toBe('name');
});
