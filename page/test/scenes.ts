// Pictures of the page as people meet it: home, a new table, an invitation, a lesson, the rules, the daily deal, drills; every game
// at its start, in its middle, at its end and in the replay; a club with its tournament; with the usual and with the most seats; on a
// desk, on a small one, on a phone, in the dark, and in a language that is written from right to left.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type GameId, gameIds, gameList } from '../games/list.ts';
import { playOn, sitDown } from './autoplay.ts';
import { openScene } from './browser.ts';
import { shootClubs } from './club-scenes.ts';

const PLACES = [
  ['home', '/', '.tiles'],
  ['new', '/new/six-nimmt', 'form'],
  ['invite', '/new/six-nimmt?online', 'form'],
  ['rules', '/rules/six-nimmt', '.examples .mini'],
  ['learn', '/learn/six-nimmt', '.stage .hinted'],
  ['daily', '/daily', '.daily-deal button'],
  ['drills', '/drills', '.drill-game'],
  ['drill', '/drills/six-nimmt', '.drill-ask'],
] as const;
const DESK = { width: 1440, height: 900 };
const LOOKS = {
  desk: { size: DESK, colorScheme: 'light' },
  small: { size: { width: 1024, height: 768 }, colorScheme: 'light' },
  phone: { size: { width: 360, height: 740 }, colorScheme: 'light' },
  dark: { size: DESK, colorScheme: 'dark' },
} as const;
/** A short match of each game, and how many moves bring it to its middle. */
const MATCHES: Readonly<
  Record<GameId, readonly [options: { seats: number; [option: string]: number }, half: number]>
> = {
  'six-nimmt': [{ seats: 4, 'Fixed number of rounds': 1 }, 24],
  'eleven-nimmt': [{ seats: 3, Rounds: 1 }, 24],
  bullenrommee: [{ seats: 3 }, 15],
  'twenty-one': [{ seats: 3 }, 24],
  'captain-jack': [{ seats: 4 }, 30],
};

const [given = 'page/dist/scenes', ...only] = process.argv.slice(2);
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
const scene = await openScene();

const still = { reducedMotion: 'reduce', viewport: DESK } as const;

/** In all looks. A page that has to be scrolled is shown whole. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [look, { size, colorScheme }] of Object.entries(LOOKS)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
  }
  await page.setViewportSize(DESK);
}

/** The same in Hebrew, on a desk and on a phone. */
async function shootHebrew(page: Page, name: string, sign: string): Promise<void> {
  const speak = async (language: string): Promise<void> => {
    await page.evaluate((id) => localStorage.setItem('bullpen.language', id), language);
    await page.reload();
    await page.locator(sign).first().waitFor();
  };
  await speak('he');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const look of ['desk', 'phone'] as const) {
    await page.setViewportSize(LOOKS[look].size);
    await page.screenshot({ path: join(folder, `${name}-he-${look}.png`), fullPage: true });
  }
  await page.setViewportSize(DESK);
  await speak('en');
}

const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);

for (const [name, path, sign] of PLACES) {
  if (!isWanted(name)) continue;
  const page = await scene.visit(path, still);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
  await shootHebrew(page, name, sign);
  if (name === 'invite') {
    await page.locator('form [type="submit"]').click();
    await page.locator('.lobby').waitFor();
    await page.waitForLoadState('networkidle');
    await shoot(page, 'lobby');
    await shootHebrew(page, 'lobby', '.lobby');
  }
  await page.context().close();
}
for (const game of gameIds) {
  if (!isWanted(game)) continue;
  const [options, half] = MATCHES[game];
  const page = await scene.visit(`/new/${game}`, still);
  await sitDown(page, options);
  await shoot(page, `${game}-start`);
  await playOn(page, half);
  await shoot(page, `${game}-middle`);
  await shootHebrew(page, `${game}-middle`, '.stage');
  await playOn(page, 1000);
  await page.locator('.after').waitFor();
  await page.locator('[data-review="done"]').waitFor();
  await shoot(page, `${game}-end`);
  for (const [tab, name] of ['course', 'moments', 'coach'].entries()) {
    await page
      .getByRole('tab')
      .nth(tab + 1)
      .click();
    await shoot(page, `${game}-end-${name}`);
  }
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('.dot').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await shoot(page, `${game}-replay`);
  await shootHebrew(page, `${game}-replay`, '.dot');
  await page.goto(`${scene.url}/me/${game}`);
  await page.locator('[data-backlog="done"]').waitFor({ state: 'attached' });
  await shoot(page, `${game}-mine`);
  await shootHebrew(page, `${game}-mine`, '.costs-dot');
  await page.context().close();

  const { max } = gameList[game].seats;
  const full = await scene.visit(`/new/${game}`, still);
  await sitDown(full, { seats: max });
  await playOn(full, 2 * max);
  await shoot(full, `${game}-${max}-seats`);
  await full.context().close();
}
if (isWanted('clubs')) await shootClubs({ scene, how: still, shoot, shootHebrew });
for (const complaint of scene.complaints) console.log(complaint);
await scene.close();
console.log(folder);
