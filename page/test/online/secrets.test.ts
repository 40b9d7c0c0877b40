import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../games/list.ts';
import { CHROMIUM } from '../browser.ts';
import { resultOf } from '../result.ts';
import { useScene } from '../use-scene.ts';
import { boardOf } from './board.ts';
import type { OnlineTable } from './guests.ts';
import { watchMatch } from './watched.ts';

/** All cards on the board, by their places in it, and what is written. */
const cardsOn = async (page: Page): Promise<string> => {
  const cards = page.locator('.stage [data-card]');
  const keys = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  return JSON.stringify([keys, await boardOf(page)]);
};

/** The player's own hand, or in Twenty One the player's own sheet. */
const OWN = '.stage :is([aria-label="Your hand"], .sheet:not(.small))';

/** A player who reloads the page sees the same cards, and a watcher has no hand and nothing to press. */
async function lookAround({ ben, watcher }: OnlineTable): Promise<void> {
  const before = await cardsOn(ben.page);
  await ben.page.reload();
  await ben.page.locator(OWN).first().waitFor();
  expect(await cardsOn(ben.page)).toBe(before);
  expect(await watcher.page.locator(OWN).count()).toBe(0);
  // A watcher may look at what is open to all (S9, C18), and do nothing else.
  const offers = '.stage button:enabled:not([aria-disabled="true"], [data-look])';
  expect(await watcher.page.locator(offers).count()).toBe(0);
}

describe.skipIf(CHROMIUM === null)('two play on the server and one watches', () => {
  const scene = useScene();

  it.each(gameIds)('%s: nobody is sent or holds what it may not know', async (game) => {
    const wishes = { pressed: 4, looks: 3, between: lookAround };
    const { table, looks, findings } = await watchMatch(scene, game, wishes);
    for (const [place, found] of Object.entries(findings)) expect(found, place).toEqual([]);
    expect(looks.length).toBeGreaterThan(6);
    for (const { held } of looks) expect(held.memory.length).toBeGreaterThan(0);

    for (const { page } of table.guests) await resultOf(page).waitFor();
    await table.watcher.page.getByRole('button', { name: 'Review' }).click();
    await table.watcher.page.getByRole('slider').waitFor();
    await table.close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
