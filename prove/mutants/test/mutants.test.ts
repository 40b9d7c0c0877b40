import { describe, expect, it } from 'vitest';
import { applied, mutantsOf } from '../mutants.ts';

const all = (source: string): string[] => mutantsOf('a.ts', source).map((mutant) => applied(source, mutant));

describe('a change of a rule', () => {
  it('turns comparisons, exchanges signs, adds one to numbers and turns conditions', () => {
    expect(all('const a = b < c;')).toEqual(['const a = b <= c;']);
    expect(all('const a = b === c && !d;')).toEqual([
      'const a = b === c || !d;',
      'const a = b !== c && !d;',
      'const a = b === c && d;',
    ]);
    expect(all('const HAND = 10;')).toEqual(['const HAND = (10 + 1);']);
    expect(all('x(a - b, true);')).toEqual(['x(a + b, true);', 'x(a - b, false);']);
  });

  it('leaves types and imports alone, and finds what is exported', () => {
    expect(all(`import { x } from './1.ts'; type T = 1 | 2; let y: T; interface I { z: 3 }`)).toEqual([]);
    expect(all('export const a = (b as 1) > c;')).toEqual(['export const a = (b as 1) >= c;']);
    expect(all('export function f(): 1 { return d! % e; }')).toEqual([
      'export function f(): 1 { return d! * e; }',
    ]);
  });
});
