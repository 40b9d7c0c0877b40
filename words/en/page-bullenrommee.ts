/** What the page says at a table of Bullenrommee. */
export const bullenrommeePage = {
  name: 'Bullenrommee',
  line: 'Lay runs of numbers as meadows, add to them, swap jokers out, and be the first without cards.',
  options: { deals: { name: 'Deals' } },
  yourTurn: 'It is your turn.',
  othersTurn: (names: string) => `Waiting for ${names}.`,
  over: 'The match is over.',
};
