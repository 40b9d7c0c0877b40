// Pictures of the page as people meet it: home, a new table, every game at its start; wide, on a phone, in the dark.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gameIds } from '../games/list.ts';
import { openScene } from './browser.ts';

const PLACES = [
  ['home', '/', '.tiles'],
  ['new', '/new/six-nimmt', 'form'],
  ['invite', '/new/six-nimmt?online', 'form'],
  ['rules', '/rules/six-nimmt', '.rules'],
  ...gameIds.map((game) => [game, `/play/${game}?seed=scene`, '.table[data-status="playing"]'] as const),
] as const;
const LOOKS = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 } },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
} as const;

const folder = resolve(process.argv[2] ?? 'page/dist/scenes');
mkdirSync(folder, { recursive: true });
const scene = await openScene();
for (const [look, how] of Object.entries(LOOKS)) {
  for (const [name, path, sign] of PLACES) {
    const page = await scene.visit(path, { reducedMotion: 'reduce', ...how });
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
    await page.context().close();
  }
}
for (const complaint of scene.complaints) console.log(complaint);
await scene.close();
console.log(folder);
