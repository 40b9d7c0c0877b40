import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from '../house.ts';
import { playHeard } from '../match.ts';
import { matchOf } from '../part.ts';
import { searchHeard } from '../search.ts';
import './leaky-games.ts';
import { WATCHER } from '@bullpen/engine';
import { games } from '@bullpen/games';

describe('the search of a live match notices', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it.each(Object.values(games))('a game of $id that shows too much, to every viewer', async (game) => {
    const { findings } = searchHeard(
      await playHeard(house.url, game, matchOf(game, 0, 2), `leaky ${game.id}`),
    );
    for (const viewer of [WATCHER, 0, 1])
      expect(findings.filter((line) => line.includes(`viewer ${viewer} `))).not.toEqual([]);
  });
});
