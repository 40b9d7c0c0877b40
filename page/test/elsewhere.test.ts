// Browsers that give a page less than it is used to: plain HTTP from another device, and storage that is blocked.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameIds } from '../games/list.ts';
import { playOn, playTo, sitDown } from './autoplay.ts';
import { buildPage, CHROMIUM, type PageServer, startServer, stopServer } from './browser.ts';
import { FLAGS } from './find-browser.ts';
import { verifyDeal } from './result.ts';

/** A name that is not the browser's own machine for it, so that no page from there is a secure context. */
const HOST = 'bullpen.test';

describe.skipIf(CHROMIUM === null)('elsewhere', () => {
  const data = mkdtempSync(join(tmpdir(), 'bullpen-page-'));
  const complaints: string[] = [];
  let server: PageServer | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    buildPage();
    vi.stubEnv('BULLPEN_HOSTS', HOST);
    server = await startServer(data, '0');
    const args = [...FLAGS.split(' '), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
    browser = await chromium.launch({ executablePath: CHROMIUM!, args });
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await browser?.close();
    if (server !== undefined) await stopServer(server);
    rmSync(data, { recursive: true });
  });

  async function newPage(): Promise<Page> {
    const context = await browser!.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    return page;
  }

  describe('over plain HTTP from another device', () => {
    const address = (path: string): string => server!.url.replace('localhost', HOST) + path;

    it.each(gameIds)('%s is played against bots', async (game) => {
      const page = await newPage();
      await page.goto(address(`/play/${game}?seed=steady`));
      expect(await page.evaluate(() => [isSecureContext, crypto.subtle === undefined])).toEqual([
        false,
        true,
      ]);
      await page.locator('.table[data-status="playing"]').waitFor();
      await playOn(page, 4);
      await page.context().close();
    });

    it('a match comes to its end, and its deal is verified', async () => {
      const page = await newPage();
      await page.goto(address('/new/six-nimmt'));
      await sitDown(page, { seats: 2, 'Fixed number of rounds': 1 });
      await playTo(page, Number.POSITIVE_INFINITY);
      await verifyDeal(page);
      await page.getByText('All cards and dice follow from the secret').waitFor();
      await page.context().close();
    });

    it('a table on the server is set, dealt and played', async () => {
      const page = await newPage();
      await page.goto(address('/new/captain-jack?online'));
      await page.getByRole('button', { name: 'Create table' }).click();
      await page.getByRole('button', { name: 'Fill with bots and start' }).click();
      await page.locator('.jack-hand button').first().waitFor();
      await playOn(page, 4);
      await page.context().close();
    });
  });

  it('with storage blocked the maker of a table keeps the seat', async () => {
    const page = await newPage();
    // What Chromium does where a site may not store anything.
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto(`${server!.url}/new/captain-jack?online`);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Fill with bots and start' }).click();
    await page.locator('.jack-hand button').first().waitFor();
    await playOn(page, 4);
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(complaints).toEqual([]);
  });
});
