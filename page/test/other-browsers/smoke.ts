// All games in whole browsers, not only in the engine of Chromium: they open, look right, and are played by mouse, alone to the end
// and online.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '../../games/list.ts';
import { WISHES } from '../autoplay.ts';
import { askShared } from '../shared.ts';
import { type Driven, until } from './driven.ts';
import { appears, playToEnd, SHORTEN, THERE } from './presses.ts';
import { reopening } from './reopening.ts';
import { openHost, walk } from './walk.ts';

/** For a whole match where every frame is drawn on the processor, in milliseconds: a net, not a measure. */
const NET = 300_000;

/** What a match has come to: `over`, or the number of its latest entry. */
const REACHED = `
  const { status, seq } = document.querySelector('.table')?.dataset ?? {};
  return status === 'over' ? 'over' : Number(seq ?? -1);
`;

/** Presses what can be pressed until this many entries have come into the table's log, or the match is over. */
async function playOn(browser: Driven, entries: number): Promise<void> {
  const last = Number(await browser.run(REACHED)) + entries;
  await until(`entry ${last}`, async () => {
    const reached = await browser.run(REACHED);
    if (reached === 'over' || Number(reached) >= last) return true;
    const wish = (await browser.run(THERE, WISHES)) as string | null;
    if (wish !== null) await browser.click(wish);
    return false;
  });
}

/** Parts of the board that have no size, or that reach over the edge of the window. */
const ODD = `
  const parts = [...document.querySelectorAll('.stage > *, .stage .card, .stage button')];
  return parts.filter((part) => {
    if (!part.checkVisibility() || part.closest('[data-scrolls]') !== null) return false;
    const { left, right, width, height } = part.getBoundingClientRect();
    return width < 8 || height < 8 || left < -1 || right > innerWidth + 1;
  }).map((part) => part.outerHTML.slice(0, 120));
`;

/** For each shape on a field of Twenty One, whether it lies in the middle of the field. */
const SHAPES = `
  return [...document.querySelectorAll('.spot .shape')].map((shape) => {
    const inner = shape.getBoundingClientRect();
    const outer = shape.closest('.spot').getBoundingClientRect();
    const gaps = [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top, outer.bottom - inner.bottom];
    return gaps.every((gap) => gap > 0 && gap < 0.4 * outer.width);
  });
`;

/** Remembers what the page complains about from now on, and does without movement: WebKit draws each frame on the processor here. */
const LISTEN = `
  localStorage.setItem('bullpen.speed', 'off');
  window.faults = [];
  addEventListener('error', ({ message }) => window.faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
`;

/**
 * The tests of one browser; they are skipped where there is none. Which games are played to their end can be said, and by which errors one
 * knows that the browser has died, which is no fault of a test.
 */
export function testIn(
  name: string,
  open: (() => Promise<Driven>) | null,
  toTheEnd: readonly GameId[] = gameIds,
  hasDied: (error: unknown) => boolean = () => false,
): void {
  describe.skipIf(open === null)(`in ${name}`, () => {
    const browsers = reopening(() => open!(), hasDied);
    /** What a test does with the browser; again from its beginning, if that dies. */
    const using = (test: (browser: Driven) => Promise<void>): Promise<void> =>
      browsers.run(expect.getState().currentTestName ?? name, test);
    let url = '';
    beforeAll(async () => {
      url = await askShared('server');
    });
    afterAll(() => browsers.end());

    it.each(gameIds)('%s opens, fits wide and narrow windows, and is played', (game) =>
      using(async (browser) => {
        await browser.go(`${url}/play/${game}?seed=steady`);
        await appears(browser, `.table.game-${game}[data-status="playing"] .stage button`);
        // Firefox makes no window narrower than 500 pixels.
        for (const width of [1100, 520]) {
          await browser.resize(width, 800);
          await until(`a window of ${width}`, async () => (await browser.run('return innerWidth')) === width);
          // Cards may still be on their way.
          await until('a board that fits', async () => ((await browser.run(ODD)) as string[]).length === 0);
          await until(`a page no wider than ${width}`, async () => {
            const wide = (await browser.run('return document.documentElement.scrollWidth')) as number;
            return wide <= width;
          });
        }
        await playOn(browser, 6);
        expect(
          await browser.run("return document.querySelectorAll('.log p:not(.quiet)').length"),
        ).toBeGreaterThan(0);
      }),
    );

    it.each(toTheEnd)('%s is played to its result', { timeout: NET }, (game) =>
      using(async (browser) => {
        await browser.resize(1100, 800);
        await browser.go(`${url}/icon.svg`);
        await browser.run(LISTEN);
        await browser.go(`${url}/new/${game}`);
        await appears(browser, '.more-options');
        await browser.run(LISTEN);
        for (const choice of ['2', 'easy']) await browser.click(`label.chip:has([value="${choice}"])`);
        await browser.run(SHORTEN);
        await browser.click('form .button[type="submit"]');
        await appears(browser, `.table.game-${game}[data-status="playing"] .stage button`);
        await playOn(browser, 2);
        await playToEnd(browser);
        await appears(browser, '.after .podium');
        expect(await browser.run("return document.querySelectorAll('.after .podium li').length")).toBe(2);
        expect(await browser.run('return window.faults')).toEqual([]);
      }),
    );

    it('the shapes of the fields of Twenty One stay within their fields', () =>
      using(async (browser) => {
        await browser.go(`${url}/play/twenty-one?seed=steady`);
        await appears(browser, '.spot .shape');
        const shapes = (await browser.run(SHAPES)) as boolean[];
        expect(shapes.length).toBeGreaterThan(10);
        expect(shapes).not.toContain(false);
      }));

    it('a table on the server is played', () =>
      using(async (browser) => {
        await browser.go(`${url}/new/captain-jack?online`);
        await appears(browser, 'form .button[type="submit"]');
        await browser.click('form .button[type="submit"]');
        // The first button there fills the seats with bots and begins.
        await appears(browser, '.lobby-actions .button');
        await browser.click('.lobby-actions .button');
        await appears(browser, '.table[data-status="playing"] .jack-hand button');
        await playOn(browser, 4);
      }));

    it('somebody plays, comes back, is rated, talks, uses another device and is erased', () =>
      using(async (browser) => {
        const host = await openHost();
        try {
          expect(await walk(browser, host)).toEqual([]);
        } finally {
          await host.close();
        }
      }));
  });
}
