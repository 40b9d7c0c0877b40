import { language } from '../app/language.ts';
import { numberIn } from '../replay/telling.ts';

/** Points, which are sums of shares, as people of the page's language write them. */
export const pointsText = (points: number): string =>
  numberIn(language.value, points, { maximumFractionDigits: 2 });
