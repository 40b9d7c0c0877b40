import { describe, expect, it } from 'vitest';
import { type DailyWords, loadDailyWords } from '../daily.ts';
import { expectOwnLetters, expectPlain, FOREIGN } from './texts.ts';

const english = await loadDailyWords('en');
const textsOf = (words: DailyWords): [string, string][] =>
  Object.entries({
    ...words,
    streak: words.streak(21),
    longest: words.longest(9),
    next: words.next('5:12'),
    finished: words.finished(21),
    rank: words.rank(3, 40),
    margin: words.margin('+4.5', 3),
    duel: words.margin('+4.5', 1),
    bar: words.bar('+4.5', 7),
    decision: words.decision(4),
    chose: words.chose(21),
    pictureRank: words.pictureRank(3, 40),
  });

describe.each(['en', ...FOREIGN] as const)('daily deals in %s', async (language) => {
  const words = await loadDailyWords(language);

  it('say something everywhere, in their own letters', () => {
    for (const [key, text] of textsOf(words)) {
      expectOwnLetters(language, text, key);
      expect(text, key).not.toContain('#');
    }
    const sentences = [words.lead, words.failed, words.promiseHelp, words.splitsHelp, words.archiveHelp];
    for (const text of sentences) expectPlain(language, text);
    expect(words.streak(1)).not.toBe(words.streak(5).replace('5', '1'));
  });

  it('are translated', () => {
    if (language === 'en') return;
    const originals = new Map(textsOf(english));
    expect(textsOf(words).filter(([key, text]) => originals.get(key) === text)).toEqual([]);
  });
});
