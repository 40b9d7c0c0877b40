// The page about oneself: a player without an account, a new name, matches, other devices, export and erasure.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { useOwnScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;
const keptPlayer = (page: Page): Promise<{ id: string; key: string; known?: true } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bullpen.player') ?? 'null'));

describe.skipIf(CHROMIUM === null)('a player without an account', () => {
  const scene = useOwnScene();
  let host: Page;
  let friend: Page;
  let link = '';

  it('is made when somebody first sits down, and has a face; the name can be changed while seated', async () => {
    host = await scene.visit('/new/six-nimmt?online', still);
    expect(await keptPlayer(host)).toBeNull();
    await host.getByRole('button', { name: 'Create table' }).click();
    await host.getByRole('button', { name: 'Leave seat' }).waitFor();
    const own = await keptPlayer(host);
    expect(own).toMatchObject({ known: true });
    await host.locator('.top-me .avatar').waitFor();
    link = new URL(host.url()).pathname;
    friend = await scene.visit(link, still);
    await friend.getByLabel('Your name').fill('Zoë');
    await friend.keyboard.press('Enter');
    await friend.getByRole('button', { name: 'Change name' }).click();
    await friend.getByRole('dialog').getByLabel('Your name').fill('Zoë Ösp');
    await friend.keyboard.press('Enter');
    await host.locator('.lobby-seats').getByText('Zoë Ösp').waitFor();
    await host.locator('.log').getByText('Zoë is now called Zoë Ösp.').first().waitFor();
    await host.getByRole('button', { name: 'Fill with bots and start' }).click();
    await host.locator('.table[data-status="playing"]').waitFor();
    await friend.getByRole('button', { name: 'My seat' }).click();
    await friend.getByRole('button', { name: 'Change name' }).click();
    await friend.getByRole('dialog', { name: 'Change name' }).getByLabel('Your name').fill('Ösp');
    await friend.keyboard.press('Enter');
    await host.locator('.seat-name').getByText('Ösp', { exact: true }).waitFor();
  });

  it('finds finished matches of this device and of the server, by game and opponent', async () => {
    await friend.goto(`${scene.url}/play/captain-jack?seed=me`);
    await playOn(friend, 400);
    await friend.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
    await friend.getByRole('link', { name: 'You and your matches' }).click();
    const rows = friend.locator('.match');
    await rows.nth(1).waitFor();
    expect(await rows.locator('b').allTextContents()).toEqual(['Captain Jack', '6 nimmt!']);
    await rows
      .first()
      .getByText(/^(You came \d|You won|You share)/)
      .waitFor();
    await rows.last().getByText('Still being played').waitFor();
    await rows
      .last()
      .getByRole('link', { name: /^Continue: 6 nimmt!/ })
      .waitFor();
    await friend.getByLabel('Search by opponent').fill('gue');
    await expect.poll(() => rows.count()).toBe(1);
    await friend.getByLabel('Search by opponent').fill('nobody at all');
    await friend.getByText('No matches found.').waitFor();
    await friend.getByLabel('Search by opponent').fill('');
    await friend.getByLabel('Game').selectOption('captain-jack');
    await expect.poll(() => rows.count()).toBe(1);
    await friend.getByRole('button', { name: /^Replay: Captain Jack/ }).click();
    await friend.waitForURL('**/replay/captain-jack*');
    await friend.goBack();
    await friend.getByRole('link', { name: /^Review: Captain Jack/ }).click();
    await friend.locator('.after').waitFor();
  });

  it.each([
    { width: 360, height: 740, colorScheme: 'light' },
    { width: 1440, height: 900, colorScheme: 'dark' },
  ] as const)('is for everybody at $width in $colorScheme', async ({ width, height, colorScheme }) => {
    await friend.setViewportSize({ width, height });
    await friend.emulateMedia({ colorScheme, ...still });
    await friend.goto(`${scene.url}/me`);
    await friend.locator('.match').first().waitFor();
    expect(await accessFaults(friend)).toEqual([]);
    expect(await fitsWidth(friend)).toBe(true);
  });

  it('has dates in the language of the page, whatever the browser speaks', async () => {
    const DATES = {
      en: /^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M/,
      de: /^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} /,
      no: /^\d{1,2}\. \w{3,4}\.? \d{4}, \d{2}:\d{2} /,
      // Browsers that do not know Icelandic write the month as a number.
      is: /^\d{1,2}\.( \p{L}{3,4}\.? |\d{1,2}\.)\d{4}, \d{2}:\d{2} /u,
      he: /^\d{1,2} ב\p{L}+׳? \d{4}, \d{1,2}:\d{2} /u,
    };
    for (const [language, form] of Object.entries(DATES)) {
      await friend.evaluate((id) => localStorage.setItem('bullpen.language', id), language);
      await friend.reload();
      expect(await friend.locator('.match .quiet').first().textContent(), language).toMatch(form);
    }
    await friend.evaluate(() => localStorage.removeItem('bullpen.language'));
    await friend.reload();
  });

  it('says what came of it to those who do not see the page, and keeps the focus', async () => {
    const said = (text: string): Promise<void> => friend.getByRole('status').getByText(text).waitFor();
    const name = friend.getByLabel('Your name');
    await friend.locator('.match').first().waitFor();
    // What is announced later must be there before, also while it is empty.
    expect(
      await friend
        .locator('main p[role=status]:empty')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
    ).toEqual(['block', 'block', 'block', 'block']);
    await name.fill('Ösp Zoë');
    await friend.keyboard.press('Tab');
    await said('You are now called Ösp Zoë.');
    await name.fill('Ösp');
    await friend.keyboard.press('Tab');
    await said('You are now called Ösp.');
    await friend.getByLabel('Search by opponent').fill('gue');
    await said('1 match shown');
    await friend.getByLabel('Search by opponent').fill('');
    const erase = friend.getByRole('button', { name: 'Erase everything' });
    await erase.press('Enter');
    // What cannot be taken back is explained when the dialog opens, and not a press of Enter away.
    const asking = await friend.getByRole('dialog').evaluate((dialog) => {
      const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
      return [text?.textContent, document.activeElement?.textContent];
    });
    expect(asking).toEqual([expect.stringMatching(/^Your player, .* This cannot be undone\.$/), 'Cancel']);
    await friend.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(await erase.evaluate((button) => document.activeElement === button)).toBe(true);
  });

  it('lists many matches page by page, and goes on reading where the next page begins', async () => {
    const many = await scene.visit('/me', still);
    await many.evaluate(async () => {
      const post = async (path: string, body: object): Promise<{ table: string }> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const own = { id: 'many-many-many-many', key: 'k'.repeat(40), name: 'Max' };
      await post('/api/players', own);
      for (let i = 0; i < 22; i++) {
        const { table } = await post('/api/tables', { id: `many-create-${i}`, game: 'six-nimmt', seats: 2 });
        await post(`/api/tables/${table}/commands`, {
          id: `many-sit-${i}`,
          do: 'sit',
          name: 'Max',
          player: own.key,
        });
      }
      localStorage.setItem('bullpen.player', JSON.stringify({ id: own.id, key: own.key, known: true }));
    });
    await many.reload();
    const rows = many.locator('.match');
    await expect.poll(() => rows.count()).toBe(20);
    await many.getByRole('button', { name: 'More matches' }).press('Enter');
    await many.getByRole('status').getByText('22 matches shown').waitFor({ state: 'attached' });
    const focused = rows.nth(20).getByRole('link').first();
    await expect.poll(() => focused.evaluate((link) => document.activeElement === link)).toBe(true);
    await many.context().close();
  });

  it('is used on another device by a link that works once, and by a file with the key', async () => {
    await friend.getByRole('button', { name: 'Use another device' }).click();
    const dialog = friend.getByRole('dialog');
    await dialog.getByRole('img', { name: 'QR code of the link for the other device' }).waitFor();
    expect(await accessFaults(friend)).toEqual([]);
    const address = await dialog.getByLabel('Link for the other device', { exact: true }).inputValue();
    await friend.keyboard.press('Escape');
    const path = address.slice(scene.url.length);
    const phone = await scene.visit(path, { ...still, viewport: { width: 360, height: 740 } });
    await phone.getByRole('button', { name: 'Use it here' }).click();
    expect(phone.url()).not.toContain('device');
    await phone.getByText('This device now uses your player.').waitFor();
    await expect.poll(() => phone.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await phone.getByRole('heading', { name: 'Sign-in' }).count()).toBe(0);
    await phone.locator('.match').getByText('6 nimmt!').waitFor();
    expect(await phone.getByLabel('Your name').inputValue()).toBe('Ösp');
    const [there, here] = [await keptPlayer(phone), await keptPlayer(friend)];
    expect(there?.id).toBe(here?.id);
    expect(there?.key).not.toBe(here?.key);

    const other = await scene.visit(path, still);
    await other.getByRole('button', { name: 'Use it here' }).click();
    await other.getByText('This link has been used, or its ten minutes are over.').waitFor();
    const [download] = await Promise.all([
      friend.waitForEvent('download'),
      friend.getByRole('button', { name: 'Save my key' }).click(),
    ]);
    await friend.getByRole('status').getByText('Your key has been saved as a file.').waitFor();
    const file = join(scene.data, 'key.json');
    await download.saveAs(file);
    await other.getByLabel('Open a key file').setInputFiles(file);
    await other.getByText('This device now uses your player.').waitFor();
    expect((await keptPlayer(other))?.id).toBe(here?.id);
    writeFileSync(file, '{"key":"not a key"}');
    await other.getByLabel('Open a key file').setInputFiles(file);
    await other.getByText('This is not a key of a player on this server.').waitFor();
    for (const page of [phone, other]) await page.context().close();
  });

  it('exports all that is kept, and erases it', async () => {
    const own = await keptPlayer(friend);
    const [download] = await Promise.all([
      friend.waitForEvent('download'),
      friend.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    await friend.getByRole('status').getByText('Your data has been saved as a file.').waitFor();
    const file = join(scene.data, 'export.json');
    await download.saveAs(file);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      server: { name: 'Ösp', matches: [{ game: 'six-nimmt' }] },
      here: { player: own?.id, name: 'Ösp', matches: [{ game: 'captain-jack' }] },
    });
    expect(text).not.toContain(own?.key);
    await friend.getByRole('button', { name: 'Erase everything' }).click();
    await friend.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await friend.getByRole('status').getByText('Everything about you has been erased.').waitFor();
    const erase = friend.getByRole('button', { name: 'Erase everything' });
    await expect.poll(() => erase.evaluate((button) => document.activeElement === button)).toBe(true);
    expect(await keptPlayer(friend)).toBeNull();
    await friend.getByText('No matches yet.').waitFor();
    await host.locator('.seat-name').getByText('A player', { exact: true }).waitFor();
    await friend.reload();
    await friend.getByText('No matches yet.').waitFor();
    expect(scene.complaints.filter((line) => !/40[19]|410/.test(line))).toEqual([]);
    for (const page of [host, friend]) await page.context().close();
  });
});
