import type { DrillWords } from './en/drills.ts';
import type { Language } from './rule-texts.ts';

export type { DrillWords } from './en/drills.ts';

const DRILLS: Readonly<Record<Language, () => Promise<DrillWords>>> = {
  en: async () => (await import('./en/drills.ts')).drills,
  is: async () => (await import('./is/drills.ts')).drills,
  de: async () => (await import('./de/drills.ts')).drills,
  no: async () => (await import('./no/drills.ts')).drills,
  he: async () => (await import('./he/drills.ts')).drills,
};

/** What the page says about drills, in one language, fetched when it is asked for. */
export const loadDrillWords = (language: Language): Promise<DrillWords> => DRILLS[language]();
