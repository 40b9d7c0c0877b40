import type { Judgement, Review } from '@bullpen/bots/coach/index';
import { type CoachWords, type Language, loadCoach } from '@bullpen/words/coach';
import { localeOf, minus } from '@bullpen/words/plural';
import { loadReplayWords } from '@bullpen/words/replay';
import { laterWords } from '../app/later-words.ts';

/** What is said after a match and in its replay; null until it is fetched. */
export const replayWords = laterWords(loadReplayWords);
export const coachWords = laterWords(loadCoach);

/** Which decision it was: “Round 2, decision 9”. */
export function whereOf(
  { period }: Pick<Review, 'period'>,
  { period: n, turn }: Pick<Judgement, 'period' | 'turn'>,
  coach: CoachWords,
): string {
  if (period === 'none') return coach.inMatch(turn);
  return period === 'deal' ? coach.inDeal(n, turn) : coach.inRound(n, turn);
}

/** Points with one digit after the point, as people of this language write them. */
export function amountsIn(language: Language): { plain(n: number): string; signed(n: number): string } {
  const locale = localeOf(language === 'no' ? 'nb' : language);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const plain = new Intl.NumberFormat(locale, digits);
  const signed = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'exceptZero' });
  return { plain: (n) => minus(plain.format(n)), signed: (n) => minus(signed.format(n)) };
}

/** A whole number with its sign. */
export const signedCount = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number as people of this language write it. */
export const numberIn = (language: Language, n: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localeOf(language === 'no' ? 'nb' : language), options).format(n);

/** A share of all, such as 35 %, as people of this language write it. */
export const percentIn = (language: Language, share: number): string =>
  numberIn(language, share, { style: 'percent' });
