// Plays the part of somebody in a club or a tournament, by what the page offers.

import type { Page } from 'playwright-core';
import { playOn } from '../autoplay.ts';

interface More {
  /** A short one, unless the host is to end it. */
  readonly pause?: string;
  /** Other choices. */
  more?(): Promise<void>;
}

/** Makes a tournament of 6 nimmt! with matches of one round and quick bots; the host has joined it. */
export async function makeShortTournament(
  page: Page,
  rounds: string,
  { pause = '10 seconds', more }: More = {},
): Promise<void> {
  const pick = (group: string, chip: string): Promise<void> =>
    page.getByRole('group', { name: group }).getByText(chip, { exact: true }).click();
  await page.getByRole('heading', { name: 'New tournament' }).waitFor();
  await pick('Game', '6 nimmt!');
  await pick('Rounds', rounds);
  await pick('Bots fill empty seats', 'easy');
  await page.locator('.new-tournament .fold > summary').click();
  await pick('Pause between rounds', pause);
  await page.getByLabel(/^Fixed number of rounds/).fill('1');
  await more?.();
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await page.locator('.tournament').waitFor();
}

/** Goes to the player's own table of this round, plays it to its end and comes back. */
export async function playOwnTable(page: Page, onWay?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Your table' }).click();
  await page.locator('.table[data-status="playing"]').waitFor();
  if (onWay !== undefined) {
    await playOn(page, 8);
    await onWay();
  }
  await playOn(page, 1000);
  await page.locator('.after').getByRole('link', { name: 'Back to the tournament' }).click();
  await page.locator('.tournament').waitFor();
}

/** The round that the page shows has begun. */
export const roundBegins = (page: Page, heading: string): Promise<void> =>
  page
    .locator('.tournament[data-status="playing"]')
    .getByRole('heading', { name: heading, exact: true })
    .waitFor();
