import type { Bot, Budget } from '@bullpen/bots';
import {
  at,
  type Chance,
  type Game,
  legalMoves,
  listSeats,
  type Match,
  type Move,
  type MoveBuffer,
  type Outcome,
  Recorder,
  required,
  type Seat,
  seeded,
  type View,
} from '@bullpen/engine';
import { beginWith } from './begin.ts';

/** A whole match between bots: how it ended, and its record if that was wanted. */
export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly record: string | null;
}

/** A seat whose player is not one of our bots: it is asked from outside. */
export interface OutsideSeat {
  readonly name: string;
  readonly outside: true;
}

/** Everything that a match depends on. The same plan and seed give the same match, move for move. */
export interface MatchPlan {
  readonly game: Game;
  readonly match: Match;
  readonly bots: readonly (Bot | OutsideSeat)[];
  readonly budget: Budget;
  /** The seat that begins, if not the one that the rules name; such a match cannot be recorded. */
  readonly first?: Seat | undefined;
}

/** A choice of an outside seat. It is answered with one of the moves. */
export interface OutsideChoice {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** A match between our bots. */
export function playMatch(plan: MatchPlan, seed: string, recorded: boolean): PlayedMatch {
  const step = playingMatch(plan, seed, recorded).next();
  if (!step.done) throw new Error(`nobody plays seat ${step.value.seat}`);
  return step.value;
}

/**
 * Plays a match, and yields the choices of outside seats. Forced moves are made without a question.
 *
 * Deals, the order in which seats that act at once come to move, and the chance of each bot are separate streams, so that
 * the deals stay the same when a bot is replaced.
 */
export function* playingMatch(
  plan: MatchPlan,
  seed: string,
  recorded: boolean,
): Generator<OutsideChoice, PlayedMatch, Move> {
  const { game, match, bots, first } = plan;
  const names = bots.map((bot) => bot.name);
  const recorder = recorded ? new Recorder(game, match, seed, names) : null;
  const deals = seeded(`${seed} deals`);
  const order = seeded(`${seed} order`);
  const thoughts = bots.map((_, seat) => seeded(`${seed} seat ${seat}`));
  const buffer = new Int32Array(game.maxMoves);

  const state = game.setup(match, deals, recorder?.tell);
  if (first !== undefined) beginWith(game.id, state, first);
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seats = listSeats(acting);
    const seat = at(seats, order.below(seats.length));
    const bot = at(bots, seat);
    let move: Move;
    if ('outside' in bot) {
      const moves = legalMoves(game, state, seat);
      move = moves.length === 1 ? at(moves, 0) : yield { seat, view: game.view(state, seat), moves };
    } else move = choose(plan, bot, state, seat, at(thoughts, seat), buffer);
    recorder?.move(seat, move);
    game.apply(state, seat, move, deals, recorder?.tell);
  }
  return { outcome: required(game.outcome(state), 'the outcome'), record: recorder?.text() ?? null };
}

function choose(
  { game, budget }: MatchPlan,
  bot: Bot,
  state: unknown,
  seat: Seat,
  chance: Chance,
  buffer: MoveBuffer,
): Move {
  if (bot.blind) return buffer[chance.below(game.legal(state, seat, buffer))] as Move;
  return bot.choose(game.view(state, seat), legalMoves(game, state, seat), chance, budget);
}
