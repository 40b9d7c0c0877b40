import { lessons } from '@bullpen/words/en/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameList } from '../games/list.ts';
import { playOn } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

/** What the hint marks, the most wanted first: where a lifted card goes, a button, then what is to be lifted. */
const HINTED = [
  '.pile-here.hinted, .jack-here.hinted, .jack-new.hinted, .bull-drop.hinted, .six-row button.hinted',
  '.button.hinted:enabled',
  '.choice.hinted[aria-pressed="false"]',
  '.six-bar .button:enabled, .twenty-bar .button:enabled:not(.plain), .bull-bar .button:enabled:not(.plain)',
];

/** Asks for a hint if there is none, and does what it says. */
async function followHint(page: Page): Promise<void> {
  if ((await page.locator('.stage .hinted').count()) === 0)
    await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.stage .hinted').first().waitFor();
  for (const wish of HINTED) {
    const found = page.locator(wish).first();
    if (await found.isVisible()) return found.click();
  }
}

describe.skipIf(CHROMIUM === null)('a guided first match', () => {
  const scene = useScene();

  it.each(Object.keys(gameList) as GameId[])('of %s is walked through by its hints, by mouse', async (id) => {
    const page = await scene.visit(`/learn/${id}`, { reducedMotion: 'reduce' });
    page.setDefaultTimeout(3000);
    const free = page.locator('.guide', { hasText: lessons[id].free });
    const next = page.getByRole('button', { name: 'Hint', disabled: false });
    for (let steps = 0; steps < 80 && !(await free.isVisible()); steps++) {
      await free.or(next).first().waitFor({ timeout: 60_000 });
      // What was there a moment ago may be gone when it is pressed.
      if (!(await free.isVisible())) await followHint(page).catch(() => {});
    }
    expect(await free.isVisible()).toBe(true);
    expect(await page.locator('.refused').textContent()).toBe('');
    if (id === 'six-nimmt') {
      // The guide falls silent when the match is over.
      await playOn(page, 1000);
      await page.locator('.after').waitFor();
      expect(await page.locator('.guide').count()).toBe(0);
    }
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });
});
