import type { RuleTextsOf } from '../rule-texts.ts';

export const captainJack: RuleTextsOf<'captain-jack'> = {
  C1: 'There are 72 cards: eight of each number from 1 to 6, four of each from 7 to 9, six Jacks and six Blanks.',
  C2: 'Everyone is dealt three cards; the rest form the deck. Cards are turned up from the top, one on another, until a number shows. They form the first pile, which is worth that number.',
  C3: 'The first player starts, and turns go round the table.',
  C4: 'On your turn you must place a card from your hand on any pile. Then you draw back up to three cards, as long as the deck lasts.',
  C5: 'You may not play a card on an identical one: neither a number on the same number nor a Blank on a Blank. You may split instead and start a new pile with it. There can be any number of piles.',
  C6: 'You start a new pile only by a split, when a pile shows a card identical to yours, or when the table is empty; then any card will do.',
  C7: 'A number is added to what the pile is worth. Below 11 nothing else happens. At exactly 11 you name another player, who must take the pile. Above 11 you are busted and take it yourself.',
  C8: 'Cards that you take are set aside and stay out of play. Everyone may know how many each player has.',
  C9: 'A Blank played on your own turn resets the value of its pile to zero. The pile stays where it is, and play on it continues. A pile that starts with a Blank is worth 0 too.',
  C10: 'A Jack makes its pile worth 11 at once, so you give it to another player, unless someone answers.',
  C11: 'When a Jack is played, each of the other players may try to be the first to put a Blank on it, out of turn. If someone does, the player of the Jack takes the pile, including the Jack and the Blank.',
  C12: 'As soon as a Jack is played, all other players with cards in hand are asked, and only then is the pile given away. Each answers with a Blank or passes. The first Blank settles it, and so does the last pass; if there is a clock, running out of time means passing. No one learns what silent players hold.',
  C13: 'If no one answers, the pile is given away. Then the player of the Jack draws, and after that the one who answered, if any. Next is the player after whoever played the Jack.',
  C14: 'A Jack on an empty table is a pile of its own and can be answered like any other.',
  C15: 'Once the deck is empty, hands get smaller, and players without cards are skipped. The deal ends when no one has a card left. Piles that are still on the table belong to no one.',
  C16: 'Fewest cards taken wins. Players with the same number share their place.',
  C17: 'You can agree on several deals, up to twenty, and add up the cards taken. Each deal is started by the next player.',
  C18: 'A pile may be laid out in a row so that everyone can see all its cards: nothing in it is secret.',
};
