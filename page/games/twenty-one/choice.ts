import { type RowWorth, rowWorth, sheets } from '@bullpen/games/twenty-one';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { COLOURS, type Colour } from './colours.tsx';
import type { TwentyOneView } from './types.ts';

const NONE: ReadonlySet<Colour> = new Set();

export const block = sheets();

/** The fields that a viewer has marked, and what can be done with them. */
export interface Marking {
  readonly marked: ReadonlySet<Colour>;
  /** The move that writes them. */
  readonly move: string;
  toggle(colours: readonly Colour[]): void;
  clear(): void;
}

export function useMarking({ view }: BoardProps<TwentyOneView>): Marking {
  const [marked, setMarked] = useState<ReadonlySet<Colour>>(NONE);
  const clear = (): void => setMarked(NONE);
  // What was marked for one roll means nothing for the next. Before it is drawn: a key pressed at once must not be undone.
  useLayoutEffect(clear, [view.turn, view.rolls, view.phase]);
  const toggle = (colours: readonly Colour[]): void => {
    const next = new Set(marked);
    for (const colour of colours) if (!next.delete(colour)) next.add(colour);
    setMarked(next);
  };
  const move = `write ${COLOURS.filter((colour) => marked.has(colour)).join(' ')}`;
  return { marked, move, toggle, clear };
}

/** What the viewer is about to write, marked or chosen in secret already. */
export function pencilled({ choice }: TwentyOneView, marked: ReadonlySet<Colour>): ReadonlySet<Colour> {
  if (choice === null) return marked;
  return new Set(COLOURS.filter((colour) => choice.split(' ').includes(colour)));
}

/** Of a sheet that is complete (T11), there is no row to write into. */
const NO_ROW: RowWorth = { sum: 0, hits: 0, bonus: 0 };

/** What the row that a seat is in is worth with these dice written into it (T9). */
export function worthWith(
  { sheets: lying, rows, fields, dice }: TwentyOneView,
  seat: number,
  row: number,
  marked: ReadonlySet<Colour>,
): RowWorth {
  const sheet = lying[seat] ?? 'A';
  const printed = block[sheet][row];
  if (printed === undefined) return NO_ROW;
  const written = (fields[seat]?.[row] ?? []).map((value, place) => {
    const colour = printed[place]?.[0];
    return colour !== undefined && rows[seat] === row && marked.has(colour) ? dice[colour] : value;
  });
  return rowWorth(sheet, row, written);
}
