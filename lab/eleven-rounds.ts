import type { Bot, Budget } from '@bullpen/bots';
import { at, legalMoves, listSeats, lowest, readMatch, seeded } from '@bullpen/engine';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import { isPlay, isTake, Phase } from '@bullpen/games/eleven-nimmt/internals.ts';
import { type Estimate, Tally } from './tally.ts';

/** Rounds of 11 nimmt! between equal bots. The same plan gives the same rounds. */
export interface RoundsPlan {
  readonly bot: Bot;
  readonly budget: Budget;
  readonly seats: number;
  readonly rounds: number;
  readonly seed: string;
}

/** How rounds go. */
export interface RoundsReport {
  readonly moves: Estimate;
  /** The share of rounds in which somebody goes out (E13); the others end with an empty table (E14). */
  readonly goingOut: Estimate;
  /** Takes in a round by somebody who could have played. */
  readonly voluntary: Estimate;
  /** The largest hand of a round: on average, and of all. */
  readonly largest: Estimate;
  readonly largestOfAll: number;
}

/** Plays the rounds one after the other. */
export function playRounds({ bot, budget, seats, rounds, seed }: RoundsPlan): RoundsReport {
  const match = readMatch(elevenNimmt, seats, { rounds: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  const [moves, goingOut, voluntary, largest] = [new Tally(), new Tally(), new Tally(), new Tally()];
  let largestOfAll = 0;
  for (let round = 0; round < rounds; round++) {
    const deals = seeded(`${seed}/${round} deals`);
    const thoughts = Array.from({ length: seats }, (_, seat) => seeded(`${seed}/${round} seat ${seat}`));
    const state = elevenNimmt.setup(match.value, deals);
    let made = 0;
    let takes = 0;
    let most = 0;
    for (let acting = elevenNimmt.toAct(state); acting !== 0; acting = elevenNimmt.toAct(state)) {
      const seat = lowest(acting);
      const legal = legalMoves(elevenNimmt, state, seat);
      const move = bot.choose(elevenNimmt.view(state, seat), legal, at(thoughts, seat), budget);
      if (isTake(move) && legal.some(isPlay)) takes++;
      elevenNimmt.apply(state, seat, move, deals);
      most = Math.max(most, state.size(seat));
      made++;
    }
    const hands = listSeats((1 << seats) - 1).map((seat) => state.size(seat));
    moves.add(made);
    voluntary.add(takes);
    largest.add(most);
    goingOut.add(state.phase === Phase.over && hands.includes(0) ? 1 : 0);
    largestOfAll = Math.max(largestOfAll, most);
  }
  return {
    moves: moves.summary(),
    goingOut: goingOut.summary(),
    voluntary: voluntary.summary(),
    largest: largest.summary(),
    largestOfAll,
  };
}
