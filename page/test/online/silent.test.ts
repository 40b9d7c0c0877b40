import type { Update } from '@bullpen/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOn } from '../autoplay.ts';
import { CHROMIUM } from '../browser.ts';
import { choosePlayers } from '../new-table.ts';
import { useScene } from '../use-scene.ts';
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts';

describe.skipIf(CHROMIUM === null)('a connection that dies silently in the middle of a match', () => {
  const scene = useScene();
  let proxy: SilentProxy;
  beforeAll(async () => {
    proxy = await openSilentProxy(scene.url);
  });
  afterAll(() => proxy?.close());

  /** A table for two against a bot, by way of the proxy. */
  async function sitDown(): Promise<Page> {
    const page = await scene.visit('/', { reducedMotion: 'reduce' });
    await page.goto(`${proxy.url}/new/six-nimmt?online`);
    await choosePlayers(page, 2);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Fill with bots and start' }).click();
    await page.locator('.six-hand button').nth(9).waitFor();
    await playOn(page, 2);
    return page;
  }

  /** How many moves people have made at the table, asked of the server itself. */
  async function movesAt(page: Page): Promise<number> {
    const table = new URL(page.url()).pathname.split('/').at(-1);
    const answer = await fetch(`${scene.url}/api/tables/${table}/updates?since=0`);
    const { updates } = (await answer.json()) as { updates: Update[] };
    return updates.filter(({ entry: { type, by } }) => type === 'moved' && by === 'person').length;
  }

  it.each(['everything', 'answers'] as const)(
    'and loses %s: the page says "Sending…", the move arrives once, and the board can be used',
    async (what) => {
      const page = await sitDown();
      await page.locator('.six-hand button[aria-disabled="false"], .six-row button').first().waitFor();
      const before = await movesAt(page);
      proxy.lose(what);
      const playing = playOn(page, 1);
      await page.getByRole('status').filter({ hasText: 'Sending…' }).waitFor();
      // Presses meanwhile send nothing.
      for (let press = 0; press < 2; press++)
        await page.locator('.six-hand button').last().click({ force: true });
      proxy.heal();
      await playing;
      await page.getByText('Sending…').waitFor({ state: 'detached' });
      expect(await movesAt(page)).toBe(before + 1);
      await playOn(page, 2);
      await page.waitForFunction(() => document.querySelector('.table .notice') === null);
      await page.context().close();
    },
  );
});
