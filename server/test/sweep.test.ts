import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cell } from '../cells.ts';
import { Hall } from '../hall.ts';
import type { Logged } from '../log.ts';
import { openGround } from './ground.ts';
import { type Ground, people } from './people.ts';

const HOUR = 3_600_000;

let ground: Ground;
const { create, sit, say } = people(() => ground);
let now = 0;

beforeEach(async () => {
  now = Date.now();
  ground = await openGround(undefined, () => now, { least: HOUR, more: 0 });
});
afterEach(async () => {
  await ground.remove();
});

/** A table at which a bot's move is due in an hour. */
async function begin(): Promise<string> {
  const table = await create({ game: 'six-nimmt', seats: 2 });
  await say(table, await sit(table, 'Anna'), { do: 'start', fill: 'random' });
  return table;
}

/** The first entry of a table, of a game that may not be there any more. */
const created = (game: string): Logged => ({
  seq: 1,
  command: null,
  entry: {
    type: 'created',
    at: 0,
    game,
    version: 1,
    seats: 2,
    options: {},
    plan: [{ kind: 'open' }, { kind: 'open' }],
    clock: { kind: 'none' },
    listed: false,
    hints: true,
    pace: { least: 0, more: 0 },
    secret: '',
    commitment: '',
  },
});

describe('the sweep', () => {
  it('makes what is overdue at all tables, though the log of one makes no sense', async () => {
    const tables = [await begin(), await begin()];
    await ground.store.append('broken', created('seven-nimmt'), {
      game: 'seven-nimmt',
      status: 'playing',
      listed: false,
      seats: 2,
      free: 0,
      due: 1,
      changed: 1,
      host: null,
    });
    now += HOUR;
    await ground.tables.sweep();
    for (const table of tables)
      expect((await ground.store.read(table, 1)).map(({ entry }) => entry)).toContainEqual(
        expect.objectContaining({ type: 'moved', by: 'bot' }),
      );
    expect(ground.failures).toEqual([
      { what: 'table failed', detail: { table: 'broken', error: 'no game seven-nimmt' } },
    ]);
  });
});

describe('the hall', () => {
  it('keeps more tables than it likes to while all of them are followed', () => {
    const hall = new Hall({ store: ground.store, now: () => 0, log: () => {} }, () => true);
    const log = [created('six-nimmt')];
    for (let i = 0; i < 20_002; i++) hall.keep(Cell.fromLog(`table ${i}`, log));
    expect(hall.size).toBe(20_002);
  });
});
