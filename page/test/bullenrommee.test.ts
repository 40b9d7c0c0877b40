import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth, type Scene } from './browser.ts';
import { choosePlayers } from './new-table.ts';
import { resultOf } from './result.ts';
import { useScene } from './use-scene.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

describe.skipIf(CHROMIUM === null)('Bullenrommee in a browser', () => {
  const scene = useScene();

  /** Goes to a table through the form, without animations. */
  async function sitDown(seats: number, how: Parameters<Scene['visit']>[1] = {}): Promise<Page> {
    const page = await scene.visit('/new/bullenrommee', { reducedMotion: 'reduce', ...how });
    await choosePlayers(page, seats);
    // What is counted on the board is counted from the first move.
    await page.getByLabel('Who goes first').selectOption('fixed');
    await page.getByRole('button', { name: 'Start' }).click();
    await myTurn(page);
    return page;
  }

  /** Waits until it is our turn; false if the match is over. */
  const myTurn = async (page: Page): Promise<boolean> => {
    const found = await page.waitForFunction(() => {
      if (document.querySelector<HTMLElement>('.table')?.dataset.status === 'over') return 'over';
      return document.querySelector('.bull-hand button[aria-disabled="false"]') === null ? '' : 'turn';
    });
    return (await found.jsonValue()) === 'turn';
  };
  const seqOf = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-seq');
  const lit = '.bull-hand li:not(.quiet) button';
  const mate = '.bull-hand li.mate button';
  const count = (page: Page, what: string): Promise<number> => page.locator(what).count();

  /** How a player does things: by mouse or by keys. */
  interface Player {
    /** Lifts a card of the hand, or picks an open one. */
    lift(card: string): Promise<void>;
    put(): Promise<void>;
    lay(): Promise<void>;
    /** Takes the card that is picked. */
    take(): Promise<void>;
    end(button: string): Promise<void>;
  }

  /** Lays whatever can be laid, one thing after another, then says done; else takes a card or passes. */
  async function playTurn(page: Page, player: Player): Promise<void> {
    const seq = await seqOf(page);
    while ((await count(page, lit)) > 0) {
      await player.lift(await cardAt(page, lit));
      if ((await count(page, '.bull-drop')) > 0) await player.put();
      else {
        await player.lift(await cardAt(page, mate));
        await player.lift(await cardAt(page, mate));
        await player.lay();
      }
      await page.locator('.bull-done').waitFor();
    }
    expect(await seqOf(page)).toBe(seq);
    if ((await count(page, '.bull-done')) > 0) await player.end('.bull-done');
    else if ((await count(page, '.bull-supply .card.choice:not(.back)')) > 0) {
      await player.lift(await cardAt(page, '.bull-supply .card.choice:not(.back)'));
      await player.take();
    } else await player.end('.bull-bar button');
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.table')?.dataset.seq !== before,
      seq,
    );
  }
  const cardAt = async (page: Page, what: string): Promise<string> =>
    (await page.locator(what).first().getAttribute('data-card'))!;

  async function playToTheEnd(page: Page, player: Player): Promise<void> {
    for (let turns = 0; turns < 120; turns++) {
      if (!(await myTurn(page))) return;
      await playTurn(page, player);
    }
    throw new Error('the match did not end');
  }

  it('is played by mouse to the final scores', async () => {
    const page = await sitDown(2);
    expect(await accessFaults(page)).toEqual([]);
    let looked = false;
    await playToTheEnd(page, {
      lift: (card) => page.locator(`button[data-card="${card}"]`).click(),
      put: async () => {
        if (!looked) expect(await accessFaults(page)).toEqual([]);
        looked = true;
        await page.locator('.bull-drop').first().click();
      },
      lay: () => page.getByRole('button', { name: /^Lay / }).first().click(),
      take: () => page.getByRole('button', { name: /^Take \d/ }).click(),
      end: (button) => page.locator(button).first().click(),
    });
    await resultOf(page).waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });

  it('is played by keyboard alone, on a phone, in the dark', async () => {
    const page = await sitDown(5, { ...PHONE, colorScheme: 'dark' });
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await playToTheEnd(page, {
      async lift(card) {
        // Ends the number typed before: 7 and then a joker, typed as 0, would be 70 if there is one.
        await press('ArrowLeft');
        await page.keyboard.type(card.startsWith('J') ? '0' : card);
        await page.locator(`button[data-card="${card}"][aria-pressed="true"]`).waitFor();
      },
      async put() {
        const places = await count(page, '.bull-drop');
        await press('Enter');
        if (places > 1) await press('Enter');
      },
      lay: () => press('Enter'),
      take: () => press('Enter'),
      async end(button) {
        const hasFocus = (): Promise<boolean> =>
          page
            .locator(button)
            .first()
            .evaluate((element) => element === document.activeElement);
        for (let tabs = 0; tabs < 60 && !(await hasFocus()); tabs++) await press('Tab');
        await press('Enter');
      },
    });
    await resultOf(page).waitFor();
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessFaults(page)).toEqual([]);
  });

  it('[B5] [B11] takes back planned steps, which nobody sees, and says why a card cannot be taken after them', async () => {
    const page = await sitDown(2);
    const seq = await seqOf(page);
    const hand = await count(page, '.bull-hand button');
    await page.keyboard.type('00');
    await page.locator('.bull-hand li.mate button').first().click();
    await page.getByRole('button', { name: /^Lay J \d+ J$/ }).click();
    expect(await count(page, '.bull-meadow')).toBe(1);
    expect(await count(page, '.bull-hand button')).toBe(hand - 3);
    expect(await page.locator('.bull-area.mine [aria-label*="stands for"]').count()).toBe(2);
    // It looks disabled, and a press says why.
    await page.locator('.bull-supply button').last().click({ force: true });
    await page.getByText('You have laid cards this turn').waitFor();
    await page.getByRole('button', { name: 'Rule B5' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await count(page, '.bull-meadow')).toBe(0);
    expect(await count(page, '.bull-hand button')).toBe(hand);
    expect(await seqOf(page)).toBe(seq);
    expect(await page.locator('.log-lines').textContent()).not.toMatch(/lays? meadow/);
  });

  it('[B16] [B17] shows for what a joker stands, and just the places that can take the lifted card', async () => {
    // The guided match deals the same cards every time.
    const page = await scene.visit('/learn/bullenrommee', { reducedMotion: 'reduce' });
    await page.locator('.bull-hand button').first().waitFor();
    await page.keyboard.type('141617');
    await page.keyboard.press('Enter');
    await page.keyboard.type('15');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('.bull-meadow').nth(1).waitFor();
    await myTurn(page);
    await page.keyboard.type('30033');
    await page.getByRole('button', { name: 'Lay 30 J 33' }).click();
    await page.getByRole('img', { name: 'Joker, stands for 31 or 32' }).waitFor();
    await page.keyboard.type('31');
    await page.locator('.bull-drop').first().waitFor();
    expect(
      await page
        .locator('.bull-drop')
        .evaluateAll((drops) => drops.map((drop) => drop.getAttribute('aria-label'))),
    ).toEqual([
      '31 to meadow 3, between 30 and joker',
      'Swap the joker in meadow 3 for 31 and take the joker',
    ]);
    const jokers = await count(page, '.bull-hand .joker');
    await page.locator('.bull-drop.swap').click();
    expect(await count(page, '.bull-hand .joker')).toBe(jokers + 1);
    await page.keyboard.press('Escape');
    expect(await count(page, '.bull-hand .joker')).toBe(jokers);
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });

  it('shows all meadows of five seats on a phone at once: nothing is scrolled', async () => {
    const page = await sitDown(5, PHONE);
    await playOn(page, 2);
    const hidden = (): Promise<number> =>
      page.evaluate(() => {
        const areas = document.querySelector('.bull-areas')!;
        const beyond = document.documentElement.scrollHeight - innerHeight;
        return Math.max(areas.scrollHeight - areas.clientHeight, beyond);
      });
    await expect.poll(hidden, { timeout: 30_000 }).toBeLessThanOrEqual(1);
    expect(await count(page, '.bull-meadow')).toBeGreaterThan(4);
    await page.context().close();
  });
});
