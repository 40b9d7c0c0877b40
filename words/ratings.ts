import type { RatingWords } from './en/ratings.ts';
import type { Language } from './rule-texts.ts';

export type { RatingWords } from './en/ratings.ts';

const RATINGS: Readonly<Record<Language, () => Promise<RatingWords>>> = {
  en: async () => (await import('./en/ratings.ts')).ratings,
  is: async () => (await import('./is/ratings.ts')).ratings,
  de: async () => (await import('./de/ratings.ts')).ratings,
  no: async () => (await import('./no/ratings.ts')).ratings,
  he: async () => (await import('./he/ratings.ts')).ratings,
};

/** What the page says about ratings, in one language, fetched when it is asked for. */
export const loadRatingWords = (language: Language): Promise<RatingWords> => RATINGS[language]();
