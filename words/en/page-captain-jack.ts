/** What the page says at a table of Captain Jack. */
export const captainJackPage = {
  name: 'Captain Jack',
  line: 'Bring a pile to eleven, make somebody else take it, and keep a Blank for the Jack.',
  options: { deals: { name: 'Deals' }, answerSeconds: { name: 'Time to answer a Jack', unit: 'seconds' } },
  yourTurn: 'It is your turn.',
  othersTurn: (names: string) => `Waiting for ${names}.`,
  over: 'The match is over.',
};
