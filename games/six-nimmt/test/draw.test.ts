import { WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { Table } from './table.ts';

const seats = (table: Table, viewer: number): string[] =>
  sixNimmt
    .draw(table.view(viewer))
    .split('\n')
    .filter((line) => line.includes('seat'));

describe('the drawing', () => {
  it('[S9] shows the head pile of every seat to every viewer, in a column of its own', () => {
    const table = Table.dealt(
      [
        [56, 58, 62],
        [57, 59, 29],
      ],
      [61, 80, 90, 55],
    );
    table.lay(56, 57).lay(58, 59);
    expect(seats(table, WATCHER).join('\n')).not.toContain('pile');
    table.lay(62, 29).move(1, 'row 1');
    expect(seats(table, WATCHER)).toEqual([
      '> seat 0  0+11    [7]  pile 55 56 57 58 59',
      '> seat 1  0+1     [7]  pile 61',
    ]);
    const own = seats(table, 0).map((line) => line.indexOf('pile'));
    expect(own[0]).toBe(own[1]);
    for (const viewer of [0, 1, WATCHER]) expect(seats(table, viewer)[0]).toMatch(/ {2}pile 55 56 57 58 59$/);
  });
});
