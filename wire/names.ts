/** A name has at most this many letters as people count them, and this many UTF-16 units. */
const LETTERS = 24;
const UNITS = 100;

/** Marks on one letter: of those that go on any letter (accents, rings, strokes), and of all. */
const GENERAL_MARKS = 2;
/** Hebrew and Tibetan put up to four of their own on a letter. */
const MARKS = 4;

/** Joins parts of a letter after a virama, or keeps Arabic letters apart within a word: there it is spelling. */
const VIRAMAS = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2';
const SPELLING = `(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})|(?<=[${VIRAMAS}])[\\u200c\\u200d](?=\\p{L})`;

/** Nothing of these can be seen, or they change how the rest is shown. The numbers are letters and symbols that are blank. */
const UNSEEN =
  '[\\p{Default_Ignorable_Code_Point}\\p{C}\\p{Zl}\\p{Zp}\\u2800\\u303f\\ufffc\\u{13441}\\u{13442}\\u{16fe4}\\u{1d159}]';

/** A whole emoji is kept as it is: families, flags and skin colours are made with characters that are removed elsewhere. */
const KEPT_OR_UNSEEN = `(\\p{RGI_Emoji}|${SPELLING})|${UNSEEN}`;

interface Tools {
  readonly keptOrUnseen: RegExp;
  readonly graphemes: Intl.Segmenter;
}
let made: Tools | undefined;

/** Made with the first name: with all emoji in it that takes a phone long, and a page that shows no name needs none. */
const tools = (): Tools => {
  made ??= {
    keptOrUnseen: new RegExp(KEPT_OR_UNSEEN, 'gv'),
    graphemes: new Intl.Segmenter('en', { granularity: 'grapheme' }),
  };
  return made;
};

/**
 * A name as it may be shown: without characters that cannot be seen or that turn the text around, with single spaces and few
 * marks on a letter, and not too long. Null if nothing is left. A name that is clean stays as it is.
 */
export function cleanName(text: string): string | null {
  let name = text;
  // What was removed may have kept apart what belongs together. Each further round makes the name shorter.
  for (let round = 0; round <= UNITS; round++) {
    const cleaner = cleanOnce(name);
    if (cleaner === name) break;
    name = cleaner;
  }
  return name === '' ? null : name;
}

function cleanOnce(text: string): string {
  const seen = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(tools().keptOrUnseen, (_all, kept?: string) => kept ?? '');
  return shorten(fewMarks(seen), LETTERS);
}

/** Takes away marks that stand on no letter, and those that are too many on one. */
function fewMarks(text: string): string {
  let kept = '';
  let marks = MARKS;
  let general = GENERAL_MARKS;
  for (const character of text) {
    if (!/\p{M}/u.test(character)) {
      marks = character === ' ' ? MARKS : 0;
      general = 0;
      kept += character;
      continue;
    }
    const isGeneral = /\p{Script=Inherited}/u.test(character);
    if (marks >= MARKS || (isGeneral && general >= GENERAL_MARKS)) continue;
    marks += 1;
    if (isGeneral) general += 1;
    kept += character;
  }
  return kept;
}

function shorten(text: string, letters: number): string {
  let short = '';
  let count = 0;
  for (const { segment } of tools().graphemes.segment(text.trim())) {
    if (count === letters || short.length + segment.length > UNITS) break;
    short += segment;
    count += 1;
  }
  return short.trim();
}

/** The name, with a number after it if somebody at the table has one that looks like it. Both are clean names. */
export function distinctName(name: string, others: readonly string[]): string {
  const isFree = (one: string): boolean => !others.some((other) => looksLike(one, other));
  if (isFree(name)) return name;
  // Each of the others can stand in the way of two numbers: one that is spelt the same, and one that looks the same.
  for (let number = 2; number <= 2 * others.length + 2; number++) {
    const ending = ` ${number}`;
    const numbered = shorten(name, LETTERS - ending.length) + ending;
    if (isFree(numbered)) return numbered;
  }
  throw new Error('there are more numbers than names');
}

/** Whether people would take one name for the other: the same letters, whatever their case, or letters of the same shape. */
export const looksLike = (one: string, other: string): boolean =>
  spelling(one) === spelling(other) || shape(one) === shape(other);

const spelling = (name: string): string => shapes(essence(name).toLowerCase());

const shape = (name: string): string =>
  shapes(essence(name))
    .replace(/[Il1|]/g, 'l')
    .replaceAll('0', 'O')
    .replaceAll('rn', 'm');

/** Letters only: no joiners, and none of the points that Hebrew and Arabic mostly leave out. */
const essence = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|(?=\p{Script=Hebrew})\p{M}|[\u064b-\u065f\u0670]/gu, '');

/** Letters of other alphabets that look like Latin ones, each before the one that it looks like. */
const ALIKE = new Map(
  (
    'аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwһhӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԚQԜW' +
    'αaοoνvρpιiΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
    'օoսuհhոnıiɑaɡg'
  )
    .match(/../gu)!
    .map((pair) => [...pair] as [string, string]),
);

const shapes = (name: string): string => [...name].map((letter) => ALIKE.get(letter) ?? letter).join('');

/** What a search for a name compares: letters without case and accents. */
export const searchKey = (name: string): string =>
  essence(name)
    .normalize('NFKD')
    // The voice marks of Japanese make other letters, not accents.
    .replace(/(?![\u3099\u309a])(?=\p{Script=Inherited})\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();
