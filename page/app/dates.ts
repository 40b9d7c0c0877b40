import { LANGUAGE_TAGS, type LanguageId } from '@bullpen/wire/languages.ts';
import { localeOf } from '@bullpen/words/plural';
import { language } from './language.ts';

/** Day and time in the language of the page, written as people of the browser's country write it if they speak that language. */
export function dateText(at: number, length: 'short' | 'medium', of: LanguageId = language.value): string {
  const { tag } = LANGUAGE_TAGS[of];
  return isKnown(tag)
    ? new Date(at).toLocaleString(localeOf(tag), { dateStyle: length, timeStyle: 'short' })
    : new Date(at).toLocaleString(PLAIN, { ...NUMBERS, hour: '2-digit', minute: '2-digit' });
}

/** A UTC day, such as 2026-11-18, written in the same way. */
export function dayText(day: string, of: LanguageId = language.value): string {
  const { tag } = LANGUAGE_TAGS[of];
  const at = new Date(`${day}T12:00:00Z`);
  return isKnown(tag)
    ? at.toLocaleDateString(localeOf(tag), { dateStyle: 'long', timeZone: 'UTC' })
    : at.toLocaleDateString(PLAIN, { ...NUMBERS, timeZone: 'UTC' });
}

/** A browser that does not know the language would take its own. Germans write numbers as Icelanders do: 17.11.2026, 18:46. */
const PLAIN = 'de';
const NUMBERS = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
const isKnown = (tag: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
