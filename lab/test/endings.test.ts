import { botNamed } from '@bullpen/bots';
import { at } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { playEndings } from '../endings.ts';

describe('endings that can be solved', () => {
  it('[S13, S15] cost strong nothing, and others something', () => {
    const players = ['strong', 'mcs', 'random'].map((name) => ({
      name,
      bot: botNamed('six-nimmt', name),
      budget: { playouts: 1 },
    }));
    for (const variant of ['known', 'draft'] as const) {
      const reports = playEndings({ variant, left: 3, endings: 20, seed: 'test' }, players);
      expect(reports.map(({ name, open }) => [name, open])).toEqual(players.map(({ name }) => [name, 20]));
      expect(at(reports, 0).loss.mean).toBeCloseTo(0, 8);
      for (const { loss } of reports.slice(1)) expect(loss.mean).toBeGreaterThan(0.01);
    }
  });
});
