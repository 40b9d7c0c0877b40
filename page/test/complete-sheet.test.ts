import { sheets } from '@bullpen/games/twenty-one';
import { expect, it } from 'vitest';
import { worthWith } from '../games/twenty-one/choice.ts';
import type { TwentyOneView } from '../games/twenty-one/types.ts';

it.each(Object.keys(sheets()))(
  '[T11] a complete sheet %s has no row to write into, and so no worth of it',
  (sheet) => {
    const rows = Array.from({ length: 5 }, () => [6, 5, 4, 3, 2, 1]);
    const dice = { white: 6, yellow: 5, red: 4, green: 3, blue: 2, black: 1 };
    const view = { sheets: [sheet], rows: [5], fields: [rows], dice } as unknown as TwentyOneView;
    expect(worthWith(view, 0, 5, new Set())).toEqual({ sum: 0, hits: 0, bonus: 0 });
    expect(worthWith(view, 0, 4, new Set()).sum).toBe(21);
  },
);
