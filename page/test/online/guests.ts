import type { Page } from 'playwright-core';
import type { Scene } from '../browser.ts';
import { choosePlayers } from '../new-table.ts';

/** Somebody at a table on the server, in a browser of its own. */
export interface Guest {
  /** Its seat, or -1 for a watcher. */
  readonly viewer: number;
  readonly page: Page;
  /** Every frame and every answer that its page was sent, in order. */
  readonly heard: readonly string[];
}

/** A table for two on the server, with both players and somebody who watches. */
export interface OnlineTable {
  readonly game: string;
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly ann: Guest;
  readonly ben: Guest;
  readonly watcher: Guest;
  /** The secrets of the two seats, as their browsers keep them. */
  readonly tokens: readonly string[];
  close(): Promise<void>;
}

/** Sets a table through the form and has a second one sit down. */
export async function seatTwo(
  scene: Scene,
  game: string,
  fields: Readonly<Record<string, number>> = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Pick<OnlineTable, 'ann' | 'ben'>> {
  const ann = await arrive(scene, 0, prepare);
  await ann.page.goto(`${scene.url}/new/${game}?online`);
  await choosePlayers(ann.page, 2);
  for (const [label, value] of Object.entries(fields))
    await ann.page.getByLabel(new RegExp(`^${label}`)).fill(String(value));
  // A clock would tick in what is compared, and lots would make seats of their own of those of the form.
  await ann.page.getByLabel('Time per move').selectOption('0');
  await ann.page.getByLabel('Who goes first').selectOption('fixed');
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  await ann.page.waitForURL(/\/t\//);
  await ann.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  const path = new URL(ann.page.url()).pathname;

  const ben = await arrive(scene, 1, prepare);
  await ben.page.goto(scene.url + path);
  await ben.page.getByRole('button', { name: 'Sit here: seat 2' }).click();
  await ben.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  return { ann, ben };
}

/** The same with a third one who watches; and begins. */
export async function setTable(
  scene: Scene,
  game: string,
  fields: Readonly<Record<string, number>> = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<OnlineTable> {
  const { ann, ben } = await seatTwo(scene, game, fields, prepare);
  const path = new URL(ann.page.url()).pathname;
  const watcher = await arrive(scene, -1, prepare);
  await watcher.page.goto(scene.url + path);
  await ann.page.getByRole('button', { name: 'Start match' }).click();
  const guests = [ann, ben, watcher];
  for (const { page } of guests) await page.locator('.table[data-status="playing"]').waitFor();
  return {
    game,
    id: path.split('/').at(-1)!,
    guests,
    ann,
    ben,
    watcher,
    tokens: [await tokenOf(ann.page), await tokenOf(ben.page)],
    close: async () => {
      for (const { page } of guests) await page.context().close();
    },
  };
}

/** A page that is listened to from the beginning. Nothing moves in it, so that it always shows how things are. */
async function arrive(scene: Scene, viewer: number, prepare: (page: Page) => Promise<void>): Promise<Guest> {
  // One of the three also keeps the page for times without a network, as every visitor does: that takes a while.
  const serviceWorkers = viewer === 0 ? 'allow' : 'block';
  const page = await scene.visit('/', { reducedMotion: 'reduce', serviceWorkers });
  await prepare(page);
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    // The body of an answer is gone if the page has left meanwhile.
    response.text().then(
      (text) => heard.push(text),
      () => {},
    );
  });
  return { viewer, page, heard };
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('bullpen.seats')!) as { token: string }[])[0]!.token);
