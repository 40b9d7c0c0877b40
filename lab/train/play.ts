import type { Bot } from '@bullpen/bots';
import { groundOf, weightsAt } from '@bullpen/bots/six-nimmt/ground';
import {
  at,
  type Chance,
  legalMoves,
  lowest,
  type Match,
  type Move,
  required,
  seeded,
} from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { Options, SixView, State } from '@bullpen/games/six-nimmt/internals.ts';
import type { Choice, HandExample, Turn } from './fit.ts';

/** What is learnt from: choices of the players, by name, and all turns with what came of them. */
export interface Examples {
  readonly choices: Map<string, Choice[]>;
  readonly turns: Turn[];
}

/** Plays one round and keeps what can be learnt from it: every hand of every turn. */
export function playRound(
  match: Match<Options>,
  bots: readonly Bot[],
  playouts: number,
  seed: string,
  examples: Examples,
): void {
  const deals = seeded(`${seed} deals`);
  const thoughts = bots.map((_, seat) => seeded(`${seed} seat ${seat}`));
  const state = sixNimmt.setup(match, deals);
  const turns: { readonly hands: HandExample[]; readonly points: readonly number[] }[] = [];
  while (state.acting !== 0) {
    const seat = lowest(state.acting);
    const moves = legalMoves(sixNimmt, state, seat);
    const view = sixNimmt.view(state, seat);
    const bot = at(bots, seat);
    const move = choose(bot, view, moves, at(thoughts, seat), playouts);
    if (view.phase === 'lay') {
      const hand = handOf(state, view, moves);
      // The seats choose in turn, the lowest first.
      if (seat === 0) turns.push({ hands: [], points: view.points });
      at(turns, turns.length - 1).hands.push(hand);
      if (moves.length > 1) {
        const list = examples.choices.get(bot.name) ?? [];
        list.push({ ...hand, chosen: moves.indexOf(move) });
        examples.choices.set(bot.name, list);
      }
    }
    sixNimmt.apply(state, seat, move, deals);
  }
  const { scores } = required(sixNimmt.outcome(state), 'the outcome');
  for (const turn of turns) examples.turns.push({ ...turn, scores });
}

const choose = (bot: Bot, view: SixView, moves: readonly Move[], chance: Chance, playouts: number): Move =>
  moves.length === 1 ? at(moves, 0) : bot.choose(view, moves, chance, { playouts });

function handOf(state: State, view: SixView, cards: readonly number[]): HandExample {
  const ground = groundOf(view);
  const left = cards.length;
  const entries = cards.flatMap((card) => [
    ...weightsAt(ground.spot(state.rows, left, card)),
    ground.band(left, card),
  ]);
  return { entries: Uint16Array.from(entries), left };
}
