/** The languages of the page: what browsers call each, and from which side it is written. */
export const LANGUAGE_TAGS = {
  en: { tag: 'en', direction: 'ltr' },
  is: { tag: 'is', direction: 'ltr' },
  de: { tag: 'de', direction: 'ltr' },
  no: { tag: 'nb', direction: 'ltr' },
  he: { tag: 'he', direction: 'rtl' },
} as const;

export type LanguageId = keyof typeof LANGUAGE_TAGS;

export const languageIds = Object.keys(LANGUAGE_TAGS) as readonly LanguageId[];

/** Other names of ours. */
const ALIASES: Readonly<Record<string, LanguageId>> = { nb: 'no', nn: 'no', iw: 'he' };

const isLanguage = (text: string): text is LanguageId => Object.hasOwn(LANGUAGE_TAGS, text);

/** The first of these tags that we have, as `de` for `de-AT`; English if we have none. Page and server choose by the same rule. */
export function languageFor(tags: readonly string[]): LanguageId {
  for (const tag of tags) {
    const short = tag.toLowerCase().split('-', 1)[0] ?? '';
    const ours = ALIASES[short] ?? short;
    if (isLanguage(ours)) return ours;
  }
  return 'en';
}
