import type { Move, Seat } from '@bullpen/engine';
import { KINDS, kindOf, MOST_PILES, signOf } from './material.ts';

/*
 * A card to place is its kind times 64 plus the pile, from 0; 63 stands for a new pile (there are never that many: see
 * MOST_PILES). Above these: the seat that gets the pile of eleven, and the two answers to a Jack.
 */
const STRIDE = 64;
const NEW = STRIDE - 1;
const GIVE_BASE = STRIDE * (KINDS + 1);
export const MOST_SEATS = 6;
const BLANK_MOVE = (GIVE_BASE + MOST_SEATS) as Move;
const PASS_MOVE = (BLANK_MOVE + 1) as Move;

export const placeMove = (kind: number, pile: number): Move => (kind * STRIDE + pile) as Move;
export const openMove = (kind: number): Move => (kind * STRIDE + NEW) as Move;
export const giveMove = (to: Seat): Move => (GIVE_BASE + to) as Move;
export const blankMove = (): Move => BLANK_MOVE;
export const passMove = (): Move => PASS_MOVE;

export const isPlace = (move: Move): boolean =>
  move >= STRIDE && move < GIVE_BASE && (pileOf(move) < MOST_PILES || opens(move));
export const isGive = (move: Move): boolean => move >= GIVE_BASE && move < GIVE_BASE + MOST_SEATS;
export const isBlank = (move: Move): boolean => move === BLANK_MOVE;
export const isPass = (move: Move): boolean => move === PASS_MOVE;

/** The kind of the card that a move places. */
export const placedKind = (move: Move): number => move >> 6;
/** The pile that it is placed on, from 0. */
export const pileOf = (move: Move): number => move & NEW;
/** Whether it starts a new pile instead. */
export const opens = (move: Move): boolean => (move & NEW) === NEW;
/** The seat that a move gives the pile to. */
export const recipientOf = (move: Move): Seat => move - GIVE_BASE;

export function format(move: Move): string {
  if (isBlank(move)) return 'blank';
  if (isPass(move)) return 'pass';
  if (isGive(move)) return `give ${recipientOf(move)}`;
  return `${signOf(placedKind(move))}>${opens(move) ? 'new' : pileOf(move) + 1}`;
}

export function parse(text: string): Move | null {
  if (text === 'blank') return BLANK_MOVE;
  if (text === 'pass') return PASS_MOVE;
  const [, to] = /^give ([0-5])$/.exec(text) ?? [];
  if (to !== undefined) return giveMove(Number(to));
  const [, sign, where] = /^([1-9JB])>(new|[1-9]\d?)$/.exec(text) ?? [];
  if (where === undefined) return null;
  if (where === 'new') return openMove(kindOf(sign));
  return Number(where) <= MOST_PILES ? placeMove(kindOf(sign), Number(where) - 1) : null;
}
