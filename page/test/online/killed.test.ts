import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from '../autoplay.ts';
import { CHROMIUM } from '../browser.ts';
import { resultOf, verifyDeal } from '../result.ts';
import { useOwnScene } from '../use-scene.ts';
import { setTable } from './guests.ts';
import { player } from './moves.ts';

const handOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.six-hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

describe.skipIf(CHROMIUM === null)('a table on the server', () => {
  const scene = useOwnScene();

  it('goes on after the server was killed, is verified and played again, and a seat moves to another device', async () => {
    const table = await setTable(scene, 'six-nimmt', { 'Fixed number of rounds': 1 });
    const { ann, ben, watcher, guests } = table;
    const players = [ann.page, ben.page];
    await playOn(ann.page, 1);
    const { seq } = await player(scene, table).see(-1);
    const before = await Promise.all(players.map(handOf));
    await scene.restart();
    // All are back, and nothing is lost: not even the choice that waits for the other one.
    for (const { page } of guests) {
      await page.waitForFunction(() => document.querySelector('.table .notice') === null);
      await page.locator(`.table[data-seq="${seq}"]`).waitFor();
    }
    expect(await Promise.all(players.map(handOf))).toEqual(before);
    await playOn(ben.page, 1);
    for await (const _ of player(scene, table).playOut());

    for (const { page } of guests) await resultOf(page).waitFor();
    expect(await watcher.page.locator('.podium li').count()).toBe(2);
    await watcher.page.getByRole('dialog', { name: /^The match is over\. Guest/ }).waitFor();
    await verifyDeal(watcher.page);
    await watcher.page.getByText('This browser added nothing to the deal').waitFor();
    await verifyDeal(ben.page);
    await ben.page.getByText('This browser added one of its own').waitFor();

    // One wants another match, and everybody learns it. When both do, their pages go there by themselves and sit down.
    // A person who looks at the board learns it from the sentence.
    const wanted = 'Guest 2 wants a rematch · 1 of 2';
    await ann.page.getByRole('button', { name: 'See the board' }).click();
    await ben.page.getByRole('button', { name: 'Rematch', exact: true }).click();
    for (const { page } of [ben, watcher]) await resultOf(page).getByText(wanted).waitFor();
    await ann.page.locator('.prompt', { hasText: wanted }).getByRole('button', { name: 'Result' }).click();
    await resultOf(ann.page).getByText(wanted).waitFor();
    await ann.page.getByRole('button', { name: 'Rematch', exact: true }).click();
    for (const page of players) await page.locator('.lobby .present.here').nth(1).waitFor();
    expect(new Set(players.map((page) => page.url())).size).toBe(1);
    await ann.page.getByRole('button', { name: 'Start match' }).click();
    for (const page of players) await page.locator('.six-hand button').nth(9).waitFor();

    // A seat moves to another device by a link, and with it what it knows.
    await ann.page.getByRole('button', { name: 'My seat' }).click();
    await ann.page.getByRole('button', { name: 'Play on another device' }).click();
    const link = await ann.page.locator('dialog input').inputValue();
    const phone = await scene.visit(link.slice(scene.url.length), { reducedMotion: 'reduce' });
    await phone.locator('.six-hand button').nth(9).waitFor();
    expect(await handOf(phone)).toEqual(await handOf(ann.page));
    expect(phone.url()).not.toContain('seat=');
    await table.close();
  });
});
