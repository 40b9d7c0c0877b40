import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth, type Scene } from './browser.ts';
import { choosePlayers } from './new-table.ts';
import { belowTheFold, resultOf, verifyDeal } from './result.ts';
import { useScene } from './use-scene.ts';

/** A desk, a laptop or tablet, and a phone: the end of a match fits on each. */
const SCREENS = [
  [1440, 900],
  [1024, 768],
  [360, 740],
] as const;
const PHONE = { viewport: { width: 360, height: 740 } };

describe.skipIf(CHROMIUM === null)('6 nimmt! in a browser', () => {
  const scene = useScene();

  /** Goes to a table for two, one round, through the form, without animations. */
  async function sitDown(how: Parameters<Scene['visit']>[1] = {}): Promise<Page> {
    const page = await scene.visit('/new/six-nimmt', { reducedMotion: 'reduce', ...how });
    await choosePlayers(page, 2);
    await page.getByLabel('Fixed number of rounds').fill('1');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.six-hand button').first().waitFor();
    return page;
  }

  /** Waits until the page wants something of us, or the match is over. */
  const wanted = (page: Page): Promise<string> =>
    page
      .waitForFunction(() => {
        const table = document.querySelector<HTMLElement>('.table');
        if (table?.dataset.status === 'over') return 'over';
        if (document.querySelector('.six-row button') !== null) return 'row';
        return document.querySelector('.six-hand button[aria-disabled="false"]') === null ? '' : 'card';
      })
      .then((found) => found.jsonValue());

  async function playToTheEnd(page: Page, act: (wish: string) => Promise<void>): Promise<void> {
    for (let moves = 0; moves < 40; moves++) {
      const wish = await wanted(page);
      if (wish === 'over') return;
      const seq = await page.locator('.table').getAttribute('data-seq');
      await act(wish);
      await page.waitForFunction(
        (before) => document.querySelector<HTMLElement>('.table')?.dataset.seq !== before,
        seq,
      );
    }
    throw new Error('the match did not end');
  }

  /** Type, see, Enter: the number of a row marks it, and takes nothing yet. The focus is on a row, not on a card. */
  async function takeRow(page: Page): Promise<void> {
    const seq = await page.locator('.table').getAttribute('data-seq');
    await page.locator('.six-row .button:focus').waitFor();
    await page.keyboard.press('2');
    await page.locator('.six-row:nth-child(2) [aria-pressed="true"]').waitFor();
    expect(await page.locator('.table').getAttribute('data-seq')).toBe(seq);
    await page.keyboard.press('Enter');
  }

  it('is played by mouse to the final scores, and its deal is verified', async () => {
    const page = await sitDown();
    expect(await accessFaults(page)).toEqual([]);
    await playToTheEnd(page, async (wish) => {
      if (wish === 'row') return page.locator('.six-row button').first().click();
      const card = page.locator('.six-hand button[aria-disabled="false"]').first();
      await card.click();
      await card.click();
    });
    await resultOf(page).waitFor();
    expect(await page.locator('.podium li').count()).toBe(2);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await belowTheFold(page), `${width} × ${height}`).toEqual([]);
    }
    // Closed to look at the board, and opened again: the focus goes with it.
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Escape');
    await resultOf(page).waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Result');
    await page.keyboard.press('Enter');
    await resultOf(page).waitFor();
    expect(await focused()).toMatch(/^You (came|won|share)/);
    await verifyDeal(page);
    await page.getByText('All cards and dice follow').waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });

  it('is played by keyboard alone, on a phone, in the dark', async () => {
    const page = await sitDown({ ...PHONE, colorScheme: 'dark' });
    expect(await fitsWidth(page)).toBe(true);
    await playToTheEnd(page, async (wish) => {
      if (wish === 'row') return takeRow(page);
      const card = await page
        .locator('.six-hand button[aria-disabled="false"]')
        .last()
        .getAttribute('data-card');
      await page.keyboard.type(card!);
      await page.locator(`.six-hand [data-card="${card}"][aria-pressed="true"]`).waitFor();
      await page.keyboard.press('Enter');
    });
    await resultOf(page).waitFor();
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessFaults(page)).toEqual([]);
  });

  it('goes on where it was after the page is loaded again', async () => {
    const page = await sitDown();
    await page.locator('.six-hand button').first().click();
    await page.getByRole('button', { name: /^Play \d/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('.six-hand button').length === 9);
    await page.reload();
    await page.locator('.six-hand button').first().waitFor();
    expect(await page.locator('.six-hand button').count()).toBe(9);
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
