import type { RuleTextsOf } from '../rule-texts.ts';

export const elevenNimmt: RuleTextsOf<'eleven-nimmt'> = {
  E1: 'There are 100 ox cards, numbered 1 to 100, and ten bull cards.',
  E2: 'Ox heads: 55 has seven; other multiples of 11 have five; multiples of 10 three; other numbers that end in 5 two; all the rest one.',
  E3: 'Each round every player is dealt ten hidden cards. The rest is a face-down stack; its top card is turned up and starts the first pile. The bull cards lie beside it.',
  E4: 'The first player begins round one, and the turn passes from seat to seat. Later rounds are begun by whoever got the most minus points in the round before; among equals, by the first of them.',
  E5: 'Play a card on a pile: it must be one to ten higher than the top card. After 100 the numbers go on with 1, so 97 to 100 and 1 to 6 go on a 96.',
  E6: 'Or take a whole pile into your hand, whichever you like; that ends your turn. You must take if you can play nothing, and you may take even if you can play.',
  E7: 'After a take, two cards from the stack are turned up and start new piles. If the stack has only one left, it is one pile; if it is empty, none.',
  E8: 'Nobody may look through a pile: you see its top card, but neither what lies below nor how many cards there are. Remembering what went into it, and who took it, is allowed. A table may agree on a memory aid, which shows all that to everybody.',
  E9: 'Taking a pile of three or more cards brings you a bull card. It lies face up in front of you until the round ends, and you may collect several.',
  E10: 'If the supply of bull cards is used up, you get one from whoever has the most; among equals you choose. You never give one to yourself: if you alone have the most, you get none.',
  E11: 'With bull cards you may play several cards in a turn, on up to as many different piles as you have bull cards. On each pile they must rise, and none may be more than ten above the card that was on top when your turn began. Bull cards are not used up; a new one counts from your next turn.',
  E12: 'Without a bull card your turn ends with the card you play. With one, you say when you are done, unless your hand is empty.',
  E13: 'The round ends at once when somebody has no cards left. Everybody else gets a minus point for each ox head in hand. Bull cards count nothing and go back.',
  E14: 'The round also ends at once when the stack is used up and no pile is left; then every hand is counted.',
  E15: 'There are as many rounds as players, unless agreed otherwise. The fewest minus points win; equal points share the rank.',
};
