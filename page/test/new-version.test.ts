import { describe, expect, it } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

const STILL = { reducedMotion: 'reduce' } as const;

describe.skipIf(CHROMIUM === null)('a new version', () => {
  const scene = useScene();

  it('is offered to a page that is open, but not during a match', async () => {
    const page = await scene.visit('/', STILL);
    await page.locator('.tiles').waitFor();
    const notice = page.getByRole('status').filter({ hasText: 'A new version is available.' });
    const look = async (): Promise<void> => {
      const answered = page.waitForResponse('**/version.json');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await (await answered).finished();
    };

    await look();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await notice.count()).toBe(0);

    await page.route('**/version.json', (route) => route.fulfill({ json: { script: '/assets/other.js' } }));
    await look();
    await notice.waitFor();

    await page
      .getByRole('link', { name: /^Play now/ })
      .first()
      .click();
    await page.locator('.table[data-status="playing"]').waitFor();
    expect(await notice.isVisible()).toBe(false);
    await page.goBack();
    await notice.waitFor();

    await page.unroute('**/version.json');
    await page.getByRole('button', { name: 'Reload' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.locator('.tiles').waitFor();
    await look();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await notice.count()).toBe(0);
    await page.context().close();
  });
});
