// Ratings in the page: a rated table, how a match moved the rating, one's own page, and leaderboards.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { choosePlayers } from './new-table.ts';
import { useOwnScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;
const PHONE = { width: 360, height: 740 };

describe.skipIf(CHROMIUM === null)('ratings', () => {
  const scene = useOwnScene();
  let page: Page;
  let commands = 0;

  const ask = (path: string, init: RequestInit = {}) => fetch(`${scene.url}/api${path}`, init);
  const ownKey = (): Promise<string> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('bullpen.player') ?? '{}').key as string);

  it('move at a table that was made as a rated one, and the end of the match says how', async () => {
    page = await scene.visit('/new/six-nimmt?online', { ...still, viewport: PHONE });
    await choosePlayers(page, 2);
    const rated = page.getByRole('switch', { name: 'Rated match' });
    expect(await rated.isChecked()).toBe(false);
    await rated.focus();
    await page.keyboard.press('Space');
    await page.getByText('The result changes every player’s rating.').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await page.getByLabel(/^Fixed number of rounds/).fill('1');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('.lobby-terms').getByText('Rated match').waitFor();
    await page.getByRole('button', { name: 'Fill with bots and start' }).click();
    await page.locator('.table[data-status="playing"]').waitFor();
    await playOn(page, 400);
    const moved = page.locator('.rating-moved');
    await moved.getByText(/^1500 → 1[3-6]\d\d$/).waitFor();
    expect(await moved.textContent()).toMatch(/Your rating: .*from 1500 to 1[3-6]\d\d/);
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  });

  it('stand on one’s own page; a place on leaderboards is one’s own choice', async () => {
    await page.goto(`${scene.url}/me`);
    const section = page.locator('.my-ratings');
    await section.getByText('1 rated match', { exact: true }).waitFor();
    await section.getByText(/^1[3-6]\d\d$/).waitFor();
    const listed = section.getByRole('switch', { name: 'Show me on leaderboards' });
    expect(await listed.isChecked()).toBe(false);
    await listed.click();
    await expect
      .poll(async () => {
        const answer = await ask('/player/ratings', {
          headers: { authorization: `Bearer ${await ownKey()}` },
        });
        return ((await answer.json()) as { listed: boolean }).listed;
      })
      .toBe(true);
    await page.reload();
    await expect.poll(() => listed.isChecked()).toBe(true);
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  });

  it('of people with ten matches are on the leaderboard, with the bots below', async () => {
    const key = await ownKey();
    for (let i = 0; i < 9; i++) {
      const created = await ask('/tables', json({ ...wish(), id: `leaders-${i}` }));
      const { table } = (await created.json()) as { table: string };
      const token = `token-of-leaders-${i}`.padEnd(30, 't');
      const command = (body: object, own?: string) =>
        ask(`/tables/${table}/commands`, json({ id: `leaders-command-${commands++}`, ...body }, own));
      await command({ do: 'sit', name: 'Guest', token, player: key });
      await command({ do: 'start' }, token);
      await command({ do: 'resign' }, token);
      await ask(`/player/ratings/${table}`, { headers: { authorization: `Bearer ${key}` } });
    }
    await page.goto(`${scene.url}/me`);
    await page.getByRole('link', { name: 'Leaderboard: 6 nimmt!' }).click();
    await page.getByRole('heading', { name: 'Leaderboard: 6 nimmt!' }).waitFor();
    const row = page.getByRole('table', { name: 'Leaderboard: 6 nimmt!' }).locator('tbody tr');
    await row.getByText('10 rated matches').waitFor();
    expect(await row.textContent()).toContain('(you)');
    await page.locator('.rating-row').getByText('Medium').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('link', { name: 'Captain Jack' })
      .press('Enter');
    await page.getByText('Nobody is here yet.').waitFor();
    await page.emulateMedia({ colorScheme: 'dark', ...still });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await accessFaults(page)).toEqual([]);
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });
});

const json = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});

const wish = () => ({
  game: 'six-nimmt',
  seats: 2,
  options: { rounds: 1 },
  plan: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }],
  rated: true,
});
