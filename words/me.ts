import type { MeWords } from './en/me.ts';
import type { Language } from './rule-texts.ts';

export type { MeWords } from './en/me.ts';

const ME: Readonly<Record<Language, () => Promise<MeWords>>> = {
  en: async () => (await import('./en/me.ts')).me,
  is: async () => (await import('./is/me.ts')).me,
  de: async () => (await import('./de/me.ts')).me,
  no: async () => (await import('./no/me.ts')).me,
  he: async () => (await import('./he/me.ts')).me,
};

/** What the page about oneself says, in one language, fetched when it is asked for. */
export const loadMeWords = (language: Language): Promise<MeWords> => ME[language]();
