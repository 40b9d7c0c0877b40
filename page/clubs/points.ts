import { language } from '../app/language.ts';
import { numberIn } from '../replay/telling.ts';

const DIGITS = 2;

/** Points, which are sums of shares, as people of the page's language write them. */
export const pointsText = (points: number): string =>
  numberIn(language.value, points, { maximumFractionDigits: DIGITS });

/** The numbers of a column, all with digits behind the point as soon as one has some: so they stand below each other. */
export function columnTexts(column: readonly number[]): string[] {
  const whole = column.every((points) => Number.isInteger(Number(points.toFixed(DIGITS))));
  const digits = whole ? 0 : DIGITS;
  const how = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return column.map((points) => numberIn(language.value, points, how));
}
