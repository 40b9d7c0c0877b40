import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { useOwnScene } from './use-scene.ts';

const SECRET = 'a-secret-for-operators';
vi.stubEnv('TRUST_PROXY', '1');
vi.stubEnv('BULLPEN_ADMIN_SECRET', SECRET);

describe.skipIf(CHROMIUM === null)('tables on the public list', () => {
  const scene = useOwnScene();
  const tables: string[] = [];

  const post = async (path: string, from: string, body: object): Promise<{ table: string }> => {
    const answer = await fetch(`${scene.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ id: crypto.randomUUID(), ...body }),
    });
    return (await answer.json()) as { table: string };
  };

  beforeAll(async () => {
    for (let n = 0; n < 10; n++) {
      const from = `198.51.100.${n}`;
      const game = n === 0 ? 'twenty-one' : 'six-nimmt';
      const { table } = await post('/tables', from, { game, seats: 4, listed: true });
      await post(`/tables/${table}/commands`, from, { do: 'sit', name: n === 3 ? 'Zoë' : `Ann ${n}` });
      tables.push(table);
    }
  });
  const shown = (page: Page) => page.locator('.going li');

  it('are shown a page at a time, and found by game and host', async () => {
    const page = await scene.visit('/', { viewport: { width: 360, height: 740 } });
    await vi.waitFor(async () => expect(await shown(page).count()).toBe(8), { timeout: 20_000 });
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await page.getByRole('button', { name: 'More tables' }).press('Enter');
    await vi.waitFor(async () => expect(await shown(page).count()).toBe(10), { timeout: 20_000 });

    await page.getByRole('searchbox').fill('zoe');
    await vi.waitFor(async () => expect(await shown(page).count()).toBe(1), { timeout: 20_000 });
    expect(await shown(page).first().textContent()).toContain('Zoë');
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('No tables found.').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByLabel(/^Game/).selectOption('Twenty One');
    await vi.waitFor(async () => expect(await shown(page).count()).toBe(1), { timeout: 20_000 });
    await shown(page).getByRole('link').click();
    await page.waitForURL(`**/t/${tables[0]}`);
    expect(scene.complaints).toEqual([]);
  });

  it('are beside a notice of what is kept, which needs no script', async () => {
    const page = await scene.visit('/');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { name: 'What is stored' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await fitsWidth(page)).toBe(true);
    expect(scene.complaints).toEqual([]);
  });

  it('are looked after by operators who know the secret, by keyboard', async () => {
    const page = await scene.visit('/admin', { colorScheme: 'dark' });
    expect(await accessFaults(page)).toEqual([]);
    const secret = page.getByLabel('Secret');
    await secret.fill('something wrong and long');
    await secret.press('Enter');
    await page.getByText('The operator secret is wrong.').waitFor();
    await secret.fill(SECRET);
    await secret.press('Enter');
    await page.getByRole('heading', { name: 'Tables' }).waitFor();
    expect(await accessFaults(page)).toEqual([]);

    const table = tables[9]!;
    await page.getByLabel('Table, or host’s name').fill(table);
    await page.getByLabel('Table, or host’s name').press('Enter');
    await vi.waitFor(async () => expect(await page.locator('#tables tr').count()).toBe(1), {
      timeout: 20_000,
    });
    await page.getByRole('button', { name: `Hide ${table}` }).press('Enter');
    await page.getByRole('status').getByText('Done.').waitFor();
    expect(await page.locator('#tables tr').textContent()).toContain('no');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: `Delete ${table}` }).press('Enter');
    await vi.waitFor(async () => expect(await page.locator('#tables tr').count()).toBe(0), {
      timeout: 20_000,
    });
    expect((await fetch(`${scene.url}/api/tables/${table}`)).status).toBe(404);

    await page.getByLabel('Address or network').fill('203.0.113.0/24');
    await page.getByLabel('Address or network').press('Enter');
    await page.getByRole('button', { name: 'Lift the ban of 203.0.113.0/24' }).press('Enter');
    await vi.waitFor(async () => expect(await page.locator('#bans li').count()).toBe(0), { timeout: 20_000 });
    expect(await page.locator('#privacy').textContent()).toContain('What is stored');

    await page.reload();
    await page.getByRole('button', { name: 'Leave' }).press('Enter');
    await secret.waitFor();
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    // The refused secret is the only thing that the browser complained about.
    expect(scene.complaints.filter((line) => !line.includes('401'))).toEqual([]);
  });
});
