import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth } from '../browser.ts';
import { useScene } from '../use-scene.ts';

const STILL = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
const PHONE = { width: 360, height: 740 };

describe.skipIf(CHROMIUM === null)('a day game', () => {
  const scene = useScene();
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

    // Nobody else is told that it is their turn.
    const eve = await scene.visit(path, STILL);
    await eve.locator('.table[data-status="playing"]').waitFor();
    await eve.goto(scene.url);
    expect(await eve.getByText('Your turn').count()).toBe(0);
  });

  it('finds nothing to complain about', () => {
    expect(scene.complaints).toEqual([]);
  });
});
