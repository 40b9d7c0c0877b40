import { botsFor } from '@bullpen/bots';
import { games } from '@bullpen/games';
import { hasBeginner } from '@bullpen/lab/begin';
import { describe, expect, it } from 'vitest';
import { seatContests, seatRow } from '../strengths-by-seat.ts';

describe('strengths by seat', () => {
  it('has a line for every game, level and seat count', () => {
    const lines = seatContests(false).map(
      ({ game, player, seats }) => `${game} ${player.split('@')[0]} ${seats}`,
    );
    const expected = Object.values(games).flatMap(({ id, seats: { min, max } }) =>
      Object.keys(botsFor(id)).flatMap((bot) =>
        Array.from({ length: max - min + 1 }, (_, more) => `${id} ${bot} ${min + more}`),
      ),
    );
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });

  it('plays enough of each line for three points, also where bots are slow', () => {
    for (const { game, seats, player, deals } of seatContests(false)) {
      const matches = deals * (hasBeginner(game) ? seats : 1);
      const interval = 196 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / matches);
      expect(interval, `${game} ${player} ${seats}`).toBeLessThan(3);
    }
  });

  const contest = { game: 'captain-jack', seats: 2, player: 'medium', deals: 50, options: [] };
  const report = (first: number, error: number) => {
    const shares = [first, 1 - first].map((mean) => ({ mean, error }));
    return { bySeat: shares, byPlace: shares };
  };

  it('names the seat that a habit favours or harms, and lets chance pass', () => {
    expect(seatRow(contest, report(0.53, 0.01))).toContain('even');
    const { byPlace } = report(0.45, 0.01);
    const bySeat = [
      { mean: 0.45, error: 0.01 },
      { mean: 0.55, error: 0.02 },
    ];
    expect(seatRow(contest, { bySeat, byPlace })).toContain('**seat 0**');
  });

  it('says shares, interval, and how many matches were played', () => {
    expect(seatRow(contest, report(0.53, 0.01))).toEqual([
      'captain-jack',
      '2',
      'medium',
      '100',
      '50.0',
      '53.0 47.0',
      '2.0',
      'even',
      '53.0 47.0',
    ]);
  });
});
