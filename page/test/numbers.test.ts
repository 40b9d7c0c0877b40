import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM, openScene, type Scene } from './browser.ts';
import { atRest, HOME_BYTES, noteShifts, type Shift, shiftsOf, TABLE_BYTES, weigh } from './numbers.ts';

describe.skipIf(CHROMIUM === null)('the page', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(() => scene.close());

  it('is light at home', async () => {
    const { page, workers } = await weigh(scene, '/', '.tiles');
    expect(page).toBeGreaterThan(0);
    expect(page + workers).toBeLessThanOrEqual(HOME_BYTES);
  });

  it.each(gameIds)('is light with a table of %s, its worker included', async (game) => {
    const { page, workers } = await weigh(scene, `/play/${game}`, '.table[data-status="playing"]');
    expect(workers).toBeGreaterThan(0);
    expect(page + workers).toBeLessThanOrEqual(TABLE_BYTES);
  });

  /** Plays so many moves, our own and the others', at normal speed, and gives what shifted meanwhile. */
  async function shiftsIn(page: Page, moves: number): Promise<readonly Shift[]> {
    await noteShifts(page);
    await playOn(page, moves);
    await atRest(page);
    return shiftsOf(page);
  }

  // The browser does not count what shifts within half a second of a press, so how much it counts depends on how quick the
  // machine is. `npm run page-numbers` prints the sums; here they are bounded by what is called good on the web.
  it.each(['six-nimmt', 'eleven-nimmt', 'bullenrommee'])(
    'hardly shifts while cards move: %s',
    async (game) => {
      const page = await scene.visit(`/play/${game}?seed=steady`);
      await page.locator('.table[data-status="playing"]').waitFor();
      const shifts = await shiftsIn(page, 8);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1);
    },
  );

  it('makes no sound until it is wanted, and then does', async () => {
    const page = await scene.visit('/new/captain-jack', { reducedMotion: 'reduce' });
    // Counts what is started, whatever it is, where browsers start it.
    await page.evaluate(() => {
      const counted = window as unknown as { sounds: number };
      counted.sounds = 0;
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, when) {
        counted.sounds++;
        start.call(this, when);
      };
    });
    const sounds = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { sounds: number }).sounds);
    await sitDown(page, { seats: 2 });
    await playOn(page, 8);
    expect(await sounds()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Sound').selectOption('on');
    await page.keyboard.press('Escape');
    await playOn(page, 8);
    await page.waitForFunction(() => (window as unknown as { sounds: number }).sounds > 0);
  });
});
