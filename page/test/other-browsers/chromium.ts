import type { BrowserContextOptions } from 'playwright-core';
import { openWholeChromium } from '../browser.ts';
import type { Driven } from './driven.ts';

/** The whole Chromium; the other tests of the page run in its engine alone. */
export async function openChromium(how: BrowserContextOptions = {}): Promise<Driven> {
  const browser = await openWholeChromium();
  const page = await browser.newPage(how);
  return {
    async go(url) {
      await page.goto(url);
    },
    run: (body, ...args) => page.evaluate(`(function () {${body}}).apply(null, ${JSON.stringify(args)})`),
    click: (selector) =>
      page
        .locator(selector)
        .first()
        .click({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        ),
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    end: () => browser.close(),
  };
}
