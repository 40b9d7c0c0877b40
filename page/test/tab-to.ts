import type { Locator, Page } from 'playwright-core';

/** More than there is to reach on any page. */
const MOST = 150;

/** Goes on with Tab until the focus is on something that fits. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let steps = 0; steps < MOST; steps++) {
    const there = await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing like ${wanted} can be reached`);
}

/** The same, and Enter. */
export async function enterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
