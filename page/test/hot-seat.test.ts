import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { playOn } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { choosePlayers } from './new-table.ts';
import { useScene } from './use-scene.ts';

const QUICK = { reducedMotion: 'reduce' } as const;

/** All that the page shows or says to screen readers. */
const shownBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .concat(document.body.textContent)
      .join('\n'),
  );

describe.skipIf(CHROMIUM === null)('two people at one device', () => {
  const scene = useScene();

  async function sitDown(game: string): Promise<Page> {
    const page = await scene.visit(`/new/${game}`, QUICK);
    await choosePlayers(page, 2);
    await page.getByLabel(/^Seat 2/).selectOption('person');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.table[data-status="playing"]').waitFor();
    return page;
  }

  it.each(gameIds)(
    'of %s: the device goes to and fro, and while it does no hand is on the page',
    async (game) => {
      const page = await sitDown(game);
      await page.evaluate(() => {
        const seen = { ways: 0, shown: 0 };
        let under = false;
        new MutationObserver(() => {
          const now = document.querySelector('dialog[open]') !== null;
          if (now && !under) seen.ways++;
          if (now && document.querySelector('.stage')!.childElementCount > 0) seen.shown++;
          under = now;
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        Object.assign(window, { seen });
      });
      await playOn(page, 12);
      const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
      expect(seen).toEqual({ ways: expect.toSatisfy((ways: number) => ways >= 4), shown: 0 });
      expect(scene.complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('B6: what one drew from the stock, no page shows to the other, and the log of each is their own', async () => {
    const page = await sitDown('bullenrommee');
    const handOver = page.locator('dialog[open] .button');
    const takeIt = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Stock/ }).click();
      await page.getByRole('button', { name: 'Draw from the stock' }).click();
      await handOver.waitFor();
    };
    if (await handOver.isVisible()) await handOver.click();
    await page.locator('.bull-hand button').first().waitFor();
    await takeIt();
    // Escape, even twice, is no way around it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.log-newest').getByText('draws from the stock').waitFor();
    const drew = /draws \d+ from the stock/;
    expect(await page.locator('.bull-hand').count()).toBe(0);
    expect(await shownBy(page)).not.toMatch(drew);
    await handOver.click();
    await page.locator('.bull-hand button').first().waitFor();
    expect(await shownBy(page)).not.toMatch(drew);
    await takeIt();
    await handOver.click();
    await page.locator('.bull-hand button').first().waitFor();
    const log = (await page.getByRole('log').textContent()) ?? '';
    expect(log.match(/draws \d+ from the stock/g)).toHaveLength(1);
    expect(log.match(/draws from the stock/g)).toHaveLength(1);
    // A page that is opened again remembers what happened.
    await page.reload();
    await page.locator('.table[data-status="playing"]').waitFor();
    expect(await page.getByRole('log').textContent()).toContain('draws');
    expect(scene.complaints).toEqual([]);
  });
});
