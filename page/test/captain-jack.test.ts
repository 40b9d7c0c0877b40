import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { drag, overflows } from './filling.ts';
import { useScene } from './use-scene.ts';

/** A number that can be placed: with a Jack or a Blank there would be something else to see. */
const NUMBER = '.jack-hand [aria-disabled="false"]:not([aria-label="Jack"], [aria-label="Blank"])';
const numberBut = (n: number): string => `${NUMBER}:not([aria-label="${n}"])`;
const DIGITS = Array.from({ length: 9 }, (_, i) => i + 1);
const ENOUGH = 400;

describe.skipIf(CHROMIUM === null)('the board of Captain Jack', () => {
  const scene = useScene();

  async function sit(seats: number): Promise<Page> {
    const page = await scene.visit('/new/captain-jack', { reducedMotion: 'reduce' });
    await sitDown(page, { seats, 'Time to answer': 60, Deals: 9 });
    return page;
  }

  async function playUntil(page: Page, selector: string): Promise<void> {
    for (let moves = 0; moves < ENOUGH; moves++) {
      if ((await page.locator(selector).count()) > 0) return;
      await playOn(page, 1);
    }
    throw new Error(`${selector} was never there`);
  }

  it.each([2, 4, 6])('fills the window with %i seats, whatever is asked', async (seats) => {
    const page = await sit(seats);
    for (const asked of [NUMBER, '.jack-gifts .button', '.jack-window .button']) {
      await playUntil(page, asked);
      expect(await overflows(page), asked).toEqual([]);
    }
    await page.context().close();
  });

  it('[C7] shows what a pile would be worth with the card under the pointer', async () => {
    const page = await sit(3);
    // Only a number that differs from the first pile's top can be placed there.
    const fits = DIGITS.map(
      (n) => `.jack:has(.jack-pile:first-child .card:last-child [data-sign="${n}"]) ${numberBut(n)}`,
    );
    await playUntil(page, fits.join());
    // The last press of the play may have come late and have lifted a card of the new hand.
    await page.keyboard.press('Escape');
    const card = page.locator(fits.join()).first();
    await card.hover();
    const worth = Number(await card.getAttribute('aria-label'));
    const open = page.locator('.jack-pile:has(.gauge-then) .gauge b').first();
    await expect
      .poll(async () => {
        const [, value, then] = /^(\d+)→(\d+)$/.exec((await open.textContent()) ?? '') ?? [];
        return Number(then) - Number(value);
      })
      .toBe(worth);
    await page.context().close();
  });

  it('[C4] a card that is dragged to a pile is placed there', async () => {
    const page = await sit(3);
    await playUntil(page, NUMBER);
    await page.locator(NUMBER).first().click();
    await page.locator('.jack-here, .jack-new').first().waitFor();
    const pile = (await page.locator('.jack-here').count()) > 0 ? '.jack-pile:has(.jack-here)' : '.jack-new';
    const seq = Number(await page.locator('.table').getAttribute('data-seq'));
    await drag(page, '.jack-hand .lifted', pile);
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > before,
      seq,
    );
    await page.context().close();
  });

  it('[C1] shows how many Jacks and Blanks are gone', async () => {
    const page = await sit(4);
    await playUntil(page, '.jack-window');
    const text = await page.locator('.jack-facts').textContent();
    const [, gone] = /Jacks gone: (\d) of 6/.exec(text!)!;
    expect(Number(gone)).toBeGreaterThan(0);
    expect(await page.locator('.jack-gone').first().locator('.spent').count()).toBe(Number(gone));
    expect(text).toMatch(/Blanks gone: \d of 6/);
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
