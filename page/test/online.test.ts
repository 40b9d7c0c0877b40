import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, openScene, type Scene } from './browser.ts';

/** Everything that a page was ever sent, frame by frame and answer by answer. */
function eavesdrop(page: Page): { text(): string } {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => heard.push(text),
      () => {},
    );
  });
  return { text: () => heard.join('\n') };
}

/** All that a page shows, says to readers aloud, or keeps. */
const heldBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const said = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => /^(aria-|data-|title|alt|value)/.test(name))
        .map(({ value }) => value),
    );
    const kept: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise<string>((resolve) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          }),
        );
      database.close();
    }
    return [
      document.body.textContent,
      ...said,
      ...kept,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ].join('\n');
  });

const handOf = async (page: Page): Promise<number[]> =>
  (
    await page
      .locator('.six-hand button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
  ).map(Number);

/** Cards whose numbers mean nothing else at the table: no count, place or target looks like them. */
const marked = (cards: readonly number[]): number[] =>
  cards.filter((card) => card > 30 && card < 104 && card !== 66);
const mentions = (text: string, card: number): boolean =>
  new RegExp(`(?<![\\w.-])${card}(?![\\w-])`).test(text);

describe.skipIf(CHROMIUM === null)('a table on the server', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(() => scene.close());

  it('two play, one watches, over a reload and a killed server; nobody is sent what it may not know', async () => {
    const quick = { reducedMotion: 'reduce' } as const;
    const ann = await scene.visit('/new/six-nimmt?online', quick);
    const heard = new Map<Page, { text(): string }>([[ann, eavesdrop(ann)]]);
    await ann
      .getByLabel(/^Seats/)
      .first()
      .selectOption('2');
    await ann.getByLabel(/^Rounds/).fill('1');
    await ann.getByRole('button', { name: 'Set the table' }).click();
    await ann.waitForURL(/\/t\//);
    const sit = (page: Page): Promise<void> =>
      page
        .getByRole('button', { name: /seat \d/i })
        .first()
        .click();
    await ann.getByRole('button', { name: 'Leave the seat' }).waitFor();
    const path = new URL(ann.url()).pathname;
    const join = async (): Promise<Page> => {
      const page = await scene.visit('/', quick);
      heard.set(page, eavesdrop(page));
      await page.goto(scene.url + path);
      return page;
    };
    const ben = await join();
    await sit(ben);
    const watcher = await join();
    await ann.getByRole('button', { name: 'Begin the match' }).click();

    const players = [ann, ben];
    for (const page of players) await page.locator('.six-hand button').nth(9).waitFor();
    await watcher.locator('.six-rows').waitFor();

    /** Nobody holds, shows or has heard of a card in somebody else's hand. */
    const checkSecrets = async (): Promise<void> => {
      const hands = await Promise.all(players.map(handOf));
      for (const page of [...players, watcher]) {
        const known = `${heard.get(page)!.text()}\n${await heldBy(page)}`;
        const hidden = marked(hands.flatMap((hand, seat) => (players[seat] === page ? [] : hand)));
        expect(hidden.filter((card) => mentions(known, card))).toEqual([]);
      }
    };
    /** The checks can fail: a player's own cards are found. */
    const own = marked(await handOf(ann));
    expect(own.every((card) => mentions(`${heard.get(ann)!.text()}\n`, card))).toBe(true);

    const lay = async (page: Page): Promise<void> => {
      const row = page.locator('.six-row button').first();
      if (await row.isVisible()) await row.click();
      const card = page.locator('.six-hand button[aria-disabled="false"]').first();
      if (!(await card.isVisible())) return;
      await card.click();
      await page.getByRole('button', { name: /^Play \d/ }).click();
    };
    const left = (page: Page): Promise<number> => page.locator('.six-hand button').count();
    const over = (page: Page): Promise<boolean> => page.locator('.table[data-status="over"]').isVisible();

    await checkSecrets();
    let reloaded = false;
    let killed = false;
    for (let steps = 0; steps < 400 && !(await over(ann)); steps++) {
      for (const page of players) {
        const wanted = page.locator('.six-row button, .six-hand button[aria-disabled="false"]').first();
        if (await wanted.isVisible()) await lay(page).catch(() => {});
      }
      if (!reloaded && (await left(ann)) <= 7) {
        reloaded = true;
        const before = await handOf(ben);
        await ben.reload();
        await ben.locator('.six-hand button').first().waitFor();
        // The turn may have gone on meanwhile, but nothing is lost and nothing is new.
        const hand = await handOf(ben);
        expect(before).toEqual(expect.arrayContaining(hand));
        expect(hand.length).toBeGreaterThanOrEqual(before.length - 1);
        await checkSecrets();
      }
      if (!killed && (await left(ann)) <= 4) {
        killed = true;
        await scene.restart();
        for (const page of players)
          await page.waitForFunction(() => document.querySelector('.table .notice') === null);
        await checkSecrets();
      }
    }
    expect([reloaded, killed]).toEqual([true, true]);
    for (const page of [...players, watcher])
      await page.getByRole('heading', { name: 'Final scores' }).waitFor();
    expect(await watcher.locator('.after tbody tr').count()).toBe(2);
    await watcher.getByRole('button', { name: 'Verify the deal' }).click();
    await watcher.getByText('All cards and dice follow').waitFor();

    // Both want another one: their seats are kept, and the match can begin at once.
    for (const page of players) await page.getByRole('button', { name: 'Rematch' }).click();
    for (const page of players) await page.getByRole('button', { name: 'To the rematch' }).click();
    await ben.getByRole('button', { name: 'Begin the match' }).click();
    for (const page of players) await page.locator('.six-hand button').nth(9).waitFor();

    // A seat moves to another device by a link, and with it what it knows.
    await ann.getByRole('button', { name: 'Play on another device' }).click();
    const link = await ann.locator('dialog input').inputValue();
    const phone = await scene.visit(link.slice(scene.url.length), quick);
    await phone.locator('.six-hand button').nth(9).waitFor();
    expect(await handOf(phone)).toEqual(await handOf(ann));
    expect(phone.url()).not.toContain('seat=');
  });
});
