import { lessons } from '@bullpen/words/en/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameList } from '../games/list.ts';
import { playOn } from './autoplay.ts';
import { accessFaults, CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

/** What the guide points at, the most wanted first: where a lifted card goes, a button, then what is to be lifted. */
const POINTED = [
  '.pile-here.hinted, .jack-here.hinted, .jack-new.hinted, .bull-drop.hinted, .six-row button.hinted',
  '.button.hinted:enabled',
  '.choice.hinted[aria-pressed="false"]',
  '.six-bar .button:enabled, .twenty-bar .button:enabled:not(.plain), .bull-bar .button:enabled:not(.plain)',
];

/** Does what the guide points at. */
async function follow(page: Page): Promise<void> {
  for (const wish of POINTED) {
    const found = page.locator(wish).first();
    if (await found.isVisible()) return found.click();
  }
}

describe.skipIf(CHROMIUM === null)('a guided first match', () => {
  const scene = useScene();

  it.each(Object.keys(gameList) as GameId[])('of %s is walked through by what it points at', async (id) => {
    const page = await scene.visit(`/learn/${id}`, { reducedMotion: 'reduce' });
    page.setDefaultTimeout(3000);
    const free = page.locator('.guide', { hasText: lessons[id].free });
    const next = page.locator('.stage .hinted').first();
    for (let steps = 0; steps < 80 && !(await free.isVisible()); steps++) {
      await free.or(next).first().waitFor({ timeout: 60_000 });
      // What was there a moment ago may be gone when it is pressed.
      if (!(await free.isVisible())) await follow(page).catch(() => {});
    }
    expect(await free.isVisible()).toBe(true);
    expect(await page.locator('.refused').textContent()).toBe('');
    // The script is over: nothing is pointed at any more, and the lesson is marked, for later visits too.
    expect(await page.locator('.stage .hinted').count()).toBe(0);
    await page.waitForFunction((game) => localStorage.getItem('bullpen.learnt') === game, id);
    if (id === 'six-nimmt') {
      // The guide falls silent when the match is over.
      await playOn(page, 1000);
      await page.locator('.after').waitFor();
      expect(await page.locator('.guide').count()).toBe(0);
    }
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });

  it.each(Object.keys(gameList) as GameId[])('of %s goes on and back step by step', async (id) => {
    const page = await scene.visit(`/learn/${id}`, { reducedMotion: 'reduce' });
    const { free, ...texts } = lessons[id];
    const all = Object.values(texts);
    const step = (n: number) => page.locator('.guide', { hasText: `${n + 1} of ${all.length}${all[n]}` });
    for (const n of all.keys()) {
      await step(n).waitFor();
      await page.locator('.stage .hinted').first().waitFor();
      await page.getByRole('button', { name: 'Skip' }).click();
    }
    await page.locator('.guide', { hasText: free }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Skip' }).click();
    await step(1).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await step(0).waitFor();
    await page.locator('.stage .hinted').first().waitFor();
    expect(await page.getByRole('button', { name: 'Back', exact: true }).isDisabled()).toBe(true);
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });

  it('refuses anything else, and ends with a first match in which hints come by themselves, with a reason', async () => {
    const page = await scene.visit('/learn/six-nimmt', { reducedMotion: 'reduce' });
    await page.locator('.six-hand .choice:not(.hinted)').first().click();
    await page.locator('.six-bar .button').click();
    await page.locator('.refused', { hasText: 'Follow the guide first' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    for (let n = 1; n <= 6; n++) {
      await page.locator('.guide', { hasText: `${n} of 6` }).waitFor();
      await page.getByRole('button', { name: 'Skip' }).click();
    }
    await page.getByRole('button', { name: 'Play your first match' }).click();
    await page.locator('.seat[data-kind="bot"]').nth(2).waitFor();
    await page.locator('.hint-said', { hasText: /^Hint: Play \d+: \S/ }).waitFor();
    await page.locator('.six-hand .hinted').waitFor();
    await page.context().close();
  });
});
