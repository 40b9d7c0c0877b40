// The daily deal in the page: to begin, to resume, to see what came of it, and to come back tomorrow.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { useOwnScene } from './use-scene.ts';

const CLOCK = fileURLToPath(new URL('../../server/testing/clock-days.ts', import.meta.url));
const still = { reducedMotion: 'reduce' } as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** Notes all that is written on canvases from now on. */
function noteWriting(): void {
  const written: string[] = [];
  Object.assign(window, { written });
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, ...where) {
    written.push(text);
    fillText.call(this, text, ...where);
  };
  prototype.strokeText = (text) => written.push(text);
}

describe.skipIf(CHROMIUM === null)('the daily deal', () => {
  const scene = useOwnScene({ first: CLOCK });
  let page: Page;
  const six = () => page.locator('.daily-deal[data-game="six-nimmt"]').first();

  const expectWell = async (): Promise<void> => {
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await accessFaults(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
    }
  };

  it('is found from home, with all games and what they are bound to', async () => {
    page = await scene.visit('/', { ...still, viewport: PHONE });
    await page.getByRole('link', { name: 'Daily deal' }).click();
    await page.getByRole('heading', { name: 'Daily deal' }).waitFor();
    await page.getByText(/^New deals in /).waitFor();
    expect(await page.locator('.daily-deal').count()).toBe(5);
    expect(await page.title()).toContain('Daily deal');
    await page.getByText('How to check the deal').click();
    const hashes = await page.locator('.daily-hashes code').allTextContents();
    expect(hashes).toHaveLength(10);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await page.getByText('There are no past days yet.').waitFor();
    await expectWell();
  });

  it('is resumed after a closed tab and a killed server, not begun again', async () => {
    await six().getByRole('button', { name: 'Play: 6 nimmt!' }).press('Enter');
    await page.locator('.table[data-status="playing"]').waitFor();
    const at = page.url();
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await playOn(page, 6);
    // As if the tab were closed: nothing is left that asks a server which is away.
    await page.goto('about:blank');
    await scene.restart();
    await page.goto(`${scene.url}/daily`);
    await six().getByRole('button', { name: 'Continue: 6 nimmt!' }).click();
    await page.locator('.table[data-status="playing"]').waitFor();
    expect(page.url()).toBe(at);
    expect(Number(await page.locator('.table').getAttribute('data-seq'))).toBeGreaterThan(6);
  });

  it('is closed to everybody else', async () => {
    const other = await scene.visit(new URL(page.url()).pathname, still);
    await other.getByRole('heading', { name: 'This daily deal stays closed to others' }).waitFor();
    expect(await other.locator('.table').count()).toBe(0);
    await other.context().close();
  });

  it('ends with a rank, the field, luck and decisions, and a picture', async () => {
    await playOn(page, 1000);
    await page.locator('.after').getByRole('link', { name: 'Daily deal' }).click();
    await page.getByText('Place 1 of 1').waitFor();
    await page.locator('.spread rect.own').waitFor();
    await page.locator('.luck-skill').waitFor();
    await page.locator('.spread .mark.strong').waitFor();
    await page.getByText('Nobody has been in your position and chosen differently yet.').waitFor();
    await page.evaluate(noteWriting);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share picture' }).click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/^bullpen-\d{4}-\d\d-\d\d-six-nimmt\.png$/);
    // It spoils nothing: no card, no move, no score.
    const day = await page.locator('h1 .quiet').textContent();
    const written = await page.evaluate(() => (window as { written?: string[] }).written);
    expect(written?.toSorted()).toEqual(['6 nimmt!', 'Daily deal', 'Place 1 of 1', day].toSorted());
    await expectWell();
    await page.getByRole('link', { name: 'All deals' }).click();
    await six().getByText('Place 1 of 1').waitFor();
    await page.getByText('1 day in a row').waitFor();
    await expectWell();
  });

  it('is another one tomorrow; the past one can be checked', async () => {
    await scene.restart(() => writeFileSync(join(scene.data, 'days-ahead'), '1'));
    await page.goto(`${scene.url}/daily`);
    await six().getByRole('button', { name: 'Play: 6 nimmt!' }).waitFor();
    const past = page.locator('.daily-archive');
    await past.locator('.daily-deal[data-state="done"]').waitFor();
    await past.getByText('How to check the deal').click();
    expect(await past.locator('.daily-hashes code').count()).toBe(10);
    const [records] = await Promise.all([
      page.waitForEvent('download'),
      past.getByRole('link', { name: '6 nimmt!', exact: true }).click(),
    ]);
    expect(records.suggestedFilename()).toMatch(/six-nimmt\.jsonl$/);
    await expectWell();
  });

  it('of a past day is played without a rank', async () => {
    await page.locator('.daily-archive').getByRole('button', { name: 'Play: Captain Jack' }).click();
    await page.locator('.table[data-status="playing"]').waitFor();
    await playOn(page, 1000);
    await page.locator('.after').getByRole('link', { name: 'Daily deal' }).click();
    await page.locator('.daily-rank').getByText('Played without a rank').waitFor();
    expect(await page.getByRole('button', { name: 'Share picture' }).count()).toBe(0);
    await page.locator('.luck-skill').waitFor();
    await expectWell();
    await page.getByRole('link', { name: 'All deals' }).click();
    await page.locator('.daily-archive').getByText('Played without a rank').waitFor();
    await page.getByText('1 day in a row').waitFor();
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });
});
