import { loadMeWords } from '@bullpen/words/me';
import { loadMyGameWords } from '@bullpen/words/my-game';
import { laterWords } from '../app/later-words.ts';

/** What the page about oneself says; null until it is fetched. */
export const meWords = laterWords(loadMeWords);

/** What the page about oneself and one game says. */
export const myGameWords = laterWords(loadMyGameWords);
