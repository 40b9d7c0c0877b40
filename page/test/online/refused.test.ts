import { describe, expect, it } from 'vitest';
import { playTo } from '../autoplay.ts';
import { CHROMIUM } from '../browser.ts';
import { clickUntil } from '../press-until.ts';
import { useScene } from '../use-scene.ts';
import { setTable } from './guests.ts';
import { player } from './moves.ts';

describe.skipIf(CHROMIUM === null)('a move that the server refuses', () => {
  const scene = useScene();

  it('[S3] is shown with its rule, and is no fault of the page: nothing goes to its console', async () => {
    const table = await setTable(scene, 'six-nimmt', { 'Fixed number of rounds': 1 });
    const { page } = table.ann;
    const { seq } = await player(scene, table).see(-1);
    await playTo(page, seq + 1);
    // The choice is made: another card cannot be laid before it is taken back. It is marked as such, and pressed all the same.
    const refusal = page.getByRole('alert').getByRole('button', { name: /S\d/ });
    const refuse = (): Promise<unknown> =>
      clickUntil(page.locator('.six-hand button').first(), refusal, true);
    await refuse();
    // It goes by Escape, by the next action, and by itself; but not while its rule is looked up.
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached' });
    await refuse();
    await page.locator('.table-name').click();
    await refusal.waitFor({ state: 'detached' });
    await refuse();
    await refusal.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await refuse();
    await refusal.waitFor({ state: 'detached' });
    expect(scene.complaints).toEqual([]);
    await table.close();
  });
});
