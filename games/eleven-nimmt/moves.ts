import type { Move, Seat } from '@bullpen/engine';
import { CARDS, MAX_PILES, MAX_SEATS } from './material.ts';

/*
 * A card on a pile is `card << 6 | pile`. Below all of these stand the piles to take, then the seats to take a bull card
 * from, then the end of a turn. Piles count from 0 here, and from 1 in texts.
 */
const PILE_BITS = 6;
const PILE_MASK = (1 << PILE_BITS) - 1;
const BULL = 48;

export const DONE = 63 as Move;
export const playMove = (card: number, pile: number): Move => ((card << PILE_BITS) | pile) as Move;
export const takeMove = (pile: number): Move => pile as Move;
export const bullMove = (seat: Seat): Move => (BULL + seat) as Move;

export const isPlay = (move: Move): boolean =>
  move >= playMove(1, 0) && move < playMove(CARDS + 1, 0) && pileOf(move) < MAX_PILES;
export const isTake = (move: Move): boolean => move >= 0 && move < MAX_PILES;
export const isBull = (move: Move): boolean => move >= BULL && move < BULL + MAX_SEATS;

/** The card that a move plays. */
export const cardOf = (move: Move): number => move >> PILE_BITS;
/** The pile that a move plays on or takes, from 0. */
export const pileOf = (move: Move): number => move & PILE_MASK;
/** The seat that a move takes a bull card from. */
export const seatOf = (move: Move): Seat => move - BULL;

export function format(move: Move): string {
  if (move === DONE) return 'done';
  if (isTake(move)) return `take ${pileOf(move) + 1}`;
  if (isBull(move)) return `bull ${seatOf(move)}`;
  return `${cardOf(move)}>${pileOf(move) + 1}`;
}

export function parse(text: string): Move | null {
  if (text === 'done') return DONE;
  const [, word, digits] = /^(take |bull |[1-9]\d{0,2}>)(0|[1-9]\d?)$/.exec(text) ?? [];
  if (word === undefined) return null;
  const number = Number(digits);
  if (word === 'bull ') return number < MAX_SEATS ? bullMove(number) : null;
  if (number < 1 || number > MAX_PILES) return null;
  if (word === 'take ') return takeMove(number - 1);
  const card = Number.parseInt(word, 10);
  return card <= CARDS ? playMove(card, number - 1) : null;
}
