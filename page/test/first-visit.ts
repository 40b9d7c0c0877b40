import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Scene, untilKept } from './browser.ts';

/** A first visit may make at most this many requests, with everything that is kept for playing without a network. */
export const VISIT_REQUESTS = 25;

/** And weigh this much before there is something to press. */
export const VISIT_BYTES = 250_000;

/** Somebody who comes again fetches less than this. */
export const AGAIN_BYTES = 10_000;

/** What a new visitor asked the server for, as it came over the wire. */
export interface Visit {
  readonly paths: readonly string[];
  readonly bytes: number;
  /** How many of the bytes came before the page could be used. */
  readonly ready: number;
  /** What the same visitor fetches who opens the page once more. */
  readonly again: number;
}

/**
 * Opens a page as a new visitor and waits until the service worker has kept what is used there. Counted by a proxy before the
 * server: browsers do not say what their service workers fetch.
 */
export async function firstVisit(scene: Scene, path: string, uses: readonly string[]): Promise<Visit> {
  const paths: string[] = [];
  let bytes = 0;
  const proxy = createServer((asked, answer) => {
    paths.push(asked.url!);
    const onward = request(
      scene.url + asked.url!,
      { method: asked.method!, headers: asked.headers },
      (found) => {
        found.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.writeHead(found.statusCode!, found.headers);
        found.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const page = await scene.visit('/icon.svg', { serviceWorkers: 'allow' });
  const url = `http://localhost:${port}${path}`;
  const usable = page.locator('.tiles, .table[data-status="playing"]').first();
  try {
    await page.goto(url);
    await usable.waitFor();
    const ready = bytes;
    await untilKept(page, ...uses);
    await page.waitForLoadState('networkidle');
    const first = { paths: [...paths], bytes, ready };
    await page.goto('about:blank');
    await page.goto(url);
    await usable.waitFor();
    await page.waitForLoadState('networkidle');
    return { ...first, again: bytes - first.bytes };
  } finally {
    await page.context().close();
    proxy.closeAllConnections();
    proxy.close();
  }
}
