// What the page weighs, and what happens on it while cards move: measured for numbers.test.ts and `npm run page-numbers`.

import { get } from 'node:http';
import type { Page, Worker } from 'playwright-core';
import type { Scene } from './browser.ts';

/** Bytes of script as they came over the wire, compressed. */
export interface Weight {
  readonly page: number;
  readonly workers: number;
}

/** At most so much compressed script (a kB is 1000 bytes). */
export const HOME_BYTES = 90_000;
export const TABLE_BYTES = 160_000;

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

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

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

/** What an element did while nobody touched anything. */
export interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

interface Noting {
  shifts?: Shift[];
}

/** Notes every unexpected shift of the layout from now on, as the browser itself counts it. */
export const noteShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Element | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    // A card that changes its place glides there (motion/flip.ts): nothing jumps, though the browser counts its new place.
    const isCard = (node: Node | null): boolean => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element?.closest('[data-card], :has(> [data-card]:only-child)') != null;
    };
    const shifts: Shift[] = [];
    (window as Noting).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput || sources.every(({ node }) => isCard(node))) continue;
        const names = sources.map(
          ({ node, previousRect: a, currentRect: b }) =>
            `${node?.outerHTML?.slice(0, 60) ?? node?.nodeName} (${a.x}, ${a.y}, ${a.width}) to (${b.x}, ${b.y}, ${b.width})`,
        );
        shifts.push({ value, sources: names });
      }
    }).observe({ type: 'layout-shift' });
  });

export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as Noting).shifts ?? []);

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
