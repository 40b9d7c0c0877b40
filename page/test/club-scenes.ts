// Pictures of a club and its tournament, from its first member to the podium.

import type { Page } from 'playwright-core';
import type { Scene } from './browser.ts';
import { makeShortTournament, playOwnTable, roundBegins } from './online/tournament.ts';

interface Camera {
  readonly scene: Scene;
  readonly how: Parameters<Scene['visit']>[1];
  shoot(page: Page, name: string): Promise<void>;
  shootHebrew(page: Page, name: string, sign: string): Promise<void>;
}

export async function shootClubs({ scene, how, shoot, shootHebrew }: Camera): Promise<void> {
  const both = async (name: string, sign: string): Promise<void> => {
    await shoot(host, name);
    await shootHebrew(host, name, sign);
  };
  const host = await scene.visit('/clubs', how);
  await host.getByText('New club').click();
  await host.getByLabel('Name of the club').fill('Oxen of the North');
  await host.getByLabel('Your name').fill('Alma');
  await host.getByRole('button', { name: 'Create club' }).click();
  await host.getByRole('button', { name: 'Leave the club' }).waitFor();
  const club = new URL(host.url()).pathname;
  const guests: Page[] = [];
  for (const name of ['Bo', 'Cem', 'Dagný Þorsteinsdóttir']) {
    const guest = await scene.visit(club, how);
    await guest.getByLabel('Your name').fill(name);
    await guest.getByRole('button', { name: 'Join the club' }).click();
    await guest.locator('.member.mine').waitFor();
    guests.push(guest);
  }
  await host.getByRole('link', { name: 'New tournament' }).click();
  await host.locator('.new-tournament form').waitFor();
  await both('new-tournament', '.new-tournament form');
  await makeShortTournament(host, '1');
  const address = host.url();
  for (const guest of guests) {
    await guest.goto(address);
    await guest.getByRole('button', { name: 'Join the tournament' }).click();
    await guest.getByText('You’re in.').waitFor();
  }
  await host.getByText('4 people here').first().waitFor();
  await both('tournament-open', '.tournament');
  await host.locator('.codes > summary').click();
  await host.getByLabel('Number of codes').fill('8');
  await host.getByRole('button', { name: 'Make codes' }).click();
  await host.locator('.code-sheet .qr-code').nth(7).waitFor();
  await shoot(host, 'tournament-codes');
  await host.getByRole('button', { name: 'Start now' }).click();
  for (const round of ['Round 1 of 1', 'Final']) {
    await roundBegins(host, round);
    if (round !== 'Final') {
      await both('tournament-round', '.own-table');
      await host.getByRole('button', { name: 'Your table' }).click();
      await host.locator('.table-tournament').waitFor();
      await both('tournament-table', '.table-tournament');
      await host.goto(address);
    }
    // All at once: they choose in secret, and wait for each other.
    await Promise.all([host, ...guests].map((page) => playOwnTable(page)));
    if (round === 'Final') continue;
    await host.locator('.tournament[data-status="break"]').waitFor();
    await shoot(host, 'tournament-break');
  }
  await host.locator('.tournament[data-status="over"]').waitFor();
  await both('tournament-over', '.podium');
  await host.goto(scene.url + club);
  await host.locator('.places').waitFor();
  await both('club', '.places');
  await host.goto(`${scene.url}/clubs`);
  await host.locator('.gathering').first().waitFor();
  await both('clubs', '.gathering');
  for (const page of [host, ...guests]) await page.context().close();
}
