import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../find-browser.ts';
import { type Driven, ELEMENT, pressed, until } from './driven.ts';

export const findFirefox = (): string | null =>
  findBrowser({
    name: 'Firefox',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    given: process.env.FIREFOX_PATH,
  });

/** Port 0: Firefox takes a free one and writes it down. The proxy is nobody, so that it calls only this machine. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'intl.accept_languages': 'en',
};

/**
 * Firefox speaks WebDriver itself, over a connection of its own ("Marionette"), so no driver program is needed. Playwright
 * drives only builds of its own, or the newest Firefox.
 */
export async function openFirefox(program: string): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'bullpen-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const exited = once(child, 'exit');
  const port = await until('the port of Firefox', async () => portIn(profile));
  const marionette = await Marionette.to(port);
  await marionette.call('WebDriver:NewSession', {});
  const run: Driven['run'] = async (script, ...rest) =>
    resultOf(await marionette.call('WebDriver:ExecuteScript', { script, args: rest }));
  return {
    run,
    async go(url) {
      await marionette.call('WebDriver:Navigate', { url });
    },
    click: (selector) =>
      pressed(async () => {
        const found = resultOf(
          await marionette.call('WebDriver:FindElement', { using: 'css selector', value: selector }),
        ) as Record<string, string>;
        await marionette.call('WebDriver:ElementClick', { id: found[ELEMENT] });
      }),
    async resize(width, height) {
      // The window of a headless Firefox has bars too: it is made larger by them.
      const [w, h] = (await run('return [outerWidth - innerWidth, outerHeight - innerHeight]')) as number[];
      await marionette.call('WebDriver:SetWindowRect', { width: width + w!, height: height + h! });
    },
    async picture() {
      const shot = await marionette.call('WebDriver:TakeScreenshot', { full: false });
      return Buffer.from(String(resultOf(shot)), 'base64');
    },
    async end() {
      await marionette.call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => child.kill('SIGKILL'));
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function portIn(profile: string): number | null {
  try {
    return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || null;
  } catch {
    return null;
  }
}

const resultOf = (result: unknown): unknown => (result as { readonly value: unknown }).value;

const GONE = 'Firefox has gone';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Packets are `<bytes>:<JSON>`; a command is `[0, id, name, parameters]`, its answer `[1, id, error, result]`. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #id = 0;
  #received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => this.#take(data));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error(GONE));
      this.#waiting.clear();
    });
  }

  static async to(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  call(name: string, parameters: object): Promise<unknown> {
    // Nothing would ever answer: it may have died between two commands.
    if (this.#socket.destroyed) return Promise.reject(new Error(GONE));
    const id = ++this.#id;
    const text = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #take(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#received.toString('utf8', 0, colon));
      if (this.#received.length < end) return;
      const packet: unknown = JSON.parse(this.#received.toString('utf8', colon + 1, end));
      this.#received = this.#received.subarray(end);
      // The greeting is no list.
      if (Array.isArray(packet)) this.#answer(packet);
    }
  }

  #answer([, id, error, result]: unknown[]): void {
    const waiting = this.#waiting.get(id as number);
    this.#waiting.delete(id as number);
    if (error === null) waiting?.resolve(result);
    else waiting?.reject(new Error((error as { readonly error: string }).error, { cause: error }));
  }
}
