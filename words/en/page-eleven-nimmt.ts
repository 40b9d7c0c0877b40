/** What the page says at a table of 11 nimmt!. */
export const elevenNimmtPage = {
  name: '11 nimmt!',
  line: 'Lay cards on piles in steps of at most ten. Who cannot takes a pile, and with it a bull.',
  options: { rounds: { name: 'Rounds', unit: 'as many as players, if left empty' } },
  yourTurn: 'It is your turn.',
  othersTurn: (names: string) => `Waiting for ${names}.`,
  over: 'The match is over.',
};
