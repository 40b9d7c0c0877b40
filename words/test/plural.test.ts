import { expect, it } from 'vitest';
import { localeOf } from '../plural.ts';

it('numbers are written as the browser writes them in the language of the page', () => {
  expect(localeOf('de', ['en-GB', 'de-CH', 'de'])).toBe('de-CH');
  expect(new Intl.NumberFormat(localeOf('de', ['de-CH'])).format(1.5)).toBe('1.5');
  expect(new Intl.NumberFormat(localeOf('de', ['en-GB'])).format(1.5)).toBe('1,5');
});
