import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { drag, overflows } from './filling.ts';
import { useScene } from './use-scene.ts';

/** More moves than it takes until some die fits. */
const ENOUGH = 20;

describe.skipIf(CHROMIUM === null)('the board of Twenty One', () => {
  const scene = useScene();

  async function sit(seats: number): Promise<Page> {
    const page = await scene.visit('/new/twenty-one', { reducedMotion: 'reduce' });
    await sitDown(page, { seats });
    return page;
  }

  /** Keeps rolls and waits until the viewer can write something. */
  async function untilFits(page: Page): Promise<void> {
    for (let moves = 0; moves < ENOUGH; moves++) {
      if ((await page.locator('.spot.fits').count()) > 0) return;
      await playOn(page, 1);
    }
    throw new Error('no die ever fitted');
  }

  it.each([2, 4, 6])('fills the window with %i seats', async (seats) => {
    const page = await sit(seats);
    expect(await overflows(page)).toEqual([]);
    await playOn(page, 12);
    expect(await overflows(page)).toEqual([]);
    await page.context().close();
  });

  it('[T9] shows what a choice would score before it is made', async () => {
    const page = await sit(2);
    await untilFits(page);
    const label = await page.locator('.spot.fits').first().getAttribute('aria-label');
    const [, printed, die] = /(\d), die (\d) fits/.exec(label!)!;
    const row = page.locator('.sheet:not(.small) .sheet-row.current .row-points');
    const before = /(\d+)\+(\d+)/.exec((await row.textContent())!) ?? ['', '0', '0'];
    await page.locator('.spot.fits').first().click();
    const button = page.locator('.twenty-bar .button').first();
    const [, sum, bonus] = /: (\d+) \+ (\d+)$/.exec((await button.textContent())!)!;
    expect(Number(sum)).toBe(Number(before[1]) + Number(die));
    expect(Number(bonus) > Number(before[2])).toBe(printed === die);
    expect(await row.textContent()).toContain(`${sum}+${bonus}`);
    await page.context().close();
  });

  it('[T6] a die that is dragged to its field is marked there, and elsewhere it is not', async () => {
    const page = await sit(2);
    await untilFits(page);
    const colour = await page.locator('.die.fits [data-drag]').first().getAttribute('data-drag');
    const die = `[data-drag="${colour}"]`;
    await drag(page, die, '.sheet-name');
    expect(await page.locator('.spot[aria-pressed="true"]').count()).toBe(0);
    await drag(page, die, `[data-drop="${colour}"]`);
    expect(await page.locator('.spot[aria-pressed="true"]').count()).toBe(1);
    expect(await page.locator(`[data-drop="${colour}"] .spot[aria-pressed="true"]`).count()).toBe(1);
    await page.context().close();
  });

  it('[T2] the sheets of others have their printed numbers, and on a phone one is shown large', async () => {
    const page = await sit(3);
    const numbers = await page
      .locator('.twenty-others .sheet')
      .first()
      .locator('.spot small')
      .allTextContents();
    expect(numbers.join('')).toBe('654321544331544321544221443321');
    await page.setViewportSize({ width: 360, height: 740 });
    await page
      .getByRole('button', { name: /^Look at the sheet/ })
      .first()
      .click();
    await page.locator('dialog[open] .spot').first().waitFor();
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
