import {
  type Game,
  legalMoves,
  listSeats,
  type Outcome,
  readMatch,
  seeded,
  type View,
} from '@bullpen/engine';
import type { Bot, Budget } from '../bot.ts';

/** Plays a whole match; throws if a bot makes a move that is not legal. */
export function playWith<State, V extends View>(
  game: Game<State, V>,
  bots: readonly Bot<V>[],
  seed: string,
  budget: Budget,
): Outcome {
  const read = readMatch(game, bots.length, {});
  if (!read.ok) throw new Error(read.refusal.code);
  const match = read.value;
  const deals = seeded(`${seed} deals`);
  const minds = bots.map((_, seat) => seeded(`${seed} ${seat}`));
  const state = game.setup(match, deals);
  for (let acting = listSeats(game.toAct(state)); acting.length > 0; acting = listSeats(game.toAct(state))) {
    const seat = acting[0]!;
    const moves = legalMoves(game, state, seat);
    const move = bots[seat]!.choose(game.view(state, seat), moves, minds[seat]!, budget);
    if (!moves.includes(move))
      throw new Error(`${bots[seat]!.name} made ${game.format(move)}, which is not legal`);
    game.apply(state, seat, move, deals);
  }
  return game.outcome(state)!;
}

/** What share of the matches one bot wins against others of one kind, every deal from every seat. */
export function winShare<State, V extends View>(
  game: Game<State, V>,
  one: Bot<V>,
  others: Bot<V>,
  { seats, deals, budget }: { readonly seats: number; readonly deals: number; readonly budget: Budget },
): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      const bots = Array.from({ length: seats }, (_, each) => (each === seat ? one : others));
      const { winners } = playWith(game, bots, `deal ${deal}`, budget);
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
  }
  return wins / (deals * seats);
}
