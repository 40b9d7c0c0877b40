import { gameIds } from '../../games/list.ts';
import type { Visitor } from './visitor.ts';

/** Plays today's deal of every game, each visitor in another way, and says what came of each. */
export async function playDeals(
  visitor: Visitor,
  stride: number,
  say: (line: string) => void,
): Promise<void> {
  const dealOf = (game: string): string => `.daily-deal[data-game="${game}"]`;
  for (const [number, game] of gameIds.entries()) {
    await visitor.go('/daily');
    await visitor.sees(`${dealOf(game)} button`);
    if (number === 0) await visitor.shoot('daily');
    await visitor.press(`${dealOf(game)} button`);
    await visitor.sees('.table[data-status="playing"]');
    await visitor.shoot(`daily-${game}`);
    await visitor.playToEnd(stride);
  }
  // The strong bot has played some of them meanwhile.
  for (const game of gameIds) {
    await visitor.go('/daily');
    await visitor.sees(`${dealOf(game)}[data-state="done"]`);
    await visitor.press(`${dealOf(game)} :is(a, button)`);
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
