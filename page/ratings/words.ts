import { loadRatingWords } from '@bullpen/words/ratings';
import { laterWords } from '../app/later-words.ts';

/** What the page says about ratings; null until it is fetched. */
export const ratingWords = laterWords(loadRatingWords);
