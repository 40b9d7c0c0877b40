import type { Readings } from '../rule-texts.ts';

/** Which rules are our reading of the rulebook, and why. */
export const readings: Readings = {
  label: 'Our reading',
  reasons: {
    'six-nimmt': {
      S9: 'The book does not say whether others may look at a head pile. Everybody saw each card go there, so we allow it.',
      S12: 'The book does not say who wins when totals are equal.',
      S15: 'The book does not say who picks first, nor in which order the rows lie. Moving the first pick on treats everybody alike.',
      S16: 'In the book, the advanced game has both known cards and the draft. We also offer known cards with a dealt hand.',
    },
    'eleven-nimmt': {
      E2: 'The pictures of the rulebook are lost, so we use the heads of 6 nimmt!. That is not proven: a sister game is known to differ.',
      E4: 'The book lets the youngest player begin, whom a program does not know, and it says nothing about equal minus points.',
      E7: 'The book does not say what happens when the stack runs out.',
      E8: 'The book forbids leafing through a pile to see which cards lie in it and how many. So we show neither, unless the table wants a memory aid.',
      E10: 'The book does not say what happens if you yourself have the most. Taking a bull card from yourself would change nothing.',
      E11: 'The book only says that you may play more than one card. How many, how far and on which piles is our decision.',
      E12: 'The book does not say how such a turn ends. If you always say so, nobody learns what you could still have played.',
      E13: 'The book does not say what becomes of the bull cards when a round ends.',
      E14: 'The book does not say what happens when nothing is left to play on or to take. Without this rule a round could go on for ever.',
      E15: 'The book does not say who wins when points are equal.',
    },
    bullenrommee: {
      B1: 'The pictures of the rulebook are lost, so the heads are those of 6 nimmt!, as in 11 nimmt!. That is not proven: a sister game is known to differ.',
      B4: 'The book lets the youngest player begin, whom a program does not know.',
      B7: 'The book lets you pass if you can lay nothing. We conclude that you must lay if you can.',
      B10: 'The book does not say whether a swap needs a meadow of your own. It puts a card into a meadow, so we treat it like adding one.',
      B11: 'The book does not say how a turn ends in which you could go on laying.',
      B12: 'The book does not say how far a row may go on after 100. One that reached its own beginning would have no ends.',
      B14: 'The book says nothing about splitting or joining meadows, so the cards stay where they lie.',
      B19: 'The book does not say what happens when the supply is used up and nobody can go out.',
      B20: 'The book does not say who wins when points are equal.',
      B21: 'The book has one deal only. Several deals even out the luck of the cards.',
    },
    'twenty-one': {
      T2: 'The pictures of the sheets are lost. Numbers that fall from left to right fit all examples that are left.',
      T3: 'The pictures of the sheets are lost. The first row adds up to 21 in every account; the other four are reconstructed so that all examples fit.',
      T4: 'The book does not say who gets which sheet.',
      T5: 'The book does not mention six ones. All the dice would have to stay, so there is nothing to roll.',
      T8: 'The book does not say who decides first. With secret choices nobody gains by waiting.',
      T12: 'The book does not say who wins when points are equal.',
      T13: 'The book leaves it to the players who begins.',
    },
    'captain-jack': {
      C3: 'The book does not say who begins.',
      C6: 'The book has new piles only for a card that meets its like, and does not say how to go on when the table is empty.',
      C8: 'The book does not say whether taken cards may be counted. Everybody saw each pile go, so the numbers are open.',
      C9: 'The book does not say what a pile is worth that begins with a Blank. A Blank makes a pile worth 0, so it starts there.',
      C12: 'At a real table the quickest hand wins. Here everybody gets the same chance to answer, and silence gives no hand away.',
      C13: 'The book does not say who draws first after a Jack, nor whose turn is next.',
      C14: 'The book does not say what a Jack does on an empty table.',
      C15: 'The book does not say to whom the piles belong that are left at the end.',
      C16: 'The book does not say who wins when the numbers are equal.',
      C17: 'The book has one deal only. Several deals even out the luck of the draw.',
    },
  },
};
