import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../find-browser.ts';
import { freePort } from '../free-port.ts';
import { type Driven, ELEMENT, pressed, until } from './driven.ts';

/** What WebKitGTK needs: its driver, its small browser and a screen. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** WebKitGTK is the WebKit that a Linux machine can have; Safari is built on the same engine. */
export function findWebKit(): WebKit | null {
  const driver = findBrowser({
    name: 'WebKit',
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  });
  if (driver === null) return null;
  const screen = findBrowser({ name: 'Xvfb', programs: ['Xvfb'], packages: ['xvfb'] });
  const [browser] = globSync('/usr/lib{,64,exec}/{,*/}webkit2gtk-4.[01]/MiniBrowser').sort().toReversed();
  if (screen !== null && browser !== undefined) return { driver, browser, screen };
  if (process.env.CI === 'true') throw new Error('WebKit is here without its MiniBrowser');
  return null;
}

/** What its driver says once the process of the page has died, and nothing else: the first time, and from then on. */
const DEATHS: readonly (readonly [error: string, message: string])[] = [
  ['unknown error', 'Could not parse script result'],
  ['invalid session id', 'session deleted because of page crash or hang.'],
];

/** Whether an error of a command means that the process of the page has died. */
export function hasDied(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const { message } = (problem.cause ?? {}) as { readonly message?: string };
  return DEATHS.some(([error, words]) => problem.message === error && message === words);
}

/** A picture of nothing takes fewer bytes than this. */
const BLACK_BYTES = 5000;
const TRIES = 10;

export async function openWebKit({ driver, browser, screen }: WebKit): Promise<Driven> {
  const home = mkdtempSync(join(tmpdir(), 'bullpen-webkit-'));
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const env = {
    ...process.env,
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  };
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...env, DISPLAY: `:${String(display).trim()}`, LANG: 'C.UTF-8', LANGUAGE: 'en' },
  });
  const address = `http://127.0.0.1:${port}`;
  await until('the driver of WebKit', () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    ),
  );
  const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const begun = await call('POST', `${address}/session`, { capabilities: { alwaysMatch: wanted } });
  const session = `${address}/session/${(begun as { readonly sessionId: string }).sessionId}`;
  const run: Driven['run'] = (script, ...args) => call('POST', `${session}/execute/sync`, { script, args });
  const resize: Driven['resize'] = async (width, height) => {
    const [w, h] = (await run('return [outerWidth - innerWidth, outerHeight - innerHeight]')) as number[];
    await call('POST', `${session}/window/rect`, { width: width + w!, height: height + h! });
  };
  return {
    run,
    async go(url) {
      await call('POST', `${session}/url`, { url });
    },
    click: (selector) =>
      pressed(async () => {
        const what = { using: 'css selector', value: selector };
        const found = (await call('POST', `${session}/element`, what)) as Record<string, string>;
        // Its driver does not scroll to what is below the window.
        await run("arguments[0].scrollIntoView({ block: 'nearest' })", found);
        await call('POST', `${session}/element/${found[ELEMENT]}/click`, {});
      }),
    resize,
    async picture() {
      // A window that is not drawn yet is black: it is drawn at the latest when it changes its size.
      for (let tries = 0; ; tries++) {
        const shot = Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64');
        if (shot.length > BLACK_BYTES || tries === TRIES) return shot;
        const [width, height] = (await run('return [innerWidth, innerHeight]')) as [number, number];
        await resize(width, height + (tries % 2 === 0 ? 1 : -1));
      }
    },
    async end() {
      await call('DELETE', session).catch(() => null);
      await stop(child);
      await stop(xvfb);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error((value as { readonly error: string }).error, { cause: value });
  return value;
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
