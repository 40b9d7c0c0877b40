import { keys as english } from '@bullpen/words/en/keys';
import { keys as hebrew } from '@bullpen/words/he/keys';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { accessFaults, CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;

describe.skipIf(CHROMIUM === null)('the keyboard', () => {
  const scene = useScene();
  const help = (page: Page, title: string) => page.getByRole('dialog', { name: title });

  it('is explained by ? on every page, with the keys of the game at a table', async () => {
    const page = await scene.visit('/', still);
    await page.locator('.tiles').waitFor();
    await page.keyboard.press('?');
    await help(page, english.title).getByText(english.page[0]![1]).waitFor();
    expect(await page.locator('.keys').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.goto(`${scene.url}/replay`);
    await page.locator('main').waitFor();
    await page.keyboard.press('?');
    for (const [, does] of english.replay) await help(page, english.title).getByText(does).waitFor();
    await page.keyboard.press('Escape');
    for (const game of gameIds) {
      await page.goto(`${scene.url}/play/${game}?seed=steady`);
      await page.locator('.table[data-status="playing"] .stage button').first().waitFor();
      await page.keyboard.press('?');
      for (const [, does] of english.games[game])
        await help(page, english.title).getByText(does).first().waitFor();
      await page.keyboard.press('Escape');
      await help(page, english.title).waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await help(page, english.title).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.context().close();
  });

  it('is explained in the language of the page, and ? can be typed into a field', async () => {
    const page = await scene.visit('/', { ...still, locale: 'he-IL' });
    await page.locator('.tiles').waitFor();
    await page.keyboard.press('?');
    await help(page, hebrew.title).getByText(hebrew.everywhere).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'הגדרות' }).click();
    const name = page.getByRole('dialog').getByRole('textbox');
    await name.focus();
    await page.keyboard.type('a?');
    expect(await name.inputValue()).toBe('a?');
    expect(await page.locator('.keys').count()).toBe(0);
    await page.context().close();
  });

  it('[2.1.4 of WCAG] keys of one character can be switched off, and Enter still plays', async () => {
    const page = await scene.visit('/play/six-nimmt?seed=steady', still);
    const card = page.locator('.six-hand button[aria-disabled="false"]').first();
    const number = (await card.getAttribute('data-card'))!;
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.locator('.table-name').click();
    await page.keyboard.type(`${number}?`);
    await card.focus();
    await page.keyboard.press('Enter');
    // Only what Enter pressed is lifted, and no help is open.
    await page.locator('.six-hand [aria-pressed="true"]').waitFor();
    expect(await page.locator('.keys').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type(number);
    await page.keyboard.press('Tab');
    expect(await page.locator('.six-hand [aria-pressed="true"]').count()).toBe(0);
    await page.context().close();
  });

  it('finds the focus at rest while others choose, and at the cards again when it is my turn', async () => {
    const page = await scene.visit('/play/six-nimmt?seed=steady', still);
    await page.locator('.six-hand button[tabindex="0"]').focus();
    for (let turn = 0; turn < 3; turn++) {
      await page.keyboard.press('Enter');
      await page.locator('.six-hand [aria-pressed="true"]').waitFor();
      await page.keyboard.press('Enter');
      const place = page.locator(
        '.six-hand button[aria-disabled="false"]:focus, .six-row .button:enabled:focus',
      );
      await place.waitFor();
      expect(await page.locator('.six-hand [aria-disabled="true"]:focus').count()).toBe(0);
      if ((await page.locator('.six-row .button').count()) > 0) return;
    }
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});

describe.skipIf(CHROMIUM === null)('titles', () => {
  const scene = useScene();
  const PATHS = [
    '/',
    '/replay',
    '/nowhere',
    ...gameIds.flatMap((game) => [`/play/${game}`, `/new/${game}`, `/learn/${game}`, `/rules/${game}`]),
  ];

  it('are distinct, and in the language of the page with the description', async () => {
    const said = new Map<string, readonly [title: string, description: string]>();
    for (const locale of ['en-GB', 'he-IL']) {
      const page = await scene.visit('/', { ...still, locale });
      await page.locator('.tiles').waitFor();
      for (const path of PATHS) {
        const before = await page.title();
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        if (path !== '/') await page.waitForFunction((old) => document.title !== old, before);
        const description = await page.locator('meta[name="description"]').getAttribute('content');
        said.set(`${locale} ${path}`, [await page.title(), description!]);
      }
      await page.context().close();
    }
    expect(new Set([...said.values()].map(([title]) => title)).size).toBe(said.size);
    for (const [where, texts] of said)
      for (const text of texts) expect(/[א-ת]/.test(text), `${where}: ${text}`).toBe(where.startsWith('he'));
  });

  it('of an online table names its game', async () => {
    const page = await scene.visit('/new/six-nimmt?online', still);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.waitForFunction(() => document.title === '6 nimmt! · Table · Bullpen');
    await page.context().close();
  });
});
