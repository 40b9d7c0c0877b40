import { describe, expect, it } from 'vitest';
import { playOn } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { choosePlayers } from './new-table.ts';
import { useScene } from './use-scene.ts';

describe.skipIf(CHROMIUM === null)('where no socket can be opened', () => {
  const scene = useScene();

  it('a table on the server is played all the same, by asking for news', async () => {
    const page = await scene.visit('/', { reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      window.WebSocket = class extends EventTarget {
        constructor() {
          super();
          setTimeout(() => this.dispatchEvent(new Event('close')));
        }
        close(): void {}
      } as unknown as typeof WebSocket;
    });
    await page.goto(`${scene.url}/new/captain-jack?online`);
    await choosePlayers(page, 2);
    await page.getByRole('button', { name: 'Create table' }).click();
    // To another seat and back: news always belong to the viewer that asks.
    await page.getByRole('button', { name: 'Leave seat' }).click();
    await page.getByRole('button', { name: 'Sit here: seat 2' }).click();
    await page.getByRole('button', { name: 'Fill with bots and start' }).click();
    await page.locator('.jack-hand button').first().waitFor();
    await playOn(page, 12);
    expect(await page.locator('.notice').count()).toBe(0);
  });
});
