import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playTo } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth, type Scene } from './browser.ts';
import { choosePlayers } from './new-table.ts';
import { resultOf } from './result.ts';
import { enterOn, tabTo } from './tab-to.ts';
import { useScene } from './use-scene.ts';

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

/** How a game is played to its end. */
interface Plan {
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
  readonly board: string;
  /** By keyboard: what to do with what is there, the most wanted first. */
  readonly keys: readonly (readonly [there: string, act: (page: Page) => Promise<void>])[];
}

const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');

const pressKey = (page: Page, selector: string): Promise<void> => enterOn(page, page.locator(selector));

/** Types the number of a card that can be played, and plays it where the focus then is. */
async function typeCard(page: Page, selector: string): Promise<void> {
  const label = await page.locator(selector).first().getAttribute('aria-label');
  await page.keyboard.type(/\d+/.exec(label!)![0]);
  await page.locator('[aria-pressed="true"]').waitFor();
  const seq = await page.locator('.table').getAttribute('data-seq');
  await enter(page);
  const focused = await page.evaluate(() =>
    document.activeElement?.matches('.pile-here, .jack-here, .jack-new'),
  );
  if (focused && (await page.locator('.table').getAttribute('data-seq')) === seq) await enter(page);
}

const ELEVEN_CARD = '.eleven-hand [aria-disabled="false"]';
const JACK_NUMBER =
  '.jack-hand [aria-disabled="false"]:is([aria-label="1"],[aria-label="2"],[aria-label="3"],[aria-label="4"],[aria-label="5"],[aria-label="6"],[aria-label="7"],[aria-label="8"],[aria-label="9"])';
const plans: readonly Plan[] = [
  {
    id: 'eleven-nimmt',
    options: { Rounds: '1' },
    board: '.eleven-hand',
    keys: [
      [ELEVEN_CARD, (page) => typeCard(page, ELEVEN_CARD)],
      ['.eleven-bar .button:enabled', (page) => pressKey(page, '.eleven-bar .button')],
      [
        '.pile-take:enabled',
        async (page) => {
          await pressKey(page, '.pile-take');
          await page.locator('.pile.armed .pile-take').waitFor();
          await enter(page);
        },
      ],
      ['.owner .button:enabled', (page) => pressKey(page, '.owner .button')],
    ],
  },
  {
    id: 'twenty-one',
    options: {},
    board: '.dice',
    keys: [
      [
        '.spot.fits',
        async (page) => {
          const label = await page.locator('.spot.fits').first().getAttribute('aria-label');
          await page.keyboard.press(/die (\d)/.exec(label!)![1]!);
          await page.locator('.spot[aria-pressed="true"]').first().waitFor();
          await enter(page);
        },
      ],
      ['.twenty-bar .button:enabled', (page) => pressKey(page, '.twenty-bar .button:enabled')],
    ],
  },
  {
    id: 'captain-jack',
    options: {},
    board: '.jack-hand',
    keys: [
      ['.jack-window .button:enabled', (page) => pressKey(page, '.jack-window .button')],
      ['.jack-gifts .button:enabled', (page) => pressKey(page, '.jack-gifts .button')],
      [JACK_NUMBER, (page) => typeCard(page, JACK_NUMBER)],
      [
        '.jack-hand [aria-disabled="false"]',
        async (page) => {
          await tabTo(page, page.locator('.jack-hand button'));
          // The arrow keys lead on to a card that may be played.
          for (let steps = 0; steps < 20 && !(await isPlayable(page)); steps++)
            await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Space');
          await page.locator('.jack-hand [aria-pressed="true"]').waitFor();
          const seq = await page.locator('.table').getAttribute('data-seq');
          await enter(page);
          if ((await page.locator('.table').getAttribute('data-seq')) === seq) await enter(page);
        },
      ],
    ],
  },
];

/** Whether the card that has the focus may be played. */
const isPlayable = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'false');

describe.skipIf(CHROMIUM === null).each(plans)('$id in a browser', (plan) => {
  const scene = useScene();

  async function sitDown(how: Parameters<Scene['visit']>[1] = {}): Promise<Page> {
    const page = await scene.visit(`/new/${plan.id}`, { reducedMotion: 'reduce', ...how });
    await choosePlayers(page, 2);
    for (const [label, value] of Object.entries(plan.options))
      await page.getByLabel(new RegExp(`^${label}`)).fill(value);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator(plan.board).first().waitFor();
    return page;
  }

  /** Acts by keys whenever something can be done, until the match is over. */
  async function typeToTheEnd(page: Page): Promise<void> {
    const acts = new Map(plan.keys);
    for (let moves = 0; moves < 900; moves++) {
      const there = await page.waitForFunction(
        (list) => {
          if (document.querySelector<HTMLElement>('.table')?.dataset.status === 'over') return 'over';
          return list.find((wish) => document.querySelector(wish) !== null) ?? '';
        },
        [...acts.keys()],
      );
      const found = await there.jsonValue();
      if (found === 'over') return;
      const seq = await page.locator('.table').getAttribute('data-seq');
      await acts.get(found)!(page);
      await page.waitForFunction(
        (before) => document.querySelector<HTMLElement>('.table')?.dataset.seq !== before,
        seq,
      );
    }
    throw new Error('the match did not end');
  }

  it('is played by mouse to the final scores', async () => {
    const page = await sitDown();
    expect(await accessFaults(page)).toEqual([]);
    await playTo(page, Number.POSITIVE_INFINITY);
    await resultOf(page).waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });

  it('is played by keyboard alone, on a phone, in the dark', async () => {
    const page = await sitDown(PHONE);
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessFaults(page)).toEqual([]);
    await typeToTheEnd(page);
    await resultOf(page).waitFor();
    expect(await fitsWidth(page)).toBe(true);
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
