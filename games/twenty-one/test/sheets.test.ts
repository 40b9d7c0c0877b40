import { describe, expect, it } from 'vitest';
import { sheets, twentyOne } from '../index.ts';
import { COLOURS, SHEETS } from '../material.ts';
import { matchOf, ONES, Table } from './table.ts';

const sorted = (list: readonly string[]): string[] => [...list].sort();
const perColour = sorted(COLOURS);
const rowNumbers = [1, 2, 3, 4, 5];

describe('the block', () => {
  it('[T1] has six colours, in the order of the records', () => {
    expect(COLOURS).toEqual(['white', 'yellow', 'red', 'green', 'blue', 'black']);
  });

  it('[T2] has six sheets of five rows of six fields, every colour once in each row', () => {
    expect(Object.keys(sheets())).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    for (const rows of Object.values(sheets())) {
      expect(rows).toHaveLength(5);
      for (const row of rows) expect(sorted(row.map(([colour]) => colour))).toEqual(perColour);
    }
  });

  it('[T2] no order of colours is used twice, on one sheet or on two', () => {
    const orders = Object.values(sheets()).flatMap((rows) => rows.map((row) => row.map(([c]) => c).join()));
    expect(new Set(orders).size).toBe(30);
  });

  it.each(SHEETS)(
    '[T3] sheet %s has the printed numbers, falling, that add up to 21, 20, 19, 18, 17',
    (sheet) => {
      const numbers = sheets()[sheet].map((row) => row.map(([, printed]) => printed));
      expect(numbers.map((row) => row.join(' '))).toEqual([
        '6 5 4 3 2 1',
        '5 4 4 3 3 1',
        '5 4 4 3 2 1',
        '5 4 4 2 2 1',
        '4 4 3 3 2 1',
      ]);
      expect(numbers.map((row) => row.reduce((a, b) => a + b))).toEqual([21, 20, 19, 18, 17]);
    },
  );

  it.each(rowNumbers)('[T3] in row %i every colour stands once in every place, over the sheets', (number) => {
    for (let place = 0; place < 6; place++) {
      const colours = Object.values(sheets()).map((rows) => rows[number - 1]![place]![0]);
      expect(sorted(colours)).toEqual(perColour);
    }
  });

  it('is copied for each caller: nobody can change it for another', () => {
    (sheets().A as unknown[]).length = 0;
    expect(sheets().A).toHaveLength(5);
  });
});

describe('the deal', () => {
  it.each([2, 3, 4, 5, 6])('[T4] by order gives %i seats the first sheets and draws nothing', (seats) => {
    const dealt = 'ABCDEF'.slice(0, seats);
    const table = new Table(dealt, ONES);
    expect(table.view().sheets).toEqual([...dealt]);
    expect(table.dataOf('deal')).toEqual([{ n: 1, sheets: [...dealt], first: 0 }]);
    expect(table.left).toBe(0);
  });

  it('[T4] by lot gives the sheets that are drawn, from all six', () => {
    const table = new Table('FBD', ONES);
    expect(table.view().sheets).toEqual(['F', 'B', 'D']);
    expect(table.dataOf('deal')).toEqual([{ n: 1, sheets: ['F', 'B', 'D'], first: 0 }]);
    expect(table.left).toBe(0);
  });

  it('[T4] goes by lot unless agreed otherwise, and knows no third way', () => {
    expect(matchOf(2, {}).options).toEqual({ sheets: 'shuffled' });
    expect(twentyOne.options.sheets).toMatchObject({ values: ['ordered', 'shuffled'], rule: 'T4' });
  });

  it('[T2] is open to everybody', () => {
    const table = new Table('CA', ONES);
    for (const viewer of [-1, 0, 1]) expect(table.view(viewer).sheets).toEqual(['C', 'A']);
  });
});
