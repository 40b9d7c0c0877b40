import { TAKE_BACKS } from '@bullpen/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let now = 1_800_000_000_000;
let opened: OpenTables;
const { create, sit, see, say } = people(() => opened);
beforeAll(async () => {
  opened = await openTables(undefined, () => now);
});
afterAll(() => opened.remove());

describe('a choice', () => {
  it('can be taken back ten times, then it stays; the next one can be taken back again', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const [anna, ben] = [await sit(table, 'Anna'), await sit(table, 'Ben')];
    await say(table, anna, { do: 'start' });
    const choose = async (token: string) =>
      say(table, token, { do: 'move', move: (await see(table, token)).legal[0]! });

    for (let i = 0; i < TAKE_BACKS; i++) {
      expect(codeOf(await choose(anna))).toBeNull();
      expect((await see(table, anna)).retractable).toBe(true);
      expect(codeOf(await say(table, anna, { do: 'retract' }))).toBeNull();
    }
    await choose(anna);
    expect((await see(table, anna)).retractable).toBe(false);
    const refused = await say(table, anna, { do: 'retract' });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'take-backs', status: 409 } });
    // With the last choice the cards are laid, and all choose again (after somebody has chosen a row, perhaps).
    await choose(ben);
    for (let tries = 0; tries < 5 && !(await see(table, anna)).retractable; tries++) {
      if ((await see(table, anna)).legal.length > 0) await choose(anna);
      else await choose(ben);
    }
    expect(codeOf(await say(table, anna, { do: 'retract' }))).toBeNull();
  });
});

describe('what a seat does to itself', () => {
  it('uses up its own allowance, and not that of the others', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const [anna, ben] = [await sit(table, 'Anna'), await sit(table, 'Ben')];
    await say(table, anna, { do: 'start' });
    let made = 0;
    while (codeOf(await say(table, anna, { do: made % 2 === 0 ? 'leave' : 'return' })) === null) made++;
    expect(made).toBe(15);
    for (const wish of [{ do: 'leave' }, { do: 'return' }, { do: 'recover' }] as const)
      expect(codeOf(await say(table, ben, wish)), wish.do).toBeNull();
    now += 4000;
    expect(codeOf(await say(table, anna, { do: 'return' }))).toBeNull();
  });
});

describe('entries that are not moves', () => {
  it('may come in a burst, and then slowly; how long to wait is said', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const comeAndGo = async (): Promise<string | null> => {
      const answer = await opened.tables.command(table, null, {
        id: `come-and-go-${now}-${count++}`,
        do: 'sit',
        name: 'Anna',
        seat: 0,
      });
      if (!answer.ok) return answer.problem.code;
      return codeOf(await say(table, answer.token!, { do: 'stand' }));
    };
    let count = 0;
    while ((await comeAndGo()) === null) expect(count).toBeLessThan(100);
    const { seq } = await see(table, null);
    expect(seq).toBe(51);
    for (let i = 0; i < 20; i++) expect(await comeAndGo()).toBe('busy-table');
    expect((await see(table, null)).seq).toBe(seq);
    const refused = await say(table, null, { do: 'sit', name: 'Ben', seat: 1 });
    expect(refused).toMatchObject({ problem: { status: 429, detail: { seconds: 2 } } });
    now += 2000;
    expect(codeOf(await say(table, null, { do: 'sit', name: 'Ben', seat: 1 }))).toBeNull();
    expect(await comeAndGo()).toBe('busy-table');
    // Nothing of this depends on the process: the log has it all.
    await opened.close();
    opened = await openTables(opened.folder, () => now);
    expect(await comeAndGo()).toBe('busy-table');
    now += 3_600_000;
    expect(await comeAndGo()).toBeNull();
  });
});
