import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@bullpen/games';
import { afterAll, describe, expect, it } from 'vitest';
import { judged } from '../scripts/judged.ts';

const dir = mkdtempSync(join(tmpdir(), 'bullpen-referee-test-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Cases that a hundred matches need not show: `npm run referee` plays ten thousand. */
const RARE = ['six ones', 'all six written', 'start decided by a tie', 'pass', 'shared win'];

describe('the referee, who knows only the rules and the records,', () => {
  it.each(Object.values(games).map((game) => [game.id, game] as const))(
    'finds no fault in %s with any number of seats, and sees every special case',
    (_, game) => {
      const { matches, moves, faults, seats, cases } = judged(game, 100, dir);
      expect(faults).toEqual([]);
      expect(matches).toBeGreaterThanOrEqual(100);
      expect(moves).toBeGreaterThan(matches);
      const { min, max } = game.seats;
      expect([...seats].sort((a, b) => a - b)).toEqual(
        Array.from({ length: max - min + 1 }, (_, i) => min + i),
      );
      const unseen = [...cases].filter(([name, times]) => times === 0 && !RARE.includes(name));
      expect(unseen).toEqual([]);
    },
    120_000,
  );
});
