import { expect, it } from 'vitest';
import { listing, localeOf } from '../plural.ts';

it('numbers are written as the browser writes them in the language of the page', () => {
  expect(localeOf('de', ['en-GB', 'de-CH', 'de'])).toBe('de-CH');
  expect(new Intl.NumberFormat(localeOf('de', ['de-CH'])).format(1.5)).toBe('1.5');
  expect(new Intl.NumberFormat(localeOf('de', ['en-GB'])).format(1.5)).toBe('1,5');
});

it('lists are put together also in a language that the browser does not know', () => {
  const list = listing('tlh', 'og');
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(list)).toEqual(['', 'a', 'a og b', 'a, b og c']);
  expect(listing('de', 'og')(['a', 'b', 'c'])).toBe('a, b und c');
});
