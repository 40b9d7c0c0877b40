// What people see, at the sizes and in the modes in which it once was wrong.

import { legalMoves, Recorder, readMatch, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn, sitDown } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { cutOff } from './reflow.ts';
import { useScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;

/** A match of 6 nimmt! of one round, in which everybody lays the first card. */
function record(): string {
  const game = games['six-nimmt']!;
  const chance = seeded('open');
  const match = readMatch(game, 3, { rounds: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  const recorder = new Recorder(game, match.value, 'open', ['you', 'easy', 'easy']);
  const state: unknown = game.setup(match.value, chance, recorder.tell);
  while (game.outcome(state) === null) {
    const seat = Math.log2(game.toAct(state) & -game.toAct(state));
    const move = legalMoves(game, state, seat)[0]!;
    recorder.move(seat, move);
    game.apply(state, seat, move, chance, recorder.tell);
  }
  return recorder.text();
}

describe.skipIf(CHROMIUM === null)('on the screen', () => {
  const scene = useScene();

  /** The hand takes its new height in the frame after the window has changed. */
  const endsWithin = (page: Page, what: string, height: number): Promise<void> =>
    expect
      .poll(
        () =>
          page
            .locator(what)
            .first()
            .evaluate((element) => element.getBoundingClientRect().bottom),
        { message: `${what} in a window of ${page.viewportSize()!.width} × ${height}` },
      )
      .toBeLessThanOrEqual(height);

  it('6 nimmt! with ten seats shows hand and button without scrolling, and scores stay in their seats', async () => {
    const page = await scene.visit('/new/six-nimmt', still);
    await sitDown(page, { seats: 10 });
    await page.locator('.six-hand button').first().waitFor();
    for (const [width, height] of [
      [1366, 650],
      [1280, 720],
      [1024, 768],
      [768, 850],
      [480, 853],
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.locator('.six-hand button').count()).toBe(10);
      await endsWithin(page, '.six-hand', height);
      await endsWithin(page, '.six-bar .button', height);
    }
    for (const width of [768, 820, 900]) {
      await page.setViewportSize({ width, height: 1180 });
      await expect.poll(() => cutOff(page), { message: `at ${width}` }).toEqual([]);
    }
    await page.context().close();
  });

  it('scores of three digits stay in their seats with six of them on a phone', async () => {
    const page = await scene.visit('/new/twenty-one', { ...still, viewport: { width: 360, height: 740 } });
    await sitDown(page, { seats: 6 });
    const out = await page.locator('.seat').evaluateAll((seats) =>
      seats.filter((seat) => {
        const score = seat.querySelector('.seat-score bdi');
        if (score === null) return true;
        score.textContent = '105';
        const [inner, outer] = [score.getBoundingClientRect(), seat.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right;
      }),
    );
    expect(out).toEqual([]);
    await page.context().close();
  });

  it('6 nimmt! with four seats does so in low windows too', async () => {
    const page = await scene.visit('/play/six-nimmt', still);
    await page.locator('.six-hand button').first().waitFor();
    for (const [width, height] of [
      [1280, 680],
      [768, 850],
      [480, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await endsWithin(page, '.six-bar .button', height);
    }
    await page.context().close();
  });

  it('the guide of a lesson covers none of the cards, however far the page is scrolled', async () => {
    const page = await scene.visit('/learn/bullenrommee', {
      ...still,
      viewport: { width: 390, height: 700 },
    });
    await page.locator('.bull-supply button').first().waitFor();
    const covered = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('.bull-supply .card')];
      const top = cards[0]!.getBoundingClientRect().top;
      scrollTo(0, top - 40);
      return cards.filter((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return y > 0 && !card.contains(found);
      }).length;
    });
    expect(covered).toBe(0);
    await page.context().close();
  });

  it('a replay with all cards open shows no back of a card that was laid', async () => {
    const page = await scene.visit('/replay', still);
    const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(record()) };
    await page.getByLabel('Open a saved match').setInputFiles(file);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByLabel('As seen by').selectOption('a spectator');
    await page.locator('.six-laid .card.back').waitFor();
    await page.getByLabel('As seen by').selectOption('all cards face up');
    await page.locator('.six-laid .card[data-card]').waitFor();
    expect(await page.locator('.six-laid .card.back').count()).toBe(0);
    await page.context().close();
  });

  it('cards look alike wherever they lie, and no number stands upside down, in Hebrew', async () => {
    const page = await scene.visit('/play/six-nimmt?seed=steady', { ...still, locale: 'he-IL' });
    await page.locator('.six-hand button[aria-disabled="false"]').first().click();
    await page.keyboard.press('Enter');
    await page.locator('.six-laid .card').first().waitFor();
    const looks = await page.evaluate(() =>
      [...document.querySelectorAll('.card')].map((card) => {
        const face = card.querySelector('.ox-face');
        const rotated = face === null ? 'none' : getComputedStyle(face, '::after').rotate;
        return `${getComputedStyle(card).direction} ${rotated}`;
      }),
    );
    expect([...new Set(looks)]).toEqual(['ltr none']);
    await page.context().close();
  });

  it('a card that is taken keeps its shape while it flies', async () => {
    const page = await scene.visit('/new/six-nimmt', { reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const flown: string[] = [];
      Object.assign(window, { flown });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        // Cards that turn over or tremble stay in their places.
        for (const frame of frames as Keyframe[])
          if (String(frame.transform ?? '').startsWith('translate(')) flown.push(String(frame.transform));
        return animate.call(this, frames, options);
      };
    });
    await sitDown(page, { seats: 10, 'Fixed number of rounds': 1 });
    await playOn(page, 11);
    // With ten seats and four rows, most turns end with somebody taking a row; each laid card flies in any case.
    const flown = await page.waitForFunction(() => {
      const { flown: list } = window as unknown as { flown: string[] };
      return list.length >= 10 ? list : null;
    });
    for (const transform of (await flown.jsonValue())!) expect(transform).toMatch(/scale\([\d.]+\)$/);
    await page.context().close();
  });

  it('in forced colours the current row of Twenty One looks different from the others', async () => {
    const page = await scene.visit('/play/twenty-one?seed=steady', { ...still, forcedColors: 'active' });
    await page.locator('.sheet-row.current').first().waitFor();
    const edges = await page.evaluate(() =>
      ['.sheet-row.current', '.sheet-row:not(.current)', '.sheet'].map((what) => {
        const style = getComputedStyle(document.querySelector(what)!);
        return what === '.sheet' ? style.backgroundColor : style.borderTopColor;
      }),
    );
    expect(edges[0]).not.toBe(edges[1]);
    expect(edges[1]).toBe(edges[2]);
    await page.context().close();
  });

  it('more contrast is given to people who ask for it', async () => {
    const page = await scene.visit('/', still);
    const quiet = (): Promise<string> =>
      page
        .locator('.quiet, .facts')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    const usual = await quiet();
    await page.emulateMedia({ contrast: 'more' });
    expect(await quiet()).not.toBe(usual);
    await page.context().close();
  });

  it('dates are written as the browser writes them, whatever the language of the page', async () => {
    const page = await scene.visit('/play/six-nimmt', { ...still, locale: 'en-GB' });
    await page.locator('.six-hand button').first().waitFor();
    await page.goto(scene.url);
    const text = await page.locator('.going .quiet').first().textContent();
    expect(text).toMatch(/\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
