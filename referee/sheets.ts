// The sheets of Twenty One: data from a file, checked by the rules T2 and T3.

import { at } from './record.ts';

/** T1: in the order in which a move names them. */
export const COLOURS = ['white', 'yellow', 'red', 'green', 'blue', 'black'];

/** Five rows of six fields. */
export type Sheet = [colour: string, printed: number][][];

export type Sheets = Record<string, Sheet>;

/** T3: the printed numbers, the same on all sheets. */
const PRINTED = [
  [6, 5, 4, 3, 2, 1],
  [5, 4, 4, 3, 3, 1],
  [5, 4, 4, 3, 2, 1],
  [5, 4, 4, 2, 2, 1],
  [4, 4, 3, 3, 2, 1],
];

/** What is wrong with the sheets. */
export function sheetFaults(sheets: Sheets): { rule: string; what: string }[] {
  const faults: { rule: string; what: string }[] = [];
  // T2: six sheets, A–F.
  const names = Object.keys(sheets).sort();
  if (names.join('') !== 'ABCDEF')
    return [{ rule: 'T2', what: `sheets ${names.join(' ')}, not A B C D E F` }];
  for (const name of names) {
    const sheet = at(sheets, name);
    // T2, T3: five rows of six fields with the printed numbers.
    const printed = sheet.map((row) => row.map((field) => field[1]));
    if (JSON.stringify(printed) !== JSON.stringify(PRINTED)) {
      faults.push({ rule: 'T3', what: `sheet ${name}: other numbers are printed` });
      continue;
    }
    // T2: each row has every colour once.
    for (const [number, row] of sheet.entries())
      for (const colour of COLOURS)
        if (row.filter((field) => field[0] === colour).length !== 1)
          faults.push({ rule: 'T2', what: `sheet ${name}, row ${number + 1}: not one ${colour} field` });
  }
  if (faults.length > 0) return faults;
  // T3: in each row, over the six sheets, every colour stands once in every place.
  for (const [number, row] of PRINTED.entries())
    for (const place of row.keys())
      for (const colour of COLOURS)
        if (names.filter((name) => at(at(at(sheets, name), number), place)[0] === colour).length !== 1)
          faults.push({
            rule: 'T3',
            what: `row ${number + 1}, place ${place + 1}: ${colour} not on one sheet`,
          });
  return faults;
}
