import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { AGAIN_BYTES, firstVisit, VISIT_BYTES, VISIT_REQUESTS } from './first-visit.ts';
import {
  HOME_BYTES,
  noteShifts,
  PAINT_BYTES,
  ROUND,
  SCREENS,
  SHIFT,
  shiftsAt,
  sum,
  TABLE_BYTES,
  weigh,
  weighPaint,
} from './numbers.ts';
import { useScene } from './use-scene.ts';

describe.skipIf(CHROMIUM === null)('the page', () => {
  const scene = useScene();

  it('is light at home', async () => {
    const { page, workers } = await weigh(scene, '/', '.tiles');
    expect(page).toBeGreaterThan(0);
    expect(page + workers).toBeLessThanOrEqual(HOME_BYTES);
    expect(await weighPaint(scene)).toBeLessThanOrEqual(PAINT_BYTES);
  });

  it.each(gameIds)('is light with a table of %s, its worker included', async (game) => {
    const { page, workers } = await weigh(scene, `/play/${game}`, '.table[data-status="playing"]');
    expect(workers).toBeGreaterThan(0);
    expect(page + workers).toBeLessThanOrEqual(TABLE_BYTES);
  });

  it.each([
    ['home', '/', ['en']],
    ['a game', '/play/six-nimmt', ['en', 'six-nimmt']],
  ] as const)('is few requests for a new visitor of %s', async (_name, path, uses) => {
    const { paths, bytes, ready, again } = await firstVisit(scene, path, uses);
    expect(paths).toContain('/sw.js');
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(VISIT_REQUESTS);
    if (path === '/') expect(bytes).toBeLessThanOrEqual(VISIT_BYTES);
    expect(ready).toBeLessThanOrEqual(VISIT_BYTES);
    expect(again).toBeLessThanOrEqual(AGAIN_BYTES);
  });

  const still = async (...table: Parameters<typeof shiftsAt>): Promise<void> => {
    const shifts = await shiftsAt(...table);
    expect(sum(shifts.map(({ value }) => value)), JSON.stringify(shifts, null, 2)).toBeLessThan(SHIFT);
  };

  for (const [name, screen] of Object.entries(SCREENS))
    it.each(gameIds)(`stands still over more than a round, on a ${name}: %s`, (game) =>
      still(scene, game, ROUND[game], { ...screen, reducedMotion: 'reduce' }),
    );

  it.each(['six-nimmt', 'eleven-nimmt', 'bullenrommee'] as const)(
    'stands still while cards glide: %s',
    (game) => still(scene, game, 6, SCREENS.phone),
  );

  it('tells of a shift, if there is one', async () => {
    const page = await scene.visit('/');
    await page.locator('.tiles').waitFor();
    await noteShifts(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.tiles')!.style.marginBlockStart = '50px';
    });
    await page.waitForFunction(
      (bar) => ((window as { shifts?: { value: number }[] }).shifts ?? []).some(({ value }) => value > bar),
      SHIFT,
    );
  });

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
    await page.getByRole('switch', { name: 'Sounds' }).check();
    await page.keyboard.press('Escape');
    await playOn(page, 8);
    await page.waitForFunction(() => (window as unknown as { sounds: number }).sounds > 0);
  });
});
