import { gameIds, games } from '@bullpen/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { accessFaults, CHROMIUM } from './browser.ts';
import { openMore } from './new-table.ts';
import { useScene } from './use-scene.ts';

/** More moves than it ever takes to see what is looked for. */
const ENOUGH = 80;

/** Plays until something is to be seen. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let moves = 0; moves < ENOUGH; moves++) {
    if ((await page.locator(selector).count()) > 0) return;
    await playOn(page, 1);
  }
  throw new Error(`${selector} was never there`);
}

describe.skipIf(CHROMIUM === null)('what the rulebook lets everybody see', () => {
  const scene = useScene();

  it('shows its examples as boards that look as they do at a table: six dice in a line over a sheet', async () => {
    const page = await scene.visit('/rules/twenty-one', { reducedMotion: 'reduce' });
    const dice = page.locator('.examples .mini').first().locator('.twenty-dice li');
    await dice.nth(5).waitFor();
    const tops = await dice.evaluateAll((all) =>
      all.map((die) => Math.round(die.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
    const mini = await page.locator('.examples .mini').first().boundingBox();
    const sheet = await page.locator('.examples .mini .sheet').first().boundingBox();
    expect(sheet?.width).toBeGreaterThan(0.5 * (mini?.width ?? 0));
    await page.context().close();
  });

  const sit = async (game: string, memory?: 'on'): Promise<Page> => {
    const page = await scene.visit(`/new/${game}`, { reducedMotion: 'reduce' });
    if (memory !== undefined) {
      await openMore(page);
      await page.getByLabel('Memory aid').selectOption(memory);
    }
    await sitDown(page, { seats: 2 });
    return page;
  };

  it('[E8] of a pile of 11 nimmt!: its top card and that it is a pile, no count, nothing below', async () => {
    const page = await sit('eleven-nimmt');
    await playUntil(page, '.pile.heap');
    await playUntil(page, '.pile-take:enabled');
    const takes = await page
      .locator('.pile-take')
      .evaluateAll((buttons) =>
        buttons.map((button) => [button.textContent, button.getAttribute('aria-label')]),
      );
    for (const [text, label] of takes) {
      expect(text).toBe('Take');
      expect(label).toMatch(/^Take: pile \d+, \d+ on top$/);
    }
    expect(await page.locator('[class*="high-"], .pile-height, .pile-look, .owner-seen').count()).toBe(0);
    // Nothing but a card on top, whether it lies on others, what fits on it, and the button.
    const piles = await page.locator('.pile:not([data-place="stack"])').allTextContents();
    for (const text of piles) expect(text).toMatch(/^\d+(with cards below)?cards that fit: .*(Take)?$/);
    const taken = '.log-lines p:text-matches("takes? pile")';
    await playUntil(page, taken);
    const lines = await page.locator(taken).allTextContents();
    for (const line of lines) expect(line).toMatch(/^(You take|\w+ takes) pile \d+ with \d+ on top\.$/);
    await page.context().close();
  });

  it('[E8] with the memory aid: counts, cards, and what each was seen to take', async () => {
    const page = await sit('eleven-nimmt', 'on');
    await playUntil(page, '.owner-seen:not(:empty)');
    expect(await page.locator('.owner-seen:not(:empty)').first().textContent()).toMatch(
      /^seen: \d+(, \d+)*$/,
    );
    await playUntil(page, '.pile[class*="high-"] .pile-look');
    const look = page.locator('.pile[class*="high-"] .pile-look').first();
    const [, count] = /\((\d+) cards\)/.exec((await look.getAttribute('aria-label'))!)!;
    await look.click();
    await page.locator('dialog .card').first().waitFor();
    expect(await page.locator('dialog .card').count()).toBe(Number(count));
    expect(await accessFaults(page)).toEqual([]);
    await page.context().close();
  });

  it('[S9] every head pile of 6 nimmt!, by mouse and by keyboard', async () => {
    const page = await sit('six-nimmt');
    await playUntil(page, '.six-pile-heads');
    const heads = await page.locator('.six-pile-heads').first().textContent();
    const pile = page.locator('.six-pile:has(.six-pile-heads)').first();
    await pile.click();
    const dialog = page.locator('dialog');
    const one = heads === '1' ? '1 ox head' : `${heads} ox heads`;
    await dialog.getByText(one, { exact: true }).waitFor();
    const labels = await dialog
      .locator('.card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!));
    const sum = labels.reduce((total, label) => total + Number(/, (\d+) ox head/.exec(label)![1]), 0);
    expect(sum).toBe(Number(heads));
    expect(await accessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.locator('.six-pile').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^(Your|\w+’s) head pile, \d+ ox head/,
    );
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('six-pile');
    await page.context().close();
  });

  it('[C18] every card of a pile of Captain Jack, unless this viewer wants stacks', async () => {
    const page = await sit('captain-jack');
    await playUntil(page, '.pile-cards .card:nth-child(2)');
    const pile = page.locator('.pile-cards:has(.card:nth-child(2))').first();
    const [, count, list] = /, (\d+) cards: (.*)$/.exec((await pile.getAttribute('aria-label'))!)!;
    const faces = await pile
      .locator('.jack-face')
      .evaluateAll((all) => all.map((face) => face.getAttribute('data-sign')!));
    expect(faces).toHaveLength(Number(count));
    const names = faces.map((sign) => ({ J: 'Jack', B: 'Blank' })[sign] ?? sign);
    expect(list!.split(/, and | and |, /)).toEqual(names);
    // Of each card that others lie on, the corner with its sign is seen.
    const boxes = await Promise.all((await pile.locator('.card').all()).map((card) => card.boundingBox()));
    const size = await pile.locator('.corner').first().boundingBox();
    for (const [i, box] of boxes.slice(1).entries())
      expect(box!.y - boxes[i]!.y).toBeGreaterThan(size!.height);
    expect(await accessFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Stack the piles' }).click();
    await page.getByRole('button', { name: 'Lay the piles out' }).waitFor();
    expect(await page.locator('.pile-cards .card:nth-child(2)').count()).toBe(0);
    await page.context().close();
  });

  it.each([
    ['en', 'Our reading:'],
    ['is', 'Okkar túlkun:'],
    ['de', 'Unsere Lesart:'],
    ['nb', 'Vår tolkning:'],
    ['he', 'הפרשנות שלנו:'],
  ])('[E2] [E11] and which rules are our reading, with a reason, in %s', async (locale, label) => {
    const page = await scene.visit('/rules/eleven-nimmt', { locale });
    await page.locator('.reading').first().waitFor();
    expect(await page.locator('.reading').count()).toBe(10);
    for (const text of await page.locator('.reading').allTextContents())
      expect(text.startsWith(`${label} `)).toBe(true);
    const marked = await page.locator('.rules > div:has(.reading) dt').allTextContents();
    expect(marked).toEqual(expect.arrayContaining(['E2', 'E8', 'E10', 'E11', 'E14']));
    expect(marked).not.toContain('E5');
    await page.context().close();
  });

  it.each(gameIds)('and what its worked examples look like, in %s', async (game) => {
    const page = await scene.visit(`/rules/${game}`, { reducedMotion: 'reduce' });
    await page.locator('.examples figure').nth(2).waitFor();
    // Small, but all there: a board in each, and a caption below it.
    for (const figure of await page.locator('.examples figure').all()) {
      const { width, height } = (await figure.locator('.mini').boundingBox())!;
      expect(width).toBeGreaterThan(150);
      expect(height / width).toBeCloseTo(0.75, 1);
      expect(await figure.locator('.mini-stage > *').count()).toBeGreaterThan(0);
      expect(((await figure.locator('figcaption').textContent()) ?? '').length).toBeGreaterThan(30);
    }
    expect(await page.locator('.rules-all h2').allTextContents()).toEqual([
      'Cards',
      'Set-up',
      'A turn',
      'The end',
    ]);
    expect(await page.locator('.rules dt').count()).toBe(games[game].rules.length);
    expect(await accessFaults(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ])(
    'beside the board at $width × $height: its way out stays in sight, short before long',
    async (viewport) => {
      const page = await scene.visit('/play/six-nimmt', { viewport, reducedMotion: 'reduce' });
      await page.locator('.stage button').first().waitFor();
      await page.getByRole('button', { name: 'Rules' }).click();
      const drawer = page.getByRole('dialog', { name: 'Rules of 6 nimmt!' });
      await drawer.locator('.mini').first().waitFor();
      expect(await drawer.locator('.rules').first().isVisible()).toBe(false);
      await drawer.locator('summary').click();
      await drawer.locator('.rules').last().scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await drawer.getByRole('button', { name: 'Close' }).boundingBox())!;
      expect(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height).toBe(true);
      expect(await accessFaults(page)).toEqual([]);
      // On a desk the board goes on beside it.
      if (viewport.width > 1000) await page.locator('.six-hand .choice').first().click();
      else await page.keyboard.press('Escape');
      if (viewport.width > 1000) {
        // One reads beside the whole board.
        const stage = (await page.locator('.stage').boundingBox())!;
        expect(stage.x + stage.width).toBeLessThanOrEqual((await drawer.boundingBox())!.x);
      }
      if (viewport.width > 1000) await drawer.getByRole('button', { name: 'Close' }).click();
      await drawer.waitFor({ state: 'detached' });
      await page.context().close();
    },
  );

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
