import { LANGUAGE_TAGS, type LanguageId } from '@bullpen/wire/languages.ts';
import { localeOf } from '@bullpen/words/plural';
import { language } from './language.ts';

/** Day and time in the language of the page, written as people of the browser's country write it if they speak that language. */
export function dateText(at: number, length: 'short' | 'medium', of: LanguageId = language.value): string {
  const { tag } = LANGUAGE_TAGS[of];
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0)
    return new Date(at).toLocaleString(localeOf(tag), { dateStyle: length, timeStyle: 'short' });
  // A browser that does not know the language would take its own. Germans write numbers as Icelanders do: 17.11.2026, 18:46.
  return new Date(at).toLocaleString('de', {
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  });
}
