import { COLOURS, lineOf, placesOf, printedOn, SHEETS, type Sheet } from './material.ts';
import { count, equal, pack, sum } from './packed.ts';

/** T9: the bonus for this many hits in a row. */
const bonus = (hits: number): number => (hits * (hits + 1)) >> 1;

/** T9: the bonus for one hit, for two, and so on. */
export const bonuses: readonly number[] = COLOURS.map((_, i) => bonus(i + 1));

/** T7: how many numbers written in a line, packed by colour, are the printed ones. */
export const hitsIn = (line: number, written: number): number => count(equal(written, printedOn(line)));

/** T9: what a line is worth with these numbers in it; crossed and open fields count nothing. */
export const pointsOf = (line: number, written: number): number =>
  sum(written) + bonus(hitsIn(line, written));

/** What a row is worth, in its parts. */
export interface RowWorth {
  /** The numbers written, added up. */
  readonly sum: number;
  readonly hits: number;
  /** What the hits bring. */
  readonly bonus: number;
}

/** T9: what a row of a sheet is worth with these fields, as a view gives them: the number written, 0 if crossed, null if open. */
export function rowWorth(sheet: Sheet, row: number, fields: readonly (number | null)[]): RowWorth {
  const line = lineOf(SHEETS.indexOf(sheet), row);
  const places = placesOf(line);
  const written = pack(COLOURS.map((_, colour) => fields[places.indexOf(colour)] ?? 0));
  const hits = hitsIn(line, written);
  return { sum: sum(written), hits, bonus: bonus(hits) };
}
