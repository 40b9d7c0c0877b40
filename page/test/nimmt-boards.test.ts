// The boards of 6 nimmt! and 11 nimmt!: they fill the window, cards are dragged, and what would happen is seen before.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

const STILL = { reducedMotion: 'reduce' } as const;
const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [360, 740],
] as const;

/** What of the board lies outside of its room, and whether the page has to be scrolled. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage');
    if (stage === null) return ['there is no board'];
    const room = stage.getBoundingClientRect();
    const { scrollHeight, scrollWidth } = document.documentElement;
    const faults = scrollHeight > innerHeight || scrollWidth > innerWidth ? ['the page'] : [];
    // What scrolls by itself holds what lies in it.
    for (const element of stage.querySelectorAll('*:not([data-scrolls] *, .hidden)')) {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const fits = top >= room.top - 1 && bottom <= room.bottom + 1 && left >= room.left - 1;
      if (width > 1 && !(fits && right <= room.right + 1)) faults.push(element.getAttribute('class') ?? '');
    }
    return faults;
  });

describe.skipIf(CHROMIUM === null)('the boards of 6 nimmt! and 11 nimmt!', () => {
  const scene = useScene();

  it.each([
    ['six-nimmt', 4, 9],
    ['six-nimmt', 10, 21],
    ['eleven-nimmt', 4, 12],
    ['eleven-nimmt', 7, 21],
  ] as const)(
    '%s with %i seats fills the window, and nothing has to be scrolled',
    async (game, seats, moves) => {
      const page = await scene.visit(`/new/${game}`, STILL);
      await sitDown(page, { seats });
      await playOn(page, moves);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => outside(page), { message: `${width} × ${height}` }).toEqual([]);
      }
      await page.context().close();
    },
  );

  it('11 nimmt! on a phone has all piles of a usual round in sight; an arrow says where there are more', async () => {
    const page = await scene.visit('/new/eleven-nimmt', { ...STILL, viewport: { width: 360, height: 740 } });
    await sitDown(page, { seats: 4 });
    const piles = page.locator('.piles');
    /** As many piles as in a long round, and a window that has changed, so that they are laid out. */
    const crowd = async (count: number, width: number): Promise<void> => {
      await piles.evaluate((list, wanted) => {
        const pile = list.querySelector('.pile:not([data-place="stack"])')!;
        while (list.children.length <= wanted) list.append(pile.cloneNode(true));
      }, count);
      await page.setViewportSize({ width, height: 740 });
    };
    const state = (): Promise<{ hidden: number; more: boolean; arrow: boolean }> =>
      piles.evaluate((list) => ({
        hidden: Math.max(0, list.scrollHeight - list.clientHeight - list.scrollTop - 1),
        more: list.hasAttribute('data-more'),
        arrow: getComputedStyle(list.parentElement!, '::after').content !== 'none',
      }));
    await crowd(14, 361);
    await expect.poll(state).toEqual({ hidden: 0, more: false, arrow: false });
    const narrowest = await piles.evaluate((list) =>
      Math.min(...[...list.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().width)),
    );
    expect(narrowest).toBeGreaterThan(34);
    await crowd(40, 360);
    await expect.poll(state).toMatchObject({ more: true, arrow: true });
    await piles.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(state).toEqual({ hidden: 0, more: false, arrow: false });
    await page.context().close();
  });

  /** Drags one element onto another by mouse. */
  async function drag(page: Page, from: string, to: string, drop = true): Promise<void> {
    const boxOf = (what: string): Promise<DOMRect> =>
      page
        .locator(what)
        .first()
        .evaluate((element) => element.getBoundingClientRect());
    const [a, b] = [await boxOf(from), await boxOf(to)];
    await page.mouse.move(a.x + a.width / 4, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    if (drop) await page.mouse.up();
  }

  it('a card of 6 nimmt! is played by dragging it to the rows, and shows where it would go', async () => {
    const page = await scene.visit('/play/six-nimmt?seed=steady', STILL);
    const card = '.six-hand [aria-disabled="false"] >> nth=0';
    await page.locator(card).waitFor();
    const number = await page.locator(card).getAttribute('data-card');
    await drag(page, card, '.six-rows', false);
    await page.locator('.six-preview', { hasText: `As things stand, ${number} ` }).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await page.locator(`.six-hand [data-card="${number}"]`).count()).toBe(1);
    await drag(page, card, '.six-rows');
    await page.waitForFunction(
      (played) => document.querySelector(`.six-hand [data-card="${played}"]`) === null,
      number,
    );
    await page.context().close();
  });

  it('[S4] the places of a trick of 6 nimmt! stand still while its cards move', async () => {
    const page = await scene.visit('/new/six-nimmt');
    await sitDown(page, { seats: 4 });
    await page.locator('.six-seat').nth(3).waitFor();
    const watched = page.evaluate(async () => {
      const lefts = new Set<number>();
      const seen = new Set<string>();
      // From the first choice to the next one: cards are laid, turned, lined up and placed.
      while (seen.size < 8) {
        const { moment = '' } = document.querySelector<HTMLElement>('main.table')?.dataset ?? {};
        seen.add(moment);
        for (const seat of document.querySelectorAll('.six-seat'))
          lefts.add(seat.getBoundingClientRect().left);
        await new Promise(requestAnimationFrame);
      }
      return [...lefts].map(Math.round);
    });
    await playOn(page, 5);
    expect(new Set(await watched).size).toBe(4);
    await page.context().close();
  });

  it('[S4, S7] the last trick of 6 nimmt! can be seen again, card by card in the order in which they went', async () => {
    const page = await scene.visit('/play/six-nimmt?seed=steady', STILL);
    const look = page.getByRole('button', { name: 'Last trick' });
    await look.waitFor();
    expect(await look.isDisabled()).toBe(true);
    await playOn(page, 5);
    await look.click();
    const cards = await page
      .locator('.six-trick .card .number')
      .evaluateAll((all) => all.map(({ textContent }) => Number(textContent)));
    expect(cards).toHaveLength(4);
    expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    await page.context().close();
  });

  it.each([
    ['need not be', true],
    ['is the only thing left to do', false],
  ])('[E6] 11 nimmt! asks before a pile is taken, where that %s', async (_, free) => {
    const page = await scene.visit('/play/eleven-nimmt?seed=steady', STILL);
    const playable = '.eleven-hand [aria-disabled="false"]';
    const isThere = async (): Promise<boolean> => (await page.locator(playable).count()) > 0 === free;
    for (let turn = 0; turn < 40; turn++) {
      await page.locator('.pile-take').first().waitFor();
      if (await isThere()) break;
      await playOn(page, 1);
    }
    expect(await isThere()).toBe(true);
    const held = await page.locator('.eleven-hand .card').count();
    // A lifted card, also one that fits nowhere, does not keep the question back.
    await page.locator('.eleven-hand .card').last().click({ force: true });
    await page.locator('.eleven-hand .lifted').waitFor();
    await page.locator('.pile-take').first().click();
    await page.locator('.eleven-look.asks').waitFor();
    expect(await page.locator('.eleven-hand .lifted').count()).toBe(0);
    const said = await page.locator('.eleven-look').textContent();
    expect(said?.includes('You could still play.')).toBe(free);
    expect(await page.locator('.eleven-hand .card').count()).toBe(held);
    await page.keyboard.press('Escape');
    await page.locator('.eleven-look.asks').waitFor({ state: 'detached' });
    await page.locator('.pile-take').first().click();
    await page.locator('.pile.armed .pile-take').click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('.eleven-hand .card').length > before,
      held,
    );
    await page.context().close();
  });

  it('a card of 11 nimmt! is played by dragging it to a pile on which it fits', async () => {
    const page = await scene.visit('/play/eleven-nimmt?seed=steady', STILL);
    const card = '.eleven-hand [aria-disabled="false"]';
    for (let turn = 0; turn < 20; turn++) {
      await page.locator('.pile-take').first().waitFor();
      if ((await page.locator(card).count()) > 0) break;
      await playOn(page, 1);
    }
    const number = await page.locator(card).first().getAttribute('data-card');
    await page.locator(card).first().hover();
    await page.locator('.pile.open').first().waitFor();
    await drag(page, card, '.pile.open .pile-top');
    await page.waitForFunction(
      (played) => document.querySelector(`.eleven-hand [data-card="${played}"]`) === null,
      number,
    );
    await page.context().close();
  });

  it('a press goes on to the next own decision when only bots are left to act', async () => {
    const page = await scene.visit('/new/eleven-nimmt');
    await sitDown(page, { seats: 7 });
    await page.locator('.seat.mine.acting').waitFor();
    await page.locator('.eleven-hand [aria-disabled="false"], .pile-take').first().waitFor();
    const own = Number(await page.locator('.table').getAttribute('data-seq'));
    await playOn(page, 1);
    await page.locator('.seat:not(.mine).acting').waitFor();
    await page.locator('.table-title').click();
    // Not one picture on the way is shown from now on.
    const passed = await page.evaluate(async () => {
      let seen = 0;
      while (document.querySelector('.table[data-status="playing"] .seat.mine.acting') === null) {
        if (document.querySelector('.table[data-passing="true"]') !== null) seen++;
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    expect(passed).toBe(0);
    expect(Number(await page.locator('.table').getAttribute('data-seq'))).toBeGreaterThan(own + 5);
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
