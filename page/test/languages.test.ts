import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { useScene } from './use-scene.ts';

const LANGUAGES = [
  { locale: 'en-GB', tag: 'en', direction: 'ltr' },
  { locale: 'is-IS', tag: 'is', direction: 'ltr' },
  { locale: 'de-DE', tag: 'de', direction: 'ltr' },
  { locale: 'nb-NO', tag: 'nb', direction: 'ltr' },
  { locale: 'he-IL', tag: 'he', direction: 'rtl' },
] as const;
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** The words of buttons and links that do not fit into them, whether they are cut or stick out on either side. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sticksOut = (one: HTMLElement): boolean => {
      const box = one.getBoundingClientRect();
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement ?? one;
        // Not drawn: it is only for screen readers, here or at this width.
        if (parent.closest('[aria-hidden="true"]') || getComputedStyle(parent).clipPath === 'inset(50%)')
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('button, .button, a')]
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || sticksOut(one))
      .map((one) => one.textContent);
  });

async function expectWhole(page: Page, where: string): Promise<void> {
  expect(await page.locator('body').textContent(), where).not.toMatch(/undefined|null|NaN|\[object/);
  expect(await fitsWidth(page), where).toBe(true);
  expect(await clipped(page), where).toEqual([]);
}

describe.skipIf(CHROMIUM === null)('languages', () => {
  const scene = useScene();

  it.each(LANGUAGES)(
    '$tag: home and every table, on a desk and on a phone',
    async ({ locale, tag, direction }) => {
      for (const viewport of SCREENS) {
        const page = await scene.visit('/', { locale, viewport, reducedMotion: 'reduce' });
        await page.locator('.tiles').waitFor();
        const [lang, dir] = await page.evaluate(() => [
          document.documentElement.lang,
          document.documentElement.dir,
        ]);
        expect([lang, dir]).toEqual([tag, direction]);
        await expectWhole(page, `home, ${viewport.width}`);
        expect(await accessFaults(page)).toEqual([]);
        for (const game of gameIds) {
          await page.goto(`${scene.url}/play/${game}`);
          await page.locator('.table[data-status="playing"] .stage button').first().waitFor();
          await expectWhole(page, `${game}, ${viewport.width}`);
          if (game === 'six-nimmt') expect(await accessFaults(page)).toEqual([]);
        }
        await page.context().close();
      }
      expect(scene.complaints).toEqual([]);
    },
  );

  it('Hebrew runs from the right, rows of numbers from the left', async () => {
    const page = await scene.visit('/play/six-nimmt', { locale: 'he-IL', reducedMotion: 'reduce' });
    await page.locator('.six-hand button').nth(9).waitFor();
    const leftOf = (selector: string): Promise<number[]> =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect((await leftOf('.brand'))[0]).toBeGreaterThan(640);
    for (const selector of ['.six-hand button', '.six-row:first-child .six-place']) {
      const places = await leftOf(selector);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('a hand lies in the middle of a desk in Hebrew too', async () => {
    const page = await scene.visit('/play/bullenrommee', {
      locale: 'he-IL',
      reducedMotion: 'reduce',
      viewport: { width: 1920, height: 1080 },
    });
    await page.locator('.bull-hand button').nth(15).waitFor();
    const middle = await page.locator('.bull-hand button').evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      return (left + Math.max(...boxes.map((box) => box.right))) / 2;
    });
    expect(Math.abs(middle - 960)).toBeLessThan(4);
    await page.context().close();
  });

  it('is chosen in the settings, at once and for later', async () => {
    const page = await scene.visit('/', { locale: 'fr-FR' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption({ label: 'עברית' });
    await page.getByRole('heading', { name: 'הגדרות' }).waitFor();
    await page.reload();
    await page.locator('html[lang="he"][dir="rtl"]').waitFor();
  });

  it.each([
    ['/rules/six-nimmt', '.rules'],
    ['/play/six-nimmt', '.side'],
  ])('%s: what is on the screen already changes its language too', async (path, place) => {
    const page = await scene.visit(path, { reducedMotion: 'reduce' });
    const shown = page.locator(place);
    await shown.filter({ hasText: /\brow/ }).first().waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption({ label: 'עברית' });
    await page.getByRole('heading', { name: 'הגדרות' }).waitFor();
    await shown.filter({ hasText: 'שור' }).first().waitFor();
    await expect.poll(() => shown.filter({ hasText: /[a-z]{2}/i }).count()).toBe(0);
    await page.context().close();
  });
});
