import type { Move } from '@bullpen/engine';
import { CARDS, ROWS } from './material.ts';

/*
 * A card to lay is its number; a row to take is the number after the last card plus the row, from 0; a card to draft
 * stands above both.
 */
const ROW_BASE = CARDS + 1;
const DRAFT_BASE = 128;

export const layMove = (card: number): Move => card as Move;
export const rowMove = (row: number): Move => (ROW_BASE + row) as Move;
export const draftMove = (card: number): Move => (DRAFT_BASE + card) as Move;

export const isLay = (move: Move): boolean => move >= 1 && move <= CARDS;
export const isRow = (move: Move): boolean => move >= ROW_BASE && move < ROW_BASE + ROWS;
export const isDraft = (move: Move): boolean => move > DRAFT_BASE && move <= DRAFT_BASE + CARDS;

/** The card that a move lays or drafts. */
export const cardOf = (move: Move): number => (move > DRAFT_BASE ? move - DRAFT_BASE : move);
/** The row that a move takes, from 0. */
export const rowOf = (move: Move): number => move - ROW_BASE;

export function format(move: Move): string {
  if (isRow(move)) return `row ${rowOf(move) + 1}`;
  return isDraft(move) ? `draft ${cardOf(move)}` : String(move);
}

export function parse(text: string): Move | null {
  const [, word, digits] = /^(draft |row |)([1-9]\d{0,2})$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  if (word === 'row ') return number <= ROWS ? rowMove(number - 1) : null;
  if (number > CARDS) return null;
  return word === 'draft ' ? draftMove(number) : layMove(number);
}
