import type { RuleTextsOf } from '../rule-texts.ts';

export const sixNimmt: RuleTextsOf<'six-nimmt'> = {
  S1: 'There are 104 cards, numbered 1 to 104. Ox heads: 55 has seven; other multiples of 11 have five; multiples of 10 have three; other numbers ending in 5 have two; all the rest have one.',
  S2: 'In each round every player is dealt ten cards, hidden from the others, and four more are turned up to start the four rows. The rest are not used in this round.',
  S3: 'A round has ten turns. In each turn everyone picks a card in secret. Once all have picked, the cards are revealed together.',
  S4: 'The cards are placed one by one, lowest first.',
  S5: 'A card goes to the end of a row whose last card is lower.',
  S6: 'If several rows qualify, it goes to the one whose last card is closest below it.',
  S7: 'A row holds five cards. Whoever places the sixth card takes those five, and the sixth card becomes the first of the row.',
  S8: 'If a card is lower than the last card of every row, its owner chooses a row and takes all its cards, and the card becomes the first of that row. The remaining cards wait.',
  S9: 'Taken cards go to the player’s head pile, never back to the hand. Head piles are public: anyone may look at them.',
  S10: 'The round ends when all hands are empty. The heads in each pile are added to the totals.',
  S11: 'The match ends after the round in which someone reaches the target (66 unless agreed otherwise), or after an agreed number of rounds.',
  S12: 'Fewest heads wins. Players with equal totals share their place.',
  S13: 'With known cards, only the cards from 1 up to 10 times the number of players plus 4 are used.',
  S14: 'In the draft those cards are laid out face up, and the players take turns picking one until each has ten. The remaining four start the rows.',
  S15: 'The first player picks first in round one; each round the first pick moves to the next player. The rows are laid out in rising order, and everyone may remember what was picked.',
  S16: 'Variants: basic (all cards, dealt), known (few cards, dealt), draft (few cards, picked).',
};
