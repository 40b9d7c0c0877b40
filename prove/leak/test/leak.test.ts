import { readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { SERVER } from '../front.ts';
import { leakRound } from '../part.ts';
import { walk } from '../walk.ts';
import { LEAKY } from './leaky.ts';

describe('what a viewer is sent does not depend on what it cannot know', () => {
  it.each([
    ['random', 0],
    ['strong', 1],
  ])('at every step of %s play, in every game, for every viewer', (_, number) => {
    const { sums, findings } = leakRound(number, { most: 90, every: 3 });
    expect(findings).toEqual([]);
    expect(sums.looks).toBeGreaterThan(2000);
    expect(sums.steps).toBeGreaterThan(1000);
  });
});

describe('a leak is noticed:', () => {
  it.each(LEAKY)('$what', ({ game, front, where }) => {
    const match = readMatch(game, 3, {});
    if (!match.ok) throw new Error(match.refusal.code);
    const plan = { game, match: match.value, seed: 'leaky', tries: 8 };
    const { leak } = walk({ ...plan, front: { ...SERVER, ...front } });
    expect(leak).toMatchObject({ game: game.id, where });
  });

  it.each(['daily', 'sealed'])('the secret of a %s deal that somebody has finished', (kind) => {
    const game = games['six-nimmt'];
    const match = readMatch(game, 4, {});
    if (!match.ok) throw new Error(match.refusal.code);
    const plan = { game, match: match.value, seed: 'daily', [kind]: true } as const;
    const snapshot: typeof SERVER.snapshot = (table, viewer) => {
      const seen = SERVER.snapshot(table, viewer);
      return table.status === 'over' ? { ...seen, fair: { ...seen.fair, secret: table.secret } } : seen;
    };
    expect(walk({ ...plan, front: { ...SERVER, snapshot } }).leak).toMatchObject({ where: 'snapshot' });
    expect(walk(plan).leak).toBeNull();
  });

  it('and the same game without it passes', () => {
    for (const id of ['six-nimmt', 'captain-jack'] as const) {
      const match = readMatch(games[id], 3, {});
      if (match.ok) expect(walk({ game: games[id], match: match.value, seed: 'leaky' }).leak).toBeNull();
    }
  });
});
