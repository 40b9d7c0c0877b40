import type { ByGame } from '../rule-texts.ts';

/** What the guide says in the first match of each game, step by step. */
const english = {
  'six-nimmt': {
    aim: 'Four rows, ten cards in your hand, and ox heads that nobody wants: the fewest win. In each turn everybody chooses a card in secret. Lift the 27 and play it.',
    closest:
      'The lowest card went first. Each card goes to the row whose last card is closest below it: 27 behind 25, 46 behind 44. Now play 80: it goes behind 78.',
    growing: 'Row 4 is growing. Play 83.',
    danger:
      'Row 4 has five cards now. Whoever places the sixth takes those five. Play 90: with luck somebody comes before you.',
    taken:
      'Your neighbour’s 88 was lower, so it was placed first, as the sixth card, and took the row. Your 90 came after it and is safe. Now try a card that is lower than every row: play 3.',
    low: 'Your 3 fits nowhere. You choose a row, take its cards, and your 3 starts it anew. Take the row with the fewest heads.',
    free: 'That is all there is to it. Play the round to its end on your own.',
  },
  'eleven-nimmt': {
    aim: 'Be rid of your cards. A card goes on a pile if it is one to ten higher than the top: here 32 to 41. Lift the 33 and play it on the 31.',
    take: 'The pile has three cards now. You could play, but look: whoever takes three or more cards gets a bull card, and bulls are worth a lot. Take the pile.',
    bull: 'You have a bull, and two new piles were turned up. With one bull you may play as many cards as you like on one pile, all within ten of the card that was on top when your turn began. Play 90 on the 87.',
    more: 'One more: play 93 on the same pile.',
    done: 'Nothing else fits there. End your turn.',
    ring: 'After 100 the numbers go on with 1. So your 7 fits on the 99: play it.',
    doneAgain: 'End your turn.',
    free: 'You know the rest: cards in your hand at the end count their ox heads against you. Play the round to its end.',
  },
  bullenrommee: {
    aim: 'Lay rows of cards, called meadows: three or more in rising order, with steps of one or two. Your first lay must be a new meadow. Lay 14, 16 and 17. Now you own a meadow and may add cards to any, at the ends or in between: put the 15 between 14 and 16. Then press “Done”.',
    joker:
      'Bulls are jokers and stand for any number that fits. Lay a new meadow with one: 30, a joker, 33. Then press “Done”.',
    swap: 'A joker can be swapped: put your 31 in its place, and the joker comes into your hand. Then press “Done”.',
    takeCard: 'If you lay nothing, you take a card: an open one, or the top of the stock. Take the open 20.',
    free: 'Heads in your meadows count for you, heads left in your hand against you. Play on to the end.',
  },
  'twenty-one': {
    aim: 'Five rows of six fields, and six dice for everybody. You have the dice: you could roll again, but this roll is good. Keep it.',
    write:
      'A die goes into the field of its colour if it is not higher than the printed number. Exactly the printed number is a hit and brings more. Mark white, red and green, and write them.',
    wait: 'Now your neighbour rolled. Blue 3 is a hit for you. Yellow 3 would fit as well, but then it is no hit: leave it open. Write blue alone.',
    reroll:
      'You have the dice again. Only yellow and black are missing, and black shows 1 already. Roll again: dice that show 1 stay.',
    finish: 'Black stayed, and yellow came up 5. Both are hits: write yellow and black.',
    free: 'Six hits in a row: 21 for the numbers and 21 more for the hits. If nothing fits you have to cross out the leftmost open field. The match ends when somebody has filled all five rows. Go on!',
  },
  'captain-jack': {
    aim: 'Take as few cards as you can. A card is added to a pile: below eleven nothing happens, above eleven you take the pile. Lift the 4 and place it on the 5.',
    eleven:
      'Nine and two made eleven, so the pile was given away. Then a 6 began a new one. Your 5 makes it eleven: place it.',
    give: 'Exactly eleven! You choose who takes the pile. Give it to Alma.',
    split: 'A card never goes onto its like. The 1 on the table keeps your 1 away: begin a new pile with it.',
    answer:
      'A Jack makes its pile worth eleven, whatever it was. But you hold a Blank: put it on the Jack before the pile is given away, and whoever played the Jack takes it all.',
    free: 'A Blank in your own turn makes a pile worth 0. Now you know everything. Play on!',
  },
};

/** What every lesson ends with. */
type LastStep = { readonly free: string };

/** English is the type of the others: a missing step does not compile. Nor does a missing game. */
export type LessonTexts = ByGame<typeof english, LastStep>;

export const lessons: LessonTexts = english;
