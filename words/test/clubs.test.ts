import { describe, expect, it } from 'vitest';
import { type ClubsWords, loadClubsWords } from '../clubs.ts';
import { expectOwnLetters, expectPlain, FOREIGN } from './texts.ts';

const english = await loadClubsWords('en');

/** Every text, functions called with a number or a name, by the way to it. */
const textsOf = (words: object, at = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const way = `${at}${key}`;
    if (typeof value === 'string') return [[way, value]];
    if (typeof value === 'function') return [[way, String(value(3, 7))]];
    return textsOf(value as object, `${way}.`);
  });

/** Words that are the same in two of the languages. */
const SHARED = /^(Bot|Club|Name|Code|Hash|Start|Final|Titel|remove|Status|In 3|3-Turnier)$/;

describe.each(['en', ...FOREIGN] as const)('clubs and tournaments in %s', async (language) => {
  const words: ClubsWords = await loadClubsWords(language);

  it('say something everywhere, in their own letters', () => {
    for (const [key, text] of textsOf(words)) {
      expectOwnLetters(language, text, key);
      expect(text, key).not.toContain('#');
    }
    const sentences = [words.lead, words.away, words.leadersHelp, words.standingsHelp, words.codesHelp];
    for (const text of [...sentences, ...Object.values(words.refused)]) expectPlain(language, text);
    expect(words.people(1)).not.toBe(words.people(5).replace('5', '1'));
  });

  it('are translated', () => {
    if (language === 'en') return;
    const originals = new Map(textsOf(english));
    const same = textsOf(words).filter(([key, text]) => originals.get(key) === text && !SHARED.test(text));
    expect(same).toEqual([]);
  });
});
