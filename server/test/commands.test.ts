import type { Command, CreateTable } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type command, newId, openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
const { create, sit, see, say, playOn } = people(() => opened);

beforeEach(async () => {
  opened = await openTables();
});
afterEach(async () => {
  await opened.remove();
});

describe('a command', () => {
  it('to create a table that is sent again makes one table', async () => {
    const wish: CreateTable = { id: newId(), game: 'six-nimmt', seats: 2 };
    expect(await opened.tables.create(wish)).toEqual(await opened.tables.create(wish));
    expect(await opened.tables.create({ ...wish, id: newId() })).not.toEqual(
      await opened.tables.create(wish),
    );
  });

  it('to create a table that is sent again after a restart finds the table that was made', async () => {
    const wish: CreateTable = { id: newId(), game: 'six-nimmt', seats: 2 };
    const made = await opened.tables.create(wish);
    const table = made.ok ? made.value.table : '';
    const token = await sit(table, 'Anna');
    await opened.close();
    opened = await openTables(opened.folder);
    expect(await opened.tables.create(wish)).toEqual(made);
    expect((await see(table, token)).viewer).toBe(0);
  });

  it('that is sent again is done once and answered again', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const wish: Command = { id: newId(), do: 'sit', name: 'Anna', token: 'a-token-that-is-long-enough' };
    const first = await opened.tables.command(table, null, wish);
    const second = await opened.tables.command(table, null, wish);
    expect(first).toMatchObject({ ok: true, seq: 2 });
    expect(second).toMatchObject({ ok: true, seq: 2 });
    expect((await see(table, 'a-token-that-is-long-enough')).viewer).toBe(0);
    expect((await see(table, null)).seq).toBe(2);
  });

  it('of many that come at once is done in some order, without gaps and without loss', async () => {
    const table = await create({ game: 'six-nimmt', seats: 10 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => say(table, null, { do: 'sit', name: `P${i}` })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(10);
    expect(answers.flatMap((answer) => (answer.ok ? [answer.seq] : [])).toSorted((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]))).toEqual([
      'no-free-seat',
      'no-free-seat',
    ]);
  });

  it('is refused with a code, and the rule where one is broken, and changes nothing', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const refused = async (token: string | null, wish: Parameters<typeof command>[0]) => {
      const seq = (await see(table, null)).seq;
      const answer = await say(table, token, wish);
      expect((await see(table, null)).seq).toBe(seq);
      return answer.ok ? null : [answer.problem.code, answer.problem.rule];
    };
    expect(codeOf(await say('nowhere', null, { do: 'start' }))).toBe('no-such-table');
    expect(await refused(null, { do: 'start' })).toEqual(['not-seated', null]);
    expect(await refused('x'.repeat(30), { do: 'start' })).toEqual(['bad-token', null]);
    const anna = await sit(table, 'Anna', 1);
    expect(await refused(null, { do: 'sit', name: 'Björn', seat: 1 })).toEqual(['seat-taken', null]);
    expect(await refused(null, { do: 'sit', name: 'Björn', seat: -1 })).toEqual(['seats', null]);
    expect(await refused(null, { do: 'sit', name: '\u202e\u200b ', seat: 0 })).toEqual(['name', null]);
    expect(await refused(anna, { do: 'start' })).toEqual(['seats-free', null]);
    expect(await refused(anna, { do: 'start', fill: 'genius' })).toEqual(['level', null]);
    expect(await refused(anna, { do: 'move', move: '1' })).toEqual(['not-playing', null]);
    expect(await refused(anna, { do: 'rematch' })).toEqual(['not-over', null]);
    const björn = await sit(table, 'Björn');
    await say(table, anna, { do: 'start' });
    const { legal, seq } = await see(table, anna);
    expect(await refused(anna, { do: 'move', move: 'row 1' })).toEqual(['not-too-low', 'S8']);
    expect(await refused(anna, { do: 'move', move: '105' })).toEqual(['notation', null]);
    expect(await refused(anna, { do: 'move', move: legal[0]!, seq: seq - 1 })).toEqual(['stale', null]);
    expect(await refused(anna, { do: 'retract' })).toEqual(['nothing-to-retract', null]);
    expect(codeOf(await say(table, anna, { do: 'move', move: legal[0]!, seq }))).toBeNull();
    expect(await refused(anna, { do: 'move', move: legal[0]! })).toEqual(['already-chosen', 'S3']);
    expect(await refused(björn, { do: 'move', move: legal[1]! })).toEqual(['not-in-hand', 'S3']);
    expect(await refused(björn, { do: 'stand' })).toEqual(['not-open', null]);
    expect(await refused(null, { do: 'sit', name: 'Cilla' })).toEqual(['not-open', null]);
  });

  it('retract takes a secret choice back, and the record does not know of it', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    const { legal } = await see(table, tokens[0]!);
    await say(table, tokens[0]!, { do: 'move', move: legal[0]! });
    expect((await see(table, tokens[0]!)).retractable).toBe(true);
    expect(codeOf(await say(table, tokens[0]!, { do: 'retract' }))).toBeNull();
    expect((await see(table, tokens[0]!)).legal).toEqual(legal);
    await say(table, tokens[0]!, { do: 'move', move: legal[1]! });
    await playOn(table, tokens);
    const record = await opened.tables.record(table);
    const moves = record.ok ? record.value.split('\n').filter((line) => line.startsWith('{"seat":0')) : [];
    expect(moves[0]).toBe(`{"seat":0,"move":"${legal[1]}"}`);
    expect(moves.filter((line) => !line.includes('row'))).toHaveLength(10);
  });

  it('recover gives the seat a new token and voids the old one', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const old = await sit(table, 'Anna');
    const answer = await say(table, old, { do: 'recover' });
    if (!answer.ok || answer.token === undefined) throw new Error('no new token');
    expect((await see(table, answer.token)).viewer).toBe(0);
    expect((await opened.tables.snapshot(table, old)).ok).toBe(false);
  });

  it('recover takes no token that stands for another seat: nothing could distinguish the two any more', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    const [anna, bjorn] = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    expect(codeOf(await say(table, bjorn, { do: 'recover', token: anna }))).toBe('token-used');
    expect((await see(table, bjorn)).viewer).toBe(1);
  });

  it('rematch opens a new table when all people want it, at which old tokens are worth nothing', async () => {
    const table = await create({
      game: 'captain-jack',
      seats: 3,
      plan: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    await say(table, tokens[0]!, { do: 'start' });
    await playOn(table, tokens);
    await say(table, tokens[0]!, { do: 'rematch' });
    expect((await see(table, null)).rematch).toBeNull();
    await say(table, tokens[1]!, { do: 'rematch' });
    const { rematch } = await see(table, null);
    expect(await see(rematch!, null)).toMatchObject({ game: 'captain-jack', status: 'open', seats: 3 });
    expect((await opened.tables.snapshot(rematch!, tokens[0]!)).ok).toBe(false);
  });
});
