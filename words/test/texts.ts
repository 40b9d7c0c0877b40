import { expect } from 'vitest';
import type { Language } from '../rules.ts';

export const FOREIGN = ['is', 'de', 'no', 'he'] as const satisfies Language[];

/** The numbers that are written with digits, or as the name of a card, sorted: the order may differ between languages. */
export const digits = (text: string): number[] =>
  (named(text).match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

/** Norwegian has names for single cards: «eneren» is the 1. */
const named = (text: string): string =>
  text
    .replaceAll(/\beneren\b/gi, '1')
    .replaceAll(/\bfemmeren\b/gi, '5')
    .replaceAll(/\bsekser\b/gi, '6');

/** What may stand in Latin letters in the middle of Hebrew: names of games, and of the sheets. */
const LATIN = /6 nimmt!|11 nimmt!|Bullenrommee|Twenty One|Captain Jack|\b[A-F]\b/g;

/** What begins a run from left to right and what ends it. */
const [LTR, END] = ['\u2066', '\u2069'];

/** A text that can be shown as it is, in letters of its language. */
export function expectPlain(language: Language, text: string): void {
  expect(text).toMatch(/[.!?]$/);
  expect(text).toBe(text.trim());
  expect(text).not.toMatch(/[<>&{}`"']|\s\s|\n/);
  expect(text.split(LTR).length).toBe(text.split(END).length);
  if (language === 'he') {
    expect(text).toMatch(/\p{Script=Hebrew}{2}/u);
    const letters = text.replaceAll(LATIN, '').match(/\p{L}/gu) ?? [];
    expect(letters.filter((letter) => !/\p{Script=Hebrew}/u.test(letter))).toEqual([]);
    // A name or a row of numbers that is not kept from left to right is shown in pieces.
    const loose = text.replaceAll(new RegExp(`${LTR}[^${END}]*${END}`, 'g'), '');
    expect(loose).not.toMatch(/[A-Za-z]{2}|\d \d/);
  } else {
    expect(text).not.toMatch(/\p{Script=Hebrew}/u);
    expect(text).not.toContain(LTR);
  }
}

/** A text in letters of its language, with nothing of a program in it. `key` says which text it is. */
export function expectOwnLetters(language: Language, text: string, key: string): void {
  expect(text, key).toBe(text.trim());
  expect(text, key).not.toMatch(/undefined|NaN|[<>&{}`"]|\s\s/);
  if (language === 'he') expect(text, key).toMatch(/\p{Script=Hebrew}{2}/u);
  else expect(text, key).not.toMatch(/\p{Script=Hebrew}/u);
}
