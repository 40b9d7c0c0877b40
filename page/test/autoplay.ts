// Plays any of the games by mouse, without thinking: for measuring and for pictures.

import type { Page } from 'playwright-core';
import { choosePlayers } from './new-table.ts';

/** What can be pressed to go on, the most wanted first. */
export const WISHES: readonly string[] = [
  'dialog[open] .button',
  '.six-row button',
  '.six-own .six-bar .button:enabled',
  '.six-hand button[aria-disabled="false"][aria-pressed="false"]',
  '.pile-here:enabled',
  '.eleven-hand [aria-disabled="false"]:not(.lifted)',
  '.eleven-bar .button:enabled',
  '.pile-take:enabled',
  '.owner .button:enabled',
  '.spot.fits[aria-pressed="false"]',
  '.twenty-bar .button:enabled',
  '.jack-window .button:enabled',
  '.jack-gifts .button:enabled',
  '.jack-here:enabled',
  '.jack-new:enabled',
  '.jack-hand [aria-disabled="false"]:not(.lifted)',
  '.bull-drop',
  '.bull-bar .button:not(.plain):enabled',
  '.bull-hand li.mate button',
  '.bull-hand li:not(.quiet) button[aria-disabled="false"][aria-pressed="false"]',
  '.bull-supply .card.choice[aria-disabled="false"]',
];

export async function sitDown(
  page: Page,
  options: { readonly seats: number; readonly [label: string]: number },
): Promise<void> {
  const { seats, ...others } = options;
  await choosePlayers(page, seats);
  for (const [label, value] of Object.entries(others))
    await page.getByLabel(new RegExp(`^${label}`)).fill(String(value));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table[data-status="playing"]').waitFor();
}

/** Presses what can be pressed, until this many moves have been made at the table, or the match is over. */
export async function playOn(page: Page, moves: number): Promise<void> {
  await playTo(page, Number(await page.locator('.table').getAttribute('data-seq')) + moves);
}

/**
 * The same, until the table has come to an entry of its log. With `onWay`, that is done instead whenever something is still
 * on its way.
 */
export async function playTo(page: Page, end: number, onWay?: () => Promise<void>): Promise<void> {
  for (;;) {
    const found = await page.waitForFunction(
      ({ wishes, last, waits }) => {
        const { status, seq, passing } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
        if (status === 'over' || Number(seq) >= last) return 'enough';
        if (waits && passing === 'true') return 'way';
        return wishes.find((wish) => document.querySelector(wish) !== null) ?? '';
      },
      { wishes: WISHES, last: end, waits: onWay !== undefined },
    );
    const wish = await found.jsonValue();
    if (wish === 'enough') return;
    if (wish === 'way') {
      await onWay?.();
      continue;
    }
    // What was there a moment ago may be gone when it is pressed: then something else is.
    await page
      .locator(wish)
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  }
}
