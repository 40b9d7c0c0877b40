import type { Visitor } from './visitor.ts';

const ROUNDS = 3;
const HERE = `return document.querySelectorAll('.member').length;`;
const PATH = 'return location.pathname;';

/**
 * A club with a member in each browser, and its tournament: three rounds and a final, with bots at the table. The server is killed in
 * the middle of the first match and after the second.
 */
export async function playTournament(
  [host, ...guests]: readonly [Visitor, ...Visitor[]],
  kill: () => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const all = [host, ...guests];
  await host.go('/clubs');
  await host.pressOn('New club');
  await host.fill('.clubs form .field input', 'Oxen of the North');
  await nameOneself(host);
  await host.shoot('new-club');
  await host.pressOn('Create club');
  await host.sees('.member.mine');
  const club = String(await host.browser.run(PATH));
  for (const guest of guests) {
    await guest.go(club);
    await guest.sees('.joining');
    await nameOneself(guest);
    await guest.shoot('club-link');
    await guest.pressOn('Join the club');
    await guest.sees('.member.mine');
  }
  await host.go(club);
  await host.pressOn('New tournament');
  await host.sees('.new-tournament form');
  await host.shoot('new-tournament');
  for (const value of ['six-nimmt', 'easy']) await host.press(`label.chip:has([value="${value}"])`);
  await host.pressOn('More options');
  await host.press('label.chip:has([value="10"])');
  await host.fill('.new-tournament .fold label:has(input[type="number"]):last-of-type input', '1');
  await host.pressOn('Create tournament');
  await host.sees('.own-in');
  const tournament = String(await host.browser.run(PATH));
  for (const guest of guests) {
    await guest.go(tournament);
    await guest.pressOn('Join the tournament');
    await guest.sees('.own-in');
  }
  await host.until('everybody', async () => (await host.browser.run(HERE)) === all.length);
  await host.shoot('tournament-open');
  await host.pressOn('Start now');
  for (let round = 1; round <= ROUNDS + 1; round++) {
    const heading = round > ROUNDS ? 'Final' : `Round ${round} of ${ROUNDS}`;
    await Promise.all(all.map((one) => toOwnTable(one, heading, round)));
    if (round === 1) {
      await kill();
      say('server killed in the middle of round 1');
    }
    await Promise.all(all.map((one) => finishTable(one, tournament)));
    if (round === 2) {
      await kill();
      say('server killed after round 2');
    }
    for (const one of all) if (round <= ROUNDS) await one.shoot(`round-${round}-played`);
    say(`${heading} played`);
  }
  for (const one of all) {
    await one.sees('.tournament[data-status="over"] .podium');
    await one.sees('.places .mine');
    await one.shoot('podium');
  }
  await host.go(club);
  await host.sees('.places .mine');
  await host.shoot('club-leaders');
  say(`the club's leaderboard: ${await host.textOf('.places tbody')}`);
}

/** Somebody without a name is asked for one. */
async function nameOneself(visitor: Visitor): Promise<void> {
  await visitor.fill('input[autocomplete="nickname"]', visitor.name);
}

async function toOwnTable(visitor: Visitor, heading: string, round: number): Promise<void> {
  await visitor.until(heading, async () => (await visitor.textOf('.round-now h2')) === heading);
  await visitor.sees('.tournament[data-status="playing"] .own-table');
  if (round === 1 || heading === 'Final') await visitor.shoot(`round-${round}`);
  await visitor.pressOn('Your table');
  await visitor.sees('.table[data-status="playing"]');
  if (round === 1) await visitor.shoot('tournament-table');
}

async function finishTable(visitor: Visitor, tournament: string): Promise<void> {
  await visitor.playToEnd();
  await visitor.press(`.after a[href="${tournament}"]`);
  await visitor.sees('.tournament');
}
