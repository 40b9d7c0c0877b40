// What somebody does with Bullpen who comes back, in one walk that any browser can take.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PushService } from '@bullpen/prove/notices/push-service.ts';
import { startServer, stopServer } from '../browser.ts';
import { pressUntil } from '../press-until.ts';
import { type Driven, until } from './driven.ts';
import { appears, FAULTS, FILL, LISTEN, playToEnd, SHORTEN, THERE } from './presses.ts';

/** A server that notifies through a push service of ours. */
export interface Host {
  readonly url: string;
  readonly service: PushService;
  close(): Promise<void>;
}

export async function openHost(): Promise<Host> {
  process.env.BULLPEN_PUSH = 'loopback';
  const data = mkdtempSync(join(tmpdir(), 'bullpen-walk-'));
  const service = await PushService.open();
  const server = await startServer(data, '0');
  return {
    url: server.url,
    service,
    async close() {
      await stopServer(server);
      await service.close();
      rmSync(data, { recursive: true });
    },
  };
}

const SAID = `return [...document.querySelectorAll('main [role="status"]')].map((one) => one.textContent).join('|');`;
const TEXT = 'return document.querySelector(arguments[0])?.textContent ?? null;';
const PLAYER = `return JSON.parse(localStorage.getItem('bullpen.player') ?? 'null');`;
const SPEAK = `localStorage.setItem('bullpen.language', arguments[0]);`;

/** The browser's own push service is out in the world, and nobody is there to grant a permission; ours takes its place. */
const PUSH = `
  const made = { endpoint: arguments[0].endpoint, toJSON: () => arguments[0], unsubscribe: async () => true };
  window.PushManager ??= class {};
  const pushManager = { subscribe: async () => made, getSubscription: async () => made };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted'; };
`;

const PLAYING = '.table[data-status="playing"]';

interface Kept {
  readonly id: string;
  readonly key: string;
}

/** Walks through all of it as a new visitor, and gives what the page complained about. Throws where something does not come. */
export async function walk(browser: Driven, { url, service }: Host): Promise<readonly string[]> {
  const go = async (path: string): Promise<void> => {
    await browser.go(url + path);
    await browser.run(LISTEN);
  };
  const isThere = async (selector: string): Promise<boolean> =>
    (await browser.run(THERE, [selector])) !== null;
  const pressOnUntil = (selector: string, isDone: () => Promise<boolean>): Promise<unknown> =>
    pressUntil(selector, () => browser.click(selector), isDone);
  const pressFor = (selector: string, next: string): Promise<unknown> =>
    pressOnUntil(selector, () => isThere(next));
  const isSaid = async (what: string): Promise<boolean> => String(await browser.run(SAID)).includes(what);
  const said = (what: string): Promise<unknown> => until(what, () => isSaid(what));
  const text = (selector: string, what: RegExp): Promise<string> =>
    until(`${selector} with ${what}`, async () => {
      const found = (await browser.run(TEXT, selector)) as string | null;
      return found !== null && what.test(found) ? found : null;
    });
  const newTable = async (game: string): Promise<void> => {
    await go(`/new/${game}?online`);
    await pressFor('label.chip:has([value="2"])', '[value="2"]:checked');
  };
  const open = (): Promise<unknown> => pressFor('form .button[type="submit"]', '.lobby-actions .button');
  const begin = async (): Promise<void> => {
    await pressFor('.lobby-actions .button', PLAYING);
  };

  // Play a rated match to its end.
  await go('/icon.svg');
  await newTable('six-nimmt');
  await pressFor('form > .toggle', 'form > .toggle :checked');
  await browser.run(SHORTEN);
  await open();
  await begin();
  await playToEnd(browser);
  const moved = await text('.rating-moved b', /^1500 → \d+$/);

  // Close everything, come back, and find the match, its review and the rating.
  await browser.go('about:blank');
  await go('/');
  await pressFor('.top-me', '.rating-row');
  await text('.rating-row .rating b', new RegExp(`^${moved.split(' ').at(-1)}$`));
  await pressFor('.match a', '.after');
  await appears(browser, '.after [data-review="done"]');

  // Another name, and another device: a browser that knows nothing yet.
  await go('/me');
  await appears(browser, '.match');
  await browser.run(FILL, '.me > .field input', 'Zoë Ösp');
  await said('You are now called Zoë Ösp.');
  const before = (await browser.run(PLAYER)) as Kept;
  await pressFor('.me section:has(.file-button) .button', '.invite input');
  const link = `${await until('a link', () => browser.run("return document.querySelector('.invite input')?.value ?? null"))}`;
  await browser.run('localStorage.clear();');
  await browser.go('about:blank');
  await go(new URL(link).pathname + new URL(link).hash);
  await pressOnUntil('dialog .actions .button', () => isSaid('This device now uses your player.'));
  await text('.match b', /^6 nimmt!$/);
  const after = (await browser.run(PLAYER)) as Kept;
  if (after.id !== before.id || after.key === before.key)
    throw new Error('not the same player by another key');

  // A phrase from an Icelandic page comes to a Hebrew one.
  await browser.run(SPEAK, 'is');
  await newTable('captain-jack');
  await open();
  const table = String(await browser.run("return location.pathname.split('/').at(-1)"));
  await sitDown(url, table);
  await pressFor('.lobby-actions .button.big', PLAYING);
  await pressFor('button[title="Segja eitthvað"]', '.phrases');
  await pressFor('.phrases li:nth-child(4) .button', '.bubble');
  await text('.bubble', /^Vel spilað!$/);
  await browser.run(SPEAK, 'he');
  await go(`/t/${table}`);
  await text('[role="log"]', /Zoë Ösp.*יפה שיחקתם!/);
  await browser.run(SPEAK, 'en');

  // A day game says when it is my turn.
  await newTable('twenty-one');
  await browser.run(PUSH, service.browser('walker'));
  await pressFor('label.chip:has([value="days"])', '[value="days"]:checked');
  await open();
  await pressFor('button[aria-pressed="false"][title="Notify me when it is my turn"]', 'dialog p');
  await text('dialog p', /^You will be notified when it is your turn\.$/);
  await pressOnUntil('dialog form .button', async () => !(await isThere('dialog')));
  await begin();
  await go('/');
  await until('a notice', async () => service.received.length > 0);

  // Take everything along, and erase it.
  await go('/me');
  // Matches that come late would push away what is pressed.
  await appears(browser, '.match');
  await pressOnUntil('.me section:last-of-type .button:first-child', () =>
    isSaid('Your data has been saved as a file.'),
  );
  await pressFor('.me section:last-of-type .button:last-child', 'dialog');
  const isErased = async (): Promise<boolean> => {
    if (String(await browser.run(SAID)).includes('That did not work')) throw new Error('not erased');
    return (await browser.run(PLAYER)) === null;
  };
  await pressOnUntil('dialog p .button', isErased);
  await said('Everything about you has been erased.');
  return (await browser.run(FAULTS)) as string[];
}

/** Somebody else takes the free seat of a table. */
async function sitDown(url: string, table: string): Promise<void> {
  const body = JSON.stringify({ id: 'walk-friend-sits', do: 'sit', name: 'Björn' });
  const headers = { 'content-type': 'application/json' };
  const sat = await fetch(`${url}/api/tables/${table}/commands`, { method: 'POST', headers, body });
  if (!sat.ok) throw new Error(`the friend has no seat: ${await sat.text()}`);
}
