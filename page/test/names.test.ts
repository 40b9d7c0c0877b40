import type { Snapshot } from '@bullpen/wire';
import { pages as english } from '@bullpen/words/en/pages';
import { pages as hebrew } from '@bullpen/words/he/pages';
import { expect, it } from 'vitest';
import { namesOf } from '../table/names.ts';

const table = {
  viewer: 0,
  players: ['Anna', 'שרה'].map((name) => ({ kind: 'person', name })),
} as unknown as Snapshot;

it('keeps the number of a second one of the same name with it', () => {
  const twice = { ...table, players: [...table.players, table.players[0]!] };
  expect(namesOf(twice, hebrew).of(2)).toBe('\u2068Anna 2\u2069');
});

it('keeps a name that runs against the page apart from the numbers beside it', () => {
  const [inEnglish, inHebrew] = [namesOf(table, english), namesOf(table, hebrew)];
  expect([0, 1].map(inEnglish.of)).toEqual(['Anna', '\u2068שרה\u2069']);
  expect([0, 1].map(inHebrew.of)).toEqual(['\u2068Anna\u2069', 'שרה']);
});
