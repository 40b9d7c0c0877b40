import { describe, expect, it } from 'vitest';
import { pages as german } from '../de/pages.ts';
import { pages as englishPages } from '../en/pages.ts';
import { pages as hebrew } from '../he/pages.ts';
import { pages as icelandic } from '../is/pages.ts';
import { loadMeWords, type MeWords } from '../me.ts';
import { pages as norwegian } from '../no/pages.ts';
import { expectOwnLetters, expectPlain, FOREIGN } from './texts.ts';

const PAGES = { en: englishPages, is: icelandic, de: german, no: norwegian, he: hebrew };
const english = await loadMeWords('en');
const textsOf = ({
  with: names,
  shown,
  renamed,
  signInWith,
  signInProblems,
  ...plain
}: MeWords): [string, string][] => [
  ...Object.entries({ ...plain, ...signInProblems }),
  ['with', names(['Anna', 'Jón'])],
  ...[1, 2, 7].map((n): [string, string] => [`shown ${n}`, shown(n)]),
  ['renamed', renamed('Anna')],
  ['signInWith', signInWith('Example')],
];

describe.each(['en', ...FOREIGN] as const)('the page about oneself in %s', async (language) => {
  const words = await loadMeWords(language);

  it('says something everywhere, in its own letters', () => {
    for (const [key, text] of textsOf(words)) expectOwnLetters(language, text, key);
    const sentences = [
      words.lead,
      words.newcomer,
      words.openThere,
      words.keptHelp,
      words.signInHelp,
      words.failed,
    ];
    for (const text of [...sentences, ...Object.values(words.signInProblems)]) expectPlain(language, text);
  });

  it('says what somebody is called who was erased', () => {
    expect(words.eraseAsk.toLowerCase()).toContain(PAGES[language].page.aPlayer.toLowerCase());
  });

  it('is translated', () => {
    if (language === 'en') return;
    const originals = new Map(textsOf(english));
    expect(textsOf(words).filter(([key, text]) => originals.get(key) === text)).toEqual([]);
  });
});
