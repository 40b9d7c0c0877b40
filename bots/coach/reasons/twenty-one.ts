import {
  CROSS,
  coloursOf,
  KEEP,
  maskOf,
  REROLL,
  sheets,
  type TwentyOneView,
} from '@bullpen/games/twenty-one/internals.ts';
import type { Reasoning } from './reason.ts';

const PRINTED = sheets();

export const reason: Reasoning<TwentyOneView> = (view, move, legal) => {
  if (move === CROSS) return legal.length === 1 ? { kind: 'nothing-fits' } : null;
  if (move === KEEP || move === REROLL) return { kind: 'hits-now', hits: hitsIn(view) };
  const colours = coloursOf(maskOf(move));
  return { kind: 'fields', fields: colours.length, hits: hitsIn(view, colours) };
};

/** T7: how many dice, of these colours or of all, show what is printed on their open fields in the seat's own row. */
function hitsIn(
  { viewer, sheets: letters, rows, fields, dice }: TwentyOneView,
  only?: readonly string[],
): number {
  const letter = letters[viewer];
  const row = rows[viewer] ?? 0;
  const open = fields[viewer]?.[row] ?? [];
  const printed = letter === undefined ? [] : (PRINTED[letter][row] ?? []);
  return printed.filter(
    ([colour, number], place) =>
      open[place] === null && dice[colour] === number && (only === undefined || only.includes(colour)),
  ).length;
}
