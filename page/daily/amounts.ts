import { minus } from '@bullpen/words/plural';
import { language } from '../app/language.ts';
import { numberIn } from '../replay/telling.ts';

/** A margin with its sign, as people of the page's language write it. */
export const signedMargin = (margin: number): string =>
  minus(numberIn(language.value, margin, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }));
