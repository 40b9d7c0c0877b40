/** The rules of Captain Jack, by number. */
export const rules = [
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
] as const;

/** Those that are our reading, in whole or in part: there the rulebook is silent or contradicts itself. */
export const rulings = [
  'C3',
  'C6',
  'C8',
  'C9',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
] as const satisfies readonly (typeof rules)[number][];
