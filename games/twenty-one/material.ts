import { at } from '@bullpen/engine';
import { pack } from './packed.ts';

/** T1: the colours of the dice, in the order in which everything names them; bit i of a mask is colour i. */
export const COLOURS = ['white', 'yellow', 'red', 'green', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const SHEETS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Sheet = (typeof SHEETS)[number];

export const ROWS = 5;
/** All six colours. */
export const ALL = 0b111111;

/**
 * T2, T3: the block of sheets, row by row from the top. The printed numbers are the same on all sheets, the colours differ; both go
 * from left to right. To play with a block of your own, change this list: everything else reads it. Over all sheets, every colour
 * should be once in every place of a row.
 */
const block: readonly { readonly numbers: readonly number[]; readonly colours: Record<Sheet, string> }[] = [
  {
    numbers: [6, 5, 4, 3, 2, 1],
    colours: {
      A: 'red yellow green blue white black',
      B: 'white red blue green black yellow',
      C: 'blue white black yellow red green',
      D: 'green black red white yellow blue',
      E: 'black blue yellow red green white',
      F: 'yellow green white black blue red',
    },
  },
  {
    numbers: [5, 4, 4, 3, 3, 1],
    colours: {
      A: 'red black blue yellow green white',
      B: 'green red black white blue yellow',
      C: 'blue white green black yellow red',
      D: 'black yellow white blue red green',
      E: 'white green yellow red black blue',
      F: 'yellow blue red green white black',
    },
  },
  {
    numbers: [5, 4, 4, 3, 2, 1],
    colours: {
      A: 'black blue white yellow green red',
      B: 'white yellow black green red blue',
      C: 'green red yellow white blue black',
      D: 'red white blue black yellow green',
      E: 'yellow green red blue black white',
      F: 'blue black green red white yellow',
    },
  },
  {
    numbers: [5, 4, 4, 2, 2, 1],
    colours: {
      A: 'yellow black blue green white red',
      B: 'black blue white red yellow green',
      C: 'green red black yellow blue white',
      D: 'red green yellow white black blue',
      E: 'white yellow green blue red black',
      F: 'blue white red black green yellow',
    },
  },
  {
    numbers: [4, 4, 3, 3, 2, 1],
    colours: {
      A: 'blue yellow white green red black',
      B: 'green blue red black yellow white',
      C: 'white black yellow blue green red',
      D: 'black green blue red white yellow',
      E: 'yellow red black white blue green',
      F: 'red white green yellow black blue',
    },
  },
];

/** A field of a sheet: its colour and its printed number. */
type Field = readonly [colour: Colour, printed: number];

/** A row of a sheet by number: six fields, from left to right. */
export type Row = readonly Field[];

/** Every sheet: five rows from the top, six fields each from left to right. */
export function sheets(): Record<Sheet, Row[]> {
  const rowsOf = (sheet: Sheet): Row[] =>
    block.map(({ numbers, colours }) => {
      const names = colours[sheet].split(' ') as Colour[];
      return numbers.map((printed, place): Field => [at(names, place), printed]);
    });
  return Object.fromEntries(SHEETS.map((sheet) => [sheet, rowsOf(sheet)])) as Record<Sheet, Row[]>;
}

// What follows is the block again, made for speed. Sheets are numbers from 0 there, and a line is one row of one sheet.
const lines: readonly Row[] = Object.values(sheets()).flat();

export const lineOf = (sheet: number, row: number): number => sheet * ROWS + row;

const places: readonly (readonly number[])[] = lines.map((row) =>
  row.map(([colour]) => COLOURS.indexOf(colour)),
);

/** The colours of a line, as numbers, from left to right. */
export const placesOf = (line: number): readonly number[] => at(places, line);

const printed: Int32Array = Int32Array.from(lines, (row, line) =>
  pack(COLOURS.map((_, colour) => at(row, placesOf(line).indexOf(colour))[1])),
);

const leftmost: Uint8Array = Uint8Array.from({ length: lines.length << 6 }, (_, i) => {
  const colour = placesOf(i >> 6).find((each) => ((i >> each) & 1) === 1);
  return colour === undefined ? 0 : 1 << colour;
});

/** The printed numbers of a line, packed by colour. */
export const printedOn = (line: number): number => printed[line]!;

/** T6: of these open colours, the leftmost one on the line; both as masks. */
export const leftmostOf = (line: number, open: number): number => leftmost[(line << 6) | open]!;
