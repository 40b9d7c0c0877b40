import { expect, it } from 'vitest';
import { crowding, firstFault } from '../faults.ts';
import { readMessage } from '../messages.ts';
import { openHouse } from './house.ts';

const words = Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`w${n}`, 1]));
const crowded = { at: '/command', why: 'must not have more than 64 parts' };

it('a value with very many parts, or very deep, is refused by that', () => {
  const faultOf = (value: unknown) => firstFault(crowding(value) ?? []);
  expect(faultOf({ command: words })).toEqual(crowded);
  expect(faultOf({ plan: Array(65).fill(1) }).at).toBe('/plan');
  const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`);
  expect(faultOf(deep).at).toMatch(/^(?:\/0){16}$/);
  expect(crowding({ plan: Array(64).fill({ kind: 'bot' }) })).toBeNull();
});

it('messages and bodies with very many unknown words are refused by that', async () => {
  for (const command of [
    { id: 'aaaaaaaaa', do: 'zzz', ...words },
    { id: 'aaaaaaaaa', do: 'sit', ...words },
  ])
    expect(readMessage(JSON.stringify({ id: 'a', table: 'x', command }))).toMatchObject({
      ok: false,
      id: 'a',
      problem: { code: 'invalid', detail: crowded },
    });
  const house = await openHouse();
  const answer = await fetch(`${house.url}/api/tables/abc/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'aaaaaaaaa', do: 'sit', ...words }),
  });
  expect(await answer.json()).toMatchObject({ code: 'invalid', detail: { at: '/', why: crowded.why } });
  const list = await fetch(`${house.url}/api/tables?${new URLSearchParams(words as never)}`);
  expect(await list.json()).toMatchObject({ code: 'invalid', detail: { why: crowded.why } });
  await house.close();
});
