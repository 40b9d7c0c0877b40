// What the page weighs, and what happens on it while cards move: measured for numbers.test.ts and `npm run page-numbers`.

import { get } from 'node:http';
import type { BrowserContextOptions, Page, Worker } from 'playwright-core';
import type { GameId } from '../games/list.ts';
import { playOn } from './autoplay.ts';
import type { Scene } from './browser.ts';

/** Bytes of script as they came over the wire, compressed. */
export interface Weight {
  readonly page: number;
  readonly workers: number;
}

/** At most this much compressed script (a kB is 1000 bytes). */
export const HOME_BYTES = 60_000;
export const TABLE_BYTES = 140_000;
/** And this much of everything that a first paint waits for: the document, its script, styles and faces. */
export const PAINT_BYTES = 120_000;

/** The service worker fetches everything for later; it would hide what the page itself asks for. */
const ALONE = { serviceWorkers: 'block' } as const;

/** All script that a new visitor's browser fetches until `sign` is there and the network is still. */
export async function weigh(scene: Scene, path: string, sign: string): Promise<Weight> {
  const page = await scene.visit('/icon.svg', ALONE);
  const found: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    if (/\.js$/.test(new URL(request.url()).pathname))
      found.push(size.then((bytes) => [request.url(), bytes] as const));
  });
  await page.goto(scene.url + path);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  const own = new Map(await Promise.all(found));
  // Browsers tell of a worker's script neither here nor there, so it is fetched once more, as they ask for it.
  const others = await Promise.all(page.workers().map(scriptsOf));
  const workers = await Promise.all(others.flat().map(bytesOf));
  for (const url of others.flat()) own.delete(url);
  await page.context().close();
  return { page: sum([...own.values()]), workers: sum(workers) };
}

/** All bytes that a new visitor's first paint of home waits for. */
export async function weighPaint(scene: Scene): Promise<number> {
  const page = await scene.visit('/icon.svg', ALONE);
  const found: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (['document', 'script', 'stylesheet', 'font'].includes(request.resourceType()))
      found.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(scene.url);
  await page.locator('.tiles').waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = sum(await Promise.all(found));
  await page.context().close();
  return bytes;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A worker's script, and those that it has fetched itself. */
const scriptsOf = async (worker: Worker): Promise<string[]> => {
  const names = await worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set([worker.url(), ...names.filter((name) => name.endsWith('.js'))])];
};

/** What comes over the wire for an address. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** Something that jumped, as the browser counts it: which part of the screen, times how far. */
export interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/**
 * What may shift in all. Nothing should; this is a word that moves by its own width somewhere, so that a number which gets a
 * digit more in the middle of its place fails no test, and anything that somebody could miss with a finger does.
 */
export const SHIFT = 0.0005;

interface Noting {
  shifts?: Shift[];
}

/** Notes every shift of the layout from now on, those too that a press has brought about: browsers excuse these. */
export const noteShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const sourceText = ({ node, previousRect: a, currentRect: b }: Entry['sources'][number]): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return `${element?.outerHTML.slice(0, 80) ?? 'gone'} (${a.x}, ${a.y}, ${a.width}) to (${b.x}, ${b.y}, ${b.width})`;
    };
    const shifts: Shift[] = [];
    (window as Noting).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, sources: sources.map(sourceText) });
    }).observe({ type: 'layout-shift' });
  });

/** What has shifted, after everything has been drawn. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Shift[]>((resolve) => {
        // The browser reports a shift after the frame in which it happens.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve((window as Noting).shifts ?? []))),
        );
      }),
  );

/** The screens on which a table stands still. */
export const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  /** With the longest words. */
  phone: { viewport: { width: 360, height: 740 }, locale: 'de-DE' },
} as const;

/** This many moves are more than a round, or a whole match. */
export const ROUND: Readonly<Record<GameId, number>> = {
  'six-nimmt': 50,
  'eleven-nimmt': 90,
  bullenrommee: 60,
  'twenty-one': 40,
  'captain-jack': 30,
};

/**
 * What shifts while a seeded table is played by presses. With motion, cards glide from place to place, which is no shift;
 * without, they jump, and everything that must not move is reported.
 */
export async function shiftsAt(
  scene: Scene,
  game: GameId,
  moves: number,
  how: BrowserContextOptions,
): Promise<readonly Shift[]> {
  const page = await scene.visit(`/play/${game}?seed=steady`, how);
  await page.locator('.table[data-status="playing"] .stage button').first().waitFor();
  await noteShifts(page);
  await playOn(page, moves);
  if (how.reducedMotion !== 'reduce') await atRest(page);
  const shifts = await shiftsOf(page);
  await page.context().close();
  return shifts;
}

/** From a move in 6 nimmt! to the next decision it may take this long, in milliseconds, with three bots at normal speed. */
export const DECISION = 4000;

/**
 * How long it takes from each move of a seeded table of 6 nimmt! to the next decision, in milliseconds: with the bots' thinking
 * and all that moves. The pause between rounds is not counted: a press ends it.
 */
export async function decisionTimes(scene: Scene, seed: string, moves: number): Promise<readonly number[]> {
  const page = await scene.visit(`/play/six-nimmt?seed=${seed}`);
  const decides = (): Promise<unknown> =>
    page.locator('.six-price, .six-hand [aria-disabled="false"]').first().waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < moves; turn++) {
    await decides();
    // One press lifts a card and one plays it; a press that comes while something moves only completes the picture.
    const start = await page.evaluate(async () => {
      const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what);
      const card = '.six-hand [aria-disabled="false"]';
      let pressed = 0;
      while (find(`.six-price, ${card}`) !== null) {
        pressed = performance.now();
        (find('.six-price, .six-hand .lifted') ?? find(card))?.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      return pressed;
    });
    await decides();
    times.push((await page.evaluate(() => performance.now())) - start);
  }
  await page.context().close();
  return times;
}

/**
 * Waits until the viewer is wanted again, or the match is over, and nothing has moved for a while; gives the times between
 * frames until then, in milliseconds.
 */
export const atRest = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const deltas: number[] = [];
        let last = performance.now();
        let still = 0;
        const frame = (now: number): void => {
          deltas.push(now - last);
          last = now;
          const over = document.querySelector<HTMLElement>('.table')?.dataset.status === 'over';
          const wanted = over || document.querySelector('.seat.mine.acting') !== null;
          // There are pauses between cards, so one quiet frame says nothing.
          still = !wanted || document.getAnimations().length > 0 ? 0 : still + 1;
          if (still > 100) resolve(deltas.slice(1));
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
