import type { MyGameWords } from './en/my-game.ts';
import type { Language } from './rule-texts.ts';

export type { MyGameWords } from './en/my-game.ts';

const MY_GAME: Readonly<Record<Language, () => Promise<MyGameWords>>> = {
  en: async () => (await import('./en/my-game.ts')).myGame,
  is: async () => (await import('./is/my-game.ts')).myGame,
  de: async () => (await import('./de/my-game.ts')).myGame,
  no: async () => (await import('./no/my-game.ts')).myGame,
  he: async () => (await import('./he/my-game.ts')).myGame,
};

/** What the page about oneself and one game says, in one language, fetched when it is asked for. */
export const loadMyGameWords = (language: Language): Promise<MyGameWords> => MY_GAME[language]();
