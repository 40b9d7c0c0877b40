import type { RuleTextsOf } from '../rule-texts.ts';

export const elevenNimmt: RuleTextsOf<'eleven-nimmt'> = {
  E1: 'There are 100 ox cards, numbered 1 to 100, and ten bull cards.',
  E2: 'Ox heads: 55 has seven; other multiples of 11 have five; multiples of 10 have three; other numbers ending in 5 have two; all the rest have one.',
  E3: 'In each round every player is dealt ten cards, hidden from the others. The rest form a face-down stack; its top card is turned up and starts the first pile. The bull cards are placed beside it.',
  E4: 'The first player starts round one, and turns pass from seat to seat. Later rounds are started by whoever got the most minus points in the round before; if several did, by the first of them in seat order.',
  E5: 'Play a card on a pile: it must be one to ten higher than the top card. After 100 the numbers continue with 1, so 97 to 100 and 1 to 6 can be played on a 96.',
  E6: 'Or take any whole pile into your hand, which ends your turn. You must take a pile if you cannot play, and you may take one even if you can.',
  E7: 'After a player takes a pile, two cards from the stack are turned up and start new piles. If the stack has only one card left, only one pile is started; if it is empty, none.',
  E8: 'No one may look through a pile: you see its top card, but not what is below it or how many cards there are. You may remember what went into it and who took it. A table may agree on a memory aid, which shows all that to everyone.',
  E9: 'Taking a pile of three or more cards earns you a bull card. It stays face up in front of you until the round ends, and you may collect several.',
  E10: 'If no bull cards are left in the supply, you get one from whoever has the most; if several do, you choose. If you alone have the most, you get none.',
  E11: 'With bull cards you may play several cards in a turn, on at most as many different piles as you have bull cards. On each pile they must rise, and none may be more than 10 above the card that was on top when your turn began. Bull cards are not used up; a new one counts from your next turn.',
  E12: 'Without a bull card your turn ends when you have played a card. With one, you say when you are done, unless your hand is empty.',
  E13: 'The round ends at once when a player has no cards left. Everyone else gets one minus point for each ox head in hand. Bull cards count for nothing and are returned.',
  E14: 'The round also ends at once when the stack is empty and no pile is left. Then every hand is counted.',
  E15: 'There are as many rounds as players, unless agreed otherwise. Fewest minus points wins; players with equal points share their place.',
};
