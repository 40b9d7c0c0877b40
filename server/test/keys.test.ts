import type { By } from '@bullpen/table';
import type { Answer, Command } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CachedTable } from '../cached-table.ts';
import { openTables } from './open-tables.ts';
import { codeOf, type OpenTables, people } from './people.ts';

let opened: OpenTables;
const { create, sit, see, say, playOn } = people(() => opened);

beforeEach(async () => {
  opened = await openTables();
});
afterEach(async () => {
  await opened.remove();
});

const TOKENS = ['anna', 'bjorn', 'cilla'].map((name) => name.padEnd(30, '-'));
const [ANNA, BJORN] = TOKENS as [string, string];
const tell = (table: string, token: string | null, command: object): Promise<Answer> =>
  opened.tables.command(table, token, command as Command);

/** Two people who sit with tokens of their own, before the deal. */
async function open(): Promise<string> {
  const table = await create({ game: 'six-nimmt', seats: 2, options: { rounds: 1 } });
  for (const [seat, token] of [ANNA, BJORN].entries())
    await say(table, null, { do: 'sit', name: `P${seat}`, seat, token });
  return table;
}

async function reopen(): Promise<void> {
  await opened.close();
  opened = await openTables(opened.folder);
}

const movesBy = async (table: string, by: By): Promise<number> =>
  (await opened.store.read(table, 1)).filter(({ entry }) => entry.type === 'moved' && entry.by === by).length;

describe('ids of the server', () => {
  it('cannot be taken by a client that knows how they are made: bots and clocks go on', async () => {
    const table = await create({
      game: 'six-nimmt',
      seats: 3,
      options: { rounds: 1 },
      clock: { kind: 'move', seconds: 1 },
      plan: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
    // All ids that the server could use for the coming entries, as far as a client can send them, in both forms.
    const seqs = [4, 5, 6, 7, 8];
    const stolen = seqs.flatMap((from) =>
      [1, 2].flatMap((seat) => [`auto-${table}-${seat}-${from}`, `!auto-${seat}-${from}`]),
    );
    await say(table, tokens[0]!, { do: 'start' });
    const { legal } = await see(table, tokens[0]!);
    for (const id of stolen) {
      await tell(table, tokens[0]!, { id, do: 'move', move: legal[0] });
      await tell(table, tokens[0]!, { id, do: 'retract' });
    }
    // The bot's move, and the one for Björn, whose time runs out.
    await vi.waitFor(async () => expect(await movesBy(table, 'bot')).toBeGreaterThan(0), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await movesBy(table, 'clock')).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    expect(opened.failures).toEqual([]);
  });

  it('of a rematch cannot be taken either', async () => {
    const table = await open();
    await tell(table, ANNA, { id: 'rematch', do: 'start' });
    await playOn(table, [ANNA, BJORN]);
    await say(table, ANNA, { do: 'rematch' });
    await say(table, BJORN, { do: 'rematch' });
    expect((await see(table, null)).rematch).not.toBeNull();
  });
});

describe('ids of clients', () => {
  it('belong to their seat: another one that uses them first blocks nothing', async () => {
    const table = await open();
    await say(table, ANNA, { do: 'start' });
    const [mine, theirs] = [await see(table, ANNA), await see(table, BJORN)];
    expect(await tell(table, BJORN, { id: 'next-move', do: 'move', move: theirs.legal[0] })).toMatchObject({
      ok: true,
      seq: 5,
    });
    expect(await tell(table, ANNA, { id: 'next-move', do: 'move', move: mine.legal[0] })).toMatchObject({
      ok: true,
      seq: 6,
    });
  });

  it('of somebody who sits down block nobody who sits down with another token', async () => {
    const table = await create({ game: 'six-nimmt', seats: 2 });
    for (const token of [null, ANNA, BJORN])
      await tell(table, null, {
        id: 'first-seat',
        do: 'sit',
        name: 'P',
        ...(token !== null && { token }),
      });
    expect((await see(table, null)).players.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect((await see(table, ANNA)).viewer).toBe(1);
  });

  it('of one who has stood up block nobody who takes the seat', async () => {
    const table = await open();
    await tell(table, BJORN, { id: 'next-thing', do: 'stand' });
    await say(table, null, { do: 'sit', name: 'Cilla', seat: 1, token: TOKENS[2]! });
    expect(await tell(table, TOKENS[2]!, { id: 'next-thing', do: 'stand' })).toMatchObject({
      ok: true,
      seq: 6,
    });
  });
});

describe('sent again, after a restart too, it is done once and answered again:', () => {
  const steps: [string, (table: string) => Promise<[string | null, object]>][] = [
    ['sit', async () => [null, { id: 'the-command', do: 'sit', name: 'Cilla', token: TOKENS[2] }]],
    ['sit without a token', async () => [null, { id: 'the-command', do: 'sit', name: 'Cilla' }]],
    ['stand, which voids the token', async () => [BJORN, { id: 'the-command', do: 'stand' }]],
    [
      'recover, which voids the token',
      async () => [BJORN, { id: 'the-command', do: 'recover', token: TOKENS[2] }],
    ],
    ['recover without a new token', async () => [BJORN, { id: 'the-command', do: 'recover' }]],
    [
      'start',
      async (table) => {
        await say(table, null, { do: 'sit', name: 'Cilla' });
        return [ANNA, { id: 'the-command', do: 'start' }];
      },
    ],
    [
      'move',
      async (table) => {
        await say(table, ANNA, { do: 'start', fill: 'random' });
        return [ANNA, { id: 'the-command', do: 'move', move: (await see(table, ANNA)).legal[0] }];
      },
    ],
  ];
  it.each(steps)('%s', async (_, prepare) => {
    const table = await create({ game: 'six-nimmt', seats: 3, options: { rounds: 1 } });
    for (const token of [ANNA, BJORN]) await say(table, null, { do: 'sit', name: 'P', token });
    const [token, command] = await prepare(table);
    const first = await tell(table, token, command);
    expect(codeOf(first)).toBeNull();
    const seq = first.ok ? first.seq : 0;
    expect(await tell(table, token, command)).toEqual({ ok: true, seq });
    await reopen();
    // Also when the entry is not at hand any more: the cache lets go of what is unused, and the log knows.
    expect(await tell(table, token, command)).toEqual({ ok: true, seq });
    const log = await opened.store.read(table, 1);
    expect(log.filter((entry) => entry.command?.endsWith('.the-command'))).toHaveLength(1);
    expect(CachedTable.fromLog(table, log).table.seq).toBeGreaterThanOrEqual(seq);
  });
});
