// What lies around a match: the ways in, running tables, choices for a new table, the lobby, settings, the title of the tab.

import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { noteShifts, SHIFT, shiftsOf, sum } from './numbers.ts';
import { useScene } from './use-scene.ts';

const still = { reducedMotion: 'reduce' } as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** What the QR code on the page says, as a camera reads it. */
async function scanned(page: Page): Promise<string | undefined> {
  const { data, size } = await page.locator('.qr-code').evaluate(async (svg) => {
    const pixels = 400;
    const picture = new Image(pixels, pixels);
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(pixels));
    copy.setAttribute('height', String(pixels));
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(pixels, pixels).getContext('2d')!;
    canvas.drawImage(picture, 0, 0);
    return { data: [...canvas.getImageData(0, 0, pixels, pixels).data], size: pixels };
  });
  return jsQR.default(Uint8ClampedArray.from(data), size, size)?.data;
}

describe.skipIf(CHROMIUM === null)('around a match', () => {
  const scene = useScene();
  const openLobby = async (how = {}): Promise<Page> => {
    const page = await scene.visit('/new/six-nimmt?online', { ...still, ...how });
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Leave seat' }).waitFor();
    return page;
  };

  it('home plays at once, against bots of the level that is chosen there', async () => {
    const page = await scene.visit('/', still);
    await page.getByRole('group', { name: 'Bot level' }).getByText('strong').click();
    await page.getByRole('link', { name: 'Play now: 6 nimmt!, against bots' }).first().click();
    await page.locator('.table[data-status="playing"]').waitFor();
    const levels = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const asked = indexedDB.open('bullpen', 1);
          asked.onsuccess = () => {
            const all = asked.result.transaction('tables').objectStore('tables').getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result).match(/"level":"\w+"/g) ?? []);
          };
        }),
    );
    expect(new Set(levels)).toEqual(new Set(['"level":"strong"']));
    await page.context().close();
  });

  it('home offers a lesson until the game has been played, and then that game first', async () => {
    const page = await scene.visit('/', still);
    const lesson = page.locator('.hero').getByRole('link', { name: /Never played it/ });
    await lesson.waitFor();
    expect(await lesson.getAttribute('href')).toBe('/learn/six-nimmt');
    await page.goto(`${scene.url}/play/captain-jack`);
    await page.locator('.jack-hand button').first().waitFor();
    await page.goto(scene.url);
    await page.locator('.hero').getByRole('link', { name: 'Play now: Captain Jack, against bots' }).waitFor();
    expect(await lesson.count()).toBe(0);
    await page.context().close();
  });

  it('home shows one running table per game, as it lies there, and nothing is pushed down by it', async () => {
    const page = await scene.visit('/play/six-nimmt', still);
    for (let tables = 0; tables < 2; tables++) {
      await page.goto(`${scene.url}/play/six-nimmt`);
      await page.locator('.six-hand button').first().waitFor();
    }
    await playOn(page, 4);
    const url = page.url();
    const ends = await page
      .locator('.six-row')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll<HTMLElement>('[data-card]')].at(-1)?.dataset.card),
      );
    await page.locator('.brand').click();
    const resume = page.getByRole('link', { name: 'Continue: 6 nimmt!' });
    await resume.waitFor();
    await noteShifts(page);
    expect(await resume.count()).toBe(1);
    const shown = await resume.locator('svg text').allTextContents();
    for (const card of ends) expect(shown).toContain(card);
    await page.reload();
    await noteShifts(page);
    await resume.waitFor();
    await page.waitForLoadState('networkidle');
    expect(sum((await shiftsOf(page)).map(({ value }) => value))).toBeLessThan(SHIFT);
    await resume.click();
    await page.waitForURL(url);
    await page.context().close();
  });

  it('a new table is a few choices, by keyboard too, and each takes effect', async () => {
    const page = await scene.visit('/new/six-nimmt', still);
    const players = page.getByRole('group', { name: 'Players' });
    await players.getByRole('radio', { name: '4' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await players.getByRole('radio', { name: '5' }).isChecked()).toBe(true);
    await page.getByText('Friends on this device').click();
    expect(await page.getByRole('group', { name: 'Bot level' }).count()).toBe(0);
    await page.getByText('You and bots').click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.table[data-status="playing"]').waitFor();
    expect(await page.locator('.seat').count()).toBe(5);
    await page.context().close();
  });

  it('a friend’s link needs a name and one press; the host sees the friend come', async () => {
    const host = await openLobby();
    expect(await host.locator('.lobby .button:not(.plain, .bare)').allTextContents()).not.toContain(
      'Fill with bots and start',
    );
    const friend = await scene.visit(new URL(host.url()).pathname, still);
    await friend.getByLabel('Your name').fill('Zoë');
    await friend.keyboard.press('Enter');
    await friend.getByRole('button', { name: 'Leave seat' }).waitFor();
    await host.locator('.lobby-seats').getByText('Zoë').waitFor();
    await host.getByText('2 of 4 seats taken').waitFor();
    for (const page of [host, friend]) {
      expect(await accessFaults(page)).toEqual([]);
      await page.context().close();
    }
  });

  it('the QR code of a table says its link, in the dark as well', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openLobby({ colorScheme, viewport: SIZES[0] });
      await page.getByRole('img', { name: 'QR code of the link to this table' }).waitFor();
      expect(await scanned(page)).toBe(page.url());
      await page.context().close();
    }
  });

  it('the lobby of a full window has its code open, that of a low one leaves it folded; neither is scrolled', async () => {
    const page = await openLobby({ viewport: SIZES[0] });
    await page.evaluate(() => document.fonts.ready);
    await page.locator('.qr-code').waitFor();
    const tooHigh = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(tooHigh).toBe(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('.qr-code').waitFor({ state: 'detached' });
    await expect.poll(tooHigh).toBe(0);
    await page.context().close();
  });

  it('the link is shared where the device can share', async () => {
    const page = await scene.visit('/', still);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { value: async (what: unknown) => shared.push(what) });
    });
    await page.goto(`${scene.url}/new/six-nimmt?online`);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    expect(shared.map(({ url }) => url)).toEqual([page.url()]);
    await page.context().close();
  });

  it.each(SIZES)('everything fits and is for everybody at $width × $height', async (viewport) => {
    const page = await openLobby({ viewport });
    for (const path of [new URL(page.url()).pathname, '/new/twenty-one', '/new/six-nimmt?online']) {
      await page.goto(scene.url + path);
      await page.locator('form, .lobby').first().waitFor();
      expect(await fitsWidth(page), path).toBe(true);
      expect(await accessFaults(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.context().close();
  });

  it('settings take effect at once and stay', async () => {
    const page = await scene.visit('/', still);
    const html = page.locator('html');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog');
    for (const [group, choice] of [
      ['Theme', 'Dark'],
      ['Card size', 'Large'],
      ['Controls for', 'Left hand'],
      ['Animations', 'Fast'],
    ] as const)
      await dialog.getByRole('group', { name: group }).getByText(choice).click();
    await dialog.getByRole('switch', { name: 'Play a card with one press' }).check();
    for (let visits = 0; visits < 2; visits++) {
      const data = await html.evaluate(({ dataset }) => ({ ...dataset }));
      expect(data).toMatchObject({ theme: 'dark', cards: 'large', thumb: 'start', motion: 'on' });
      expect(await page.evaluate(() => localStorage.getItem('bullpen.one-press'))).toBe('on');
      await page.reload();
      await page.locator('.tiles').waitFor();
    }
    await page.context().close();
  });

  it('vibrates when a card is lifted and played and when it is my turn, until somebody wants none', async () => {
    const page = await scene.visit('/', { ...still, hasTouch: true });
    await page.addInitScript(() => {
      const buzzed: number[] = [];
      Object.assign(window, { buzzed });
      Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => buzzed.push(ms) > 0 });
    });
    const felt = (): Promise<number[]> =>
      page.evaluate(() =>
        (window as unknown as { buzzed: number[] }).buzzed.splice(0).filter((ms) => ms > 0),
      );
    await page.goto(`${scene.url}/play/six-nimmt`);
    await page.locator('.six-hand button').first().waitFor();
    const card = page.locator('.six-hand button[aria-disabled="false"]').first();
    await card.tap();
    await expect.poll(felt).toEqual([8]);
    // Played, and after all that the bots do it is my turn again; rows that somebody takes are felt too.
    await card.tap();
    const rest: number[] = [];
    await expect.poll(async () => rest.push(...(await felt())) && rest.slice(1)).toContain(30);
    expect(rest[0]).toBe(20);
    const box = (await card.boundingBox())!;
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y - 60, { steps: 4 });
    await expect.poll(felt).toEqual([8]);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Vibration' }).uncheck();
    await page.keyboard.press('Escape');
    await felt();
    await playOn(page, 8);
    expect(await felt()).toEqual([]);
    await page.context().close();
  });

  it('the title of the tab says when it is my turn, and no longer when it is not', async () => {
    const page = await scene.visit('/play/six-nimmt', still);
    await page.waitForFunction(() => document.title.startsWith('Your turn! '));
    await page.locator('.brand').click();
    await page.waitForFunction(() => document.title.startsWith('Bullpen · '));
    const host = await openLobby();
    expect(await host.title()).not.toContain('Your turn');
    for (const one of [page, host]) await one.context().close();
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
