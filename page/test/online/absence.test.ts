import { describe, expect, it } from 'vitest';
import { playOn } from '../autoplay.ts';
import { accessFaults, CHROMIUM } from '../browser.ts';
import { clickUntil } from '../press-until.ts';
import { useScene } from '../use-scene.ts';
import { type OnlineTable, seatTwo, setTable } from './guests.ts';

describe.skipIf(CHROMIUM === null)('somebody is not there', () => {
  const scene = useScene();
  const press = (page: OnlineTable['ann']['page'], name: string): Promise<void> =>
    page.getByRole('button', { name }).click();

  // Both take half a minute of the server's time, so they are waited for together.
  it('while the cards are dealt, and in the middle of a match', async () => {
    const dealt = await seatTwo(scene, 'six-nimmt');
    await dealt.ben.page.context().close();
    await press(dealt.ann.page, 'Start match');
    await dealt.ann.page.getByText('Waiting for Guest 2’s device.').waitFor();

    const table = await setTable(scene, 'six-nimmt', { 'Fixed number of rounds': 1 });
    const { ann, ben } = table;
    const seat = ann.page.locator('.seat').nth(1);

    // A bot plays for a person who leaves, until they are back.
    await press(ben.page, 'My seat');
    await press(ben.page, 'Let a bot play for me');
    await ben.page.getByText('A bot is playing for you.').waitFor();
    await seat.getByText('bot playing').waitFor();
    await clickUntil(ben.page.getByRole('button', { name: 'I’m back' }), seat.getByText('here'));

    const path = new URL(ben.page.url()).pathname;
    const again = await ben.page.context().newPage();
    await ben.page.close();
    await ann.page.getByText('Guest 2 is away. What would you like to do?').waitFor();
    expect(await seat.getByText('away').isVisible()).toBe(true);
    expect(await accessFaults(ann.page)).toEqual([]);
    await press(ann.page, 'Let a bot play until they are back');
    await seat.getByText('bot playing').waitFor();
    await playOn(ann.page, 3);

    await again.goto(scene.url + path);
    await again.locator('.six-hand button').first().waitFor();
    await seat.getByText('here').waitFor();
    expect(await again.getByRole('button', { name: 'I’m back' }).count()).toBe(0);

    const { page } = dealt.ann;
    await page.getByRole('status').getByText('Guest 2 did not respond in time').waitFor();
    await page.getByRole('log').getByText('Guest 2 did not respond in time').waitFor();
    await page.locator('.lobby-seats').getByText('Free seat').waitFor();
    // Alone at the table, one can still play.
    await press(page, 'Fill with bots and start');
    await page.locator('.table[data-status="playing"]').waitFor();
    expect(await page.getByRole('status').getByText('did not respond').count()).toBe(0);

    // A person who resigns watches from then on.
    await press(again, 'My seat');
    await press(again, 'Resign');
    await again.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await again.getByText('You resigned.').waitFor();
    await ann.page.getByRole('log').getByText('Guest 2 resigned.').waitFor();
    expect(await again.locator('.six-hand').count()).toBe(0);
    expect(scene.complaints).toEqual([]);
  });
});
