import { type Outcome, readMatch } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { expect, it } from 'vitest';
import { courses } from '../bench.ts';
import { blindMatches } from '../blind.ts';

/** Short matches, one after the other. */
function player(id: GameId, recorded: boolean): (n: number) => { outcome: Outcome; record: string | null } {
  const game = games[id];
  const { seats, single } = courses.find((course) => course.game === id)!;
  const match = readMatch(game, seats, single);
  if (!match.ok) throw new Error(match.refusal.code);
  const bots = Array.from({ length: seats }, () => ({ name: 'random', outside: true as const }));
  return blindMatches({ game, match: match.value, bots, budget: { playouts: 1 } }, 'blind', recorded);
}

it.each(gameIds)('matches of %s are the same with a record and without, in any order', (id) => {
  const plain = player(id, false);
  const recorded = player(id, true);
  const outcomes = [0, 1, 2, 3, 4].map((n) => plain(n).outcome);
  expect([0, 1, 2, 3, 4].map((n) => recorded(n).outcome)).toEqual(outcomes);
  // The state of the match before is used again, and leaves no trace.
  expect([3, 0, 4].map((n) => plain(n).outcome)).toEqual([outcomes[3], outcomes[0], outcomes[4]]);
  expect(new Set(outcomes.map(({ scores }) => scores.join())).size).toBeGreaterThan(1);
});
