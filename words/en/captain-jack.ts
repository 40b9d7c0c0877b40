import type { RuleTextsOf } from '../rule-texts.ts';

export const captainJack: RuleTextsOf<'captain-jack'> = {
  C1: 'There are 72 cards: the numbers 1 to 6 eight times each, 7 to 9 four times each, six Jacks and six Blanks.',
  C2: 'Everybody is dealt three cards; what is left is the deck. Cards from its top are turned up, one onto the other, until a number shows: that is the first pile, and it is worth that number.',
  C3: 'The first player begins, and turns go round the table.',
  C4: 'In your turn you have to place a card from your hand on any one of the piles. Afterwards you draw back up to three cards, as long as there are some in the deck.',
  C5: 'A card never goes onto its like: not on a pile that shows the same number, nor a Blank on a Blank. You may split instead and begin a new pile with it. There can be any number of piles.',
  C6: 'A new pile is begun only by a split, that is, when some pile shows a card like yours, or when the table is empty; then any card will do.',
  C7: 'A number is added to what the pile is worth. Below 11 nothing more happens. With exactly 11 you name another player, who has to take the pile. With more than 11 you are busted and take it yourself.',
  C8: 'Cards that you take are put aside and stay out of play. Everybody may know how many each player has.',
  C9: 'A Blank played in your own turn makes its pile worth 0. The pile stays where it is, and play on it continues. A pile that begins with a Blank is worth 0 too.',
  C10: 'A Jack makes its pile worth 11 at once, so you may give it to another player, unless somebody answers.',
  C11: 'When a Jack comes down, each of the other players may try to be the first to put a Blank on it, out of turn. If one succeeds, whoever played the Jack takes the pile, Jack and Blank included.',
  C12: 'As soon as a Jack lies, all other players with cards in hand are asked, and only afterwards is the pile given away. Each answers with a Blank or passes. The first Blank settles it, and so does the last pass; if there is a clock, running out of time means passing. Nobody learns what those who stay silent hold.',
  C13: 'If nobody answered, the pile is given away. Then the player of the Jack draws, and after that the one who answered. The turn goes on from the player of the Jack.',
  C14: 'A Jack on an empty table is a pile of its own, and can be answered like any other.',
  C15: 'With the deck used up the hands get smaller, and players without cards are skipped. All is over when nobody has a card left. Piles that still lie there belong to no one.',
  C16: 'Whoever has taken the fewest cards wins. Players with the same number share their place.',
  C17: 'You may agree on several deals, up to twenty, and add up the cards taken. Each deal is begun by the next player round the table.',
  C18: 'A pile may be laid out as a row, so that everybody sees all its cards: nothing in it is secret.',
};
