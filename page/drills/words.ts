import { loadDrillWords } from '@bullpen/words/drills';
import { laterWords } from '../app/later-words.ts';

/** What the page says about drills; null until it is fetched. */
export const drillWords = laterWords(loadDrillWords);
