/** The rules of 11 nimmt!, by number. */
export const rules = [
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'E7',
  'E8',
  'E9',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
] as const;

/** Those that are our reading, in whole or in part: there the rulebook is silent or contradicts itself. */
export const rulings = [
  'E2',
  'E4',
  'E7',
  'E8',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
] as const satisfies readonly (typeof rules)[number][];
