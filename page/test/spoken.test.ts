import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

/** From now on, what the live regions of a table say, in this order. */
async function listen(page: Page): Promise<() => Promise<{ loud: string[]; calm: string[] }>> {
  await page.evaluate(() => {
    const heard = { loud: [] as string[], calm: [] as string[] };
    Object.assign(window, { heard });
    const follow = (region: string, list: string[]): void => {
      const element = document.querySelector(`main ${region}`)!;
      new MutationObserver(() => list.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    };
    follow('[aria-live="assertive"]', heard.loud);
    follow('[data-spoken="waiting"]', heard.calm);
  });
  return () =>
    page.evaluate(() => (window as unknown as { heard: { loud: string[]; calm: string[] } }).heard);
}

describe.skipIf(CHROMIUM === null)('what is read aloud', () => {
  const scene = useScene();

  it('interrupts only when it is my turn, however many others move', async () => {
    const page = await scene.visit('/new/six-nimmt', { reducedMotion: 'reduce' });
    await sitDown(page, { seats: 10 });
    const heard = await listen(page);
    for (let turn = 0; turn < 3; turn++) {
      const card = page.locator('.six-hand button[aria-disabled="false"]').last();
      await card.click();
      await card.click();
      await page.waitForFunction(
        (left) =>
          document.querySelectorAll('.six-hand button[aria-disabled="false"]').length === left ||
          document.querySelector('.six-row button') !== null,
        9 - turn,
      );
      const row = page.locator('.six-row button').first();
      if (await row.isVisible()) await row.click();
      await page
        .locator('.six-hand button[aria-disabled="false"]')
        .nth(8 - turn)
        .waitFor();
    }
    const { loud, calm } = await heard();
    const others = loud.filter((text) => text !== '' && !/^(Choose a card|Your \d+ is lower)/.test(text));
    expect(others).toEqual([]);
    expect(loud.filter((text) => text.startsWith('Choose a card')).length).toBe(3);
    // One sentence a turn at most.
    expect(calm.filter((text) => text !== '').length).toBeLessThanOrEqual(3);
    await page.context().close();
  });

  it('says for whom the table waits when the others have come to rest, after the log', async () => {
    const page = await scene.visit('/new/six-nimmt?online', { reducedMotion: 'reduce' });
    await page.locator('form').waitFor();
    await page.getByRole('button', { name: 'Create table' }).click();
    const waiting = page.locator('.log ~ [data-spoken="waiting"][aria-live="polite"]');
    await waiting.filter({ hasText: 'Waiting for players' }).waitFor({ state: 'attached' });
    expect(await page.locator('main [aria-live="assertive"]').textContent()).toBe('');
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
