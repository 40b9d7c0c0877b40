import { LANGUAGE_TAGS, type LanguageId, languageFor } from '@bullpen/wire/languages.ts';
import type { Pages } from '@bullpen/words/en/pages';
import { effect, signal } from '@preact/signals';
import { settings } from './settings.ts';

/** What a language is called in itself, and what it says: fetched when it is wanted. */
interface Language {
  readonly name: string;
  readonly pages: () => Promise<{ readonly pages: Pages }>;
}

export const LANGUAGES: Readonly<Record<LanguageId, Language>> = {
  en: { name: 'English', pages: () => import('@bullpen/words/en/pages') },
  is: { name: 'Íslenska', pages: () => import('@bullpen/words/is/pages') },
  de: { name: 'Deutsch', pages: () => import('@bullpen/words/de/pages') },
  no: { name: 'Norsk', pages: () => import('@bullpen/words/no/pages') },
  he: { name: 'עברית', pages: () => import('@bullpen/words/he/pages') },
};

/** The language that was chosen, else that of the link (search engines have one for each), else what the browser asks for. */
const wanted = (): LanguageId =>
  languageFor([
    settings.language.value,
    new URLSearchParams(location.search).get('lang') ?? '',
    ...navigator.languages,
  ]);

export const language = signal<LanguageId>('en');
const loaded = signal<Pages | null>(null);

/** All words of the present language. Drawn only after `loadLanguage` has been awaited once. */
export const words = (): Pages => loaded.value!;

export async function loadLanguage(): Promise<void> {
  const id = wanted();
  const { pages } = await LANGUAGES[id].pages();
  if (wanted() !== id) return;
  document.documentElement.lang = LANGUAGE_TAGS[id].tag;
  document.documentElement.dir = LANGUAGE_TAGS[id].direction;
  language.value = id;
  loaded.value = pages;
}

// On which side the thumb is that holds the phone, for the style sheets: start or end depends on the direction of the language.
effect(() => {
  const fromLeft = LANGUAGE_TAGS[language.value].direction === 'ltr';
  document.documentElement.dataset.thumb = (settings.hand.value === 'right') === fromLeft ? 'end' : 'start';
});

// Another choice in the settings takes effect at once.
effect(() => {
  settings.language.value;
  void loadLanguage();
});
