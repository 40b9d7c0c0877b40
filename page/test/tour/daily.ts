import { gameIds } from '../../games/list.ts';
import type { Visitor } from './visitor.ts';

/** Plays today's deal of every game, and says what came of each. */
export async function playDeals(visitor: Visitor, say: (line: string) => void): Promise<void> {
  for (const [number, game] of gameIds.entries()) {
    await visitor.go('/daily');
    const deal = `.daily-deal[data-game="${game}"]`;
    await visitor.sees(`${deal} button`);
    if (number === 0) await visitor.shoot('daily');
    await visitor.press(`${deal} button`);
    await visitor.sees('.table[data-status="playing"]');
    await visitor.shoot(`daily-${game}`);
    await visitor.playToEnd();
    await visitor.press('.after a[href^="/daily"]');
    // The split of luck and skill comes when the coach has looked at every decision, the field's plot with the strong bot.
    for (const sign of ['.luck-skill', '.spread .mark.strong']) await visitor.sees(sign);
    await visitor.shoot(`daily-${game}-result`);
    const split = await visitor.textOf('.luck-skill');
    say(`${game}: ${await visitor.textOf('.daily-rank b')}; ${split}`);
  }
  await visitor.pressOn('All deals');
  await visitor.sees('.daily-streak');
  await visitor.shoot('daily-played');
}

/** A day later: all deals are new, and those of yesterday stand in the archive with their results. */
export async function findTomorrow(visitor: Visitor): Promise<string> {
  await visitor.go('/daily');
  for (const game of gameIds) await visitor.sees(`.daily-deal[data-game="${game}"][data-state="unplayed"]`);
  await visitor.sees('.daily-archive .daily-deal[data-state="done"]');
  await visitor.shoot('tomorrow');
  return visitor.textOf('.daily-streak b');
}
