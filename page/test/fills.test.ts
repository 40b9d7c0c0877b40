import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds, gameList } from '../games/list.ts';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

const SIZES = {
  desk: { width: 1440, height: 900 },
  'small desk': { width: 1024, height: 768 },
  phone: { width: 360, height: 740 },
};

/** What of a table has to be scrolled to, or lies under something else, in short lines. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} high`);
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
    for (const name of ['.seats', '.prompt', '.stage', '.log-last', '.tools']) {
      const box = document.querySelector(name)?.getBoundingClientRect();
      if (box === undefined) faults.push(`there is no ${name}`);
      else if (box.top < 0 || box.bottom > innerHeight + 1) faults.push(`${name} is out of the window`);
    }
    const stage = document.querySelector('.stage');
    const board = stage?.firstElementChild?.getBoundingClientRect();
    const room = stage?.getBoundingClientRect();
    if (board === undefined || room === undefined) faults.push('there is no board');
    else if (board.bottom > room.bottom + 1)
      faults.push(`the board is ${board.bottom - room.bottom} too high`);
    return faults;
  });

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
    const page = await scene.visit(`/new/${game}`, { reducedMotion: 'reduce', viewport: SIZES.desk });
    await sitDown(page, { seats });
    await playOn(page, 3 * seats);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await expect.poll(() => outOfSight(page), { message: name }).toEqual([]);
    }
    await page.context().close();
  });

  it('finds what has to be scrolled to', async () => {
    const page = await scene.visit('/play/six-nimmt', { reducedMotion: 'reduce', viewport: SIZES.phone });
    await page.locator('.table[data-status="playing"]').waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.table')!.style.blockSize = '60rem';
    });
    await expect.poll(() => outOfSight(page)).not.toEqual([]);
  });
});
