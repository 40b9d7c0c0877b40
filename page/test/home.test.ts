import { games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { gameList } from '../games/list.ts';
import { bestScore } from '../table/best.ts';
import { accessFaults, CHROMIUM, fitsWidth, untilKept } from './browser.ts';
import { useScene } from './use-scene.ts';

it('knows the games, their seats, what they call a round, and which scores are good', () => {
  const listed = Object.entries(gameList).map(([id, { seats, period }]) => [id, seats, period]);
  expect(listed).toEqual(Object.entries(games).map(([id, { seats, period }]) => [id, seats, period]));
  const best = Object.entries(games).map(([id, game]) => [id, game.best]);
  expect(Object.entries(bestScore)).toEqual(best);
});

describe.skipIf(CHROMIUM === null)('home', () => {
  const scene = useScene();

  it.each(['light', 'dark'] as const)('is for everybody, in %s', async (colorScheme) => {
    const page = await scene.visit('/', { colorScheme, viewport: { width: 360, height: 740 } });
    await page.locator('.hero').getByRole('link', { name: 'Play now: 6 nimmt!, against bots' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  });

  it('leads to every game with one press, and back to a match that goes on', async () => {
    const page = await scene.visit('/', { reducedMotion: 'reduce' });
    for (const link of await page.getByRole('link', { name: /^Play now: / }).all()) {
      await link.click();
      await page.locator('.table[data-status="playing"]').waitFor();
      await page.goBack();
      await page.locator('.tiles').waitFor();
    }
    expect(scene.complaints).toEqual([]);
  });

  it('plays without a network what has been opened, in the language that was chosen', async () => {
    const page = await scene.visit('/play/six-nimmt', { reducedMotion: 'reduce', serviceWorkers: 'allow' });
    await page.locator('.six-hand button').first().waitFor();
    await untilKept(page, 'six-nimmt');
    await page.evaluate(() => localStorage.setItem('bullpen.language', 'is'));
    await page.goto(scene.url);
    await untilKept(page, 'is');
    await page.context().setOffline(true);
    await page.goto(`${scene.url}/play/six-nimmt`);
    await page.locator('.six-hand button').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('is');
    await page.context().close();
  });
});
