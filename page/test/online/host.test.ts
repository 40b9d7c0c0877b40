import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from '../autoplay.ts';
import { accessFaults, CHROMIUM } from '../browser.ts';
import { choosePlayers } from '../new-table.ts';
import { clickUntil, pressUntil } from '../press-until.ts';
import { resultOf, verifyDeal } from '../result.ts';
import { useScene } from '../use-scene.ts';

const STILL = { reducedMotion: 'reduce' } as const;

describe.skipIf(CHROMIUM === null)('the host of a table', () => {
  const scene = useScene();
  const arrive = async (path: string, name: string): Promise<Page> => {
    const page = await scene.visit('/', STILL);
    await page.evaluate((called) => localStorage.setItem('bullpen.name', called), name);
    await page.goto(scene.url + path);
    return page;
  };
  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();
  const seat = (page: Page, n: number) => page.locator('.lobby-seats li').nth(n - 1);

  /** Ann has made a table for three through the form. */
  const openTable = async (rounds = 6): Promise<{ ann: Page; path: string }> => {
    const ann = await arrive('/new/six-nimmt?online', 'Ann');
    await choosePlayers(ann, 3);
    await ann.getByLabel('Fixed number of rounds').fill(String(rounds));
    await press(ann, 'Create table');
    await seat(ann, 1).getByText('host').waitFor();
    return { ann, path: new URL(ann.url()).pathname };
  };

  it('removes a stranger, who cannot start, puts a bot there and hands the role on', async () => {
    const { ann, path } = await openTable();
    const stranger = await arrive(path, 'Mallory');
    await press(stranger, 'Sit here: seat 2');
    await stranger.getByText('Waiting for Ann to start.').waitFor();
    expect(await stranger.getByRole('button', { name: /start|Remove|host|bot/i }).count()).toBe(0);
    const started = await stranger.evaluate(async (table) => {
      const [held] = JSON.parse(localStorage.getItem('bullpen.seats')!) as { token: string }[];
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${held!.token}` };
      const body = JSON.stringify({ id: 'start-by-stranger', do: 'start', fill: 'random' });
      return (await fetch(`/api/tables/${table}/commands`, { method: 'POST', headers, body })).status;
    }, path.split('/').at(-1));
    expect(started).toBe(403);
    expect(await accessFaults(ann)).toEqual([]);

    await press(ann, 'Remove Mallory');
    await stranger.getByText('The host removed you from this table.').waitFor();
    await stranger.getByRole('button', { name: 'Sit here: seat 2' }).waitFor();
    expect(await stranger.evaluate(() => localStorage.getItem('bullpen.seats'))).toBe('[]');
    await ann.getByRole('log').getByText('The host removed Mallory.').waitFor();
    // After a reload it is still said, with a way home.
    await stranger.reload();
    const lost = stranger.locator('.notice', { hasText: 'You no longer have a seat at this table.' });
    await lost.getByRole('link', { name: 'Back to all games' }).waitFor();

    await press(ann, 'Add bot to seat 2');
    await press(ann, 'bot, easy');
    await seat(stranger, 2).getByText('bot, easy').waitFor();

    const ben = await arrive(path, 'Ben');
    await press(ben, 'Sit here: seat 3');
    await ben.getByText('Waiting for Ann to start.').waitFor();
    await press(ann, 'Make host: Ben');
    await ben.getByRole('button', { name: 'Start match' }).waitFor();
    await ann.getByText('Waiting for Ben to start.').waitFor();
    expect(await ann.getByRole('button', { name: 'Start match' }).count()).toBe(0);

    // It is asked once, and then nothing is left to do here but to go.
    await press(ben, 'Close table');
    await ben.getByRole('dialog').getByRole('button', { name: 'Close table' }).click();
    for (const page of [ann, ben, stranger]) {
      await page.getByRole('heading', { name: 'This table is closed' }).waitFor();
      expect(await page.getByRole('button', { name: /record|Replay|Verify|Rematch/ }).count()).toBe(0);
      expect(await page.locator('.after table').count()).toBe(0);
    }
    await ann.getByRole('link', { name: 'Back to all games' }).click();
    await ann.locator('.tiles').waitFor();
    expect(await ann.getByRole('link', { name: 'Continue: 6 nimmt!' }).count()).toBe(0);
  });

  it('adds a seat and takes free ones away, never one that is taken', async () => {
    const { ann, path } = await openTable();
    const ben = await arrive(path, 'Ben');
    await press(ann, 'Add a seat');
    await press(ben, 'Sit here: seat 4');
    await ann.getByText('2 of 4 seats taken').waitFor();
    await ann.getByRole('log').getByText('The table now has 4 seats.').waitFor();
    const fewer = ann.getByRole('button', { name: 'Remove a seat' });
    // Ben has the last one.
    expect(await fewer.getAttribute('aria-disabled')).toBe('true');
    expect(await ben.getByRole('button', { name: /a seat$/ }).count()).toBe(0);
    await press(ben, 'Leave seat');
    await clickUntil(
      ben.getByRole('button', { name: 'Sit here: seat 2' }),
      ben.getByRole('button', { name: 'Leave seat' }),
    );
    await ann.getByText('2 of 4 seats taken').waitFor();
    for (const left of [3, 2]) {
      const fewerLeft = ben.getByText(`2 of ${left} seats taken`);
      await pressUntil(
        'Enter',
        () => fewer.press('Enter'),
        () => fewerLeft.isVisible(),
      );
    }
    // Two play at least: the button keeps the focus and says that it can do no more.
    expect(await fewer.getAttribute('aria-disabled')).toBe('true');
    expect(await fewer.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await accessFaults(ann)).toEqual([]);
    await press(ann, 'Start match');
    await ben.locator('.table[data-status="playing"] .seat').nth(1).waitFor();
    expect(await ben.locator('.seats .seat').count()).toBe(2);
  });

  it('starts with lots for the seats; a player who removes the match from the list leaves nobody waiting; all chance is verified', async () => {
    const { ann, path } = await openTable(1);
    const ben = await arrive(path, 'Ben');
    await press(ben, 'Sit here: seat 3');
    await seat(ann, 3).getByText('Ben').waitFor();
    await press(ann, 'Fill with bots and start');
    for (const page of [ann, ben]) {
      await page.locator('.table[data-status="playing"] .clock').waitFor();
      const order = await page.locator('.seats .seat-name').allInnerTexts();
      const announced = page.getByRole('log').getByText(`Order of play: ${order.join(', ')}.`);
      await announced.waitFor();
    }
    await ben.goto(scene.url);
    await press(ben, 'Remove this game of 6 nimmt!');
    await ann.locator('.seat', { hasText: 'Ben' }).getByText('bot playing').waitFor();
    expect(await ben.getByRole('button', { name: 'Remove this game of 6 nimmt!' }).count()).toBe(0);

    // The server drew cards and seats from what both browsers had a share in.
    await playOn(ann, 1000);
    await verifyDeal(ann);
    await ann.getByText('This browser added one of its own').waitFor();
    await resultOf(ann).getByRole('link', { name: 'Home' }).click();
    await ann.locator('.tiles').waitFor();
    expect(await ann.getByRole('button', { name: 'Remove this game of 6 nimmt!' }).count()).toBe(0);
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints.filter((text) => !text.includes('403'))).toEqual([]);
  });
});
