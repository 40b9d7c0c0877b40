import type { BrowserContextOptions } from 'playwright-core';
import { openWholeChromium } from '../browser.ts';
import type { Driven } from './driven.ts';

/** How long something may be covered or in motion before it counts as not there, in milliseconds. */
const PATIENCE = 2000;

type Noted = Window & { isClicked?: boolean };

/** Runs in the page: from now on it is known whether this was clicked. */
function noteClick(target: Element): void {
  const noted: Noted = window;
  noted.isClicked = false;
  const note = (): void => {
    noted.isClicked = true;
  };
  target.addEventListener('click', note, { once: true, capture: true });
}

/** The whole Chromium; the other tests of the page run in its engine alone. */
export async function openChromium(how: BrowserContextOptions = {}): Promise<Driven> {
  const browser = await openWholeChromium();
  const page = await browser.newPage(how);
  return {
    async go(url) {
      await page.goto(url);
    },
    run: (body, ...args) => page.evaluate(`(function () {${body}}).apply(null, ${JSON.stringify(args)})`),
    async click(selector) {
      const target = page.locator(selector).first();
      const isDone = (act: Promise<unknown>): Promise<boolean> =>
        act.then(
          () => true,
          () => false,
        );
      if (!(await isDone(target.evaluate(noteClick, undefined, { timeout: PATIENCE })))) return false;
      if (await isDone(target.click({ timeout: PATIENCE }))) return true;
      // On a busy machine time may be up after the press, before Playwright knows of it.
      return page.evaluate(() => (window as Noted).isClicked === true);
    },
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    end: () => browser.close(),
  };
}
