import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;
/** More moves than it ever takes. */
const ENOUGH = 80;

describe.skipIf(CHROMIUM === null)('a question with one answer', () => {
  const scene = useScene();

  it('answers itself: the last card of 6 nimmt! is played without a press [S3]', async () => {
    const page = await scene.visit('/new/six-nimmt', still);
    await sitDown(page, { seats: 2, 'Fixed number of rounds': 1 });
    const hand = page.locator('.six-hand button');
    for (let moves = 0; moves < ENOUGH && (await hand.count()) > 1; moves++) await playOn(page, 1);
    await page.locator('.prompt-text').getByText('Only one move is possible.').waitFor();
    // A card that is too low asks for a row, which is a question with four answers.
    await page.locator('.table[data-status="over"], .six-price').first().waitFor();
    await page.context().close();
  });

  it('answers itself: between two players a pile of eleven goes to the other [C7]', async () => {
    const page = await scene.visit('/new/captain-jack', still);
    await sitDown(page, { seats: 2 });
    const gifts = page.locator('.jack-gifts');
    for (let moves = 0; moves < ENOUGH && (await gifts.count()) === 0; moves++) await playOn(page, 1);
    expect(await gifts.locator('button').count()).toBe(1);
    const before = Number(await page.locator('.table').getAttribute('data-seq'));
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > seq,
      before,
    );
    await page.context().close();
  });

  it('waits where a hint points, as in a lesson', async () => {
    const page = await scene.visit('/new/six-nimmt', still);
    await sitDown(page, { seats: 2, 'Fixed number of rounds': 1 });
    const hand = page.locator('.six-hand button');
    for (let moves = 0; moves < ENOUGH && (await hand.count()) > 1; moves++) await playOn(page, 1);
    await page.clock.install();
    await page.reload();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.six-hand .hinted').waitFor();
    // Longer than any question with one answer stands.
    await page.clock.fastForward(10_000);
    expect(await page.locator('.six-hand .hinted').count()).toBe(1);
    await page.context().close();
  });
});
