import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '../../games/list.ts';
import { CHROMIUM } from '../browser.ts';
import { clickUntil } from '../press-until.ts';
import { useScene } from '../use-scene.ts';
import { boardOf } from './board.ts';
import { type Guest, setTable } from './guests.ts';
import { heldBy } from './held.ts';
import { player } from './moves.ts';
import { SHORT } from './watched.ts';

/** How somebody gets ready for one secret choice, and another, and what they press then; null where choices are no secret. */
const CHOICES: Readonly<Record<GameId, readonly ((page: Page) => Promise<Locator>)[] | null>> = {
  'six-nimmt': [0, 1].map((which) => async (page) => {
    await page.locator('.six-hand button[aria-disabled="false"]').nth(which).click();
    return page.getByRole('button', { name: /^Play \d/ });
  }),
  'eleven-nimmt': null,
  bullenrommee: null,
  'twenty-one': [
    async (page) => page.getByRole('button', { name: 'Cross out the leftmost field' }),
    async (page) => {
      await page.locator('.spot.fits').first().click();
      return page.locator('.twenty-bar .button:enabled').first();
    },
  ],
  'captain-jack': null,
};

/** All that a page shows and keeps but for its log, which tells that something was taken back. */
async function withoutLog(page: Page): Promise<object> {
  // What is read aloud about others follows the sentence after a while, whatever was chosen.
  await page.waitForFunction(() => {
    const textOf = (what: string): string => document.querySelector(`main ${what}`)!.textContent;
    const said = textOf('[aria-live="assertive"]') || textOf('[data-spoken="waiting"]');
    return said !== '' && textOf('.prompt').startsWith(said);
  });
  const { memory: _, text, ...held } = await heldBy(page, '.log-newest', '[role="log"] p');
  const log = await page.getByRole('log').locator('p').allInnerTexts();
  return { ...held, text: text.filter((piece) => !log.includes(piece)), board: await boardOf(page) };
}

/** What was received after this many messages, without seqs and times. */
async function receivedSince({ heard }: Guest, start: number): Promise<string> {
  await expect.poll(() => heard.length).toBeGreaterThan(start);
  // A lean move begins with the table's number on the connection, its seq and its time.
  return heard[start]!.replace(/"(seq|at)":\d+/g, '"$1":0').replace(/^\[(\d+),\d+,\d+/, '[$1,0,0');
}

describe.skipIf(CHROMIUM === null)('a secret choice that is taken back online', () => {
  const scene = useScene();

  it.each(gameIds.filter((id) => CHOICES[id] !== null))(
    '%s: is as if it had not been, and others cannot tell it from another one',
    async (game) => {
      const table = await setTable(scene, game, SHORT[game]);
      const { ann, ben, watcher } = table;
      const play = player(scene, table);
      // In Twenty One there may be nothing to write at first, and a page makes the only move of its seat by itself.
      for await (const seats of play.playOut()) if (seats.every(({ legal }) => legal.length > 1)) break;
      let { seq } = await play.see(-1);
      const reach = async (entry: number): Promise<void> => {
        for (const { page } of table.guests) await page.locator(`.table[data-seq="${entry}"]`).waitFor();
        seq = entry;
      };
      await reach(seq);
      const before = await boardOf(ben.page);
      const decide = async (button: Locator): Promise<void> => {
        await clickUntil(button, ben.page.locator(`.table[data-seq="${seq + 1}"]`));
        await reach(seq + 1);
      };

      const worlds: object[][] = [];
      for (const choose of CHOICES[game]!) {
        if (worlds.length > 0) {
          await decide(ben.page.getByRole('button', { name: 'Undo' }));
          expect(await boardOf(ben.page)).toEqual(before);
        }
        const others = [ann, watcher].map((guest) => ({ guest, start: guest.heard.length }));
        await decide(await choose(ben.page));
        const world = others.map(async ({ guest, start }) => ({
          held: await withoutLog(guest.page),
          received: await receivedSince(guest, start),
        }));
        worlds.push(await Promise.all(world));
      }
      expect(worlds[1]).toEqual(worlds[0]);
      await table.close();
    },
  );
});
