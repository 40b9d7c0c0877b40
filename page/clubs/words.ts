import { type ClubsWords, loadClubsWords } from '@bullpen/words/clubs';
import { words } from '../app/language.ts';
import { laterWords } from '../app/later-words.ts';
import { type Why, whyNot } from '../table/refusals.ts';

/** What the page says about clubs and tournaments; null until it is fetched. */
export const clubsWords = laterWords(loadClubsWords);

/** Why something is not possible in a club or a tournament. */
export function whyNotHere(texts: ClubsWords, why: Why): string {
  const own: Readonly<Record<string, string>> = texts.refused;
  return own[typeof why === 'string' ? why : why.code] ?? whyNot(words(), undefined, why);
}
