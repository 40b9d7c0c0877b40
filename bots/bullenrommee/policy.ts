import type { Chance, Move, MoveBuffer, Seat } from '@bullpen/engine';
import {
  DONE,
  DRAW,
  handSize,
  Kind,
  kindOf,
  openCard,
  Phase,
  type State,
  takeMove,
} from '@bullpen/games/bullenrommee/internals.ts';
import { Best } from '../ties.ts';
import { readHand, readTable, readyHeads } from './reading.ts';
import { leastCards, stepScore, takeScore } from './scores.ts';

/** A laying turn costs a take, so a seat waits until it can lay this much, or less when another seat is near its end. */
const ENOUGH = 12;
const ENOUGH_PER_CARD = 2.2;
/** With this few cards in hand it lays what it can. */
const FEW = 3;

/**
 * Which of the moves in the buffer a seat makes by rule of thumb: its index. It looks at its own hand and at what is public,
 * nothing else; chance decides between equals.
 */
export function policy(state: State, seat: Seat, buffer: MoveBuffer, count: number, chance: Chance): number {
  const least = leastCards(state, seat);
  const best = new Best(chance);
  let plain = -1;
  for (let i = 0; i < count; i++) {
    const move = buffer[i] as Move;
    if (kindOf(move) === Kind.plain) {
      plain = i;
      continue;
    }
    best.offer(i, stepScore(state, seat, move, least));
  }
  const { pick: step, score: gain } = best;
  if (plain < 0) return step;
  if (state.phase === Phase.lay) {
    const goesOut = state.numbers(seat) === 0;
    return step >= 0 && (gain > 0 || goesOut) ? step : plain;
  }
  // B7: nothing is left but to pass.
  if ((buffer[plain] ?? 0) > DONE) return plain;
  readTable(state, seat);
  readHand(state, seat);
  if (gain > 0) {
    const enough = Math.min(ENOUGH, ENOUGH_PER_CARD * (least - 1));
    if (Math.max(gain, 2 * readyHeads()) >= enough) return step;
    if (handSize(state, seat) <= FEW) return step;
  }
  return bestTake(buffer, count, chance);
}

/** The best card to take without a list of moves, in a turn that begins; the table and the hand have been read. */
export function bestCard(state: State, chance: Chance): Move {
  const best = new Best(chance);
  if (state.stock > 0) best.offer(DRAW, takeScore(DRAW));
  for (let i = 0; i < state.open; i++) {
    const move = takeMove(openCard(state, i));
    best.offer(move, takeScore(move));
  }
  return best.pick as Move;
}

/** The index of the best card to take; the table and the hand have been read. */
export function bestTake(buffer: MoveBuffer, count: number, chance: Chance): number {
  const best = new Best(chance);
  for (let i = 0; i < count; i++) {
    const move = buffer[i] as Move;
    if (move < DONE) best.offer(i, takeScore(move));
  }
  return best.pick;
}
