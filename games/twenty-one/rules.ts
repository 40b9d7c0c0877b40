/** The rules of Twenty One, by number. */
export const rules = [
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T7',
  'T8',
  'T9',
  'T10',
  'T11',
  'T12',
  'T13',
] as const;

/** Those that are our reading, in whole or in part: there the rulebook is silent or contradicts itself. */
export const rulings = [
  'T2',
  'T3',
  'T4',
  'T5',
  'T8',
  'T12',
  'T13',
] as const satisfies readonly (typeof rules)[number][];
