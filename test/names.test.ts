import { describe, expect, it } from 'vitest';
import { clashesIn, nameFaults, typesOf } from '../scripts/names.ts';

describe('the names of exported types', () => {
  it('are those of interfaces, types and classes that a file declares and exports', () => {
    const source = `
      export interface A {}
      export type B<T> = T;
      export class C {}
      export abstract class D {}
      interface Inner {}
      export type { E } from './e.ts';
      export const f = 1;
      export function G() {}
    `;
    expect(typesOf('a.ts', source)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('clash where two files have the same, but not between the same files of two games', () => {
    const clashes = clashesIn([
      ['server/a.ts', 'export interface Table {}'],
      ['page/b.tsx', 'export type Table = 1;'],
      ['games/one/state.ts', 'export class State {}'],
      ['games/two/state.ts', 'export class State {}'],
      ['games/one/moves.ts', 'export type Move = 1;'],
      ['games/two/legal.ts', 'export type Move = 1;'],
    ]);
    expect([...clashes]).toEqual([
      ['Table', ['server/a.ts', 'page/b.tsx']],
      ['Move', ['games/one/moves.ts', 'games/two/legal.ts']],
    ]);
  });

  it('are reported with the files if they clash', () => {
    const clashes = new Map([
      ['Row', ['a.ts', 'b.ts']],
      ['Plan', ['c.ts', 'd.ts']],
    ]);
    expect(nameFaults(clashes)).toEqual([
      'Plan is exported by c.ts and d.ts: rename one',
      'Row is exported by a.ts and b.ts: rename one',
    ]);
  });
});
