import type { DailyWords } from './en/daily.ts';
import type { Language } from './rule-texts.ts';

export type { DailyWords } from './en/daily.ts';

const DAILY: Readonly<Record<Language, () => Promise<DailyWords>>> = {
  en: async () => (await import('./en/daily.ts')).daily,
  is: async () => (await import('./is/daily.ts')).daily,
  de: async () => (await import('./de/daily.ts')).daily,
  no: async () => (await import('./no/daily.ts')).daily,
  he: async () => (await import('./he/daily.ts')).daily,
};

/** What the page says about daily deals, in one language, fetched when it is asked for. */
export const loadDailyWords = (language: Language): Promise<DailyWords> => DAILY[language]();
