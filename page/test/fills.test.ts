import { describe, expect, it } from 'vitest';
import { type GameId, gameIds, gameList } from '../games/list.ts';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { overflows } from './filling.ts';
import { useScene } from './use-scene.ts';

describe.skipIf(CHROMIUM === null)('the table fills the window without scrolling', () => {
  const scene = useScene();

  const tables = gameIds.flatMap((game): readonly (readonly [GameId, number])[] => {
    const { seats, usual } = gameList[game];
    return [
      [game, usual],
      [game, seats.max],
    ];
  });

  it.each(tables)('%s with %i seats', async (game, seats) => {
    const page = await scene.visit(`/new/${game}`, { reducedMotion: 'reduce' });
    await sitDown(page, { seats });
    await playOn(page, 3 * seats);
    expect(await overflows(page)).toEqual([]);
    await page.context().close();
  });

  it('finds what has to be scrolled to', async () => {
    const page = await scene.visit('/play/six-nimmt', { reducedMotion: 'reduce' });
    await page.locator('.table[data-status="playing"]').waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.table')!.style.minBlockSize = '80rem';
    });
    expect(await overflows(page)).toHaveLength(3);
  });
});
