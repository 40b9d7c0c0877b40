// Pictures of the page as people meet it: home, a new table, the rules, and every game at its start, in its middle and at its
// end; wide, on a phone, in the dark, and in a language that is written from right to left.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type GameId, gameIds } from '../games/list.ts';
import { playOn, sitDown } from './autoplay.ts';
import { openScene } from './browser.ts';

const PLACES = [
  ['home', '/', '.tiles'],
  ['new', '/new/six-nimmt', 'form'],
  ['invite', '/new/six-nimmt?online', 'form'],
  ['rules', '/rules/six-nimmt', '.rules'],
] as const;
const WIDE = { width: 1280, height: 800 };
const LOOKS = {
  wide: { size: WIDE, colorScheme: 'light' },
  phone: { size: { width: 360, height: 740 }, colorScheme: 'light' },
  dark: { size: WIDE, colorScheme: 'dark' },
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

const still = { reducedMotion: 'reduce' } as const;

async function shoot(page: Page, name: string): Promise<void> {
  for (const [look, { size, colorScheme }] of Object.entries(LOOKS)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, ...still });
    await whole(page, `${name}-${look}`);
  }
  await page.setViewportSize(WIDE);
}

/** In a window as high as the page, so that what sticks to its edge covers nothing. */
async function whole(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(full, height) });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The same in Hebrew, wide and on a phone. */
async function shootHebrew(page: Page, name: string, sign: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('bullpen.language', 'he'));
  await page.reload();
  await page.locator(sign).first().waitFor();
  await page.emulateMedia({ colorScheme: 'light', ...still });
  for (const look of ['wide', 'phone'] as const) {
    await page.setViewportSize(LOOKS[look].size);
    await whole(page, `${name}-he-${look}`);
  }
  await page.setViewportSize(WIDE);
  await page.evaluate(() => localStorage.removeItem('bullpen.language'));
  await page.reload();
  await page.locator(sign).first().waitFor();
}

for (const [name, path, sign] of PLACES) {
  if (only.length > 0 && !only.includes(name)) continue;
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
  if (only.length > 0 && !only.includes(game)) continue;
  const [options, half] = MATCHES[game];
  const page = await scene.visit(`/new/${game}`, still);
  await sitDown(page, options);
  await shoot(page, `${game}-start`);
  await playOn(page, half);
  await shoot(page, `${game}-middle`);
  await shootHebrew(page, `${game}-middle`, '.stage');
  await playOn(page, 1000);
  await page.locator('.after').waitFor();
  await shoot(page, `${game}-end`);
  await page.context().close();
}
for (const complaint of scene.complaints) console.log(complaint);
await scene.close();
console.log(folder);
