import { legalMoves, listSeats, readMatch, seeded, type View } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { afterEach, expect, it, vi } from 'vitest';
import type { Question } from '../../contract.ts';
import { type BotPoolOptions, type RunningBotPool, startBotPool } from '../bot-pool.ts';

// A busy machine may be slow; nothing below waits for long on one that is not.
vi.setConfig({ testTimeout: 20_000 });

/** A pool that a test may ask for one payer. */
interface Pool extends Omit<RunningBotPool, 'ask'> {
  ask(question: Question, payer?: string): Promise<number>;
}

const pools: Pool[] = [];
const logged: Readonly<Record<string, unknown>>[] = [];

const misbehaving = new URL('./misbehaving.ts', import.meta.url);

function pool(options: Partial<BotPoolOptions> = {}): Pool {
  const botPool = startBotPool({ threads: 2, log: (_message, detail) => logged.push(detail), ...options });
  const made = { ...botPool, ask: (one: Question, payer = 'somebody') => botPool.ask(one, payer) };
  pools.push(made);
  return made;
}

function question(level: string, more: Partial<Question> = {}): Question {
  return {
    game: 'six-nimmt',
    level,
    view: { seats: 2, viewer: 0, toAct: [0] } satisfies View,
    legal: [3, 14, 15, 92],
    seed: 'some seed',
    milliseconds: 10,
    ...more,
  };
}

/** What a question is answered with when its bot fails. */
const drawn = ({ legal, seed }: Question): number => legal[seeded(seed).below(legal.length)]!;

afterEach(async () => {
  await Promise.all(pools.splice(0).map((made) => made.close()));
  logged.length = 0;
});

it('answers with a legal move of the game, the same for the same seed', async () => {
  const botPool = pool();
  for (const [id, game] of Object.entries(games)) {
    const match = readMatch(game, game.seats.min);
    if (!match.ok) throw new Error(match.refusal.code);
    const state = game.setup(match.value, seeded(id));
    const seat = listSeats(game.toAct(state))[0]!;
    const asked = question('random', {
      game: id,
      view: game.view(state, seat),
      legal: legalMoves(game, state, seat),
    });
    const move = await botPool.ask(asked);
    expect(asked.legal).toContain(move);
    expect(await botPool.ask(asked)).toBe(move);
  }
  expect(botPool.stats()).toEqual({ asked: 10, answered: 10, failed: 0, waiting: 0, thinking: 0 });
});

it.each(['exit', 'throw', 'illegal', 'nonsense', 'hungry', 'hang'])(
  'answers with a move drawn from the seed when a bot does this: %s',
  async (level) => {
    const botPool = pool({ script: misbehaving, threads: 1, grace: level === 'hang' ? 2000 : 30_000 });
    const bad = question(level);
    const [failed, good] = await Promise.all([botPool.ask(bad), botPool.ask(question('first'))]);
    expect(failed).toBe(drawn(bad));
    expect(good).toBe(3);
    expect(botPool.stats()).toMatchObject({ asked: 2, answered: 1, failed: 1, waiting: 0 });
    expect(logged).toMatchObject([{ game: 'six-nimmt', level }]);
  },
);

it('answers with a drawn move when there is no such bot or game', async () => {
  const botPool = pool();
  for (const asked of [question('genius'), question('constructor'), question('random', { view: () => 1 })]) {
    expect(await botPool.ask(asked)).toBe(drawn(asked));
  }
  expect(botPool.stats().failed).toBe(3);
});

it('answers even when no thread can be started', async () => {
  const botPool = pool({ script: new URL('./broken.ts', import.meta.url) });
  const asked = Array.from({ length: 5 }, (_, i) => question('first', { seed: `${i}` }));
  expect(await Promise.all(asked.map((one) => botPool.ask(one)))).toEqual(asked.map(drawn));
  expect(botPool.stats().failed).toBe(5);
});

it('lets payers take turns: many questions of one delay those of another by one each', async () => {
  const botPool = pool({ script: misbehaving, threads: 1 });
  const order: string[] = [];
  const ask = async (payer: string): Promise<void> => {
    await botPool.ask(question('first'), payer);
    order.push(payer);
  };
  await Promise.all([...Array.from({ length: 100 }, () => ask('many')), ask('few'), ask('few'), ask('one')]);
  expect(order.slice(0, 6)).toEqual(['many', 'few', 'one', 'many', 'few', 'many']);
  expect(botPool.delay('many')).toBe(0);
});

const LEGAL = Array.from({ length: 1001 }, (_, i) => i);

/** The budgets that questions of these payers got, which were asked together. */
const budgets = (botPool: Pool, payers: readonly string[]): Promise<number[]> =>
  Promise.all(
    payers.map((payer) => botPool.ask(question('budget', { milliseconds: 1000, legal: LEGAL }), payer)),
  );

it('gives all that wait together the same time, and less when they are many, but not below the least', async () => {
  const some = await budgets(pool({ script: misbehaving }), Array<string>(300).fill('one'));
  expect(new Set(some)).toEqual(new Set([5]));
  const many = await budgets(pool({ script: misbehaving }), Array<string>(4000).fill('one'));
  expect(new Set(many)).toEqual(new Set([2]));
  const alone = pool({ script: misbehaving });
  expect(await budgets(alone, ['one'])).toEqual([1000]);
  expect(await budgets(alone, ['one', 'one'])).toEqual([750, 750]);
  expect(await alone.ask(question('budget', { milliseconds: 1, legal: LEGAL }))).toBe(1);
});

it('shares the time evenly between payers, whatever each of them asks for', async () => {
  const botPool = pool({ script: misbehaving });
  const got = await budgets(botPool, ['a', 'b', 'b', 'c', ...Array<string>(75).fill('d')]);
  expect(got.slice(0, 4)).toEqual([375, 188, 188, 375]);
  expect(new Set(got.slice(4))).toEqual(new Set([5]));
});

it('says how long a payer waits, which others with more questions do not change', async () => {
  const botPool = pool({ script: misbehaving, threads: 1, grace: 1500 });
  const asked = [botPool.ask(question('hang'), 'many'), botPool.ask(question('first'), 'many')];
  const before = performance.now();
  await vi.waitFor(() => expect(botPool.delay('many')).toBeGreaterThan(100));
  expect(botPool.delay('many')).toBeLessThanOrEqual(performance.now() - before + 50);
  await Promise.all(asked);
  expect(botPool.delay('many')).toBe(0);
});

it('does not hold up the event loop while a bot thinks', async () => {
  const botPool = pool({ script: misbehaving, threads: 1, grace: 200 });
  let turns = 0;
  let over = false;
  const hanging = botPool.ask(question('hang')).then(() => {
    over = true;
  });
  while (!over) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  await hanging;
  expect(turns).toBeGreaterThan(10);
});

it('ends the thread of a bot that hangs', async () => {
  const botPool = pool({ script: misbehaving, threads: 1, grace: 500 });
  const pulse = new Int32Array(new SharedArrayBuffer(4));
  await botPool.ask(question('hang', { view: pulse }));
  expect(pulse[0]).not.toBe(0);
  let last: number | undefined;
  await vi.waitFor(
    () => {
      const before = last;
      last = pulse[0];
      expect(last).toBe(before);
    },
    { timeout: 5000, interval: 300 },
  );
});

it('leaves no question without an end when it is closed', async () => {
  const botPool = pool({ script: misbehaving, threads: 1 });
  const asked = [question('hang'), question('first')].map((one) => botPool.ask(one));
  const ends = Promise.allSettled(asked);
  await vi.waitFor(() => expect(botPool.stats().thinking).toBe(1));
  expect(botPool.stats()).toMatchObject({ waiting: 1, thinking: 1 });
  await botPool.close();
  expect((await ends).map((end) => end.status)).toEqual(['rejected', 'rejected']);
  await expect(botPool.ask(question('first'))).rejects.toThrow('closed');
  expect(botPool.stats()).toMatchObject({ waiting: 0, thinking: 0 });
});

it('takes a question without a legal move for the bug that it is', async () => {
  await expect(pool().ask(question('random', { legal: [] }))).rejects.toThrow('no legal move');
});
