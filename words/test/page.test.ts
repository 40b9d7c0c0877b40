import { describe, expect, it } from 'vitest';
import { pages as german } from '../de/pages.ts';
import { pages as english, type Pages } from '../en/pages.ts';
import { pages as hebrew } from '../he/pages.ts';
import { pages as icelandic } from '../is/pages.ts';
import { pages as norwegian } from '../no/pages.ts';
import { type GameId, type Language, loadLessons } from '../rules.ts';
import { digits, expectPlain, FOREIGN } from './texts.ts';

const PAGES: Readonly<Record<Language, Pages>> = {
  en: english,
  is: icelandic,
  de: german,
  no: norwegian,
  he: hebrew,
};

/** Names, numbers and signs are the same everywhere. */
const NAMES_AND_SIGNS =
  /^page\.(title|botNames\.\d|list|moved|pointsOf|card)$|^(?!page)[a-z-]+\.name$|^eleven-nimmt\.range$|^bullenrommee\.(cardName|shortName|jokerLetter|tell\.hand)$|^twenty-one\.(die|wrote|writeFor|letters\.\w+)$|^captain-jack\.(becomes|kinds\.\w)$/;

/** Words that a language shares with English. */
const SHARED: Readonly<Record<(typeof FOREIGN)[number], readonly string[]>> = {
  is: ['bullenrommee.pass'],
  de: [
    'page.speeds.normal',
    'page.seatKinds.bot',
    'page.name',
    'bullenrommee.joker',
    'around.cardSizes.normal',
    'around.club',
    'around.vibration',
    'twenty-one.bonus',
  ],
  no: ['bullenrommee.joker', 'bullenrommee.pass', 'days.leftMinutes', 'page.begin', 'twenty-one.bonus'],
  he: [],
};

/** All texts by their path: functions are called as the page calls them, with each set of arguments. */
function textsOf(value: unknown, path: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'function') {
    for (const [i, args] of argumentsOf(path, value.length).entries())
      found.set(i === 0 ? path : `${path}#${i}`, String(value(...args)));
  } else
    for (const [key, part] of Object.entries(value as object))
      textsOf(part, `${path}.${key}`.replace(/^\./, ''), found);
  return found;
}

/** Numbers and names that functions are called with; a few want a list of them. */
function argumentsOf(path: string, length: number): unknown[][] {
  if (path === 'page.list') return [[['11', '22', '33']]];
  if (/^page\.(matchEnded|waitingForDevices|lostSeats|seatsDrawn)$/.test(path))
    return [
      [['Anna'], 1],
      [['Anna', 'Jón'], 2],
    ];
  if (path === 'page.rematchWanted')
    return [
      [['Anna'], 1, 3],
      [['Anna', 'Jón'], 2, 3],
    ];
  if (path === 'bullenrommee.jokerAs') return [[[31, 32]]];
  return [1, 2, 7, 0].map((n) => Array.from({ length }, (_, i) => n + i));
}

describe.each(['en', ...FOREIGN] as const)('the page in %s', (language) => {
  const texts = textsOf(PAGES[language], '');

  it('says something everywhere', () => {
    expect(texts.size).toBeGreaterThan(400);
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|null|NaN|\[object|#|\$\{|\s\s/);
      expect(text.split('\u2066').length, path).toBe(text.split('\u2069').length);
    }
  });

  it('calls a button as it is labelled', () => {
    const { page, days, 'eleven-nimmt': eleven, 'captain-jack': jack } = PAGES[language];
    for (const count of [3, null]) {
      expect(eleven.takeLabel(2, 31, count).startsWith(eleven.take(count))).toBe(true);
      expect(eleven.takeLabel(2, 31, count)).not.toContain('null');
    }
    expect(jack.placeLabel('4', 1, jack.becomes(9))).toContain(jack.becomes(9));
    const labels = [
      [page.playNow, page.playNowLabel('X')],
      [page.chooseTable, page.chooseTableLabel('X')],
      [page.invite, page.inviteLabel('X')],
      [page.learn, page.learnLabel('X')],
      [page.rules, page.rulesLabel('X')],
      [page.forget, page.forgetLabel('X')],
      [page.sitHere, page.sitLabel(1)],
      [page.forget, page.removeLabel('X')],
      [days.tell, days.tellMe],
    ] as const;
    for (const [seen, label] of labels) expect(label.startsWith(seen), label).toBe(true);
  });

  it('has a letter of its own for every colour', () => {
    const letters = Object.values(PAGES[language]['twenty-one'].letters);
    expect(new Set(letters).size).toBe(6);
    for (const letter of letters)
      expect(letter).toMatch(language === 'he' ? /^\p{Script=Hebrew}$/u : /^\p{Script=Latin}$/u);
  });
});

describe.each(FOREIGN)('the page in %s', (language) => {
  it('is translated', () => {
    const originals = textsOf(english, '');
    const same = [...textsOf(PAGES[language], '')]
      .filter(([path, text]) => originals.get(path) === text)
      .map(([path]) => path.replace(/#\d$/, ''))
      .filter((path) => !NAMES_AND_SIGNS.test(path));
    expect([...new Set(same)].sort()).toEqual(SHARED[language].toSorted());
  });

  it('has lessons like the English ones, with the same numbers', async () => {
    const [lessons, originals] = [await loadLessons(language), await loadLessons('en')];
    for (const game of Object.keys(originals) as GameId[])
      for (const [step, original] of Object.entries(originals[game])) {
        const text = (lessons[game] as Readonly<Record<string, string>>)[step]!;
        expectPlain(language, text);
        expect(text).not.toBe(original);
        expect([text, digits(text)]).toEqual([text, digits(original)]);
      }
  });
});

it('is in Hebrew letters in Hebrew, and joins them to numbers and names', () => {
  for (const [path, text] of textsOf(hebrew, ''))
    if (!NAMES_AND_SIGNS.test(path.replace(/#\d$/, ''))) expect(text, path).toMatch(/\p{Script=Hebrew}/u);
  expect(hebrew.page.list(['11', '22'])).toBe('11 ו־22');
  expect(hebrew['captain-jack'].giveTo('עלמה')).toBe('למסור לעלמה');
  expect(hebrew['captain-jack'].giveTo('Anna')).toBe('למסור ל־Anna');
});
