import { botNamed } from '@bullpen/bots';
import { at } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import {
  captainEndings,
  type EndingPlayer,
  type EndingSource,
  playEndings,
  sixEndings,
  twentyOneEndings,
} from '../endings.ts';

const playersOf = (game: string, names: readonly string[]): EndingPlayer[] =>
  names.map((name) => ({ name, bot: botNamed(game, name), budget: { playouts: 1 } }));

function expectLosses(source: EndingSource, game: string, names: readonly string[], least: number): void {
  const players = playersOf(game, ['strong', ...names]);
  const reports = playEndings(source, 20, 'test', players);
  expect(reports.map(({ name, open }) => [name, open])).toEqual(players.map(({ name }) => [name, 20]));
  expect(at(reports, 0).loss.mean).toBeCloseTo(0, 5);
  for (const { loss } of reports.slice(1)) expect(loss.mean).toBeGreaterThan(least);
}

describe('endings that can be solved', () => {
  it.each(['known', 'draft'] as const)(
    '[S13, S15] of 6 nimmt!, %s, cost strong nothing, and others something',
    (variant) => {
      expectLosses(sixEndings(variant, 3), 'six-nimmt', ['mcs', 'random'], 0.01);
    },
  );

  it('[C15] of Captain Jack cost strong nothing, and others something', () => {
    expectLosses(captainEndings(), 'captain-jack', ['medium', 'random'], 0.05);
  });

  it('[T11] of Twenty One cost strong nothing, and others something', () => {
    expectLosses(twentyOneEndings(), 'twenty-one', ['medium', 'random'], 0.003);
  });
});
