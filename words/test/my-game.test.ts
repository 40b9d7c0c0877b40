import { describe, expect, it } from 'vitest';
import { loadMyGameWords, type MyGameWords } from '../my-game.ts';
import { digits, expectOwnLetters, expectPlain, FOREIGN } from './texts.ts';

/** Every text, with numbers that tell each other apart where it takes some. */
function textsOf({ mistakes, verdict, trend, ...words }: MyGameWords): [string, string][] {
  const { none, won, costsHelp, average, luckHelp, working, failed, latestOnly, ...rest } = words;
  const { times, countedOnly, practiseCount, prefers, playedThen, backTo, ...plain } = rest;
  return [
    ...Object.entries({ ...mistakes, ...plain }),
    ['none', none('–')],
    ['won', won('9', 20, '5')],
    ...Object.entries(verdict).map(([key, say]): [string, string] => [key, say('26', '66', '25')]),
    ...Object.entries(trend).map(([key, say]): [string, string] => [`trend ${key}`, say('31', '42', 5)]),
    ['costsHelp', costsHelp('–')],
    ['luckHelp', luckHelp('–')],
    ['average', average('42', '–', 12)],
    ['working', working(3, 12)],
    ['failed', failed(4)],
    ['latestOnly', latestOnly(50)],
    ['countedOnly', countedOnly(500)],
    ['times', times(7, '18', '–')],
    ['once', times(1, '18', '–')],
    ['practiseCount', practiseCount(2, 5)],
    ['prefers', prefers('–')],
    ['playedThen', playedThen('–')],
    ['backTo', backTo('–')],
  ];
}

const english = textsOf(await loadMyGameWords('en'));

describe.each(['en', ...FOREIGN] as const)('the page about oneself and a game in %s', async (language) => {
  const words = await loadMyGameWords(language);
  const texts = textsOf(words);

  it('says something everywhere, with the same numbers, in its own letters', () => {
    for (const [at, [key, text]] of texts.entries()) {
      expectOwnLetters(language, text, key);
      expect(text, key).not.toContain('#');
      expect([key, digits(text)]).toEqual([key, digits(english[at]?.[1] ?? '')]);
    }
    for (const text of [words.shared, words.clean, words.ask, words.right]) expectPlain(language, text);
  });

  it('has a phrase of its own for every kind of mistake', () => {
    expect(new Set(Object.values(words.mistakes)).size).toBe(Object.keys(words.mistakes).length);
  });

  it('is translated', () => {
    if (language === 'en') return;
    expect(texts.filter(([, text], at) => text === english[at]?.[1])).toEqual([]);
  });

  it('counts one, two and many as people do', () => {
    const said = [1, 2, 5].map((n) => words.times(n, '1', '–'));
    expect(new Set(said).size).toBe(3);
    for (const text of said) expect(text).not.toContain('#');
  });
});
