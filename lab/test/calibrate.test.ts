import { expect, it } from 'vitest';
import { reportOf } from '../calibrate/index.ts';
import { BIG } from '../calibrate/plan.ts';
import { tryMatch } from '../calibrate/try.ts';

it('counts what was flagged rightly, which big blunders were found, and false alarms', () => {
  const report = reportOf([
    {
      tried: [
        { by: 'strong', flagged: false, truth: null },
        { by: 'strong', flagged: true, truth: 0.4 },
        { by: 'other', flagged: true, truth: 1.2 },
      ],
    },
    {
      tried: [
        { by: 'planted', flagged: true, truth: BIG },
        { by: 'planted', flagged: false, truth: BIG + 1 },
        { by: 'planted', flagged: false, truth: 0 },
        { by: 'planted', flagged: true, truth: 1 },
      ],
    },
  ]);
  expect(report.matches).toBe(2);
  expect(report.precision).toMatchObject({ mean: 3 / 4, of: 4 });
  expect(report.recall).toMatchObject({ mean: 1 / 2, of: 2 });
  expect(report.falseAlarms).toMatchObject({ mean: 1 / 2, of: 2 });
  expect(report.recall.low).toBeLessThan(0.3);
  expect(reportOf([]).precision).toEqual({ mean: 0, low: 0, high: 1, of: 0 });
});

it('plants moves that were not made, and says the same again from the same seed', () => {
  const plan = { game: 'captain-jack', seed: 'test', matches: 1, playouts: 30, times: 2 } as const;
  const { tried } = tryMatch(plan, 1);
  expect(tried.filter(({ by }) => by === 'planted').length).toBe(4);
  for (const { by, flagged, truth } of tried) expect(truth === null).toBe(by !== 'planted' && !flagged);
  expect(tryMatch(plan, 1).tried).toEqual(tried);
});
