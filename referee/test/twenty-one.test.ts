import { describe, expect, it } from 'vitest';
import { COLOURS, type Sheets, sheetFaults } from '../sheets.ts';
import {
  type Break,
  end,
  expectGood,
  itCatches,
  lineOf,
  round,
  ruleBroken,
  verdictOf,
  write,
} from './helper.ts';

const PRINTED = ['654321', '544331', '544321', '544221', '443321'];

/** The colour in a place of a row: from sheet to sheet and from row to row they move on by one. */
const colourAt = (sheet: number, row: number, place: number): string => COLOURS[(sheet + row + place) % 6]!;

const sheets: Sheets = Object.fromEntries(
  [...'ABCDEF'].map((name, sheet) => [
    name,
    PRINTED.map((printed, row) =>
      [...printed].map((number, place): [string, number] => [colourAt(sheet, row, place), Number(number)]),
    ),
  ]),
);

/** A roll, from the dice for the places of a row. */
const rollFor = (sheet: number, row: number, dice: string): object => ({
  roll: Object.fromEntries(
    COLOURS.map((colour) => [
      colour,
      Number(dice[[0, 1, 2, 3, 4, 5].find((place) => colourAt(sheet, row, place) === colour)!]),
    ]),
  ),
});

/** A write into places of a row (from 1), the colours in the right order. */
const writeIn = (seat: number, sheet: number, row: number, places: string): string => {
  const written = [...places].map((place) => colourAt(sheet, row, Number(place) - 1));
  return `${seat} write ${COLOURS.filter((colour) => written.includes(colour)).join(' ')}`;
};

const ALL = `write ${COLOURS.join(' ')}`;
const ones = rollFor(0, 0, '111111');
const sixes = rollFor(0, 0, '666666');
const deal = { deal: { n: 1, sheets: ['A', 'B'], first: 0 } };

// Linus (example 3) at seat 0 with sheet A; the other one only crosses. Example 1 is the first turn.
const firstRoll = { roll: { white: 6, yellow: 4, red: 3, green: 3, blue: 1, black: 1 } };
const secondRoll = { roll: { white: 6, yellow: 4, red: 1, green: 3, blue: 1, black: 1 } };
const firstWrite = '0 write white yellow red green blue';
const linus = write(
  'twenty-one',
  2,
  { sheets: 'ordered' },
  deal,
  ...[firstRoll, '0 reroll', secondRoll, '1 cross', firstWrite], // 6× 4 1 3× 1 /
  ...[sixes, '1 keep', '0 cross', '1 cross'],
  ...[rollFor(0, 1, '543121'), '0 keep', writeIn(0, 0, 1, '123456'), '1 cross'],
  ...[rollFor(0, 2, '322525'), '1 keep', writeIn(0, 0, 2, '1235'), '1 cross'],
  ...[sixes, '0 keep', '0 cross', '1 cross', sixes, '1 keep', '0 cross', '1 cross'],
  ...[rollFor(0, 3, '533221'), '0 keep', writeIn(0, 0, 3, '123456'), '1 cross'],
  ...[rollFor(0, 4, '431216'), '1 keep', writeIn(0, 0, 4, '12345'), '1 cross'],
  ...[sixes, '0 keep', '1 cross', '0 cross'],
  round(1, [88, 0]),
  end([88, 0], [0]),
);

// Example 2 at seat 1 with sheet B in row 1; then ones, which fill row after row.
const example2 = [rollFor(1, 0, '564221'), '0 keep', '0 cross', writeIn(1, 1, 0, '13456')];
const together = write(
  'twenty-one',
  2,
  { sheets: 'shuffled' },
  deal,
  ...example2,
  ...[ones, '1 keep', writeIn(0, 0, 0, '23456'), '1 cross'],
  ...[0, 1, 0, 1].flatMap((active) => [ones, `${active} keep`, `0 ${ALL}`, `1 ${ALL}`]),
  round(1, [34, 48]), // 5 ones and a hit, four times 6 ones and a hit; 14 + 6, four times 7
  end([34, 48], [1]),
);

const shared = write(
  'twenty-one',
  2,
  { sheets: 'shuffled' },
  { deal: { n: 1, sheets: ['F', 'C'], first: 0 } },
  ...[0, 1, 0, 1, 0].flatMap((active) => [ones, `${active} keep`, `1 ${ALL}`, `0 ${ALL}`]),
  round(1, [35, 35]),
  end([35, 35], [0, 1]),
);

describe('good records of Twenty One', () => {
  it('examples 1 and 3: T5 T6 T7 T9 T11', () => {
    const { faults, cases } = verdictOf(linus, sheets);
    expect(faults).toEqual([]);
    expect(cases).toMatchObject({ reroll: 1, 'all six written': 2, 'unfinished last row scored': 1 });
    expect(cases['forced cross']! + cases['cross although a write was possible']!).toBe(13);
    expect(cases['forced cross']).toBeGreaterThanOrEqual(7); // sixes fit only the first field of all
  });
  it('example 2, and two that finish together: T9 T11', () =>
    expectGood(
      together,
      {
        'six ones': 5,
        'cross although a write was possible': 2,
        'all six written': 8,
        'several finish together': 1,
      },
      sheets,
    ));
  it('a shared win T12', () =>
    expectGood(
      shared,
      { 'six ones': 5, 'all six written': 10, 'several finish together': 1, 'shared win': 1 },
      sheets,
    ));
  it('example 4, a forced cross T6', () => {
    // Row 1 of sheet F: black 6, white 5, yellow 4, red 3, green 2, blue 1.
    const white6 = { roll: { white: 6, yellow: 1, red: 1, green: 5, blue: 1, black: 1 } };
    const start = shared.slice(0, 2);
    const play = ['0 write yellow red blue black', '1 cross', white6, '1 keep', '0 cross', '1 cross'];
    const then = [ones, '0 keep', '1 cross'];
    const verdictWith = (last: string) =>
      verdictOf([...start, ...[ones, '0 keep', ...play, ...then, last].map(lineOf)], sheets);
    expect(verdictWith('0 write white').faults).toMatchObject([
      { rule: 'T6', what: 'seat 0: its white field is not open' },
    ]);
    expect(verdictWith('0 write green').faults).toMatchObject([{ rule: 'T5' }]); // only that the record breaks off
    expect(verdictWith('0 write green').cases['forced cross']).toBe(1);
  });
});

const BROKEN: Break[] = [
  ['the same sheet twice', 'T2', deal, { deal: { ...deal.deal, sheets: ['A', 'A'] } }],
  ['a strange sheet', 'T2', deal, { deal: { ...deal.deal, sheets: ['A', 'G'] } }],
  ['sheets that are not in order', 'T4', deal, { deal: { ...deal.deal, sheets: ['B', 'A'] } }],
  ['a wrong first seat', 'T13', deal, { deal: { ...deal.deal, first: 1 } }],
  ['no roll', 'T5', firstRoll],
  ['a die that shows 7', 'T1', firstRoll, { roll: { ...firstRoll.roll, white: 7 } }],
  ['a missing die', 'records', firstRoll, { roll: { white: 6, yellow: 4, red: 3, green: 3, blue: 1 } }],
  ['a one rolled again', 'T5', secondRoll, { roll: { ...secondRoll.roll, blue: 2 } }],
  ['a third roll', 'T6', secondRoll, secondRoll, '0 reroll', secondRoll],
  ['a reroll by the wrong seat', 'T5', '0 reroll', '1 reroll'],
  ['neither keep nor reroll', 'T5', '0 reroll'],
  ['a keep after the second roll', 'T6', secondRoll, secondRoll, '0 keep'],
  ['the dice stay where they are', 'T5', '1 keep', '0 keep'],
  ['colours in another order', 'records', firstWrite, '0 write yellow white'],
  ['a colour twice', 'records', firstWrite, '0 write white white'],
  ['a strange colour', 'T1', firstWrite, '0 write pink'],
  ['a write of nothing', 'T6', firstWrite, '0 write'],
  ['a missing choice', 'T6', firstWrite],
  ['a seat that chooses twice', 'T6', '1 cross', '0 cross'],
  ['wrong points', 'T11', round(1, [88, 0]), round(1, [87, 0], [88, 0])],
  ['no round line', 'T11', round(1, [88, 0])],
  ['wrong scores', 'T11', end([88, 0], [0]), end([88, 1], [0])],
  ['wrong winners', 'T12', end([88, 0], [0]), end([88, 0], [1])],
  ['a turn too many', 'T11', round(1, [88, 0]), ones, '1 keep'],
  ['a line after the end', 'T11', end([88, 0], [0]), end([88, 0], [0]), ones],
];

describe('broken records of Twenty One', () => {
  itCatches(linus, BROKEN, sheets);
  itCatches(
    together,
    [
      ['a reroll of six ones', 'T5', '1 keep', '1 reroll'],
      ['a die higher than the printed number', 'T6', example2[3]!, writeIn(1, 1, 0, '2')],
      ['a field that is not open', 'T6', writeIn(0, 0, 0, '23456'), writeIn(0, 0, 0, '1')],
    ],
    sheets,
  );
  itCatches(shared, [['half of a shared win', 'T12', end([35, 35], [0, 1]), end([35, 35], [1])]], sheets);
  it('no sheets to judge by: T2', () => expect(ruleBroken(shared)).toBe('T2'));
  it.each([
    [{}, 'records'],
    [{ sheets: 'random' }, 'T4'],
    [{ sheets: 'ordered', deals: 1 }, 'records'],
  ])('options %j: %s', (options, rule) => {
    expect(ruleBroken(write('twenty-one', 2, options, deal), sheets)).toBe(rule);
  });
});

describe('sheets', () => {
  const changed = (change: (copy: Sheets) => void): string[] => {
    const copy = structuredClone(sheets);
    change(copy);
    return sheetFaults(copy).map(({ rule }) => rule);
  };
  it('are good as they are', () => expect(sheetFaults(sheets)).toEqual([]));
  it('need to be six: T2', () => expect(changed((copy) => delete copy.F)).toEqual(['T2']));
  it('need the right numbers: T3', () => {
    const faults = changed((copy) => {
      copy.A![0]![0]![1] = 5;
    });
    expect(faults).toEqual(['T3']);
  });
  it('need every colour once a row: T2', () => {
    const faults = changed((copy) => {
      copy.B![2]![0]![0] = copy.B![2]![1]![0];
    });
    expect(faults).toEqual(['T2', 'T2']);
  });
  it('need a Latin square: T3', () => {
    const faults = changed((copy) => {
      const row = copy.C![4]!;
      [row[0]![0], row[1]![0]] = [row[1]![0], row[0]![0]];
    });
    expect(new Set(faults)).toEqual(new Set(['T3']));
  });
});
