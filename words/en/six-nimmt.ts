import type { RuleTextsOf } from '../rule-texts.ts';

export const sixNimmt: RuleTextsOf<'six-nimmt'> = {
  S1: 'There are 104 cards, numbered 1 to 104. Ox heads: 55 has seven; other multiples of 11 have five; multiples of 10 three; other numbers that end in 5 two; all the rest one.',
  S2: 'Each round every player is dealt ten hidden cards, and four more are turned up to start the four rows. The rest is out of the round.',
  S3: 'A round has ten turns. In a turn everybody picks a card in secret; when all have, the cards are turned up together.',
  S4: 'The cards are placed one after another, the lowest first.',
  S5: 'A card goes to the end of a row whose last card is lower.',
  S6: 'If several rows would do, it goes to the one whose last card is closest below it.',
  S7: 'A row holds five cards. Whoever would place the sixth takes those five, and the card starts the row anew.',
  S8: 'A card lower than the end of every row: its owner chooses a row, takes all its cards, and the card starts that row anew. The cards after it wait.',
  S9: 'Taken cards go to the player’s head pile, never back to the hand. Head piles are open: anybody may look at them.',
  S10: 'The round is over when all hands are empty; the heads in each pile are added to the totals.',
  S11: 'Rounds go on until somebody has the target (66 unless agreed otherwise) or more after a whole round, or for an agreed number of rounds.',
  S12: 'The fewest heads win. Equal totals share the rank.',
  S13: 'With known cards, only the numbers from 1 to ten times the players plus four are used.',
  S14: 'In the draft those cards lie open, and the players pick in turn, one at a time, until each has ten. The four that are left start the rows.',
  S15: 'The first player picks first in round one; each round the first pick moves on by one. The rows are set out in rising order, and everybody may remember what was picked.',
  S16: 'Variants: basic (all cards, dealt), known (few cards, dealt), draft (few cards, picked).',
};
