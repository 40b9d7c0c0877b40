import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '../games/list.ts';
import { CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

const GAMES = new URL('../games/', import.meta.url);

/** What stands before the braces of the outermost rules of a style sheet. */
function outermost(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let text = '';
  for (const sign of css.replace(/\/\*.*?\*\//gs, '')) {
    if (sign === '{' && depth++ === 0) found.push(text.trim());
    else if (sign === '}') depth--;
    if (sign === '}' || sign === ';') text = '';
    else text += sign;
  }
  return found;
}

it.each(gameIds)('%s has no style outside of its own root', (id) => {
  const folder = new URL(`${id}/`, GAMES);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const name of sheets)
    expect(outermost(readFileSync(new URL(name, folder), 'utf8')), name).toEqual([`:where(.game-${id})`]);
});

it('sees a style outside of a root', () => {
  expect(outermost('/* a {} */ .a { .b { x: y } } @media (x) { .c { x: y; } }')).toEqual([
    '.a',
    '@media (x)',
  ]);
});

/** A walk on which each game comes directly after each other one. */
const walk = ([first, ...others]: readonly GameId[]): GameId[] =>
  first === undefined
    ? []
    : [first, ...others.flatMap((game, i) => [...(i === 0 ? walk(others) : [game]), first])];

it('walks through all ordered pairs of games', () => {
  const games = walk(gameIds);
  const pairs = new Set(games.slice(1).map((game, i) => `${games[i]} ${game}`));
  expect(pairs.size).toBe(gameIds.length * (gameIds.length - 1));
});

describe.skipIf(CHROMIUM === null)('games one after another in one tab', () => {
  const scene = useScene();
  /** Opens a game as people do, from the page that is open; the seed makes it the same deal each time. */
  async function open(page: Page, game: GameId): Promise<void> {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/play/${game}?seed=steady`);
    await page.locator(`.table.game-${game}[data-status="playing"] .stage button`).first().waitFor();
  }

  /** The sizes of the board and of its parts, which stay the same while others move. */
  const sizes = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.stage > *, .stage > * > *')].map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.getAttribute('class')} ${width.toFixed(1)} × ${height.toFixed(1)}`;
      }),
    );

  it('look as they do in a fresh tab, in every order', async () => {
    const fresh = new Map<GameId, string[]>();
    for (const game of gameIds) {
      const page = await scene.visit('/', { reducedMotion: 'reduce' });
      await open(page, game);
      fresh.set(game, await sizes(page));
      await page.context().close();
    }
    // Backwards too: then the style sheets are loaded in the opposite order.
    for (const games of [walk(gameIds), walk(gameIds).toReversed()]) {
      const page = await scene.visit('/', { reducedMotion: 'reduce' });
      for (const [i, game] of games.entries()) {
        await open(page, game);
        expect(await sizes(page), `${game} after ${games[i - 1]}`).toEqual(fresh.get(game));
      }
      await page.context().close();
    }
    expect(scene.complaints).toEqual([]);
  });
});
