import type { ClubsWords } from './en/clubs.ts';
import type { Language } from './rule-texts.ts';

export type { ClubsWords } from './en/clubs.ts';

const CLUBS: Readonly<Record<Language, () => Promise<ClubsWords>>> = {
  en: async () => (await import('./en/clubs.ts')).clubs,
  is: async () => (await import('./is/clubs.ts')).clubs,
  de: async () => (await import('./de/clubs.ts')).clubs,
  no: async () => (await import('./no/clubs.ts')).clubs,
  he: async () => (await import('./he/clubs.ts')).clubs,
};

/** What the page says about clubs and tournaments, in one language, fetched when it is asked for. */
export const loadClubsWords = (language: Language): Promise<ClubsWords> => CLUBS[language]();
