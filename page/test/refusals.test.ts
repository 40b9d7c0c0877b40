import { readFileSync } from 'node:fs';
import { TABLE_CODES } from '@bullpen/wire/problems.ts';
import { pages } from '@bullpen/words/en/pages';
import { describe, expect, it } from 'vitest';
import { type GameId, gameList } from '../games/list.ts';
import { whyNot } from '../table/refusals.ts';

/** All codes that the rules of a game refuse moves with. */
const codesOf = (game: string): string[] => {
  const text = readFileSync(new URL(`../../games/${game}/legal.ts`, import.meta.url), 'utf8');
  return [...text.matchAll(/code: '([a-z-]+)'/g)].map(([, code]) => code!);
};

/** What only a program or an operator can do wrong: the page never sends it. */
const PROGRAMS = [
  'already-hidden',
  'no-such-game',
  'seats',
  'unknown-option',
  'option',
  'plan',
  'level',
  'token-used',
];

it('has words for everything that the server refuses', () => {
  expect(TABLE_CODES.length).toBeGreaterThan(30);
  const wordless = TABLE_CODES.filter((code) => whyNot(pages, undefined, code) === pages.page.refusedOther);
  expect(wordless.filter((code) => !PROGRAMS.includes(code))).toEqual([]);
});

it('says after how many seconds one may ask again', () => {
  expect(whyNot(pages, undefined, { code: 'rate', detail: { seconds: 26 } })).toBe(
    'Too many requests. Try again in 26 seconds.',
  );
  expect(whyNot(pages, undefined, 'rate')).toBe('Too many requests. Wait a moment.');
});

describe.each(Object.keys(gameList) as GameId[])('a refused move of %s', (game) => {
  it('says why, whatever rule it breaks', () => {
    // Only a program can name a seat that is not there.
    const codes = codesOf(game).filter((code) => code !== 'no-such-seat');
    expect(codes.length).toBeGreaterThan(5);
    const wordless = codes.filter((code) => whyNot(pages, game, code) === pages.page.refusedOther);
    expect(wordless).toEqual([]);
  });
});
