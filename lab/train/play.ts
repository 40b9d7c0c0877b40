import type { Bot } from '@bullpen/bots';
import { type Ground, groundOf, weightsAt } from '@bullpen/bots/six-nimmt/ground';
import type { PlayerKind } from '@bullpen/bots/six-nimmt/model';
import { cheapestRow } from '@bullpen/bots/six-nimmt/rollout';
import {
  at,
  type Chance,
  legalMoves,
  lowest,
  type Match,
  type Move,
  required,
  seeded,
  WATCHER,
} from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import {
  handOf as cardsOf,
  layMove,
  type Options,
  Phase,
  rowMove,
  type SixView,
  type State,
} from '@bullpen/games/six-nimmt/internals.ts';
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
      const hand = handOf(state, groundOf(view), moves);
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

/**
 * Plays one round in which every seat lays cards as its kind of player does, and keeps its turns. Nobody looks ahead, so a thousand of
 * these take no longer than a few rounds of bots.
 */
export function playByHabits(
  match: Match<Options>,
  kinds: readonly Exclude<PlayerKind, null>[],
  chance: Chance,
  turns: Turn[],
): void {
  const state = sixNimmt.setup(match, chance);
  const played: Omit<Turn, 'scores'>[] = [];
  while (state.acting !== 0) {
    if (state.phase === Phase.row) {
      sixNimmt.apply(state, lowest(state.acting), rowMove(cheapestRow(state, chance)), chance);
      continue;
    }
    const ground = groundOf(sixNimmt.view(state, WATCHER));
    const { rows } = state;
    const hands = kinds.map((_, seat) => cardsOf(state, seat));
    played.push({
      hands: hands.map((cards) => handOf(state, ground, cards)),
      points: kinds.map((_, seat) => state.points(seat)),
    });
    const laid = hands.map((cards, seat) =>
      at(cards, at(kinds, seat).pick(ground, rows, cards, cards.length, chance)),
    );
    for (const [seat, card] of laid.entries()) sixNimmt.apply(state, seat, layMove(card), chance);
  }
  const { scores } = required(sixNimmt.outcome(state), 'the outcome');
  for (const turn of played) turns.push({ ...turn, scores });
}

const choose = (bot: Bot, view: SixView, moves: readonly Move[], chance: Chance, playouts: number): Move =>
  moves.length === 1 ? at(moves, 0) : bot.choose(view, moves, chance, { playouts });

function handOf(state: State, ground: Ground, cards: readonly number[]): HandExample {
  const left = cards.length;
  const entries = cards.flatMap((card) => [
    ...weightsAt(ground.spot(state.rows, left, card)),
    ground.band(left, card),
  ]);
  return { entries: Uint16Array.from(entries), left };
}
