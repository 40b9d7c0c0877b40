/** What the page says at a table of Twenty One. */
export const twentyOnePage = {
  name: 'Twenty One',
  line: 'Six dice for all at once: write as many numbers as you can, and hit the printed ones.',
  options: {
    sheets: { name: 'Sheets', values: { ordered: 'in the order of the seats', shuffled: 'by lot' } },
  },
  yourTurn: 'It is your turn.',
  othersTurn: (names: string) => `Waiting for ${names}.`,
  over: 'The match is over.',
};
