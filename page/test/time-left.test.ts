import { pages as english } from '@bullpen/words/en/pages';
import { pages as hebrew } from '@bullpen/words/he/pages';
import { expect, it } from 'vitest';
import { timeLeft } from '../app/time-left.ts';

it('says how much time is left in days and hours, in hours and minutes, or in minutes', () => {
  const HOUR = 3600;
  expect(timeLeft(24 * HOUR, english)).toBe('1 day');
  expect(timeLeft(2 * 24 * HOUR - 1, english)).toBe('1 day 23 h');
  expect(timeLeft(2 * 24 * HOUR, hebrew)).toBe('יומיים');
  expect(timeLeft(24 * HOUR - 1, english)).toBe('23 h 59 min');
  expect(timeLeft(HOUR + 61, english)).toBe('1 h 1 min');
  expect(timeLeft(HOUR - 1, english)).toBe('59 min');
  expect(timeLeft(59, english)).toBe('0 min');
});
