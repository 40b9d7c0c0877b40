import { afterAll, expect, it } from 'vitest';
import { startHere } from './started.ts';

const here = await startHere({ BULLPEN_REQUESTS_PER_MINUTE: '1000000' });
afterAll(() => here.close());

/** Sits down and stands up until it is refused; gives how often that worked, and the code of the refusal. */
async function comeAndGo(table: string, from: () => string): Promise<{ times: number; code: string }> {
  let token = '';
  for (let times = 0; times < 100; times++) {
    const wish = token === '' ? { do: 'sit', name: 'Stranger' } : { do: 'stand' };
    const answer = await here.command(table, wish, { from: from(), token });
    if (!answer.ok) return { times, code: answer.code };
    token = answer.token ?? '';
  }
  throw new Error('nobody stopped it');
}

it('a caller who sits down and stands up again and again keeps nobody else out', async () => {
  const { table } = await here.create({ seats: 6 });
  const { times, code } = await comeAndGo(table, () => '203.0.113.66');
  expect(code).toBe('rate');
  // Some may be given back meanwhile, where the machine is slow.
  expect(times).toBeGreaterThanOrEqual(20);
  expect(times).toBeLessThan(35);
  for (const n of [1, 2, 3, 4])
    expect(
      await here.command(table, { do: 'sit', name: `Friend ${n}` }, { from: `198.51.100.${n}` }),
    ).toMatchObject({ ok: true });
});

it('one with many networks of IPv6 is still one caller, and other tables are not concerned', async () => {
  const { table } = await here.create({ seats: 6 });
  let network = 0;
  const from = () => `2001:db8:5:${(network++ * 64).toString(16)}::1`;
  expect((await comeAndGo(table, from)).code).toBe('rate');
  const { table: other } = await here.create({ seats: 6 });
  expect((await here.command(other, { do: 'sit', name: 'A' }, { from: from() })).ok).toBe(true);
});

it('many callers together come to the bound of the table', async () => {
  const { table } = await here.create({ seats: 6 });
  let caller = 0;
  const { code } = await comeAndGo(table, () => `203.0.113.${caller++ % 200}`);
  expect(code).toBe('busy-table');
});

it('a caller that repeats the command id of somebody else without a token is refused, and has no seat', async () => {
  const { table } = await here.create({ seats: 6 });
  const sit = { id: 'sitting-down', do: 'sit' };
  const first = await here.command(table, { ...sit, name: 'Ann' });
  expect(first).toMatchObject({ ok: true, seat: 0, token: expect.any(String) });
  const second = await here.command(table, { ...sit, name: 'Ben' });
  expect(second).toMatchObject({ httpStatus: 409, code: 'done-before', detail: { seq: first.seq } });
  // With a token of one's own it is another command, and a repeat of it is answered again.
  const own = { ...sit, name: 'Ben', token: 'b'.repeat(30) };
  const third = await here.command(table, own);
  expect(third).toMatchObject({ ok: true, seat: 1 });
  expect(await here.command(table, own)).toMatchObject({ ok: true, seq: third.seq });
});
