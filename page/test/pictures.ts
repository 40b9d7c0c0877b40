// Draws the pictures in page/public: icons, previews of links and screenshots. They are made of the page's own drawings. And those of
// README.md in docs/pictures.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { gameIds } from '../games/list.ts';
import { playOn } from './autoplay.ts';
import { openScene } from './browser.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
for (const folder of ['icons', 'og', 'screenshots']) mkdirSync(join(PUBLIC, folder), { recursive: true });

const STYLE = `
  html, body { margin: 0; block-size: 100vb; }
  body { overflow: hidden; }
  .og { position: relative; box-sizing: border-box; block-size: 630px; border: 22px solid #7b4a2b; color: #fff8e8;
    font-family: var(--display); box-shadow: inset 0 0 60px rgb(0 0 0 / 45%);
    background: radial-gradient(ellipse at 50% 10%, rgb(255 255 255 / 20%), transparent 60%),
      radial-gradient(ellipse at center, #2a6c4f, #17452f); }
  .og svg.scene { position: absolute; inset: 14px 0 auto; margin: auto; block-size: 415px; inline-size: 100%; }
  .og h1 { position: absolute; inset: auto 56px 34px; margin: 0; font-size: 92px; font-weight: 600; line-height: 1;
    direction: ltr; }
  .og p { position: absolute; inset: auto 56px 40px auto; display: flex; align-items: center; gap: 16px; margin: 0;
    font-size: 46px; font-weight: 600; color: #ffd277; }
  .og .ox { inline-size: 64px; block-size: 64px; fill: #ffd277; }
  .og .ox-muzzle { fill: #17452f; }
  .icon-page { display: grid; place-items: center; block-size: 100vb; background: #8c2f23; }
  .icon-page svg { inline-size: 100vi; block-size: 100vb; }
  .icon-page.maskable svg { inline-size: 78vi; block-size: 78vb; }
`;

const scene = await openScene();
/** Its own security policy lets nothing be put into the page. */
const free = { bypassCSP: true, reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-GB' } as const;

try {
  await drawPreviews();
  await drawIcons();
  await drawScreenshots();
  await drawTables();
} finally {
  await scene.close();
}

/** Facebook's size, which all others take. */
async function drawPreviews(): Promise<void> {
  const page = await scene.visit('/', { ...free, viewport: { width: 1200, height: 630 } });
  await page.locator('.tile svg').nth(4).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.evaluate(() => ({
    tiles: [...document.querySelectorAll('.tile')].map((tile) => ({
      name: tile.querySelector('h3')?.textContent ?? '',
      svg: tile.querySelector('svg')?.innerHTML ?? '',
    })),
    heads: [...document.querySelectorAll('.tile .m-nod')].map(({ innerHTML }) => innerHTML),
    ox: document.querySelector('.brand .ox')?.outerHTML ?? '',
  }));
  await page.addStyleTag({ content: STYLE });
  const show = async (file: string, svg: string, name: string): Promise<void> => {
    const brand = name === '' ? '' : `<p>${drawn.ox}Bullpen</p>`;
    const text = `<div class="og"><svg class="scene" viewBox="0 0 240 140">${svg}</svg><h1>${name || 'Bullpen'}</h1>${brand}</div>`;
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, text);
    await page.screenshot({ path: join(PUBLIC, 'og', `${file}.jpg`), type: 'jpeg', quality: 80 });
  };
  for (const [i, { svg, name }] of drawn.tiles.entries()) await show(gameIds[i]!, svg, name);
  await show('invitation', invitation(drawn.heads), '');
  await show('home', drawn.tiles.map(({ svg }, i) => small(svg, i)).join(''), '');
  await page.context().close();
}

/** Three heads around a table, and a seat that is free. */
function invitation([ox = '', bull = '']: readonly string[]): string {
  const head = (x: number, y: number, inner: string): string =>
    `<g transform="translate(${x} ${y})">${inner}</g>`;
  return `
    <ellipse cx="120" cy="72" rx="88" ry="44" fill="#1f5a40" stroke="#7b4a2b" stroke-width="6"/>
    ${head(30, 6, ox)}${head(162, 6, bull)}${head(30, 88, bull)}
    <circle cx="186" cy="110" r="22" fill="#1f5a40" stroke="#ffd277" stroke-width="3" stroke-dasharray="7 5"/>
    <path d="M186 100v20M176 110h20" stroke="#ffd277" stroke-width="4" stroke-linecap="round"/>
    <g fill="#fffdf6"><rect x="96" y="56" width="22" height="31" rx="3" transform="rotate(-8 107 71)"/>
    <rect x="110" y="54" width="22" height="31" rx="3" transform="rotate(2 121 70)" stroke="#2c211b" stroke-opacity=".3"/>
    <rect x="124" y="55" width="22" height="31" rx="3" transform="rotate(12 135 71)" stroke="#2c211b" stroke-opacity=".3"/></g>`;
}

/** The five games, three above two. */
function small(svg: string, i: number): string {
  const [x, y] = i < 3 ? [i * 80, 4] : [40 + (i - 3) * 80, 74];
  return `<svg x="${x}" y="${y}" width="78" height="62" viewBox="0 0 240 140">${svg}</svg>`;
}

async function drawIcons(): Promise<void> {
  const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  // What is maskable is cut to any form, so its ground goes to the edge and its drawing stays in the middle.
  const bare = svg.replace(/<rect[^>]*>/, '');
  const page = await scene.visit('/', free);
  await page.addStyleTag({ content: STYLE });
  const draw = async (name: string, size: number, inner: string, how: string): Promise<void> => {
    await page.setViewportSize({ width: size, height: size });
    await page.evaluate(
      ([html, look]) => {
        document.body.innerHTML = `<div class="icon-page ${look}">${html}</div>`;
      },
      [inner, how] as const,
    );
    await page.screenshot({ path: join(PUBLIC, 'icons', `${name}-${size}.png`) });
  };
  for (const size of [48, 96, 192, 512]) await draw('icon', size, bare, '');
  await draw('icon', 180, bare, '');
  for (const size of [192, 512]) await draw('maskable', size, bare, 'maskable');
  await page.context().close();
}

async function drawScreenshots(): Promise<void> {
  const shoot = (page: Page, name: string): Promise<Buffer> =>
    page.screenshot({ path: join(PUBLIC, 'screenshots', `${name}.jpg`), type: 'jpeg', quality: 62 });
  for (const [name, width, height] of [
    ['wide', 1280, 800],
    ['narrow', 360, 740],
  ] as const) {
    const page = await scene.visit('/', { ...free, viewport: { width, height } });
    await page.locator('.tiles').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await shoot(page, `home-${name}`);
    await page.goto(`${scene.url}/play/six-nimmt?seed=steady`);
    await page.locator('.table[data-status="playing"] .stage button').first().waitFor();
    await playOn(page, 20);
    await shoot(page, `table-${name}`);
    await page.context().close();
  }
}

/** Two tables in the middle of a match, for README.md. */
async function drawTables(): Promise<void> {
  for (const [name, game, moves, width, height] of [
    ['six-nimmt', 'six-nimmt', 20, 1280, 800],
    ['twenty-one-phone', 'twenty-one', 16, 360, 740],
  ] as const) {
    const page = await scene.visit('/', { ...free, viewport: { width, height }, deviceScaleFactor: 1.5 });
    await page.goto(`${scene.url}/play/${game}?seed=steady`);
    await page.locator('.table[data-status="playing"] .stage button').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await playOn(page, moves);
    await page.screenshot({ path: join(DOCS, `${name}.jpg`), type: 'jpeg', quality: 72 });
    await page.context().close();
  }
}
