// What does not fit on a narrow screen or with large text (WCAG 1.4.4 and 1.4.10), for reflow.test.ts.

import type { Page } from 'playwright-core';

/** Text twice as large as usual, as somebody sets it in the browser. Before the page is opened. */
export async function enlarge(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Everything that is cut off or runs out of the screen or of its own button, in short lines. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide) faults.add('the page scrolls sideways');
    const named = (element: Element): string =>
      `${element.className || element.tagName}: ${element.textContent.slice(0, 40)}`;
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || element.clientWidth === 0) continue;
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        faults.add(`cut off at the side: ${named(element)}`);
      if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        faults.add(`cut off below: ${named(element)}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (text.textContent!.trim() === '' || parent.closest('.hidden, option, script') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const holder = parent.closest(
        'button, .button, .card, .seat, .pile, .jack-pile, .owner, .bull-meadow, select, th, td',
      );
      const frame = holder?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (getComputedStyle(parent).clipPath !== 'none' || box.width <= 1) continue;
        if (box.left < -1 || box.right > wide + 1) faults.add(`off the screen: ${named(parent)}`);
        if (frame && (box.left < frame.left - 2 || box.right > frame.right + 2))
          faults.add(`out of its place: ${named(parent)} in ${named(holder!)}`);
      }
    }
    return [...faults];
  });
