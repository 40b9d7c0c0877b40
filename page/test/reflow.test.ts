import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { playOn } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { cutOff, enlarge } from './reflow.ts';
import { useScene } from './use-scene.ts';

/** German has the longest words, Hebrew the other direction. */
const LOCALES = ['de-DE', 'he-IL'];
const LOOKS = [
  { name: 'text twice as large on a phone (WCAG 1.4.4)', width: 360, large: true },
  { name: 'a window of 320 pixels (WCAG 1.4.10)', width: 320, large: false },
];
const PLACES = [
  ['/', '.tiles'],
  ['/new/six-nimmt', 'form'],
  ['/new/captain-jack?online', 'form'],
  ['/rules/bullenrommee', '.rules dd'],
  ['/replay', 'main'],
  ['/learn/six-nimmt', '.guide'],
  ['/learn/bullenrommee', '.guide'],
] as const;

describe.skipIf(CHROMIUM === null).each(LOOKS)('$name', ({ width, large }) => {
  const scene = useScene();

  it.each(LOCALES)('cuts nothing off and needs no scrolling sideways: %s', async (locale) => {
    const viewport = { width, height: 740 };
    const page = await scene.visit('/', { locale, viewport, reducedMotion: 'reduce' });
    if (large) await enlarge(page);
    const size = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const look = async (where: string): Promise<void> => {
      expect(await size(), where).toBe(large ? '32px' : '16px');
      expect(await cutOff(page), where).toEqual([]);
    };
    for (const [path, sign] of PLACES) {
      await page.goto(scene.url + path);
      await page.locator(sign).first().waitFor();
      await look(path);
    }
    for (const game of gameIds) {
      await page.goto(`${scene.url}/play/${game}?seed=steady`);
      await page.locator('.table[data-status="playing"] .stage button').first().waitFor();
      await look(`${game}, the beginning`);
      await playOn(page, 9);
      await look(`${game}, after some moves`);
    }
    // The last of them comes to its end: the result, and the replay with all that is around its board.
    await playOn(page, 1000);
    for (const tab of [0, 1, 2, 3]) {
      await page.getByRole('tab').nth(tab).click();
      await look(`the result, tab ${tab}`);
    }
    await page.locator('.after .actions .button').nth(1).click();
    await page.locator('.dot').first().waitFor();
    await look('the replay');
    expect(scene.complaints).toEqual([]);
  });

  it('finds what is cut off', async () => {
    const page = await scene.visit('/', { viewport: { width, height: 740 } });
    await page.locator('.tile h3').first().waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.tile h3')!.style.whiteSpace = 'nowrap';
      document.querySelector('.tile h3')!.textContent = 'much too long for one line of a small screen';
    });
    expect((await cutOff(page)).length).toBeGreaterThan(0);
  });
});
