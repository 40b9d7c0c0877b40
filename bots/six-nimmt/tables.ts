import { BANDS, FILLS, GAPS, HEADS, PHASES } from './ground.ts';

/** How large the learnt tables are: by gap, by heads, by band, and by phase alone. */
export const SIZES = [PHASES * FILLS * GAPS, PHASES * FILLS * HEADS, PHASES * BANDS, PHASES] as const;

/** The entries of the first three tables that belong to a card, for the number that `Ground.spot` gave. */
export function entriesOf(spot: number, left: number, band: number): readonly [number, number, number] {
  const heads = spot % HEADS;
  const gap = Math.floor(spot / HEADS);
  const fill = Math.floor(gap / GAPS);
  return [gap, fill * HEADS + heads, left * BANDS + band];
}

/** The first two tables in one, by spot, which is quicker to read. */
export function bySpot(tables: Tables): Float32Array {
  return Float32Array.from({ length: SIZES[0] * HEADS }, (_, spot) => {
    const [gap, heads] = entriesOf(spot, 0, 0);
    return tables[0]![gap]! + tables[1]![heads]!;
  });
}

/** Learnt numbers, as many as `SIZES` says. */
export type Tables = readonly ArrayLike<number>[];

// A weight is kept as one letter of this list, so that thousands of them are a few lines of text; the middle one is 0.
const LETTERS = '()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const ZERO = LETTERS.length >> 1;

/** A table as text: its scale, then a letter for each number. */
export function write(table: ArrayLike<number>): string {
  const most = Math.max(0.01, ...Array.from(table, Math.abs));
  const scale = Math.ceil((1000 * most) / ZERO) / 1000;
  return `${scale} ${Array.from(table, (value) => LETTERS[ZERO + Math.round(value / scale)]).join('')}`;
}

export function read(text: string): Float64Array {
  const [scale, letters] = text.split(' ');
  return Float64Array.from(letters!, (letter) => (LETTERS.indexOf(letter) - ZERO) * Number(scale));
}
