import { loadDailyWords } from '@bullpen/words/daily';
import { laterWords } from '../app/later-words.ts';

/** What the page says about daily deals; null until it is fetched. */
export const dailyWords = laterWords(loadDailyWords);
