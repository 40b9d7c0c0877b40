// The walk of somebody who comes back, on a phone. Firefox and WebKit take it in other-browsers.

import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import type { Driven } from './other-browsers/driven.ts';
import { type Host, openHost, walk } from './other-browsers/walk.ts';
import { askShared } from './shared.ts';

/** A press that has to wait longer than this is tried again, in milliseconds. */
const PRESS = 1000;

/** A page of Chromium, driven as the other browsers are. What is opened fits its width, and is for everybody. */
const drivenBy = (page: Page, faults: string[]): Driven => ({
  async go(url) {
    await page.goto(url);
  },
  run: (body, ...args) => page.evaluate(`(function () {${body}}).apply(null, ${JSON.stringify(args)})`),
  async click(selector) {
    if (!(await page.locator(selector).first().isVisible())) return false;
    if (!(await fitsWidth(page))) faults.push(`too wide before ${selector}`);
    faults.push(...(await accessFaults(page)));
    return page
      .locator(selector)
      .first()
      .click({ timeout: PRESS })
      .then(
        () => true,
        () => false,
      );
  },
  async resize(width, height) {
    await page.setViewportSize({ width, height });
  },
  picture: () => page.screenshot(),
  end: () => page.context().close(),
});

describe.skipIf(CHROMIUM === null)('on a phone', () => {
  let host: Host | undefined;
  let page: Page | undefined;
  beforeAll(async () => {
    // It also sees to it that the page is built.
    await askShared('server');
    host = await openHost();
    const browser = await chromium.connect(await askShared('browser'));
    const look = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
    const context = await browser.newContext({ ...look, reducedMotion: 'reduce', serviceWorkers: 'block' });
    page = await context.newPage();
  });
  afterAll(async () => {
    await page?.context().browser()?.close();
    await host?.close();
  });

  it('somebody plays, comes back, is rated, talks, uses another device and is erased', async () => {
    const faults: string[] = [];
    if (page === undefined || host === undefined) throw new Error('nothing was opened');
    expect(await walk(drivenBy(page, faults), host)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
