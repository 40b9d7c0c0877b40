import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ArenaReport, arena, ChunkJournal, type ChunkRunner, threads } from '../arena/index.ts';
import { seatings } from '../arena/plan.ts';
import { playChunk } from '../arena/play.ts';
import { Ratings } from '../arena/ratings.ts';
import { reportPage } from '../arena/report/page.ts';
import { shareOf } from '../arena/standings.ts';
import { plan } from './arena-plan.ts';

/** All but the times, which no two runs have in common. */
const figures = ({ standings, ...rest }: ArenaReport): unknown => ({
  ...rest,
  standings: standings.map((standing) => ({ ...standing, millisecondsPerMove: null })),
});

const here: ChunkRunner = async (of, first, take) => {
  for (let chunk = first; chunk < Math.ceil(of.deals / 2); chunk++) take(await playChunk(of, chunk));
};

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'bullpen-arena-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

describe('seatings', () => {
  it('are all rotations, each once', () => {
    expect(seatings(plan(['mcs', 'random', 'random', 'random'], 1), 0)).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ]);
    expect(seatings(plan(['mcs', 'random', 'mcs', 'random'], 1), 0)).toHaveLength(2);
    expect(seatings(plan(['mcs', 'mcs', 'mcs'], 1), 0)).toEqual([[0, 0, 0]]);
  });

  it('go round all circles where there are three kinds or more', () => {
    const four = plan(['a', 'b', 'c', 'd'], 6);
    const circles = Array.from({ length: 7 }, (_, deal) => seatings(four, deal)[0]!.join(''));
    expect(circles).toEqual(['0123', '0132', '0213', '0231', '0312', '0321', '0123']);
    expect(seatings(four, 1)).toHaveLength(4);
    const three = plan(['a', 'b', 'c', 'c'], 3);
    expect(Array.from({ length: 4 }, (_, deal) => seatings(three, deal)[0]!.join(''))).toEqual([
      '0122',
      '0212',
      '0221',
      '0122',
    ]);
  });

  it('draw circles at large tables, the same for the same seed', () => {
    const large = plan(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 30);
    const circles = (of: typeof large) =>
      Array.from({ length: 24 }, (_, deal) => seatings(of, deal)[0]!.join(''));
    expect(new Set(circles(large)).size).toBe(24);
    expect(circles({ ...large })).toEqual(circles(large));
    expect(circles({ ...large, seed: 'other' })).not.toEqual(circles(large));
  });

  it('go round all choices where there are more players than seats', () => {
    const many = plan(['a', 'b', 'c', 'd'], 12, 2);
    const pairs = Array.from({ length: 7 }, (_, deal) => seatings(many, deal)[0]!.join(''));
    expect(pairs).toEqual(['01', '02', '03', '12', '13', '23', '01']);
  });
});

describe('the arena', () => {
  it('comes to the same on one core and on two', async () => {
    const small = plan(['mcs', 'random', 'random'], 5);
    const one = figures(await arena(small, { crew: threads(1) }));
    expect(figures(await arena(small, { crew: threads(2) }))).toEqual(one);
    expect(figures(await arena({ ...small, seed: 'other' }, { crew: here }))).not.toEqual(one);
  });

  it('gives every rotation the same deals, so that equal players come out equal', async () => {
    const { standings, equal } = await arena(plan(['random', 'random@2', 'random@2'], 20), { crew: here });
    for (const { wins } of standings) expect(wins.mean).toBeCloseTo(equal, 12);
    expect(standings[0]!.scores.mean).toBeCloseTo(standings[1]!.scores.mean, 12);
  });

  it('counts every match once among the winners', async () => {
    const { standings, equal } = await arena(plan(['mcs', 'random', 'random', 'random'], 10), { crew: here });
    const [mcs, random] = standings;
    expect(mcs!.wins.mean + 3 * random!.wins.mean).toBeCloseTo(1, 12);
    expect(mcs!.matches).toBe(40);
    expect(mcs!.deals).toBe(10);
    expect(mcs!.wins.low).toBeGreaterThan(equal);
    expect(mcs!.millisecondsPerMove).toBeGreaterThan(0);
    expect(random!.millisecondsPerMove).toBe(null);
  });

  it('goes on where it was interrupted and comes to the same', async () => {
    const small = plan(['mcs', 'random'], 9);
    const dir = folder();
    const whole = figures(await arena(small, { crew: here }));
    const interrupted: ChunkRunner = (of, first, take) => {
      let chunks = 0;
      return here(of, first, (answer) => {
        if (chunks++ === 2) throw new Error('interrupted');
        take(answer);
      });
    };
    const first = new ChunkJournal(small, dir);
    await expect(arena(small, { crew: interrupted, journal: first })).rejects.toThrow('interrupted');
    // As if the process had ended in the middle of a line.
    writeFileSync(first.file, `${readFileSync(first.file, 'utf8')}{"chunk":2,"dea`);

    let started = -1;
    const rest: ChunkRunner = (of, from, take) => {
      started = from;
      return here(of, from, take);
    };
    expect(figures(await arena(small, { crew: rest, journal: new ChunkJournal(small, dir) }))).toEqual(whole);
    expect(started).toBe(2);
    expect(new ChunkJournal(small, dir).answers()).toHaveLength(5);
  });

  it('keeps a journal for each plan', () => {
    const small = plan(['mcs', 'random'], 9);
    expect(new ChunkJournal(small, 'x').file).toBe(new ChunkJournal({ ...small }, 'x').file);
    expect(new ChunkJournal({ ...small, seed: 'other' }, 'x').file).not.toBe(
      new ChunkJournal(small, 'x').file,
    );
  });
});

describe('the interval of a share', () => {
  it('is that of a coin where each deal is one throw', () => {
    const { low, high } = shareOf({ mean: 0.5, spread: 0.5, low: 0, high: 0 }, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
  });

  it('is narrower where the rotations of a deal even out its chance', () => {
    const { low, high } = shareOf({ mean: 0.5, spread: 0.25, low: 0, high: 0 }, 100);
    expect(high - low).toBeLessThan(0.1);
  });

  it('does not shrink to a point where all was won', () => {
    const { low, high } = shareOf({ mean: 1, spread: 0, low: 1, high: 1 }, 50);
    expect(high).toBeCloseTo(1, 12);
    expect(low).toBeCloseTo(0.929, 3);
  });
});

describe('ratings', () => {
  it('rise with the order of finish, whether the most points win or the fewest', () => {
    for (const sign of [1, -1]) {
      const ratings = new Ratings(plan(['a', 'b', 'c'], 1));
      for (let i = 0; i < 20; i++)
        ratings.add({ scores: [sign * 30, sign * 20, sign * 10], winners: [0] }, [2, 0, 1]);
      expect(ratings.list().map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    }
  });
});

describe('the report', () => {
  it('is one page with a plot for every question, and needs nothing else', async () => {
    const small = plan(['mcs', 'random', 'random@2'], 6);
    const report = await arena(small, { crew: here });
    const page = reportPage({ title: 'a <b>', command: 'bullpen arena', plan: small, report });
    expect(page.match(/<svg [^>]*role="img"/g)).toHaveLength(5);
    expect(page.replaceAll(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:|src=|@import/);
    expect(page).not.toMatch(/NaN|undefined|<b>/);
  });
});
