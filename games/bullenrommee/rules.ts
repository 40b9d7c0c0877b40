/** The rules of Bullenrommee, by number. */
export const rules = [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8',
  'B9',
  'B10',
  'B11',
  'B12',
  'B13',
  'B14',
  'B15',
  'B16',
  'B17',
  'B18',
  'B19',
  'B20',
  'B21',
] as const;

/**
 * Those that are our reading, in whole or in part: there the rulebook is silent or contradicts itself. B1 tells the heads of 11 nimmt!, which
 * are our reading (E2).
 */
export const rulings = [
  'B1',
  'B4',
  'B7',
  'B10',
  'B11',
  'B12',
  'B14',
  'B19',
  'B20',
  'B21',
] as const satisfies readonly (typeof rules)[number][];
