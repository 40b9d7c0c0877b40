import { at, seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { groups, type PlayedTable, standings, tableSizes } from '../index.ts';

const people = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);

describe('table sizes', () => {
  it.each([
    [7, 4, [4, 3]],
    [9, 4, [5, 4]],
    [6, 5, [3, 3]],
    [8, 3, [4, 4]],
    [30, 4, [4, 4, 4, 4, 4, 4, 3, 3]],
    [2, 4, [2]],
    [0, 4, []],
  ])('%i people who want %i at a table', (count, wanted, sizes) => {
    expect(tableSizes(count, wanted, false)).toEqual(sizes);
  });

  it('are 3 to 5 and differ by one at most, for any number from three on', () => {
    for (let count = 3; count <= 200; count++)
      for (const wanted of [3, 4, 5]) {
        const sizes = tableSizes(count, wanted, false);
        expect(sizes.reduce((sum, size) => sum + size)).toBe(count);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.min(5, Math.min(...sizes) + 1));
      }
  });

  it('where bots take the free seats, spread people evenly', () => {
    expect(tableSizes(9, 4, true)).toEqual([3, 3, 3]);
    expect(tableSizes(5, 4, true)).toEqual([3, 2]);
  });
});

describe('standings', () => {
  it('give the share of the others that one is ahead of, and share what is shared', () => {
    const tables = [
      { seats: ['a', 'b', 'c', 'd'], places: [1, 2, 2, 4] },
      { seats: ['e', null, 'f'], places: [3, 1, 2] },
    ];
    const rows = standings([...'abcdef'], tables);
    const points = Object.fromEntries(rows.map((row) => [row.entrant, row.points]));
    expect(points).toEqual({ a: 1, b: 0.5, c: 0.5, d: 0, e: 0, f: 0.5 });
    expect(rows[0]).toEqual({ entrant: 'a', place: 1, score: 4 / 3, points: 1, opponents: 1 / 3, wins: 1 });
  });

  it('put the one with the harder tables first, then the one with more wins, and let equals share a place', () => {
    const tables = [
      { seats: ['a', 'b', 'c'], places: [1, 2, 3] },
      { seats: ['d', 'e', 'f'], places: [1, 2, 3] },
      { seats: ['a', 'e', 'f'], places: [1, 2, 3] },
      { seats: ['d', 'b', 'c'], places: [3, 2, 1] },
    ];
    const rows = standings([...'abcdef'], tables);
    expect(rows.map(({ entrant, place }) => `${place}${entrant}`)).toEqual([
      '1a',
      '2c',
      '3b',
      '4d',
      '5e',
      '6f',
    ]);
    // Four have one point. Those who met a, who has two, stand higher; of two equals, the one who won a table.
    expect(rows.map(({ points }) => points)).toEqual([2, 1, 1, 1, 1, 0]);
    const [one, other] = standings(['x', 'y'], []);
    expect([one?.place, other?.place]).toEqual([1, 1]);
  });
});

/** Plays a tournament in which the one with the lower number always wins. */
function play(count: number, seats: number, rounds: number, seed: string): PlayedTable[][] {
  const chance = seeded(seed);
  const played: PlayedTable[][] = [];
  for (let round = 0; round < rounds; round++) {
    const tables = groups(people(count), played.flat(), tableSizes(count, seats, false), chance);
    played.push(
      tables.map((table) => {
        const strengths = table.map((person) => Number(person.slice(1)));
        return {
          seats: table,
          places: strengths.map((own) => 1 + strengths.filter((other) => other < own).length),
        };
      }),
    );
  }
  return played;
}

/** How often each two who met have met, by pair. */
function meetings(tables: readonly PlayedTable[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { seats } of tables)
    for (const one of seats)
      for (const other of seats)
        if (one !== null && other !== null && one < other)
          met.set(`${one} ${other}`, 1 + (met.get(`${one} ${other}`) ?? 0));
  return met;
}

describe('groups', () => {
  it.each([
    [128, 4, 7],
    [60, 5, 5],
    [32, 4, 4],
    [31, 3, 5],
  ])(
    '%i people at tables of %i over %i rounds: everybody plays once a round, nobody meets twice',
    (count, seats, rounds) => {
      const played = play(count, seats, rounds, 'none twice');
      for (const round of played)
        expect(round.flatMap((table) => table.seats).toSorted()).toEqual(people(count).toSorted());
      expect([...meetings(played.flat()).values()].filter((times) => times > 1)).toEqual([]);
    },
  );

  it.each([
    [8, 4, 5],
    [12, 4, 6],
    [9, 3, 8],
  ])(
    '%i people at tables of %i over %i rounds, where some must meet again: nobody much more often than others',
    (count, seats, rounds) => {
      const tables = play(count, seats, rounds, 'some twice').flat();
      const met = meetings(tables);
      const all = [...met.values()].reduce((sum, times) => sum + times);
      const even = all / ((count * (count - 1)) / 2);
      expect(Math.max(...met.values())).toBeLessThanOrEqual(Math.ceil(even) + 1);
    },
  );

  it('seat those together who stand about as high', () => {
    const played = play(128, 4, 5, 'spread');
    const before = played.slice(0, 4).flat();
    const scores = new Map(standings(people(128), before).map((row) => [row.entrant, row.score]));
    const spread = (tables: readonly (readonly (string | null)[])[]): number =>
      tables.reduce((sum, table) => {
        const own = table.map((person) => scores.get(person ?? '') ?? 0);
        return sum + Math.max(...own) - Math.min(...own);
      }, 0);
    const chosen = at(played, 4).map(({ seats }) => seats);
    const anyhow = groups(people(128), [], tableSizes(128, 4, false), seeded('anyhow'));
    expect(spread(chosen)).toBeLessThan(spread(anyhow) / 3);
  });

  it('are the same for the same chance, and leave out those who do not play', () => {
    const before = play(20, 4, 3, 'once').flat();
    const left = people(20).slice(2);
    const again = (): string[][] => groups(left, before, tableSizes(18, 4, false), seeded('same'));
    expect(again()).toEqual(again());
    expect(again().flat().toSorted()).toEqual(left.toSorted());
  });

  it('put the strongest of 128 first within seven rounds', () => {
    const rows = standings(people(128), play(128, 4, 7, 'order').flat());
    expect(rows.slice(0, 4).map(({ entrant }) => entrant)).toContain('p0');
    expect(rows[0]?.points).toBe(7);
  });
});
