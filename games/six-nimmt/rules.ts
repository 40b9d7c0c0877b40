/** The rules of 6 nimmt!, by number. */
export const rules = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  'S8',
  'S9',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
] as const;

/** Those that are our reading, in whole or in part: there the rulebook is silent or contradicts itself. */
export const rulings = ['S9', 'S12', 'S15', 'S16'] as const satisfies readonly (typeof rules)[number][];
