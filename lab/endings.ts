import type { Bot, Budget } from '@bullpen/bots';
import { solveEnding as solveCaptain } from '@bullpen/bots/captain-jack/exact';
import { medium as captainMedium } from '@bullpen/bots/captain-jack/medium';
import { solveEnding as solveSix } from '@bullpen/bots/six-nimmt/exact';
import { medium as sixMedium } from '@bullpen/bots/six-nimmt/medium';
import { modelFor } from '@bullpen/bots/six-nimmt/model';
import { turnBegins } from '@bullpen/bots/six-nimmt/rollout';
import { solveEnding as solveTwentyOne } from '@bullpen/bots/twenty-one/exact';
import { medium as twentyOneMedium } from '@bullpen/bots/twenty-one/medium';
import {
  at,
  type Game,
  legalMoves,
  lowest,
  type Move,
  readMatch,
  required,
  type Seat,
  seeded,
  type View,
} from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { Options } from '@bullpen/games/six-nimmt/internals.ts';
import { twentyOne } from '@bullpen/games/twenty-one';
import { type Estimate, Tally } from './tally.ts';

/** What the moves of a solved decision are worth: the chance to win, against the best play of the other. */
type Worths = readonly { readonly move: Move; readonly worth: number }[];

/** The endings of a game of two that can be solved. */
interface SolvableEndings<State, V extends View> {
  readonly game: Game<State, V>;
  readonly options: Readonly<Record<string, string | number>>;
  /** Plays up to the ending. */
  readonly bot: Bot<V>;
  /** The moves of the seat that has to act, if its decision is one of those that are compared; else null. */
  solve(state: State, view: V, moves: readonly Move[], seed: string): Worths | null;
}

/** 6 nimmt! for two who know all cards, with this many left in each hand. */
export const sixEndings = (variant: Options['variant'], left: number) =>
  endings({
    game: sixNimmt,
    options: { variant, rounds: 1 },
    bot: sixMedium,
    solve: (state, view, moves, seed) =>
      state.left === left && turnBegins(state)
        ? solveSix(view, moves, modelFor(2), seeded(`${seed} solved`))
        : null,
  });

/** The last fields of Twenty One. */
export const twentyOneEndings = () =>
  endings({
    game: twentyOne,
    options: {},
    bot: twentyOneMedium,
    solve: (state, view, moves) => solveTwentyOne(state, view.viewer, moves),
  });

/** Captain Jack with an empty deck. */
export const captainEndings = () =>
  endings({
    game: captainJack,
    options: {},
    bot: captainMedium,
    solve: (_state, view, moves, seed) => solveCaptain(view, moves, seeded(`${seed} solved`)),
  });

/** A decision, and what its moves are worth. */
interface SolvedDecision {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly solved: Worths;
}

/** The first decision of a match that can be solved; null if there is none. */
export type EndingSource = (seed: string) => SolvedDecision | null;

const endings =
  <State, V extends View>({ game, options, bot, solve }: SolvableEndings<State, V>): EndingSource =>
  (seed) => {
    const match = readMatch(game, 2, options);
    if (!match.ok) throw new Error(match.refusal.code);
    const chance = seeded(seed);
    const state = game.setup(match.value, chance);
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      const seat: Seat = lowest(acting);
      const moves = legalMoves(game, state, seat);
      const view = game.view(state, seat);
      const solved = moves.length === 1 ? null : solve(state, view, moves, seed);
      if (solved !== null) return { view, moves, solved };
      const move = moves.length === 1 ? at(moves, 0) : bot.choose(view, moves, chance, { playouts: 1 });
      game.apply(state, seat, move, chance);
    }
    return null;
  };

export interface EndingPlayer {
  readonly name: string;
  readonly bot: Bot;
  readonly budget: Budget;
}

/** How much a player loses in an open decision, as a share of a win, against one who plays as well as possible from then on. */
export interface EndingReport {
  readonly name: string;
  readonly open: number;
  readonly loss: Estimate;
  readonly milliseconds: number;
}

/** Differences in worth below this are rounding. */
const ROUNDING = 1e-9;

/** Plays matches until enough of them have come to an open decision, and has every player decide in each. */
export function playEndings(
  source: EndingSource,
  wanted: number,
  seed: string,
  players: readonly EndingPlayer[],
): EndingReport[] {
  const tallies = players.map(() => new Tally());
  const times = players.map(() => 0);
  let open = 0;
  for (let number = 0; open < wanted; number++) {
    const decision = source(`${seed}/${number}`);
    if (decision === null) continue;
    const { view, moves, solved } = decision;
    const worths = solved.map(({ worth }) => worth);
    const value = Math.max(...worths);
    if (value - Math.min(...worths) <= ROUNDING) continue;
    open++;
    for (const [i, { bot, budget }] of players.entries()) {
      const start = performance.now();
      const move = bot.choose(view, moves, seeded(`${seed}/${number} choice`), budget);
      times[i] = at(times, i) + performance.now() - start;
      const { worth } = required(
        solved.find((each) => each.move === move),
        'the move that was made',
      );
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
