import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves, readMatch, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { embeddedJobs } from '@bullpen/server/jobs/embedded';
import { localNews } from '@bullpen/server/news/local';
import { openSqlite } from '@bullpen/server/store/sqlite';
import { LiveTables } from '@bullpen/server/tables';
import { acting, move, next } from '@bullpen/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineAt } from '../../machine.ts';
import { BEGIN, startTable } from '../tables.ts';

const THINK = 60;
const asked: number[] = [];
const folder = mkdtempSync(join(tmpdir(), 'bullpen-moments-'));
let store: Awaited<ReturnType<typeof openSqlite>>;
let tables: LiveTables;
const log = (): void => {};
const news = localNews({ log });
const jobs = embeddedJobs({ log });

beforeAll(async () => {
  store = await openSqlite(folder);
  tables = new LiveTables({
    store,
    news,
    jobs,
    // One that knows at once what to do, as with a single legal move.
    botPool: {
      ask: async ({ legal }) => {
        asked.push(performance.now());
        return legal[0]!;
      },
      delay: () => 0,
      close: async () => {},
    },
    now: Date.now,
    log,
    thinkMilliseconds: THINK,
    pace: { least: 0, more: 0 },
    shared: false,
  });
});
afterAll(async () => {
  await jobs.close();
  await news.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a bot that need not think moves no sooner than one that does: its haste would tell of its cards', async () => {
  const wish = { id: 'moments-1', game: 'captain-jack', seats: 2, plan: [{ kind: 'open' as const }] };
  const made = await tables.create({ ...wish, plan: [...wish.plan, { kind: 'bot', level: 'random' }] });
  if (!made.ok) throw new Error(made.refusal.code);
  const { table } = made.value;
  const token = 'm'.repeat(30);
  await tables.command(table, null, { id: 'moments-sit', do: 'sit', seat: 0, name: 'Anna', token });
  const { promise, resolve } = Promise.withResolvers<number>();
  tables.subscribe(table, () => {
    if (asked.length > 0) resolve(performance.now());
  });
  await tables.command(table, token, { id: 'moments-go', do: 'start' });
  for (let n = 0; asked.length === 0; n++) {
    const shown = await tables.snapshot(table, token);
    if (!shown.ok || shown.value.legal.length === 0) break;
    const [move] = shown.value.legal;
    await tables.command(table, token, { id: `moments-move-${n}`, do: 'move', move: move! });
  }
  // A timer may be a millisecond early.
  expect((await promise) - asked[0]!).toBeGreaterThanOrEqual(THINK - 2);
});

it('a seat that is asked something else has its whole time for it [C12]', () => {
  const game = games['captain-jack']!;
  const match = readMatch(game, 5, { deals: 8 });
  if (!match.ok) throw new Error(match.refusal.code);
  const picks = seeded('asked anew');
  let { table } = startTable(game, match.value, 'asked anew');
  let cases = 0;
  for (let now = BEGIN + 1; table.status === 'playing'; now++) {
    const before = table;
    const seats = acting(before);
    const mover = seats[picks.below(seats.length)]!;
    const legal = legalMoves(game, before.state, mover);
    const made = move(
      before,
      mover,
      game.format(legal[picks.below(legal.length)]!),
      'person',
      machineAt(now),
    );
    if (!made.ok) throw new Error(made.refusal.code);
    const logged = { seq: before.seq + 1, command: null, entry: made.value.entry };
    table = next(before.id, before, logged, made.value.played).table;
    for (const seat of acting(table).filter((one) => one !== mover && seats.includes(one))) {
      const same = `${legalMoves(game, before.state, seat)}` === `${legalMoves(game, table.state, seat)}`;
      if (!same) cases++;
      expect(table.seats[seat]!.since === now).toBe(!same);
    }
  }
  expect(cases).toBeGreaterThan(0);
});
