import { minus } from '@bullpen/words/plural';
import { language } from '../app/language.ts';
import { numberIn } from '../replay/telling.ts';

/** A margin with its sign, as people of the page's language write it. */
export const signedMargin = (margin: number): string =>
  minus(numberIn(language.value, margin, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }));

/** A UTC day, as people of the page's language write it. */
export function dayText(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  return at.toLocaleDateString(language.value === 'no' ? 'nb' : language.value, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
