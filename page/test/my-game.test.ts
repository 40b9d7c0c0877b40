// The page about oneself and one game: wins, decisions, luck and mistakes, reviewed by the coach in the background.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { choosePlayers } from './new-table.ts';
import { useOwnScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;
const coaches = (page: Page): number =>
  page.workers().filter((worker) => worker.url().includes('coach')).length;

/** Finished matches of this browser once more under other names, as if they had been played again. */
const playedAgain = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    (copies) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bullpen', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite');
          const store = change.objectStore('tables');
          const asked = store.getAll();
          asked.onsuccess = () => {
            const [first] = asked.result as { id: string; changed: number }[];
            if (first === undefined) return reject(new Error('no match'));
            for (let i = 1; i <= copies; i++)
              store.put({ ...first, id: `${first.id}-${i}`, changed: first.changed - i * 86_400_000 });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    times,
  );

/** How many reviews this browser keeps. */
const keptReviews = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('bullpen-reviews', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('summaries').objectStore('summaries').count();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
  );

describe.skipIf(CHROMIUM === null)('oneself and one game', () => {
  const scene = useOwnScene();
  let page: Page;
  const status = (which: Page): ReturnType<Page['locator']> => which.locator('[data-backlog="done"]');

  it('says so when there is no match', async () => {
    const newcomer = await scene.visit('/me', still);
    await newcomer.getByRole('link', { name: '11 nimmt!' }).click();
    await newcomer.getByText('You have not finished a match of 11 nimmt! yet.').waitFor();
    expect(await newcomer.title()).toBe('11 nimmt! · You and your matches · Bullpen');
    await newcomer.getByRole('link', { name: 'Play now' }).waitFor();
    expect(await accessFaults(newcomer)).toEqual([]);
    await newcomer.context().close();
  });

  it('is reached from the end of a match, with the review that was made there', async () => {
    page = await scene.visit('/new/captain-jack', still);
    await sitDown(page, { seats: 2 });
    await playOn(page, 400);
    await page.locator('[data-review="done"]').waitFor();
    await page.getByRole('link', { name: 'How you play Captain Jack' }).click();
    await page.getByRole('heading', { level: 1, name: 'Captain Jack' }).waitFor();
    await page
      .getByText(/^You won (0|0\.5|1) of 1 match\. Players of equal strength would win 0\.5\.$/)
      .waitFor();
    await page.getByText(/most likely lies between .* so this may well be luck/).waitFor();
    await page.locator('.costs-dot').waitFor();
    await status(page).waitFor({ state: 'attached' });
    expect(await page.locator('.luck-bar').count()).toBe(1);
    expect(await keptReviews(page)).toBe(1);
  });

  it('has the coach review the others one after the other, and stops when one leaves', async () => {
    await playedAgain(page, 2);
    await page.reload();
    await page.getByText('The coach is reviewing your matches: 1 of 2.').waitFor();
    await expect.poll(() => coaches(page)).toBe(1);
    await page.getByRole('link', { name: 'You and your matches' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'You and your matches' }).waitFor();
    await expect.poll(() => coaches(page)).toBe(0);
    await page.goBack();
    await page.getByText('The coach is reviewing your matches: 1 of 2.').waitFor();
    await status(page).waitFor({ state: 'attached' });
    expect(await page.locator('.costs-dot').count()).toBe(3);
    expect(await keptReviews(page)).toBe(3);
    await page.getByText('In numbers').click();
    expect(await page.locator('.figures tbody tr').count()).toBe(3);
    await page.getByText(/^In 3 matches a decision cost you \d\.\d\d cards on average\./).waitFor();
  });

  it.each([
    { width: 360, height: 740, colorScheme: 'dark', language: 'he' },
    { width: 1440, height: 900, colorScheme: 'dark', language: 'de' },
    { width: 360, height: 740, colorScheme: 'light', language: 'en' },
  ] as const)('is for everybody at $width in $colorScheme, $language', async (look) => {
    const { width, height, colorScheme, language } = look;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, ...still });
    await page.evaluate((id) => localStorage.setItem('bullpen.language', id), language);
    await page.reload();
    await page.locator(`html[lang="${language}"] .mistake`).first().waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/undefined|null|NaN|\[object/);
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  });

  it('shows the most frequent mistakes in the replay, and has them tried again', async () => {
    const mistakes = page.locator('.mistake');
    expect(await mistakes.count()).toBeGreaterThan(0);
    expect(await mistakes.count()).toBeLessThanOrEqual(3);
    const first = mistakes.first();
    const name = (await first.locator('h3').textContent()) ?? '';
    // The same match three times: whatever went wrong went wrong three times.
    await first.getByText(/^(\d+ times), about \d+\.\d cards each$/).waitFor();
    await first.getByText(/^For example: You: .+ \(C\d+\)\. Better: .+ \(C\d+\)\./).waitFor();
    await first.getByRole('button', { name: /^Show in the replay/ }).click();
    await page.waitForURL(/\/replay\/captain-jack#\d+$/);
    await page.locator('.verdict.costly').waitFor();
    await page.goBack();

    await first.getByRole('link', { name: `Try these again: ${name}` }).click();
    await page.getByText(`${name} · 1 of`).waitFor();
    await page.getByText('What would you play?').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await playOn(page, 1);
    await page.getByText(/That is what the coach would play|The coach would play: /).waitFor();
    await page.getByRole('button', { name: 'Next one' }).click();
    await page.getByText(`${name} · 2 of`).waitFor();
    await page.getByText('What would you play?').waitFor();
    await page.getByRole('link', { name: 'Back to Captain Jack' }).click();
    await page.getByRole('heading', { level: 1, name: 'Captain Jack' }).waitFor();
  });

  it('reviews matches of the server again on another device of the same player', async () => {
    const host = await scene.visit('/new/six-nimmt?online', still);
    await choosePlayers(host, 2);
    await host.getByLabel(/^Fixed number of rounds/).fill('1');
    await host.getByRole('button', { name: 'Create table' }).click();
    await host.getByRole('button', { name: 'Fill with bots and start' }).click();
    await host.locator('.table[data-status="playing"]').waitFor();
    await playOn(host, 200);
    await host.locator('.after').waitFor();
    const own = await host.evaluate(() => localStorage.getItem('bullpen.player') ?? '');
    const phone = await scene.visit('/', { ...still, viewport: { width: 360, height: 740 } });
    await phone.evaluate((text) => localStorage.setItem('bullpen.player', text), own);
    await phone.goto(`${scene.url}/me/six-nimmt`);
    await phone.getByText('The coach is reviewing your matches: 1 of 1.').waitFor();
    await phone.locator('.costs-dot').waitFor();
    await phone.locator('.match').getByText('Online').waitFor();
    for (const each of [host, phone]) await each.context().close();
  });

  it('says so where the server has more matches than are counted', async () => {
    const veteran = await scene.visit('/', still);
    const own = { id: 'veteran-veteran-id', key: 'v'.repeat(40), known: true };
    await veteran.evaluate((text) => localStorage.setItem('bullpen.player', text), JSON.stringify(own));
    let asked = 0;
    await veteran.route('**/api/player/matches*', (route) => {
      const n = asked++;
      const matches = Array.from({ length: 50 }, (_, i) => ({
        table: `t${n}-${i}`,
        game: 'six-nimmt',
        at: 1_700_000_000_000 - n,
        status: 'over',
        ended: null,
        seat: 0,
        players: ['A', 'B'].map((name) => ({ kind: 'person', name, level: null })),
        outcome: { scores: [1, 2], winners: [0] },
      }));
      return route.fulfill({ json: { matches, next: n < 10 ? `${n}-t` : null } });
    });
    await veteran.route('**/api/tables/**', (route) => route.abort());
    await veteran.goto(`${scene.url}/me/six-nimmt`);
    await veteran.getByText('You won 500 of 500 matches.').waitFor();
    await veteran.getByText('Of your matches online, the latest 500 are counted.').waitFor();
    expect(asked).toBe(10);
    asked = 10;
    await veteran.reload();
    await veteran.getByText('You won 50 of 50 matches.').waitFor();
    expect(await veteran.getByText('are counted').count()).toBe(0);
    await veteran.context().close();
  });

  it('is part of what is exported, and of what is erased', async () => {
    await page.goto(`${scene.url}/me`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const file = join(scene.data, 'export.json');
    await download.saveAs(file);
    const { here } = JSON.parse(readFileSync(file, 'utf8'));
    expect(here.reviews).toHaveLength(3);
    expect(here.reviews[0]).toMatchObject({ game: 'captain-jack', seat: 0, decisions: expect.any(Number) });
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await page.getByText('Everything about you has been erased.').waitFor();
    expect(await keptReviews(page)).toBe(0);
    await page.getByRole('link', { name: 'Captain Jack' }).click();
    await page.getByText('You have not finished a match of Captain Jack yet.').waitFor();
    // Records that a test withholds.
    expect(scene.complaints.filter((line) => !/ERR_FAILED/.test(line))).toEqual([]);
    await page.context().close();
  });
});
