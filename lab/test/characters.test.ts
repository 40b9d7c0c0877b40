import { charactersOf } from '@bullpen/bots';
import { gameIds } from '@bullpen/games';
import { expect, it } from 'vitest';
import { styles } from '../characters/index.ts';

const MATCHES = 80;

it.each(gameIds.filter((id) => charactersOf(id).length > 0))(
  'the characters of %s differ from medium and from each other in what their play shows',
  (game) => {
    const players = ['medium', ...charactersOf(game)];
    const run = styles({ game, players, matches: MATCHES, seed: 'styles' });
    let step = run.next();
    while (!step.done) step = run.next();
    const reports = step.value;
    for (const [i, one] of reports.entries())
      for (const other of reports.slice(i + 1)) {
        const apart = [...one.features].some(([name, { low, high }]) => {
          const theirs = other.features.get(name)!;
          return high < theirs.low || theirs.high < low;
        });
        expect(apart, `${one.player} and ${other.player}`).toBe(true);
      }
  },
);
