import { type Outcome, readMatch } from '@bullpen/engine';
import { type GameId, gameIds, games as gameList } from '@bullpen/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHUNK, chunkOf, type Report, type Simulation, simulate } from '../simulate.ts';

/** A small simulation of three seats: a few matches in each of three chunks, the last of them not full. */
function small(game: GameId, seed = 'one'): Simulation {
  const match = readMatch(gameList[game], 3);
  if (!match.ok) throw new Error(match.refusal.code);
  return {
    game,
    match: match.value,
    players: ['random', 'random', 'random'],
    budget: { playouts: 1 },
    games: 2 * CHUNK + 5,
    seed,
    recorded: true,
  };
}

interface Run {
  readonly outcomes: readonly Outcome[];
  readonly records: string;
  readonly report: Omit<Report, 'seconds'>;
}

async function run(simulation: Simulation, workers: number): Promise<Run> {
  const records: string[] = [];
  const { seconds, ...report } = await simulate(
    simulation,
    (chunk) => {
      records.push(...chunk.records);
    },
    workers,
  );
  expect(seconds).toBeGreaterThan(0);
  return { outcomes: records.map(outcomeIn), records: records.join(''), report };
}

/** How a match ended: the last line of its record. */
const outcomeIn = (record: string): Outcome =>
  (JSON.parse(record.trimEnd().split('\n').at(-1)!) as { end: Outcome }).end;

/** Many threads may start slowly on a busy machine. */
const PATIENCE = 60_000;

describe.each(gameIds)('simulate %s', (id) => {
  let one: Run;

  beforeAll(async () => {
    one = await run(small(id), 1);
  }, PATIENCE);

  it.each([2, 3])(
    'plays the same with the same seed, byte for byte, with %i workers as with one',
    async (workers) => {
      const again = await run(small(id), workers);
      expect(again.outcomes).toEqual(one.outcomes);
      expect(again.records === one.records).toBe(true);
      expect(again.report).toEqual(one.report);
    },
    PATIENCE,
  );

  it(
    'plays something else with another seed',
    async () => {
      const other = await run(small(id, 'two'), 1);
      expect(other.records === one.records).toBe(false);
      expect(other.outcomes).not.toEqual(one.outcomes);
    },
    PATIENCE,
  );

  it('plays and records every match', () => {
    expect(one.report.games).toBe(2 * CHUNK + 5);
    expect(one.outcomes).toHaveLength(2 * CHUNK + 5);
    expect(one.records.match(/"record":1/g)).toHaveLength(2 * CHUNK + 5);
  });

  it('shares all wins among the seats, and reports the scores that were played', () => {
    const { outcomes, report } = one;
    expect(report.bySeat.map(({ name }) => name)).toEqual([
      'seat 0 (random)',
      'seat 1 (random)',
      'seat 2 (random)',
    ]);
    expect(report.bySeat.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1, 9);
    report.bySeat.forEach(({ scores }, seat) => {
      const total = outcomes.reduce((sum, outcome) => sum + outcome.scores[seat]!, 0);
      expect(scores.mean).toBeCloseTo(total / outcomes.length, 9);
    });
  });

  it('counts a player in several seats once a match, with the mean of its seats', () => {
    const [player, ...others] = one.report.byPlayer;
    expect(others).toEqual([]);
    expect(player!.name).toBe('random');
    expect(player!.wins.mean).toBeCloseTo(1 / 3, 9);
    const means = one.outcomes.map(({ scores }) => scores.reduce((sum, score) => sum + score, 0) / 3);
    const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
    const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    expect(player!.scores.mean).toBeCloseTo(mean, 9);
    expect(player!.scores.spread).toBeCloseTo(Math.sqrt(squares / (means.length - 1)), 9);
  });
});

describe('simulate', () => {
  it(
    'writes no records unless they are wanted, and plays the same without',
    async () => {
      const recorded = await run(small('six-nimmt'), 1);
      const bare = await run({ ...small('six-nimmt'), recorded: false }, 1);
      expect(bare.records).toBe('');
      expect(bare.report.games).toBe(recorded.report.games);
      const estimates = ({ report }: Run): number[] =>
        [...report.byPlayer, ...report.bySeat].flatMap(({ scores, wins }) =>
          [scores, wins].flatMap(({ mean, spread }) => [mean, spread]),
        );
      // Summed up in larger chunks, so the last digits differ.
      for (const [i, value] of estimates(bare).entries())
        expect(value).toBeCloseTo(estimates(recorded)[i]!, 6);
    },
    PATIENCE,
  );

  it(
    'deals the same to players who choose blindly as to others',
    async () => {
      const plan = small('six-nimmt');
      const deals = ({ records }: Run): string[] => records.match(/^\{"deal".*$/gm) ?? [];
      const blind = await run(plan, 1);
      const seeing = await run({ ...plan, players: ['random', 'easy', 'random'] }, 1);
      const firstDeals = (all: Run): string[] => deals(all).filter((deal) => deal.includes('"n":1,'));
      expect(firstDeals(blind)).toHaveLength(plan.games);
      expect(firstDeals(seeing)).toEqual(firstDeals(blind));
    },
    PATIENCE,
  );

  it(
    'plays many short matches the same with two workers as with one',
    async () => {
      const games = 3 * chunkOf({ ...small('six-nimmt'), recorded: false }) + 7;
      const match = readMatch(gameList['six-nimmt'], 4, { rounds: 1 });
      if (!match.ok) throw new Error(match.refusal.code);
      const players = ['random', 'random', 'random', 'random'];
      const plan = { ...small('six-nimmt'), match: match.value, players, games, recorded: false };
      const one = await run(plan, 1);
      expect(await run(plan, 2)).toEqual(one);
      expect(one.report.byPlayer[0]!.wins.mean).toBeCloseTo(1 / 4, 9);
    },
    PATIENCE,
  );

  it(
    'stops when the taker of the chunks fails',
    async () => {
      let chunks = 0;
      const onChunk = (): void => {
        chunks++;
        throw new Error('the disk is full');
      };
      await expect(simulate(small('six-nimmt'), onChunk, 2)).rejects.toThrow('the disk is full');
      expect(chunks).toBe(1);
    },
    PATIENCE,
  );
});
