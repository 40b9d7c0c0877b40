import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Update } from '@bullpen/wire';
import { describe, expect, it } from 'vitest';
import { playTo } from '../autoplay.ts';
import { CHROMIUM } from '../browser.ts';
import { useOwnScene } from '../use-scene.ts';
import { setTable } from './guests.ts';
import { player } from './moves.ts';

describe.skipIf(CHROMIUM === null)('a table whose server is in trouble', () => {
  const scene = useOwnScene();

  it('says that nothing can be saved, sends the move again by itself, and makes it once', async () => {
    const table = await setTable(scene, 'six-nimmt', { 'Fixed number of rounds': 1 });
    const { ann, ben, guests } = table;
    const { see } = player(scene, table);
    await playTo(ann.page, (await see(-1)).seq + 1);
    const { seq } = await see(-1);
    const file = join(scene.data, 'bullpen.db');
    renameSync(file, `${file}.aside`);
    const playing = playTo(ben.page, seq + 1);
    await ben.page.locator('.notice', { hasText: 'cannot save moves right now' }).waitFor();
    renameSync(`${file}.aside`, file);
    await playing;
    for (const { page } of guests) await page.locator(`.table[data-seq="${seq + 1}"]`).waitFor();
    await ben.page.waitForFunction(() => document.querySelector('.notice') === null);
    const answer = await fetch(`${scene.url}/api/tables/${table.id}/updates?since=0`);
    const { updates } = (await answer.json()) as { updates: Update[] };
    expect(updates.filter(({ entry }) => entry.type === 'moved').map(({ entry }) => entry.seat)).toEqual([
      0, 1,
    ]);
    await table.close();
  });

  it('that was restored from a backup is shown as it is now, with a word about it, and is played on', async () => {
    const table = await setTable(scene, 'six-nimmt', { 'Fixed number of rounds': 1 });
    const { ann, ben, guests } = table;
    const folder = mkdtempSync(join(tmpdir(), 'bullpen-backup-'));
    const backup = join(folder, 'backup.db');
    scene.command('backup', backup);
    const { seq } = await player(scene, table).see(-1);
    await playTo(ann.page, seq + 1);
    await playTo(ben.page, seq + 2);
    for (const { page } of guests) await page.locator(`.table[data-seq="${seq + 2}"]`).waitFor();
    await scene.restart(() => scene.command('restore', backup, '--overwrite'));
    for (const { page } of guests) {
      await page.locator('.notice', { hasText: 'restored to an earlier state' }).waitFor();
      await page.locator(`.table[data-seq="${seq}"]`).waitFor();
    }
    await playTo(ann.page, seq + 1);
    await playTo(ben.page, seq + 2);
    for (const { page } of guests) await page.locator(`.table[data-seq="${seq + 2}"]`).waitFor();
    await ann.page.waitForFunction(() => document.querySelector('.notice') === null);
    await table.close();
    rmSync(folder, { recursive: true });
  });
});
