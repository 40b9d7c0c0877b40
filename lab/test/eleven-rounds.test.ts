import { botNamed } from '@bullpen/bots';
import type { Move } from '@bullpen/engine';
import { isTake } from '@bullpen/games/eleven-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { playRounds } from '../eleven-rounds.ts';

describe('rounds of 11 nimmt!', () => {
  const budget = { playouts: 1 };
  const plan = { budget, seats: 4, rounds: 10, seed: 'rounds' };

  it('[E13] end by going out where medium plays, with hands that stay small', () => {
    const report = playRounds({ ...plan, bot: botNamed('eleven-nimmt', 'medium') });
    expect(report).toEqual(playRounds({ ...plan, bot: botNamed('eleven-nimmt', 'medium') }));
    expect(report.goingOut.mean).toBe(1);
    expect(report.moves.mean).toBeGreaterThan(40);
    expect(report.largestOfAll).toBeGreaterThan(10);
    expect(report.largestOfAll).toBeGreaterThanOrEqual(report.largest.mean);
  });

  it('[E14] end with an empty table where everybody takes whatever lies there, though it could play', () => {
    const greedy = {
      name: 'greedy',
      choose: (_: unknown, moves: readonly Move[]): Move => moves.find(isTake) ?? moves[0]!,
    };
    const report = playRounds({ ...plan, rounds: 2, bot: greedy });
    expect(report.goingOut.mean).toBe(0);
    expect(report.voluntary.mean).toBeGreaterThan(10);
    expect(report.largestOfAll).toBeGreaterThan(20);
  });
});
