import type { Bot, Budget } from '@bullpen/bots';
import { solveEnding } from '@bullpen/bots/six-nimmt/exact';
import { medium } from '@bullpen/bots/six-nimmt/medium';
import { modelFor } from '@bullpen/bots/six-nimmt/model';
import { turnBegins } from '@bullpen/bots/six-nimmt/rollout';
import { isOpen } from '@bullpen/bots/solved';
import { at, legalMoves, lowest, readMatch, required, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { Options, State } from '@bullpen/games/six-nimmt/internals.ts';
import { type Estimate, Tally } from './tally.ts';

/** Endings of 6 nimmt! for two who know all cards, in which bots decide and the decision is compared with the solution. */
export interface EndingsPlan {
  readonly variant: Options['variant'];
  /** How many cards each hand holds. */
  readonly left: number;
  readonly endings: number;
  readonly seed: string;
}

export interface EndingPlayer {
  readonly name: string;
  readonly bot: Bot;
  readonly budget: Budget;
}

/** How much a player loses in an open decision, as a share of a win, against one who plays the equilibrium. */
export interface EndingReport {
  readonly name: string;
  readonly open: number;
  readonly loss: Estimate;
  readonly milliseconds: number;
}

/** Plays endings until enough of them are open, and has every player decide in each. */
export function playEndings(
  { variant, left, endings, seed }: EndingsPlan,
  players: readonly EndingPlayer[],
): EndingReport[] {
  const tallies = players.map(() => new Tally());
  const times = players.map(() => 0);
  let open = 0;
  for (let number = 0; open < endings; number++) {
    const state = endingOf(variant, left, `${seed}/${number}`);
    const view = sixNimmt.view(state, 0);
    const moves = legalMoves(sixNimmt, state, 0);
    const solved = required(
      solveEnding(view, moves, modelFor(2), seeded(`${seed}/${number} solved`)),
      'a solved ending',
    );
    if (!isOpen(solved)) continue;
    const value = Math.max(...solved.map(({ worth }) => worth));
    open++;
    for (const [i, { bot, budget }] of players.entries()) {
      const start = performance.now();
      const move = bot.choose(view, moves, seeded(`${seed}/${number} choice`), budget);
      times[i] = at(times, i) + performance.now() - start;
      const worth = required(
        solved.find((each) => each.move === move),
        'the move that was made',
      ).worth;
      at(tallies, i).add(value - worth);
    }
  }
  return players.map(({ name }, i) => ({
    name,
    open,
    loss: at(tallies, i).summary(),
    milliseconds: at(times, i) / open,
  }));
}

/** A round of two that `medium` has played until this many cards are left. */
function endingOf(variant: Options['variant'], left: number, seed: string): State {
  const match = readMatch(sixNimmt, 2, { variant, rounds: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  const chance = seeded(seed);
  const state = sixNimmt.setup(match.value, chance);
  while (!(state.left === left && turnBegins(state))) {
    const seat = lowest(state.acting);
    const moves = legalMoves(sixNimmt, state, seat);
    const budget = { playouts: 1 };
    const move =
      moves.length === 1 ? at(moves, 0) : medium.choose(sixNimmt.view(state, seat), moves, chance, budget);
    sixNimmt.apply(state, seat, move, chance);
  }
  return state;
}
