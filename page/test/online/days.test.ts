import { PushService } from '@bullpen/prove/notices/push-service.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth } from '../browser.ts';
import { choosePlayers } from '../new-table.ts';
import { useOwnScene } from '../use-scene.ts';

// The push service of these tests is on this machine.
process.env.BULLPEN_PUSH = 'loopback';
const STILL = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
const PHONE = { width: 360, height: 740 };

describe.skipIf(CHROMIUM === null)('a day game', () => {
  const scene = useOwnScene({ whole: true });
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.open();
  });
  afterAll(() => service.close());
  const press = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();

  it('is offered in the form, says how many hours are left, and is found in the list when it is my turn', async () => {
    const ann = await scene.visit('/new/bullenrommee?online', { ...STILL, viewport: PHONE });
    await ann.getByText('One move a day', { exact: true }).click();
    expect(await fitsWidth(ann)).toBe(true);
    expect(await accessFaults(ann)).toEqual([]);
    await press(ann, 'Create table');
    await ann.getByText('Time per move: 1 day').waitFor();
    const path = new URL(ann.url()).pathname;
    await press(ann, 'Fill with bots and start');
    // Bots have no clock: it is shown when it runs for a person.
    await ann.getByRole('timer').getByText('23 h 59 min left').waitFor();
    expect(await fitsWidth(ann)).toBe(true);
    expect(await accessFaults(ann)).toEqual([]);
    await ann.goto(scene.url);
    const resume = ann.locator('.resume', { hasText: 'Bullenrommee' });
    await resume.getByText('Your turn').waitFor();
    await resume.getByText('23 h 59 min left').waitFor();
    expect(await fitsWidth(ann)).toBe(true);
    expect(await accessFaults(ann)).toEqual([]);

    // Nobody else reads that it is their turn.
    const eve = await scene.visit(path, STILL);
    await eve.locator('.table[data-status="playing"]').waitFor();
    await eve.goto(scene.url);
    expect(await eve.getByText('Your turn').count()).toBe(0);
  });

  /** A move of a page's player, without the page. */
  const moveFor = (page: Page, table: string): Promise<void> =>
    page.evaluate(async (id) => {
      const held = JSON.parse(localStorage.getItem('bullpen.seats')!) as { token: string; table: string }[];
      const token = held.find((one) => one.table === id)!.token;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const { legal } = await (await fetch(`/api/tables/${id}`, { headers })).json();
      const body = JSON.stringify({ id: crypto.randomUUID(), do: 'move', move: legal[0] });
      if (legal.length > 0) await fetch(`/api/tables/${id}/commands`, { method: 'POST', headers, body });
    }, table);

  it('notifies those who asked for it, once for each turn, also when the server is killed', async () => {
    const ann = await scene.visit('/new/twenty-one?online', STILL);
    await ann.getByText('One move a day', { exact: true }).click();
    await choosePlayers(ann, 2);
    await ann.getByLabel('Who goes first').selectOption('fixed');
    await press(ann, 'Create table');
    await ann.getByRole('button', { name: 'Leave seat' }).waitFor();
    const path = new URL(ann.url()).pathname;
    const table = path.split('/').at(-1)!;

    const ben = await scene.visit('/', {
      reducedMotion: 'reduce',
      viewport: PHONE,
      locale: 'nb-NO',
      serviceWorkers: 'allow',
    });
    await ben.context().grantPermissions(['notifications'], { origin: scene.url });
    // The browser's own push service is out in the world; ours takes its place.
    await ben.addInitScript((json) => {
      const made = { endpoint: json.endpoint, toJSON: () => json, unsubscribe: async () => true };
      PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () => made as unknown as PushSubscription;
    }, service.browser('ben'));
    await ben.goto(scene.url + path);
    await ben.getByRole('button', { name: 'Sett deg ved bordet' }).click();
    await press(ben, 'Si fra når det er min tur');
    await ben.getByText('Du får et varsel når det er din tur.').waitFor();
    expect(await accessFaults(ben)).toEqual([]);
    expect(await fitsWidth(ben)).toBe(true);
    await press(ben, 'Lukk');
    expect(service.received).toEqual([]);

    // Seat 1 rolls, then both choose: the turn of seat 2 begins with what the other does.
    await press(ann, 'Start match');
    await ben.locator('.table[data-status="playing"]').waitFor();
    await ben.goto(scene.url);
    await moveFor(ann, table);
    await expect.poll(() => service.received.length).toBe(1);
    const [{ text, key }] = service.received as [(typeof service.received)[number]];
    expect(JSON.parse(text)).toEqual({
      title: 'Twenty One',
      body: 'Det er din tur.',
      url: path,
      tag: table,
    });
    await scene.restart();
    // With the same keys, and no second notice of the same turn.
    expect(await ann.evaluate(async () => (await (await fetch('/api/notices')).json()).key)).toBe(key);
    await moveFor(ann, table);
    await moveFor(ben, table);
    await expect
      .poll(async () => {
        await moveFor(ben, table);
        await moveFor(ann, table);
        return service.received.length;
      })
      .toBeGreaterThan(1);
    expect(new Set(service.received.map((one) => one.text))).toEqual(new Set([text]));

    // The service worker shows it, and a press opens the table.
    const cdp = await ben.context().newCDPSession(ben);
    const registered = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
        if (one !== undefined) resolve(one.registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: scene.url, registrationId, data: text });
    const shown = () =>
      ben.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ title, body, data }) => [title, body, data.url]);
      });
    await expect.poll(shown).toEqual([['Twenty One', 'Det er din tur.', path]]);
  });

  it('finds nothing to complain about', () => {
    // While the server is killed, pages cannot reach it.
    expect(scene.complaints.filter((line) => !/ERR_CONNECTION|WebSocket/.test(line))).toEqual([]);
  });
});
