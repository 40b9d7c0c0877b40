import { loadMeWords } from '@bullpen/words/me';
import { laterWords } from '../app/later-words.ts';

/** What the page about oneself says; null until it is fetched. */
export const meWords = laterWords(loadMeWords);
