import type { Page } from 'playwright-core';

/** Says how many play at a new table, and opens what stands under "more". */
export async function choosePlayers(page: Page, players: number): Promise<void> {
  await page.getByRole('group', { name: 'Players' }).getByText(String(players), { exact: true }).click();
  await openMore(page);
}

export async function openMore(page: Page): Promise<void> {
  await page.locator('.more-options').waitFor();
  if ((await page.locator('.more-options[open]').count()) === 0)
    await page.locator('.more-options > summary').click();
}
