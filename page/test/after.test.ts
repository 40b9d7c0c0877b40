import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { accessFaults, CHROMIUM } from './browser.ts';
import { belowTheFold, resultOf } from './result.ts';
import { useScene } from './use-scene.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];
/** How many workers review something now. */
const coaches = (page: Page): number =>
  page.workers().filter((worker) => worker.url().includes('coach')).length;
const TABS = ['Result', 'How it went', 'Moments', 'Coach'];

describe.skipIf(CHROMIUM === null)('after a match', () => {
  const scene = useScene();
  const playOut = async (how = {}, [seats, rounds] = [4, 2]): Promise<Page> => {
    const page = await scene.visit('/new/six-nimmt', { reducedMotion: 'reduce', ...how });
    await sitDown(page, { seats, 'Fixed number of rounds': rounds });
    await playOn(page, 1000);
    await resultOf(page).waitFor();
    return page;
  };

  it('the coach reviews it by itself, says how far it is, and comes to an end', async () => {
    const page = await playOut();
    await page.locator('[data-review="working"] progress').waitFor();
    const line = page.locator('[data-review="done"]');
    await line.waitFor();
    expect(await line.textContent()).toMatch(/costliest choice: about \d+\.\d ox heads\.$|no clear mistake/);
    await expect.poll(() => coaches(page)).toBe(0);

    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      for (const tab of TABS) {
        await page.getByRole('tab', { name: tab }).click();
        await page.locator('.podium, .plot, .moment, .costs').first().waitFor();
        expect(await belowTheFold(page), `${tab} at ${viewport.width}`).toEqual([]);
      }
    }
    for (const tab of TABS) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await accessFaults(page), tab).toEqual([]);
    }
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });

  it('nothing is below the fold of a phone with ten players either', async () => {
    const page = await playOut({ viewport: { width: 360, height: 740 } }, [10, 1]);
    await page.locator('[data-review="done"]').waitFor();
    expect(await page.locator('.podium li').count()).toBe(10);
    expect(await belowTheFold(page)).toEqual([]);
    await page.context().close();
  });

  it('a rematch waits for nothing: it begins while the coach still thinks, and the coach stops', async () => {
    const page = await playOut();
    await page.locator('[data-review="working"]').waitFor();
    await resultOf(page).getByRole('button', { name: 'Play again' }).click();
    await page.locator('.table[data-status="playing"] .six-hand .choice').first().waitFor();
    await expect.poll(() => coaches(page)).toBe(0);
    await page.context().close();
  });

  it('three moments and the turning points open the replay at their step', async () => {
    const page = await playOut();
    await page.locator('[data-review="done"]').waitFor();
    await page.getByRole('tab', { name: 'Moments' }).click();
    const moments = page.locator('.moment-go');
    await moments.nth(2).waitFor();
    expect(await moments.count()).toBe(3);
    const step = await moments.nth(1).getAttribute('data-step');
    await moments.nth(1).click();
    await page.locator('.replay-story', { hasText: new RegExp(`^${step}/`) }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${step}`);
    // The review comes along: nothing is thought twice.
    await page.locator('.dot').first().waitFor();
    await page.goBack();
    await resultOf(page).waitFor();
    await page.getByRole('tab', { name: 'How it went' }).click();
    await page.locator('.plot svg polyline').first().waitFor();
    const turns = page.locator('.turns .jump');
    if ((await turns.count()) > 0) {
      await turns.first().click();
      await page.locator('.replay-story', { hasText: /^\d+\// }).waitFor();
    }
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });

  it('a picture of the result is drawn and handed out', async () => {
    const page = await playOut({ acceptDownloads: true });
    await resultOf(page).locator('summary').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^six-nimmt-[\w-]+\.png$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    // A PNG of 1200 by 630.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeGreaterThan(10_000);
    await page.context().close();
  });
});

describe.skipIf(CHROMIUM === null)('after a match whose story does not come', () => {
  const scene = useScene();

  it('the page says that a part of it is missing, and nothing fails', async () => {
    const page = await scene.visit('/new/six-nimmt', { reducedMotion: 'reduce' });
    await page.evaluate(() => {
      const errors: string[] = [];
      Object.assign(window, { errors });
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    });
    // The words of replays: a page that is being left does not get them either.
    await page.route(/\/assets\/replay-[\w-]+\.js$/, async (route) => {
      const response = await route.fetch();
      const isWords = (await response.text()).includes('costliest choice');
      await (isWords ? route.abort() : route.fulfill({ response }));
    });
    await sitDown(page, { seats: 2, 'Fixed number of rounds': 1 });
    await playOn(page, 1000);
    await resultOf(page).waitFor();
    await page.getByText('Part of the page could not be loaded.').waitFor();
    expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual([]);
    await page.context().close();
  });
});
