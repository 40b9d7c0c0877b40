import { describe, expect, it } from 'vitest';
import { pages as german } from '../de/pages.ts';
import { pages as englishPages } from '../en/pages.ts';
import { pages as hebrew } from '../he/pages.ts';
import { pages as icelandic } from '../is/pages.ts';
import { pages as norwegian } from '../no/pages.ts';
import { loadRatingWords, type RatingWords } from '../ratings.ts';
import { expectPlain, FOREIGN } from './texts.ts';

const PAGES = { en: englishPages, is: icelandic, de: german, no: norwegian, he: hebrew };
const english = await loadRatingWords('en');
const textsOf = (words: RatingWords): [string, string][] =>
  Object.entries({
    ...words,
    matches: words.matches(21),
    uncertain: words.uncertain(80),
    movedFrom: words.movedFrom(1500, 1512),
  });

describe.each(['en', ...FOREIGN] as const)('ratings in %s', async (language) => {
  const words = await loadRatingWords(language);

  it('say something everywhere, in their own letters', () => {
    for (const [key, text] of textsOf(words)) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toMatch(/undefined|[<>&{}`"#]|\s\s/);
      // “from 1500 to 1512” is two letters between numbers.
      if (language !== 'he') expect(text, key).not.toMatch(/\p{Script=Hebrew}/u);
      else if (key !== 'movedFrom') expect(text, key).toMatch(/\p{Script=Hebrew}{2}/u);
    }
    for (const text of [words.help, words.listHelp, words.lead, words.failed]) expectPlain(language, text);
    expect(words.matches(1)).not.toBe(words.matches(5).replace('5', '1'));
  });

  it('name the choice as the form for a new table does', () => {
    expect(words.none).toContain(PAGES[language].around.rated);
  });

  it('are translated', () => {
    if (language === 'en') return;
    // Rating is the Norwegian word, too.
    const same = language === 'no' ? ['rating'] : [];
    const originals = new Map(textsOf(english));
    expect(textsOf(words).flatMap(([key, text]) => (originals.get(key) === text ? [key] : []))).toEqual(same);
  });
});
