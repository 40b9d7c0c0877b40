import type { Snapshot } from '@bullpen/wire';
import { pages as english } from '@bullpen/words/en/pages';
import { expect, it } from 'vitest';
import { termsOf } from '../table/lobby-terms.ts';

const table = {
  clock: { kind: 'none' },
  hints: true,
  seating: 'drawn',
  phrases: 'on',
  rated: false,
} as const;
const terms = (game: string, options: object): string =>
  termsOf({ ...table, game, options } as unknown as Snapshot, english).join(', ');

it('says what is counted where the name of an option does not', () => {
  expect(terms('captain-jack', { deals: 1, answerSeconds: 5 })).toBe(
    'Deals: 1, Time to answer a Jack: 5 seconds, Time per move: No limit, Random seats, hints',
  );
  expect(terms('six-nimmt', { target: 66 })).toContain('Play to: 66 ox heads');
});
