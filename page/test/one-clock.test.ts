import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds, gameList } from '../games/list.ts';
import { playTo } from './autoplay.ts';
import { CHROMIUM } from './browser.ts';
import { spied, spyOn } from './clock-spy.ts';
import { useScene } from './use-scene.ts';

/** A short match: two rounds or deals, where a game has them, with the pause between. */
function shortened(game: GameId): Readonly<Record<string, number>> {
  const { period } = gameList[game];
  return period === 'none' ? {} : { [`${period}s`]: 2 };
}

/** This many entries of the log are a few decisions of the player. */
const MOVES = 12;
/** On a busy machine the player may meet few cards on their way: then the match goes on, this many times at most. */
const STRETCHES = 4;

describe.skipIf(CHROMIUM === null)('at every frame, what is shown is one moment of the match', () => {
  const scene = useScene();

  async function open(game: GameId, watching: boolean): Promise<Page> {
    const page = await scene.visit('/');
    await spyOn(page, { options: shortened(game), watching, pause: watching ? 0 : 150 });
    await page.goto(`${scene.url}/play/${game}?seed=steady`);
    await page.locator('.table[data-status="playing"]').waitFor();
    return page;
  }

  it.each(gameIds)('%s, and nobody can decide about another one', async (game) => {
    const page = await open(game, false);
    const box = (await page.locator('.stage .choice, .twenty-bar button').first().boundingBox())!;
    const presses = [
      () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ];
    let pressed = 0;
    // Now and then somebody presses before all is shown: that completes the picture, and does nothing else.
    const onWay = async (): Promise<void> => {
      if (pressed % 2 === 0) await presses[(pressed / 2) % presses.length]!();
      else await page.locator('.table[data-passing="false"]').waitFor();
      pressed++;
    };
    for (let stretch = 1; stretch <= STRETCHES && pressed < 2; stretch++)
      await playTo(page, stretch * MOVES, onWay);
    expect(pressed).toBeGreaterThan(1);
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
    const { faults, frames, passing } = await spied(page);
    expect(faults).toEqual([]);
    expect(passing).toBeGreaterThan(0);
    expect(frames).toBeGreaterThan(passing);
    await page.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
