import type { HelpTexts } from '../help-texts.ts';

export const help: HelpTexts = {
  'six-nimmt': {
    what: 'All play a card at once, and nobody wants to lay the sixth of a row.',
    goal: 'Collect as few ox heads as possible.',
    steps: [
      'Pick a card in secret. When all have picked, the cards are turned up together.',
      'They are placed from the lowest to the highest, each behind the closest lower card.',
      'If yours is the sixth card of a row, you take the five that lie there, and yours starts the row anew.',
      'If yours is lower than the end of every row, you take a row of your choice, and yours starts it anew.',
      'After ten turns the heads that you took are added up. The match ends when somebody has 66 or more.',
    ],
    tips: [
      'A card just above the end of a short row is nearly always safe.',
      'If your card is too low, take the row with the fewest heads, not the one with the fewest cards.',
    ],
  },
  'eleven-nimmt': {
    what: 'Get rid of your cards, none more than ten above the pile that it goes on.',
    goal: 'Empty your hand first: ox heads that you still hold are minus points.',
    steps: [
      'On your turn, play a card or take a pile.',
      'The card must be one to ten higher than the top of its pile; after 100 comes 1.',
      'If nothing fits, take a whole pile into your hand. Two new piles are then turned up.',
      'A pile of three or more cards brings you a bull card.',
      'With bull cards you may play several cards in a turn. Say when you are done.',
      'The round ends when a hand is empty. After all rounds the fewest minus points win.',
    ],
    tips: [
      'Taking a big pile early can pay: with the bull card you get rid of many cards at once.',
      'Keep cards together that are close to each other: with a bull card they go in one turn.',
    ],
  },
  bullenrommee: {
    what: 'A rummy with rising rows: make your meadows grow before somebody goes out.',
    goal: 'Have the most ox heads in your own meadows, less those left in your hand.',
    steps: [
      'On your turn, lay cards or take one card from the supply, never both.',
      'Begin with a meadow: three or more rising cards, each one or two higher, such as 14, 16 and 17.',
      'Once you have a meadow, add cards to any meadow, at its ends or in between.',
      'A joker stands for any number. Whoever puts a fitting card in its place gets the joker.',
      'When you have laid what you want, say that you are done.',
      'The deal ends when somebody lays their last card. They need not be the winner.',
    ],
    tips: [
      'A card in another’s meadow scores for its owner. Do it to go out, or to lose what you cannot use.',
      'Lay cards with many heads in time: they are worth most in a meadow and cost most in your hand.',
    ],
  },
  'twenty-one': {
    what: 'Six dice for everybody: fill your rows and match the printed numbers.',
    goal: 'Have the most points when somebody completes the fifth row.',
    steps: [
      'Whoever has the dice rolls all six and may roll once more; ones stay as they are.',
      'Then all choose at the same time, each in the row that they are in.',
      'Write as many dice as you like into the fields of their colours, none higher than the printed number.',
      'Or cross out the leftmost open field.',
      'The same number as printed is a hit. The more hits in a row, the bigger the bonus, up to 21.',
      'A full row is scored, and next turn you go on in the row below.',
    ],
    tips: [
      'Always write a hit: no die can do better in that field.',
      'Keep an eye on the other sheets: a fine row is of little use if somebody ends the match first.',
    ],
  },
  'captain-jack': {
    what: 'Make exactly 11 and give the pile away. Make more, and it is yours.',
    goal: 'Take as few cards as possible.',
    steps: [
      'Place a card from your hand on a pile. Its number is added to what the pile is worth.',
      'With exactly 11 you give the pile to another player. With more you are busted and take it.',
      'A Blank makes a pile worth 0, a Jack makes it worth 11.',
      'When a Jack is played, the others may answer with a Blank: then whoever played it takes the pile.',
      'A card never goes onto one like it. Split instead, and begin a new pile.',
      'Draw back up to three cards. All is over when nobody has a card left.',
    ],
    tips: [
      'Keep a Blank in hand for another player’s Jack.',
      'A pile worth 0 or 1 is safe to leave: no number can make it 11 at once.',
    ],
  },
};
