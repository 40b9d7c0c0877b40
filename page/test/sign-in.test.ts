// Sign-in at a provider: one player in two browsers, in several languages, by keyboard, and what is said when it does not work.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { useOwnScene } from './use-scene.ts';

const PROVIDER = fileURLToPath(new URL('../../server/testing/sign-in-provider.ts', import.meta.url));
const still = { reducedMotion: 'reduce' } as const;
const keptPlayer = (page: Page): Promise<{ id: string; key: string; known?: true } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bullpen.player') ?? 'null'));

/** At the provider, as a person who types; null cancels. */
async function signInAs(page: Page, name: string | null): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  if (name === null) {
    await page.getByRole('link', { name: /cancel/i }).click();
  } else {
    await page.locator('input[name=login]').fill(name);
    await page.locator('input[name=password]').fill('any');
    await page.keyboard.press('Enter');
    await page.locator('input[value=consent]').waitFor({ state: 'attached' });
    await page.getByRole('button').click();
  }
  await page.waitForURL(/\/me$/);
}

describe.skipIf(CHROMIUM === null)('sign-in', () => {
  let provider: ChildProcess;
  const before = { ...process.env };
  beforeAll(async () => {
    provider = spawn(process.execPath, [PROVIDER], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = await once(provider.stdout!, 'data');
    Object.assign(process.env, JSON.parse(String(line)));
  });
  afterAll(async () => {
    process.env = before;
    provider.stdin!.end();
    await once(provider, 'exit');
  });
  const scene = useOwnScene();
  let own: Page;
  /** The provider's pages ask for a font and an icon elsewhere. */
  const visit = async (path: string, how: object = {}): Promise<Page> => {
    const page = await scene.visit(path, { ...still, ...how });
    await page.context().route(/fonts\.|favicon/, (route) => route.fulfill({ body: '' }));
    return page;
  };

  it('links the player of this browser, by keyboard, and leaves nothing in the address', async () => {
    own = await visit('/me');
    await own.getByLabel('Your name').fill('Zoë');
    const button = own.getByRole('button', { name: 'Sign in with Example' });
    await button.focus();
    await own.keyboard.press('Enter');
    await signInAs(own, 'zoe');
    await own.getByRole('status').getByText('Your player is now linked to your sign-in.').waitFor();
    expect(await keptPlayer(own)).toMatchObject({ known: true });
    expect(await own.evaluate(() => [location.search, localStorage.getItem('bullpen.sign-in')])).toEqual([
      '',
      null,
    ]);
    await own.reload();
    await own.getByRole('button', { name: 'Remove sign-in' }).waitFor();
  });

  it.each([
    { width: 360, height: 740, colorScheme: 'light' },
    { width: 1440, height: 900, colorScheme: 'dark' },
  ] as const)('is for everybody at $width in $colorScheme', async ({ width, height, colorScheme }) => {
    for (const language of ['en', 'is', 'de', 'no', 'he']) {
      const viewport = { width, height };
      const page = await visit(`/me?lang=${language}`, { viewport, colorScheme });
      await page.getByRole('button', { name: /Example/ }).waitFor();
      expect(await accessFaults(page), language).toEqual([]);
      expect(await fitsWidth(page), language).toBe(true);
      await page.context().close();
    }
  });

  it('makes another browser the same player, after a question', async () => {
    const phone = await visit('/me?lang=is', { viewport: { width: 360, height: 740 } });
    await phone.getByRole('button', { name: 'Skrá mig inn með Example' }).click();
    await signInAs(phone, 'zoe');
    const dialog = phone.getByRole('dialog', { name: 'Use your player here' });
    await dialog.waitFor();
    expect(await accessFaults(phone)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use it here' }).click();
    await phone.getByRole('status').getByText('This device now uses your player.').waitFor();
    const [there, here] = [await keptPlayer(phone), await keptPlayer(own)];
    expect(there?.id).toBe(here?.id);
    expect(there?.key).not.toBe(here?.key);
    expect(await phone.getByLabel('Your name').inputValue()).toBe('Zoë');
    await phone.getByRole('button', { name: 'Remove sign-in' }).waitFor();
    // There was nothing to give the focus back to: so it is at the top.
    await expect.poll(() => phone.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await phone.context().close();
  });

  it('says in one sentence that it was cancelled, begun elsewhere, or cannot be', async () => {
    const page = await visit('/me');
    const button = page.getByRole('button', { name: 'Sign in with Example' });
    await button.click();
    await signInAs(page, null);
    await page.getByRole('status').getByText('The sign-in was cancelled. Nothing has changed.').waitFor();
    await page.goto(`${scene.url}/me?code=forged&state=forged`);
    await page.getByRole('status').getByText('This sign-in was started elsewhere').waitFor();
    expect(page.url()).toBe(`${scene.url}/me`);
    await page.route('**/api/sign-in', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { code: 'sign-in-away' } })
        : route.continue(),
    );
    await button.click();
    await page.getByRole('status').getByText('The sign-in service cannot be reached.').waitFor();
    await page.context().close();
  });

  it('can be removed', async () => {
    const button = own.getByRole('button', { name: 'Remove sign-in' });
    await button.click();
    await own.getByRole('dialog').getByRole('button', { name: 'Remove sign-in' }).click();
    await own.getByRole('status').getByText('The sign-in has been removed.').waitFor();
    await own.getByRole('button', { name: 'Sign in with Example' }).waitFor();
    await own.context().close();
    expect(scene.complaints.filter((line) => !/40[19]|410|503/.test(line))).toEqual([]);
  });
});
