// Clubs and tournaments in the page: a club of two, their tournament to its final with the server killed on the way, and a class that
// comes by printed codes.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playOn } from './autoplay.ts';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { makeShortTournament, playOwnTable, roundBegins } from './online/tournament.ts';
import { useOwnScene } from './use-scene.ts';

const CLOCK = fileURLToPath(new URL('../../server/testing/clock-days.ts', import.meta.url));
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const still = { reducedMotion: 'reduce', viewport: PHONE } as const;

const expectWell = async (page: Page): Promise<void> => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await accessFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  }
};

describe.skipIf(CHROMIUM === null)('a club and its tournament', () => {
  const scene = useOwnScene();
  let alma: Page;
  let bo: Page;
  let club = '';

  it('is made from home, and joined by its link with one press', async () => {
    alma = await scene.visit('/', still);
    await alma.getByRole('link', { name: 'Clubs and tournaments' }).click();
    await alma.getByRole('heading', { name: 'Clubs and tournaments' }).waitFor();
    await alma.getByText('You are not in a club yet.').waitFor();
    await expectWell(alma);
    await alma.getByText('New club').click();
    await alma.getByLabel('Name of the club').fill('Oxen of the North');
    await alma.getByLabel('Your name').fill('Alma');
    await alma.getByRole('button', { name: 'Create club' }).click();
    await alma.getByRole('heading', { name: 'Oxen of the North' }).waitFor();
    await alma.getByText('you · Owner').waitFor();
    club = new URL(alma.url()).pathname;
    bo = await scene.visit(club, still);
    await bo.getByLabel('Your name').fill('Bo');
    await bo.getByRole('button', { name: 'Join the club' }).click();
    await bo.locator('.member.mine').getByText('Bo').waitFor();
    expect(await bo.getByRole('button', { name: 'Join the club' }).count()).toBe(0);
    expect(await bo.getByRole('button', { name: 'Rename the club' }).count()).toBe(0);
    await expectWell(bo);
  });

  it('has tables that members share', async () => {
    await alma.getByText('Share a table').click();
    await alma.getByText('You have no seat at a table yet. Create a table first.').waitFor();
    await alma.getByRole('link', { name: 'New game of Captain Jack' }).click();
    await alma.locator('form [type="submit"]').click();
    await alma.locator('.lobby').waitFor();
    const table = new URL(alma.url()).pathname;
    await alma.goto(scene.url + club);
    await alma.getByText('Share a table').click();
    await alma.getByRole('button', { name: /^Captain Jack · / }).click();
    await alma.locator('.gathering').getByText('Captain Jack').waitFor();
    await expectWell(alma);
    await bo.reload();
    await bo.getByRole('link', { name: /^Join: Captain Jack/ }).click();
    await bo
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
    await bo.locator('.lobby').getByText('Bo').first().waitFor();
    expect(new URL(bo.url()).pathname).toBe(table);
    for (const page of [alma, bo]) await page.goto(scene.url + club);
  });

  it('plays three rounds and a final, through two deaths of the server', { timeout: 240_000 }, async () => {
    await alma.getByRole('link', { name: 'New tournament' }).click();
    await expectWell(alma);
    await makeShortTournament(alma, '3', { pause: '10 minutes' });
    await alma.getByText('You’re in.').waitFor();
    await bo.goto(alma.url());
    await bo.getByRole('button', { name: 'Join the tournament' }).click();
    await bo.getByText('You’re in.').waitFor();
    await alma.getByRole('heading', { name: '2 people here' }).waitFor();
    await expectWell(alma);
    await alma.getByRole('button', { name: 'Start now' }).click();
    for (const [n, round] of ['Round 1 of 3', 'Round 2 of 3', 'Round 3 of 3', 'Final'].entries()) {
      await Promise.all([alma, bo].map((page) => roundBegins(page, round)));
      if (n === 0) await expectWell(bo);
      // They sit together and choose in secret. The server dies in the middle of the first match, and after the second.
      await Promise.all([playOwnTable(alma, n === 0 ? () => scene.restart() : undefined), playOwnTable(bo)]);
      if (n === 1) await scene.restart();
      const call = n < 2 ? 'Next round now' : 'Final now';
      if (n < 3) await alma.getByRole('button', { name: call }).click();
    }
    for (const page of [alma, bo]) {
      await page.getByRole('heading', { name: 'The tournament is over.' }).waitFor();
      expect(await page.locator('.podium .step').count()).toBe(2);
      expect(await page.locator('.places .mine').count()).toBe(1);
      // Scores stand below each other: all have digits behind the point, or none.
      const scores = await page.locator('.places tbody td:nth-of-type(2)').allTextContents();
      expect(new Set(scores.map((text) => text.split('.')[1]?.length)).size).toBe(1);
    }
    await expectWell(alma);
    await alma.locator('summary').getByText('Round 2 of 3').click();
    await alma.getByRole('button', { name: 'Replay table 1' }).click();
    await alma.getByRole('heading', { name: 'Replay' }).waitFor();
  });

  it('stands on the leaderboard of the club, which its owner hands on', async () => {
    await alma.goto(scene.url + club);
    await alma.locator('.places tbody tr').nth(1).waitFor();
    await alma.locator('.gathering[data-status="over"]').waitFor();
    await expectWell(alma);
    await alma.getByRole('button', { name: 'Manage Bo' }).click();
    await alma.getByRole('button', { name: 'Make owner' }).click();
    await alma.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click();
    await alma.getByRole('button', { name: 'Rename the club' }).waitFor({ state: 'detached' });
    await alma.getByRole('button', { name: 'Leave the club' }).click();
    await alma.getByRole('dialog').getByRole('button', { name: 'Leave the club' }).click();
    await alma.getByText('You are not in a club yet.').waitFor();
    // A server that was killed is an error for the browser, not for the page.
    const own = scene.complaints.filter(
      (line) => !line.includes('Failed to load resource') && !line.includes('WebSocket'),
    );
    expect(own).toEqual([]);
    await alma.context().close();
    await bo.context().close();
  });
});

describe.skipIf(CHROMIUM === null)('an evening with latecomers', () => {
  const scene = useOwnScene({ first: CLOCK });

  it('begins at its time, takes who comes late, and lets people leave and come back', async () => {
    const host = await scene.visit('/tournaments', still);
    await makeShortTournament(host, '2', {
      pause: '10 minutes',
      more: async () => {
        await host.getByText('At a time', { exact: true }).click();
        await host.getByText('Same deals at all tables').click();
        await host.getByText('Final', { exact: true }).click();
      },
    });
    await host.getByText(/^Starts in 1[345] min/).waitFor();
    await host.getByText('same deals for all').waitFor();
    await expectWell(host);
    // Tomorrow it is past its time: nobody has to press anything.
    await scene.restart(() => writeFileSync(join(scene.data, 'days-ahead'), '1'));
    await roundBegins(host, 'Round 1 of 2');

    const late = await scene.visit(new URL(host.url()).pathname, still);
    await late.getByLabel('Your name').fill('Late');
    await late.getByRole('button', { name: 'Join from the next round' }).click();
    await late.getByText('You play from the next round.').waitFor();
    await expectWell(late);
    await host.getByRole('button', { name: 'Your table' }).click();
    await host.locator('.table[data-status="playing"]').waitFor();
    // The same deals are played elsewhere: who has no seat sees nothing of them before the round is over.
    const watcher = await scene.visit(new URL(host.url()).pathname, still);
    await watcher
      .getByText('Others play the same deals. This table stays closed to you until the round is over.')
      .waitFor();
    expect(await watcher.locator('.table').count()).toBe(0);
    await playOn(host, 1000);
    await host.locator('.after').getByRole('link', { name: 'Back to the tournament' }).click();

    await host.getByRole('button', { name: 'Next round now' }).click();
    await roundBegins(host, 'Round 2 of 2');
    await roundBegins(late, 'Round 2 of 2');
    await watcher.goto(late.url());
    await watcher.getByText('The last round has begun. No one can join any more.').waitFor();
    await host.getByRole('button', { name: 'Leave the tournament' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Leave the tournament' }).click();
    await host.getByText('You have left this tournament.').waitFor();
    await expectWell(host);
    await host.getByRole('button', { name: 'Come back' }).click();
    await host.getByText('You have left this tournament.').waitFor({ state: 'detached' });
    // A bot has the host's seat until the round is over.
    await playOwnTable(late);
    for (const page of [host, late]) {
      await page.getByRole('heading', { name: 'The tournament is over.' }).waitFor();
      expect(await page.locator('.places tbody tr').count()).toBe(2);
    }
    for (const page of [host, late, watcher]) await page.context().close();
  }, 240_000);
});

describe.skipIf(CHROMIUM === null)('a class with printed codes', () => {
  const scene = useOwnScene();

  it('comes in without typing anything, each code once', async () => {
    const host = await scene.visit('/tournaments', still);
    await makeShortTournament(host, '1', { more: () => host.getByText('Only with a code').click() });
    await host.getByLabel(/^Names, one per line/).fill('Dora\nEgil');
    await host.getByLabel('Number of codes').fill('3');
    await host.getByRole('button', { name: 'Make codes' }).click();
    await host.locator('.code-sheet .qr-code').nth(2).waitFor();
    expect(await host.locator('.code-sheet b').allTextContents()).toEqual(['Dora', 'Egil', 'Player 3']);
    await expectWell(host);
    await host.emulateMedia({ media: 'print' });
    expect(await host.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await host.locator('.code-sheet .qr-code').first().isVisible()).toBe(true);
    await host.emulateMedia({ media: 'screen' });
    const links = await host.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.code-sheet li')].map(({ dataset }) => dataset.link ?? ''),
    );
    const pupil = await scene.visit(links[0]?.replace(scene.url, '') ?? '', still);
    await pupil.locator('.member.mine').getByText('Dora').waitFor();
    expect(new URL(pupil.url()).hash).toBe('');
    await pupil.getByText('You’re in.').waitFor();
    const second = await scene.visit(links[0]?.replace(scene.url, '') ?? '', still);
    await second.getByText('Someone else has already used this code.').waitFor();
    await host.getByRole('heading', { name: '1 person here' }).waitFor();
    await host.getByRole('button', { name: 'Start now' }).click();
    await playOwnTable(pupil);
    expect(await pupil.locator('.places .mine').count()).toBe(1);
    await host.getByRole('button', { name: 'End the tournament' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'End the tournament' }).click();
    await pupil.locator('.tournament[data-status="over"]').waitFor();
  });
});
