import type { Pages } from '@bullpen/words/en/pages';
import { effect, signal } from '@preact/signals';
import { settings } from './settings.ts';

/** A language of the page. What it says is fetched when it is wanted. */
interface Language {
  /** In itself. */
  readonly name: string;
  /** As browsers call it. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly pages: () => Promise<{ readonly pages: Pages }>;
}

export const LANGUAGES = {
  en: { name: 'English', tag: 'en', direction: 'ltr', pages: () => import('@bullpen/words/en/pages') },
  is: { name: 'Íslenska', tag: 'is', direction: 'ltr', pages: () => import('@bullpen/words/is/pages') },
  de: { name: 'Deutsch', tag: 'de', direction: 'ltr', pages: () => import('@bullpen/words/de/pages') },
  no: { name: 'Norsk', tag: 'nb', direction: 'ltr', pages: () => import('@bullpen/words/no/pages') },
  he: { name: 'עברית', tag: 'he', direction: 'rtl', pages: () => import('@bullpen/words/he/pages') },
} satisfies Record<string, Language>;

export type LanguageId = keyof typeof LANGUAGES;

const isLanguage = (text: string): text is LanguageId => Object.hasOwn(LANGUAGES, text);

/** The one that was chosen, else the first that the browser asks for and we have, else English. */
function wanted(): LanguageId {
  const asked = [settings.language.value, ...navigator.languages].map((tag) => tag.toLowerCase());
  for (const tag of asked) {
    const short = tag.split('-')[0]!;
    const ours = short === 'nb' || short === 'nn' ? 'no' : short === 'iw' ? 'he' : short;
    if (isLanguage(ours)) return ours;
  }
  return 'en';
}

export const language = signal<LanguageId>('en');
const loaded = signal<Pages | null>(null);

/** All words of the present language. Drawn only after `loadLanguage` has been awaited once. */
export const words = (): Pages => loaded.value!;

export async function loadLanguage(): Promise<void> {
  const id = wanted();
  const { pages } = await LANGUAGES[id].pages();
  if (wanted() !== id) return;
  document.documentElement.lang = LANGUAGES[id].tag;
  document.documentElement.dir = LANGUAGES[id].direction;
  language.value = id;
  loaded.value = pages;
}

// Another choice in the settings takes effect at once.
effect(() => {
  settings.language.value;
  void loadLanguage();
});
