import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

const HOST = 'the-token-of-the-one-who-made-it';
let opened: OpenTables;
let now = 0;
const { create, sit, see, say, playOn } = people(() => opened);

beforeEach(async () => {
  now = 1_700_000_000_000;
  opened = await openTables(undefined, () => now);
});
afterEach(() => opened.remove());

/** A table of three that belongs to the holder of HOST; a stranger has come first. */
async function strangersFirst(): Promise<{ table: string; stranger: string; host: string }> {
  const table = await create({ game: 'six-nimmt', seats: 3, options: { rounds: 1 }, host: HOST });
  const stranger = await sit(table, 'Stranger', 2);
  return { table, stranger, host: await sit(table, 'Host', 0, { token: HOST }) };
}

describe('the host of a table', () => {
  it('is the person who created it, no matter who sits first', async () => {
    const { table, stranger, host } = await strangersFirst();
    expect(await see(table, null)).toMatchObject({ host: 0, status: 'open' });
    for (const wish of [
      { do: 'start', fill: 'random' },
      { do: 'remove', seat: 0 },
      { do: 'bot', seat: 1, level: 'random' },
      { do: 'hand-on', seat: 2 },
      { do: 'seats', seats: 4 },
      { do: 'close' },
    ] as const)
      expect(codeOf(await say(table, stranger, wish)), wish.do).toBe('not-host');
    expect(codeOf(await say(table, host, { do: 'start', fill: 'random' }))).toBeNull();
  });

  it('is the first person where nobody was named', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    await sit(table, 'A', 1);
    await sit(table, 'B', 0);
    expect((await see(table, null)).host).toBe(1);
  });

  it('can be replaced by the person who has sat longest if the one that was named never comes', async () => {
    const table = await create({ game: 'six-nimmt', seats: 3, host: HOST });
    const [first, second] = [await sit(table, 'First', 1), await sit(table, 'Second', 0)];
    expect(codeOf(await say(table, first, { do: 'start', fill: 'random' }))).toBe('not-host');
    now += 120_000;
    expect(codeOf(await say(table, second, { do: 'start', fill: 'random' }))).toBe('not-host');
    expect(codeOf(await say(table, first, { do: 'start', fill: 'random' }))).toBeNull();
  });

  it('has the role again after changing seats, or the next who sits has it', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, host: HOST });
    const host = await sit(table, 'Host', 0, { token: HOST });
    await say(table, host, { do: 'stand' });
    const again = await sit(table, 'Host', 1);
    expect((await see(table, null)).host).toBe(1);
    expect(codeOf(await say(table, again, { do: 'start', fill: 'random' }))).toBeNull();
  });

  it('removes somebody, whose token then opens nothing and takes no seat', async () => {
    const { table, stranger, host } = await strangersFirst();
    expect(codeOf(await say(table, host, { do: 'remove', seat: 2 }))).toBeNull();
    expect((await see(table, host)).players[2]).toMatchObject({ kind: 'free', name: null });
    expect((await opened.tables.snapshot(table, stranger)).ok).toBe(false);
    const back = await say(table, null, { do: 'sit', name: 'Back', token: stranger });
    expect(codeOf(back)).toBe('removed');
    expect(codeOf(await say(table, host, { do: 'remove', seat: 2 }))).toBe('seat-empty');
    expect(codeOf(await say(table, host, { do: 'remove', seat: 7 }))).toBe('seats');
    expect(codeOf(await say(table, host, { do: 'remove', seat: 0 }))).toBe('still-here');
  });

  it('puts a bot on a seat, and takes it away again', async () => {
    const { table, host } = await strangersFirst();
    expect(codeOf(await say(table, host, { do: 'bot', seat: 1, level: 'clever' }))).toBe('level');
    expect(codeOf(await say(table, host, { do: 'bot', seat: 1, level: 'random' }))).toBeNull();
    expect(codeOf(await say(table, host, { do: 'bot', seat: 2, level: 'random' }))).toBeNull();
    expect((await see(table, host)).players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(codeOf(await say(table, host, { do: 'remove', seat: 1 }))).toBeNull();
    expect((await see(table, host)).players[1]!.kind).toBe('free');
  });

  it('hands the role on, and loses it by standing up', async () => {
    const { table, stranger, host } = await strangersFirst();
    expect(codeOf(await say(table, host, { do: 'hand-on', seat: 1 }))).toBe('seat-empty');
    expect(codeOf(await say(table, host, { do: 'hand-on', seat: 2 }))).toBeNull();
    expect((await see(table, null)).host).toBe(2);
    await say(table, stranger, { do: 'stand' });
    expect((await see(table, null)).host).toBe(0);
    await say(table, host, { do: 'stand' });
    expect((await see(table, null)).host).toBeNull();
  });

  it('that is gone from a full table does not hold up the others for ever', async () => {
    const { table, stranger } = await strangersFirst();
    const third = await sit(table, 'Third', 1);
    expect(codeOf(await say(table, third, { do: 'start' }))).toBe('not-host');
    now += 60_000;
    expect(codeOf(await say(table, stranger, { do: 'start' }))).toBeNull();
  });

  it('is not made again by sitting down where, or with what, the first one was named', async () => {
    const { table, stranger, host } = await strangersFirst();
    await say(table, host, { do: 'hand-on', seat: 2 });
    expect(codeOf(await say(table, host, { do: 'hand-on', seat: 2 }))).toBe('not-host');
    expect(codeOf(await say(table, stranger, { do: 'hand-on', seat: 2 }))).toBe('still-here');
    await say(table, host, { do: 'stand' });
    await sit(table, 'Host', 0, { token: HOST });
    expect((await see(table, null)).host).toBe(2);
  });

  it('cannot be made to wait by what others do at a full table', async () => {
    const { table, stranger } = await strangersFirst();
    let third = await sit(table, 'Third', 1);
    for (let i = 0; i < 3; i++) {
      now += 25_000;
      const answer = await say(table, third, { do: 'recover' });
      third = answer.ok ? answer.token! : '';
    }
    expect(codeOf(await say(table, stranger, { do: 'start' }))).toBeNull();
  });

  it('gets one seat for a token', async () => {
    const { table, stranger } = await strangersFirst();
    const more = await say(table, stranger, { do: 'sit', name: 'Again', seat: 1 });
    expect(codeOf(more)).toBe('already-seated');
  });

  it('closes a table that has not begun: it is over, without outcome or record', async () => {
    const { table, stranger, host } = await strangersFirst();
    expect(codeOf(await say(table, host, { do: 'close' }))).toBeNull();
    expect(await see(table, stranger)).toMatchObject({ status: 'over', ended: 'host', outcome: null });
    expect(codeOf(await say(table, null, { do: 'sit', name: 'Late' }))).toBe('not-open');
    const record = await opened.tables.record(table);
    expect(record.ok ? null : record.refusal.code).toBe('no-record');
  });

  it('does not end a match in which others play, nor put bots in their seats', async () => {
    const { table, stranger, host } = await strangersFirst();
    const third = await sit(table, 'Third', 1);
    await say(table, host, { do: 'start' });
    expect(codeOf(await say(table, host, { do: 'close' }))).toBe('still-here');
    expect(codeOf(await say(table, host, { do: 'bot', seat: 1, level: 'random' }))).toBe('still-here');
    expect((await playOn(table, [host, third, stranger])).outcome).not.toBeNull();
  });

  it('ends a match at which nobody else plays', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, plan: [{ kind: 'bot', level: 'random' }] });
    const host = await sit(table, 'Host');
    await say(table, host, { do: 'start' });
    expect(codeOf(await say(table, host, { do: 'close' }))).toBeNull();
    expect(await see(table, host)).toMatchObject({ status: 'over', ended: 'host', outcome: null, due: null });
    expect(await opened.store.due(now + 1e9, 10)).toEqual([]);
  });

  it('is the same person in a rematch', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const [host, guest] = [await sit(table, 'Host', 1), await sit(table, 'Guest', 0)];
    await say(table, host, { do: 'start' });
    await playOn(table, [host, guest]);
    await say(table, guest, { do: 'rematch' });
    await say(table, host, { do: 'rematch' });
    const { rematch } = await see(table, host);
    await say(rematch!, guest, { do: 'sit', name: 'Guest' });
    expect((await see(rematch!, null)).host).toBeNull();
    await say(rematch!, host, { do: 'sit', name: 'Host' });
    expect((await see(rematch!, null)).host).toBe(1);
  });

  it('is nobody’s by taking the seat of the one before in a rematch', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const [host, guest] = [await sit(table, 'Host', 1), await sit(table, 'Guest', 0)];
    await say(table, host, { do: 'start' });
    await playOn(table, [host, guest]);
    for (const token of [host, guest]) await say(table, token, { do: 'rematch' });
    const rematch = (await see(table, host)).rematch!;
    const tokens = ['Host', 'Guest'].map((name) => `${name}-at-the-rematch-table`);
    await say(rematch, host, { do: 'sit', name: 'Host', token: tokens[0]! });
    await say(rematch, guest, { do: 'sit', name: 'Guest', token: tokens[1]! });
    await say(rematch, tokens[0]!, { do: 'hand-on', seat: 0 });
    await say(rematch, tokens[0]!, { do: 'stand' });
    await sit(rematch, 'Stranger', 1);
    expect((await see(rematch, null)).host).toBe(0);
  });
});
