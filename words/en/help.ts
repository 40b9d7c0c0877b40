import type { HelpTexts } from '../help-texts.ts';

export const help: HelpTexts = {
  'six-nimmt': {
    what: 'Everyone plays a card at once, and no one wants to play the sixth card in a row.',
    goal: 'Collect as few ox heads as possible.',
    steps: [
      'Pick a card in secret. Once everyone has picked, the cards are revealed together.',
      'They are placed from lowest to highest, each after the closest lower card at the end of a row.',
      'If yours is the sixth card in a row, you take the other five, and yours becomes the first.',
      'If yours is lower than the last card of every row, you take a row of your choice, and yours replaces it.',
      'After ten turns the heads you took are added up. The match ends when someone has 66 or more.',
    ],
    tips: [
      'A card just above the last card of a short row is nearly always safe.',
      'If your card is too low, take the row with the fewest heads, not the one with the fewest cards.',
    ],
  },
  'eleven-nimmt': {
    what: 'Get rid of your cards, each at most ten above the pile it goes on.',
    goal: 'Be the first to empty your hand: ox heads you still hold are minus points.',
    steps: [
      'On your turn, play a card or take a pile.',
      'The card must be one to ten higher than the top of its pile; after 100 comes 1.',
      'If nothing fits, take a whole pile into your hand. Two new piles are then turned up.',
      'A pile of three or more cards earns you a bull card.',
      'With bull cards you may play several cards in a turn. Say when you are done.',
      'The round ends when a hand is empty. After all rounds, fewest minus points wins.',
    ],
    tips: [
      'Taking a big pile early can pay off: with the bull card you can get rid of many cards at once.',
      'Hold on to cards that are close to each other: with a bull card you can play them in one turn.',
    ],
  },
  bullenrommee: {
    what: 'Rummy with rising rows: grow your meadows before someone goes out.',
    goal: 'Have the most ox heads in your own meadows, minus those left in your hand.',
    steps: [
      'On your turn, lay cards or take one card from the supply, never both.',
      'Start with a meadow: three or more rising cards, each one or two higher, such as 14, 16 and 17.',
      'Once you have a meadow, add cards to any meadow, at its ends or in between.',
      'A joker stands for any number. Replace it with a card that fits, and the joker is yours.',
      'When you have laid what you want, press “Done”.',
      'The deal ends when someone lays their last card. They need not be the winner.',
    ],
    tips: [
      'A card in another player’s meadow scores for that player. Do that to go out, or to get rid of a card you cannot use.',
      'Lay cards with many heads early: they are worth most in a meadow and cost most in your hand.',
    ],
  },
  'twenty-one': {
    what: 'Everyone uses the same six dice: fill your rows and match the printed numbers.',
    goal: 'Have the most points when someone completes the fifth row.',
    steps: [
      'The active player rolls all six dice and may roll once more; ones stay as they are.',
      'Then everyone chooses at the same time, each in their current row.',
      'Enter as many dice as you like in the fields of their colours, none higher than the printed number.',
      'Or cross out the leftmost open field.',
      'The same number as printed is a hit. The more hits in one row, the bigger the bonus, up to 21.',
      'A full row is scored, and next turn you continue in the row below.',
    ],
    tips: [
      'Always enter a hit: no die can do better in that field.',
      'Keep an eye on the other sheets: a good row is of little use if someone ends the match first.',
    ],
  },
  'captain-jack': {
    what: 'Make exactly 11 and give the pile away. Go over, and you take it.',
    goal: 'Take as few cards as possible.',
    steps: [
      'Place a card from your hand on a pile. Its number is added to what the pile is worth.',
      'At exactly 11 you give the pile to another player. Above 11 you are busted and take it.',
      'A Blank makes a pile worth 0, a Jack makes it worth 11.',
      'When a Jack is played, the others may answer with a Blank. Then whoever played the Jack takes the pile.',
      'You may not play a card on an identical one. Split instead, and start a new pile.',
      'Draw back up to three cards. The deal ends when no one has a card left.',
    ],
    tips: [
      'Keep a Blank in hand for another player’s Jack.',
      'A pile worth 0 or 1 is safe to leave: no number can make it 11 at once.',
    ],
  },
};
