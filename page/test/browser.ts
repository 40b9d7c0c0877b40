import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { FLAGS, findChromium, findWholeChromium } from './find-browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The command line as `npx bullpen` runs it: it starts in half the processor time of the sources. */
const BUNDLED = join(ROOT, 'scripts/run-bundle.ts');
/** Where the browser is, or null: put `describe.skipIf(CHROMIUM === null)` around tests that need one. */
export const CHROMIUM = findChromium();

/** A server with the built page, and a browser to open it in. */
export interface Scene {
  readonly url: string;
  /** A page of a new visitor, with a memory of its own. Anything that the page complains about is in `complaints`. */
  visit(path: string, how?: BrowserContextOptions): Promise<Page>;
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A scene whose server belongs to it alone, so that things may be done to it. */
export interface OwnScene extends Scene {
  /** The folder of its database. */
  readonly data: string;
  /** Runs a command of the command line on its data. */
  command(...args: string[]): void;
  /** Kills the server as a power cut would, and starts it again at the same address with the same data. */
  restart(meanwhile?: () => void): Promise<void>;
}

/** Builds the page, if it is stale. */
export function buildPage(): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-page.mjs')], { stdio: 'inherit' });
}

/** How Chromium is started. */
export const launching = () => ({ executablePath: CHROMIUM!, args: FLAGS.split(' ') });

export function openWholeChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findWholeChromium();
  if (executablePath === null) throw new Error('this needs the whole Chromium');
  return chromium.launch({ executablePath, args: [...FLAGS.split(' '), ...more] });
}

/** Without a service worker: it would fetch the whole page again for every visitor. Tests about it allow it. */
const USUAL = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;

/** What tables of a visitor are dealt from, visit by visit. With deals of its own, a page has a quick coach too. */
type Deals = () => string;

/** A scene in this browser, which goes when the scene is closed. Without `deals`, tables are dealt at random. */
export function sceneIn(browser: Browser, url: string, deals?: Deals): Scene {
  const complaints: string[] = [];
  return {
    url,
    complaints,
    async visit(path, how = {}) {
      const context = await browser.newContext({ ...USUAL, ...how });
      // A net, not a measure.
      context.setDefaultTimeout(60_000);
      if (deals !== undefined) await context.addInitScript(dealFrom, deals());
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(url + path);
      return page;
    },
    close: () => browser.close(),
  };
}

interface ToWorker {
  /** To the games of this browser. */
  readonly message?: { readonly ask: string; readonly plan: { seed?: string } };
  /** To a coach: how long it may think about a match. */
  milliseconds?: number;
}

/**
 * Runs in the page, before anything of the page does: a new table of this browser is dealt from a seed, and the coach thinks for a
 * quarter of its time about a match.
 */
function dealFrom(seed: string): void {
  window.Worker = class extends Worker {
    override postMessage(asked: ToWorker): void {
      if (asked.message?.ask === 'create') asked.message.plan.seed ??= seed;
      if (asked.milliseconds !== undefined) asked.milliseconds /= 4;
      super.postMessage(asked);
    }
  };
}

/** The built page as it is now, with a server and a whole browser of its own: for figures and pictures. */
export async function openScene(): Promise<OwnScene> {
  buildPage();
  return ownSceneIn(await openWholeChromium());
}

/** With the name of a module, the server runs from the sources, and that first: it may change the games that are played. */
export async function ownSceneIn(browser: Browser, first?: string, deals?: Deals): Promise<OwnScene> {
  const data = mkdtempSync(join(tmpdir(), 'bullpen-page-'));
  let server = await startServer(data, '0', first);
  const scene = sceneIn(browser, server.url, deals);
  return {
    ...scene,
    data,
    command(...args) {
      const env = { ...process.env, BULLPEN_DATA: data };
      execFileSync(process.execPath, [BUNDLED, ...args], { env, stdio: 'pipe' });
    },
    async restart(meanwhile) {
      server.child.kill('SIGKILL');
      await once(server.child, 'exit');
      meanwhile?.();
      server = await startServer(data, new URL(server.url).port, first);
    },
    async close() {
      await scene.close();
      await stopServer(server);
      rmSync(data, { recursive: true });
    },
  };
}

/** A server that serves the page as it was built last. */
export interface PageServer {
  readonly child: ChildProcess;
  readonly url: string;
}

export async function startServer(data: string, port: string, first?: string): Promise<PageServer> {
  const env = {
    ...process.env,
    PORT: port,
    LOG_LEVEL: 'error',
    BULLPEN_DATA: data,
    BULLPEN_SUPERVISE: 'off',
    BULLPEN_BOT_PACE: '100-300',
    BULLPEN_REQUESTS_PER_MINUTE: '0',
    BULLPEN_TABLES_PER_HOUR: '0',
  };
  const program = first === undefined ? [BUNDLED] : ['--import', first, join(ROOT, 'cli/bullpen.ts')];
  const child = spawn(process.execPath, [...program, 'serve'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    const [, found] = /localhost:(\d+)/.exec(said) ?? [];
    if (found !== undefined) return { child, url: `http://localhost:${found}` };
  }
  throw new Error(`the server did not start: ${said}`);
}

export async function stopServer({ child }: PageServer): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** What breaks WCAG 2.2 AA on a page, as far as a program can tell, in short lines. */
export async function accessFaults(page: Page): Promise<string[]> {
  const axe = await import('axe-core');
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await inPage.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Nothing to scroll sideways. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Waits until the service worker has kept all of this for playing without a network, and serves what comes next. */
export const untilKept = (page: Page, ...ids: readonly string[]): Promise<void> =>
  // `waitForFunction` takes a promise for a yes, so the page itself waits.
  page.evaluate(async (wanted) => {
    for (let tries = 0; tries < 600; tries++) {
      const found = await (await caches.open('bullpen used')).match('/used');
      const used: string[] = (await found?.json()) ?? [];
      const serves = (await navigator.serviceWorker.ready).active?.state === 'activated';
      if (serves && wanted.every((id) => used.includes(id))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the service worker does not keep ${wanted.join(', ')}`);
  }, ids);
