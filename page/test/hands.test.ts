// Settings that change the boards themselves: how large cards are, and which hand holds the phone.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '../games/list.ts';
import { CHROMIUM, fitsWidth } from './browser.ts';
import { useScene } from './use-scene.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** What one decides with, and how large its writing is. */
const READ: Readonly<Record<GameId, string>> = {
  'six-nimmt': '.six-hand .ox-face',
  'eleven-nimmt': '.eleven-hand .ox-face',
  bullenrommee: '.bull-hand .ox-face',
  'twenty-one': '.twenty > .sheet .spot small',
  'captain-jack': '.jack-hand .jack-face .corner',
};

describe.skipIf(CHROMIUM === null)('the boards follow the settings', () => {
  const scene = useScene();
  const open = async (game: GameId, viewport: typeof DESK, kept: Record<string, string>): Promise<Page> => {
    const page = await scene.visit('/', { viewport, reducedMotion: 'reduce' });
    await page.evaluate((choices) => {
      for (const [key, value] of Object.entries(choices)) localStorage.setItem(`bullpen.${key}`, value);
    }, kept);
    await page.goto(`${scene.url}/play/${game}?seed=steady`);
    await page.locator('.table[data-status="playing"] .stage button').first().waitFor();
    return page;
  };

  /** The size of the writing in pixels, as it is seen, and of what it stands on. Asked in one go: bots may move meanwhile. */
  const sizes = async (page: Page, game: GameId): Promise<{ writing: number; area: number }> => {
    await page.locator(READ[game]).first().waitFor();
    return page.evaluate((what) => {
      const face = document.querySelector(what);
      if (face === null) throw new Error(`${what} is gone`);
      const { width, height } = (face.closest('.card, .spot') ?? face).getBoundingClientRect();
      const before = getComputedStyle(face, face.matches('.ox-face') ? '::before' : null);
      return { writing: Number.parseFloat(before.fontSize), area: width * height };
    }, READ[game]);
  };

  it.each(gameIds)('%s: large cards are larger, and nothing is cut off', async (game) => {
    for (const viewport of [DESK, PHONE]) {
      const [normal, large] = [
        await open(game, viewport, {}),
        await open(game, viewport, { 'card-size': 'large' }),
      ];
      const [small, grown] = [await sizes(normal, game), await sizes(large, game)];
      expect(grown.writing / small.writing, `writing at ${viewport.width}`).toBeGreaterThan(1.15);
      expect(grown.area / small.area, `area at ${viewport.width}`).toBeGreaterThan(1.15);
      expect(await fitsWidth(large)).toBe(true);
      const cut = await large
        .locator('.stage')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(cut).toBeLessThanOrEqual(0);
      for (const page of [normal, large]) await page.context().close();
    }
  });

  /** Where the middle of something is, from the left edge of the window (0) to the right one (1). */
  const across = async (page: Page, selector: string): Promise<number> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return (box.x + box.width / 2) / PHONE.width;
  };

  /** What is pressed to go on, where it is in sight at the beginning. */
  const PRESSED: Partial<Readonly<Record<GameId, string>>> = {
    'six-nimmt': '.six-bar .button',
    'eleven-nimmt': '.eleven-bar',
    bullenrommee: '.bull-bar .actions',
  };

  it.each(gameIds)('%s: on a phone tools and buttons are on the side of the thumb', async (game) => {
    for (const language of ['en', 'he'])
      for (const hand of ['right', 'left']) {
        const page = await open(game, PHONE, { hand, language });
        for (const place of ['.tools .tool', PRESSED[game]])
          if (place !== undefined && (await page.locator(place).first().boundingBox()) !== null)
            expect((await across(page, place)) > 0.5, `${place}, ${hand}, ${language}`).toBe(
              hand === 'right',
            );
        await page.context().close();
      }
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
