import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '../games/list.ts';
import { playOn } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { spied, spyOn } from './clock-spy.ts';
import { useScene } from './use-scene.ts';

/** Short matches. */
const OPTIONS: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  'six-nimmt': { rounds: 1 },
  'eleven-nimmt': { rounds: 1 },
  bullenrommee: { deals: 1 },
  'twenty-one': {},
  'captain-jack': { deals: 1 },
};

/** So many entries of the log are a few decisions of the player. */
const MOVES: Readonly<Record<GameId, number>> = {
  'six-nimmt': 12,
  'eleven-nimmt': 10,
  bullenrommee: 10,
  'twenty-one': 14,
  'captain-jack': 8,
};

describe.skipIf(CHROMIUM === null)('at every frame, what is shown is one moment of the match', () => {
  const scene = useScene();

  async function open(game: GameId, watching: boolean): Promise<Page> {
    const page = await scene.visit('/icon.svg');
    await spyOn(page, { options: OPTIONS[game], watching, pause: watching ? 0 : 150 });
    await page.goto(`${scene.url}/play/${game}?seed=steady`);
    await page.locator('.table[data-status="playing"]').waitFor();
    return page;
  }

  /** Presses and keys while something is on its way: they complete the picture, and send nothing. */
  async function pressOnTheWay(page: Page, press: () => Promise<void>): Promise<void> {
    await page.locator('.table[data-passing="true"]').waitFor();
    await press();
  }

  it.each(gameIds)('%s, and nobody can decide about another one', async (game) => {
    const page = await open(game, false);
    const place = page.locator('.stage ul button, .stage ol button, .twenty-bar button').first();
    const box = (await place.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const press of [
      () => page.mouse.click(x, y),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ]) {
      await playOn(page, 1);
      await pressOnTheWay(page, press);
    }
    await playOn(page, MOVES[game]);
    const { faults, frames, passing, sent } = await spied(page);
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(0);
    expect(passing).toBeGreaterThan(0);
    expect(frames).toBeGreaterThan(passing);
    await page.context().close();
  });

  it.each(gameIds)('%s, for watchers of bots in a hurry, to the result', async (game) => {
    const page = await open(game, true);
    await page.locator('.after').waitFor();
    const { faults, frames, passing, lag } = await spied(page);
    console.log(game, { frames, passing, lag: Math.round(lag) });
    expect(faults).toEqual([]);
    expect(passing).toBeGreaterThan(0);
    expect(frames).toBeGreaterThan(passing);
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
