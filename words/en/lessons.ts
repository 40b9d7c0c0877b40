import type { ByGame } from '../rule-texts.ts';

/** What the guide says in the first match of each game, step by step. */
const english = {
  'six-nimmt': {
    aim: 'Four rows, ten cards in your hand, and ox heads that no one wants: fewest wins. Each turn everyone chooses a card in secret. Select the 27 and play it.',
    closest:
      'The lowest card went first. Each card goes to the row whose last card is closest below it: 27 after 25, 46 after 44. Now play 80: it goes after 78.',
    growing: 'Row 4 is growing. Play 83.',
    danger:
      'Row 4 has five cards now. Whoever places the sixth card takes those five. Play 90: with luck someone else gets there first.',
    taken:
      'Your neighbour’s 88 was lower, so it was placed first, as the sixth card, and your neighbour took the row. Your 90 came after it and is safe. Now try a card that is lower than every row: play 3.',
    low: 'Your 3 does not fit anywhere. Choose a row and take its cards; your 3 replaces them. Take the row with the fewest heads.',
    free: 'That is all there is to it. Finish the round on your own.',
  },
  'eleven-nimmt': {
    aim: 'Get rid of your cards. A card goes on a pile if it is one to ten higher than the top card: here 32 to 41. Select the 33 and play it on the 31.',
    take: 'The pile has three cards now. You could play a card, but whoever takes three or more cards gets a bull card, and bulls are worth a lot. Take the pile.',
    bull: 'You have a bull, and two new piles were turned up. With one bull you may play as many cards as you like on one pile, all within ten of the card that was on top when your turn began. Play 90 on the 87.',
    more: 'One more: play 93 on the same pile.',
    done: 'Nothing else fits there. End your turn.',
    ring: 'After 100 the numbers continue with 1, so your 7 fits on the 99. Play it.',
    doneAgain: 'End your turn.',
    free: 'One last thing: ox heads on cards left in your hand at the end count against you. Finish the round on your own.',
  },
  bullenrommee: {
    aim: 'Lay rows of cards, called meadows: three or more in rising order, with steps of one or two. The first cards you lay must be a new meadow. Lay 14, 16 and 17.',
    between:
      'Now that you own a meadow, you may add cards to any meadow, at the ends or in between. Put the 15 between 14 and 16.',
    done: 'That is all for this turn. Press “Done”.',
    joker: 'Bulls are jokers and stand for any number that fits. Lay a new meadow with one: 30, a joker, 33.',
    jokerDone: 'Press “Done”.',
    swap: 'A joker can be swapped: put your 31 in its place, and the joker goes to your hand.',
    swapDone: 'The joker is yours now. Press “Done”.',
    takeCard:
      'If you lay nothing, you take a card: a face-up one or the top card of the stock. Take the face-up 20.',
    free: 'Heads in your meadows count for you, and heads left in your hand count against you. Finish the deal on your own.',
  },
  'twenty-one': {
    aim: 'Five rows of six fields, and six dice for everyone. It is your roll. You could roll again, but this roll is good. Keep it.',
    write:
      'A die goes into the field of its colour if it is not higher than the printed number. Exactly the printed number is a hit and scores more. Select white, red and green, and enter them.',
    wait: 'Your neighbour has rolled. Blue 3 is a hit for you. Yellow 3 would fit too, but it would not be a hit, so leave yellow open. Enter blue only.',
    reroll:
      'It is your roll again. Only yellow and black are missing, and black already shows 1. Roll again: dice that show 1 stay.',
    finish: 'Black stayed, and yellow came up 5. Both are hits: enter yellow and black.',
    free: 'Six hits in one row: 21 for the numbers and 21 more for the hits. If nothing fits, you have to cross out the leftmost open field. The match ends when someone has filled all five rows. Play on!',
  },
  'captain-jack': {
    aim: 'Take as few cards as you can. Each card adds to its pile: below eleven nothing happens, above eleven you take the pile. Select the 4 and place it on the 5.',
    eleven:
      'Nine and two made eleven, so the pile was given away. Then a 6 started a new one. Your 5 makes it eleven: place it.',
    give: 'Exactly eleven! You choose who takes the pile. Give it to Alma.',
    split:
      'You may not play a card on an identical one. Your 1 cannot go on the 1 on the table, so start a new pile with it.',
    answer:
      'A Jack makes its pile worth eleven, whatever it was. But you hold a Blank: put it on the Jack before the pile is given away, and whoever played the Jack takes it all.',
    free: 'A Blank on your own turn makes a pile worth 0. Now you know everything. Play on!',
  },
};

/** What every lesson ends with. */
type LastStep = { readonly free: string };

/** English is the type of the others: a missing step does not compile. Nor does a missing game. */
export type LessonTexts = ByGame<typeof english, LastStep>;

export const lessons: LessonTexts = english;

/** What stands around the guide's text. */
export const guide = {
  step: (n: number, all: number) => `${n} of ${all}`,
  back: 'Back',
  skip: 'Skip',
  complete: 'Lesson complete',
  first: 'Play your first match',
  firstHelp: 'Against easy bots, with hints on. Or play this one to its end.',
};

export type GuideWords = typeof guide;
