import { at } from '@bullpen/engine';
import type { Clock } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotPool } from '../contract.ts';
import { command, openTables } from './open-tables.ts';
import { type OpenTables, people } from './people.ts';

let opened: OpenTables;
const { create, sit, see, say } = people(() => opened);

beforeEach(async () => {
  opened = await openTables();
});
afterEach(async () => {
  await opened.remove();
});

const SHORT: Clock = { kind: 'move', seconds: 0.05 };
const LONG: Clock = { kind: 'days', days: 3 };

/** A table for two people at which play has begun, and their tokens. */
async function begin(game: string, clock: Clock, options = {}): Promise<{ table: string; tokens: string[] }> {
  const table = await create({ game, seats: 2, clock, options });
  const tokens = [await sit(table, 'Anna'), await sit(table, 'Björn')];
  await say(table, tokens[0]!, { do: 'start' });
  return { table, tokens };
}

const entriesOf = async (table: string) => (await opened.store.read(table, 1)).map(({ entry }) => entry);

describe('a clock', () => {
  it('that runs out has a bot move for the person, who is away until it comes back', async () => {
    const { table, tokens } = await begin('six-nimmt', SHORT, { rounds: 1 });
    await vi.waitFor(
      async () => expect((await see(table, null)).players.every(({ away }) => away)).toBe(true),
      { timeout: 20_000 },
    );
    const back = await opened.tables.command(table, tokens[1]!, command({ do: 'return' }));
    expect(back.ok).toBe(true);
    expect((await see(table, null)).players[1]?.away).toBe(false);
    await vi.waitFor(async () => expect((await see(table, null)).status).toBe('over'), { timeout: 20_000 });
    const by = (await entriesOf(table)).flatMap((entry) => (entry.type === 'moved' ? [entry.by] : []));
    expect(new Set(by)).toEqual(new Set(['clock']));
    expect(opened.failures).toEqual([]);
  });

  it('runs for each seat from the moment at which the table begins to wait for it', async () => {
    const { table, tokens } = await begin('six-nimmt', { kind: 'move', seconds: 60 }, { rounds: 1 });
    const first = await see(table, tokens[0]!);
    await opened.tables.command(table, tokens[0]!, command({ do: 'move', move: first.legal[0]! }));
    expect((await see(table, null)).due).toBe(first.due);
    const { legal } = await see(table, tokens[1]!);
    await opened.tables.command(table, tokens[1]!, command({ do: 'move', move: legal[0]! }));
    const last = (await entriesOf(table)).at(-1)!;
    expect((await see(table, null)).due).toBe(last.at + 60_000);
    expect((await see(table, null)).players.some(({ away }) => away)).toBe(false);
  });

  it('of days is due in days, and none is never due', async () => {
    const slow = await begin('eleven-nimmt', LONG);
    const { due, seq } = await see(slow.table, null);
    const started = (await entriesOf(slow.table)).find(({ type }) => type === 'started');
    expect(due).toBe(started!.at + 3 * 86_400_000);
    expect(seq).toBe(4);
    const free = await begin('eleven-nimmt', { kind: 'none' });
    expect((await see(free.table, null)).due).toBeNull();
  });

  /** A match at tables whose clock and whose bots wait for the test: each answer is given when it is called. */
  async function beginSlowly() {
    const clock = { now: Date.now() };
    const answers: (() => void)[] = [];
    await opened.remove();
    opened = await openTables(undefined, () => clock.now, undefined, {
      ask: ({ legal }) => new Promise((done) => answers.push(() => done(legal[0]!))),
    });
    const begun = await begin('six-nimmt', { kind: 'move', seconds: 60 }, { rounds: 1 });
    return { ...begun, clock, answers };
  }

  it('moves for a person who leaves and comes back while the bot thinks', async () => {
    const { table, tokens, clock, answers } = await beginSlowly();
    await say(table, tokens[1]!, { do: 'move', move: (await see(table, tokens[1]!)).legal[0]! });
    clock.now += 61_000;
    const swept = opened.tables.sweep();
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 20_000 });
    await say(table, tokens[0]!, { do: 'leave' });
    await say(table, tokens[0]!, { do: 'return' });
    answers[0]!();
    await swept;
    const moved = (await entriesOf(table)).filter(({ type }) => type === 'moved');
    expect(moved.map((entry) => entry.type === 'moved' && entry.by)).toEqual(['person', 'clock']);
  });

  it('moves for nobody who came back in time, though the bot had begun to think', async () => {
    const { table, tokens, clock, answers } = await beginSlowly();
    await say(table, tokens[0]!, { do: 'leave' });
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 20_000 });
    await say(table, tokens[0]!, { do: 'return' });
    const { seq } = await see(table, null);
    answers[0]!();
    clock.now += 61_000;
    // The clocks of both run out: the bot is asked again, and nothing was done with what it chose before.
    const swept = opened.tables.sweep();
    await vi.waitFor(() => expect(answers).toHaveLength(3), { timeout: 20_000 });
    expect((await see(table, null)).seq).toBe(seq);
    for (const answer of answers) answer();
    await swept;
  });

  it('makes no move for the next decision of a person who moved at another process in the same moment', async () => {
    await opened.remove();
    const clock = { now: Date.now() };
    const answers: (() => void)[] = [];
    const ask: BotPool['ask'] = ({ legal }) => new Promise((done) => answers.push(() => done(at(legal, 0))));
    opened = await openTables(undefined, () => clock.now, undefined, { ask }, true);
    const { store } = opened;
    const other = await openTables(undefined, () => clock.now, undefined, { ask }, true, { store });
    const { table, tokens } = await begin('six-nimmt', { kind: 'move', seconds: 60 }, { rounds: 1 });
    await say(table, tokens[1]!, { do: 'move', move: (await see(table, tokens[1]!)).legal[0]! });
    clock.now += 61_000;
    const swept = opened.tables.sweep();
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 20_000 });
    const { legal } = await see(table, tokens[0]!);
    // The person's own move is written between what the clock's is decided on and what it is written to.
    const append = store.append.bind(store);
    const late = vi.spyOn(store, 'append').mockImplementationOnce(async (...entry) => {
      late.mockRestore();
      await other.tables.command(table, tokens[0]!, command({ do: 'move', move: legal.at(-1)! }));
      return append(...entry);
    });
    answers[0]!();
    await swept;
    const by = (await entriesOf(table)).flatMap((entry) => (entry.type === 'moved' ? [entry.by] : []));
    expect(by).toEqual(['person', 'person']);
    await other.remove();
  });

  it('goes on after a restart: what came due meanwhile is done', async () => {
    const { table } = await begin('six-nimmt', { kind: 'move', seconds: 0.3 }, { rounds: 1 });
    const { seq } = await see(table, null);
    await opened.close();
    const before = opened;
    opened = await openTables(before.folder);
    await vi.waitFor(
      async () => {
        await opened.tables.sweep();
        expect((await see(table, null)).seq).toBeGreaterThan(seq);
      },
      { timeout: 20_000 },
    );
  });
});

describe('[C12] the answer window', () => {
  it('closes by itself: silence is a pass, and nobody is away for it', async () => {
    const { table, tokens } = await begin('captain-jack', { kind: 'none' }, { answerSeconds: 1, deals: 20 });
    // Play until somebody lays a Jack; then the other stays silent.
    const windowOf = async (): Promise<number | null> => {
      for (let i = 0; i < 2000; i++) {
        const looks = await Promise.all(tokens.map((token) => see(table, token)));
        const asked = looks.findIndex(({ legal }) => legal.includes('pass'));
        if (asked >= 0) return asked;
        const seat = looks.findIndex(({ legal }) => legal.length > 0);
        const legal = looks[seat]!.legal;
        const jack = legal.find((move) => move.startsWith('J')) ?? legal[0]!;
        await opened.tables.command(table, tokens[seat]!, command({ do: 'move', move: jack }));
      }
      return null;
    };
    const asked = await windowOf();
    expect(asked).not.toBeNull();
    const { due } = await see(table, null);
    expect(due).not.toBeNull();
    await vi.waitFor(
      async () => {
        const last = (await entriesOf(table)).findLast(({ type }) => type === 'moved');
        expect(last).toMatchObject({ seat: asked, move: 'pass', by: 'silence' });
      },
      { timeout: 20_000 },
    );
    expect((await see(table, null)).players.some(({ away }) => away)).toBe(false);
  });
});
