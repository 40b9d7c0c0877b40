import { at } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { rankCorrelation } from '../correlation.ts';
import { Calibration } from '../league/calibration.ts';
import { type LeaguePlan, type LeagueReport, league } from '../league/index.ts';
import { calibrationPlot } from '../league/plot.ts';

function played(plan: LeaguePlan): LeagueReport {
  const run = league(plan);
  for (let step = run.next(); ; step = run.next()) if (step.done === true) return step.value;
}

describe('a league of players of known strength', () => {
  const plan: LeaguePlan = { game: 'captain-jack', players: 16, matches: 600, seed: 'test' };
  const report = played(plan);

  it('is predicted by ratings: shares of the wins come as they say, and the order is that of the strengths', () => {
    expect(report.error).toBeLessThan(0.05);
    expect(report.brier).toBeLessThan(report.brierOfEquals);
    expect(report.order).toBeGreaterThan(0.8);
    const all = report.bins.reduce((sum, { count }) => sum + count, 0);
    expect(report.bySeats.reduce((sum, { seats, matches }) => sum + seats * matches, 0)).toBe(all);
    expect(report.bySeats.reduce((sum, { matches }) => sum + matches, 0)).toBe(plan.matches / 2);
  });

  it('is the same again for the same seed, and another for another', () => {
    const short = { ...plan, matches: 40 };
    expect(played(short)).toEqual(played(short));
    expect(played(short)).not.toEqual(played({ ...short, seed: 'other' }));
  });

  it('is drawn with a name for every game, and what it shows in words', () => {
    const svg = calibrationPlot([report]);
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*aria-label="Predicted against observed/);
    expect(svg).toContain('captain-jack');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.match(/opacity="0.55"/g)).toHaveLength(report.bins.length);
  });
});

describe('calibration', () => {
  it('is the distance between predicted and observed shares, by how sure the predictions were', () => {
    const calibration = new Calibration();
    for (const won of [1, 1, 1, 0]) calibration.add(0.55, won, 2);
    for (const won of [0, 0, 0, 1]) calibration.add(0.25, won, 2);
    const { bins, error, brierOfEquals } = calibration.report();
    expect(bins).toHaveLength(2);
    expect(at(bins, 0)).toEqual({ predicted: 0.25, observed: 0.25, count: 4 });
    expect(error).toBeCloseTo(0.1, 12);
    expect(brierOfEquals).toBe(0.25);
  });

  it('compares orders', () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 40])).toBe(1);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBe(-1);
  });
});
