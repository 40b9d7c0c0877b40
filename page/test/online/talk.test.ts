import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth } from '../browser.ts';
import { choosePlayers } from '../new-table.ts';
import { useScene } from '../use-scene.ts';

const STILL = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

describe.skipIf(CHROMIUM === null)('talk at a table', () => {
  const scene = useScene();
  const arrive = async (
    path: string,
    name: string,
    viewport = { width: 1280, height: 800 },
  ): Promise<Page> => {
    const page = await scene.visit('/', { ...STILL, viewport });
    await page.evaluate((called) => localStorage.setItem('bullpen.name', called), name);
    await page.goto(scene.url + path);
    return page;
  };
  const speak = async (page: Page, language: string): Promise<void> => {
    await page.evaluate((id) => localStorage.setItem('bullpen.language', id), language);
    await page.reload();
  };
  const press = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  const bubble = (page: Page, who: string) => page.locator('.seat', { hasText: who }).locator('.bubble');
  /** A move of a seat that has to make one, without a page. */
  const moveFor = async (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const [held] = JSON.parse(localStorage.getItem('bullpen.seats')!) as { token: string; table: string }[];
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${held!.token}` };
      const path = `/api/tables/${held!.table}`;
      const { legal, status } = await (await fetch(path, { headers })).json();
      const body = JSON.stringify({ id: crypto.randomUUID(), do: 'move', move: legal[0] });
      if (legal.length > 0) await fetch(`${path}/commands`, { method: 'POST', headers, body });
      return status as string;
    });

  it('goes from an Icelandic page to a Hebrew one, can be muted and switched off, and ends with the result', async () => {
    const ann = await arrive('/new/six-nimmt?online', 'Ann');
    await choosePlayers(ann, 2);
    await ann.getByLabel('Fixed number of rounds').fill('1');
    await press(ann, 'Create table');
    await ann.getByRole('button', { name: 'Leave seat' }).waitFor();
    // Nobody is there to hear it.
    expect(await ann.getByRole('button', { name: 'Say something' }).count()).toBe(0);
    const path = new URL(ann.url()).pathname;
    const ben = await arrive(path, 'Ben', { width: 360, height: 740 });
    await press(ben, 'Sit here: seat 2');
    const watcher = await arrive(path, 'Eve');
    await speak(ann, 'is');
    await speak(ben, 'he');
    await speak(watcher, 'de');

    // In the lobby.
    await press(ann, 'Segja eitthvað');
    expect(await accessFaults(ann)).toEqual([]);
    await press(ann, 'Halló!');
    await ben.locator('.lobby-seat .bubble', { hasText: 'שלום!' }).waitFor();
    await ben.getByRole('log').getByText('״שלום!״').waitFor();
    await watcher.locator('.lobby-seat .bubble', { hasText: 'Hallo!' }).waitFor();
    expect(await watcher.getByRole('button', { name: 'Etwas sagen' }).count()).toBe(0);

    // At the table, by keyboard. It stays inside the window of a phone, and moves nothing.
    await press(ann, 'Hefja leikinn');
    await ben.locator('.table[data-status="playing"]').waitFor();
    await ann.locator('.table[data-status="playing"]').waitFor();
    const before = await ben.locator('.stage').boundingBox();
    await ann.getByRole('button', { name: 'Segja eitthvað' }).focus();
    await ann.keyboard.press('Enter');
    await ann.getByRole('button', { name: 'Halló!' }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await ann.keyboard.press(key);
    await bubble(ben, 'Ann').getByText('יפה שיחקתם!').waitFor();
    await bubble(ann, 'Ann').getByText('Vel spilað!').waitFor();
    const box = (await bubble(ben, 'Ann').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(await ben.locator('.stage').boundingBox()).toEqual(before);
    expect(await fitsWidth(ben)).toBe(true);
    expect(await accessFaults(ben)).toEqual([]);
    // The newest event stays in sight.
    expect(await ben.locator('.log-newest').textContent()).not.toContain('שיחקתם');

    // Whom Ben mutes he does not hear, also after a reload; the others do.
    await press(ben, 'לומר משהו');
    expect(await accessFaults(ben)).toEqual([]);
    expect(await fitsWidth(ben)).toBe(true);
    await ben.locator('.talk-settings').getByRole('switch').check();
    await press(ben, 'סגירה');
    await press(ann, 'Segja eitthvað');
    await press(ann, 'Takk!');
    await watcher.getByRole('log').getByText('Ann: „Danke!“').waitFor();
    await press(ben, 'לומר משהו');
    await press(ben, 'תודה!');
    await bubble(ann, 'Ben').getByText('Takk!').waitFor();
    await ben.getByRole('log').getByText('״תודה!״').waitFor();
    expect(await ben.getByRole('log').getByText('״תודה!״').count()).toBe(1);
    await ben.reload();
    await ben.getByRole('log').getByText('״תודה!״').waitFor();
    expect(await ben.getByRole('log').getByText('״תודה!״').count()).toBe(1);
    await ben.getByRole('log').getByText('״שלום!״').waitFor();

    // The host ends it for all, and allows it again.
    await press(ann, 'Segja eitthvað');
    await ann.getByLabel('Skilaboð').selectOption('off');
    await ben.getByRole('button', { name: 'לומר משהו' }).waitFor({ state: 'detached' });
    await ann.getByText('Slökkt er á skilaboðum við þetta borð.').waitFor();
    await ann.getByLabel('Skilaboð').selectOption('on');
    await press(ann, 'Loka');
    await ben.getByRole('button', { name: 'לומר משהו' }).waitFor();

    // Over the result it is seen too.
    for (let status = ''; status !== 'over'; status = await moveFor(ann)) await moveFor(ben);
    await ben.locator('dialog.result').getByRole('button', { name: 'לומר משהו' }).click();
    await press(ben, 'תודה על המשחק!');
    await ann.locator('dialog.result').getByText('Ben: „Takk fyrir leikinn!“').waitFor();
    expect(await accessFaults(ann)).toEqual([]);
  });

  it('has no button where only bots would hear it', async () => {
    const page = await scene.visit('/play/six-nimmt', STILL);
    await page.locator('.table[data-status="playing"]').waitFor();
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Say something' }).count()).toBe(0);
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
