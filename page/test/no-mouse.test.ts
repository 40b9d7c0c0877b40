// The daily deal, drills, clubs and tournaments with the keyboard alone: everything is reached by Tab and has a name.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM } from './browser.ts';
import { enterOn, tabTo } from './tab-to.ts';
import { useScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;

const isFocused = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** The next of some choices that exclude each other. */
async function pickNext(page: Page, group: string): Promise<void> {
  await tabTo(page, page.getByRole('group', { name: group }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

describe.skipIf(CHROMIUM === null)('without a mouse', () => {
  const scene = useScene();

  it("today's deal is played", async () => {
    const page = await scene.visit('/', still);
    await enterOn(page, page.getByRole('link', { name: 'Daily deal' }));
    await enterOn(page, page.getByRole('button', { name: 'Play: 6 nimmt!' }));
    const card = page.locator('.six-hand button[aria-disabled="false"]');
    await enterOn(page, card);
    const seq = Number(await page.locator('.table').getAttribute('data-seq'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) > before,
      seq,
    );
    await page.context().close();
  });

  it('a drill is answered, the answer is read first, and the next one is asked', async () => {
    const page = await scene.visit('/', still);
    await enterOn(page, page.getByRole('link', { name: 'Drills' }));
    await enterOn(page, page.getByRole('link', { name: 'Start: 6 nimmt!' }));
    await isFocused(page, '.drill-ask');
    await enterOn(page, page.locator('.six-row button, .six-hand button[aria-disabled="false"]'));
    const lifted = page.locator('.six-hand [aria-pressed="true"]');
    await page.locator('.drill-verdict').or(lifted).waitFor();
    if ((await lifted.count()) > 0) await page.keyboard.press('Enter');
    await isFocused(page, '.drill-verdict h1');
    await enterOn(page, page.getByRole('button', { name: 'Next drill' }));
    await isFocused(page, '.drill-ask');
    await enterOn(page, page.getByRole('button', { name: 'Skip' }));
    await isFocused(page, '.drill-ask');
    await page.context().close();
  });

  it('a club is made, and its tournament is begun and played at', async () => {
    const page = await scene.visit('/', still);
    await enterOn(page, page.getByRole('link', { name: 'Clubs and tournaments' }));
    await enterOn(page, page.locator('summary').getByText('New club'));
    await type(page, 'Name of the club', 'Oxen by Tab');
    await type(page, 'Your name', 'Tabea');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Oxen by Tab' }).waitFor();
    await enterOn(page, page.getByRole('link', { name: 'New tournament' }));
    await pickNext(page, 'Rounds');
    expect(
      await page.getByRole('group', { name: 'Rounds' }).getByRole('radio', { checked: true }).inputValue(),
    ).toBe('4');
    await enterOn(page, page.getByRole('button', { name: 'Create tournament' }));
    await page.getByText('You’re in.').waitFor();
    await enterOn(page, page.locator('summary').getByText('Codes to print'));
    await enterOn(page, page.getByRole('button', { name: 'Make codes' }));
    await page.locator('.code-sheet .qr-code').first().waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await enterOn(page, page.getByRole('button', { name: 'Start now' }));
    await enterOn(page, page.getByRole('button', { name: 'Your table' }));
    await page.locator('.table[data-status="playing"]').waitFor();
    await page.goBack();
    await enterOn(page, page.getByRole('button', { name: 'End the tournament' }));
    await enterOn(page, page.getByRole('dialog').getByRole('button', { name: 'End the tournament' }));
    await page.locator('.tournament[data-status="over"]').waitFor();
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });
});
