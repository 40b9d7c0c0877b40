import { type GameId, games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { type Asking, SERVER } from '../cases.ts';
import { predict } from '../part.ts';

const PAIRS = [
  ['six-nimmt', 'random'],
  ['six-nimmt', 'easy'],
  ['bullenrommee', 'easy'],
  ['captain-jack', 'random'],
] as const;
const plan = (id: GameId, level: string) => ({ game: games[id], level, name: 'test', longest: 2 });

describe('somebody with all that a viewer has, and the source, cannot predict the choices of a bot:', () => {
  it.each(PAIRS)('%s, %s', (id, level) => {
    const { sums, findings, notes } = predict(plan(id, level));
    expect(findings).toEqual([]);
    if (notes !== undefined) return;
    expect(sums.recipes).toBeGreaterThan(10_000);
    // No better than chance on the whole, either.
    expect(sums.hits!).toBeLessThan(sums.expected! * 1.2);
  });
});

/** Recipes for seeds that nothing secret is in. */
const CARELESS: readonly [string, Asking][] = [
  [
    'the one of version 0.1',
    (table, seat) => ({
      ...SERVER(table, seat),
      seed: `${table.created.commitment} ${table.seq} ${seat}`,
    }),
  ],
  [
    'the name of the table',
    (table, seat) => ({ ...SERVER(table, seat), seed: `${table.id}/${seat}:${table.seq}` }),
  ],
  ['the time', (table, seat) => ({ ...SERVER(table, seat), seed: `${table.changed}-${seat}` })],
];

describe('a seed made of public parts is found:', () => {
  it.each(CARELESS)('%s', (_, ask) => {
    const { findings } = predict({ ...plan('six-nimmt', 'random'), ask });
    expect(findings.join('\n')).toMatch(/is right in 40 of 40/);
  });

  it('also in the slips of a bot that mostly plays by rule', () => {
    const { findings } = predict({ ...plan('six-nimmt', 'easy'), ask: CARELESS[0]![1] });
    expect(findings.join('\n')).toMatch(/commitment" "table.seq" "seat is right in 40 of 40/);
  });
});
