// The end of a match, as tests meet it.

import type { Locator, Page } from 'playwright-core';

/** The dialog that says how the match ended. */
export const resultOf = (page: Page): Locator =>
  page.getByRole('dialog', {
    name: /^You (came \d+\w\w of \d+|won!|share the win) · -?\d|^The match is over\. /,
  });

/** Checks the deal, which is under "More". */
export async function verifyDeal(page: Page): Promise<void> {
  const result = resultOf(page);
  await result.locator('summary', { hasText: 'More' }).click();
  await result.getByRole('button', { name: 'Verify deal' }).click();
}

/** What of the result cannot be seen without scrolling. */
export const belowTheFold = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog.result')!;
    const parts = dialog.querySelectorAll(':scope > h2, .podium li, .actions > .button, summary');
    return [...parts].flatMap((part) => {
      if (!part.checkVisibility()) return [];
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const inside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      return inside && dialog.scrollHeight <= dialog.clientHeight ? [] : [part.textContent];
    });
  });
