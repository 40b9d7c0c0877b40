import type { Move } from '@bullpen/engine';
import { ALL, COLOURS, type Colour } from './material.ts';

/* To write is the mask of the colours, 1 to 63; the other moves stand above. */
export const CROSS = 64 as Move;
export const KEEP = 65 as Move;
export const REROLL = 66 as Move;

export const writeMove = (mask: number): Move => mask as Move;

/** The colours that a move writes, as a mask. */
export const maskOf = (move: Move): number => move;

export const isWrite = (move: Move): boolean => move >= 1 && move <= ALL;
export const isMove = (move: Move): boolean => move >= 1 && move <= REROLL;

/** The colours of a mask, in their order. */
export const coloursOf = (mask: number): Colour[] => COLOURS.filter((_, i) => ((mask >> i) & 1) === 1);

const WORDS: ReadonlyMap<string, Move> = new Map([
  ['cross', CROSS],
  ['keep', KEEP],
  ['reroll', REROLL],
]);

export function format(move: Move): string {
  if (move === CROSS) return 'cross';
  if (move === KEEP) return 'keep';
  return move === REROLL ? 'reroll' : `write ${coloursOf(maskOf(move)).join(' ')}`;
}

/** Reads a move as it is written: colours in their order, each at most once. */
export function parse(text: string): Move | null {
  const plain = WORDS.get(text);
  if (plain !== undefined) return plain;
  const [word, ...names] = text.split(' ');
  if (word !== 'write' || names.length === 0) return null;
  let mask = 0;
  for (const name of names) {
    const colour = COLOURS.indexOf(name as Colour);
    // A colour that does not stand behind those read so far is out of order or named twice.
    if (colour < 0 || mask >> colour !== 0) return null;
    mask |= 1 << colour;
  }
  return writeMove(mask);
}
