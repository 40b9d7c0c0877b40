/** The number cards of Captain Jack are called by their numbers in every language. */
export const numberCards = {
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
} as const;
