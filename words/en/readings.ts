import type { Readings } from '../rule-texts.ts';

/** Which rules are our reading of the rulebook, and why. */
export const readings: Readings = {
  label: 'Our reading',
  reasons: {
    'six-nimmt': {
      S9: 'The book does not say whether others may look at a head pile. Everyone saw each card go there, so we allow it.',
      S12: 'The book does not say who wins when totals are equal.',
      S15: 'The book does not say who picks first, nor how the rows are ordered. Moving the first pick on treats everyone equally.',
      S16: 'In the book, the advanced game has both known cards and the draft. We also offer known cards with a dealt hand.',
    },
    'eleven-nimmt': {
      E2: 'The pictures of the rulebook are lost, so we use the heads of 6 nimmt!. That is not proven: a sister game is known to differ.',
      E4: 'In the book the youngest player starts, but a program does not know who that is. It says nothing about equal minus points.',
      E7: 'The book does not say what happens when the stack runs out.',
      E8: 'The book forbids looking through a pile to see which cards are in it and how many. So we show neither, unless the table wants a memory aid.',
      E10: 'The book does not say what happens if you yourself have the most. Taking a bull card from yourself would change nothing.',
      E11: 'The book only says that you may play more than one card. How many, how far and on which piles is our decision.',
      E12: 'The book does not say how such a turn ends. If you always end it yourself, no one learns what else you could have played.',
      E13: 'The book does not say what happens to the bull cards when a round ends.',
      E14: 'The book does not say what happens when nothing is left to play on or to take. Without this rule a round could go on forever.',
      E15: 'The book does not say who wins when points are equal.',
    },
    bullenrommee: {
      B1: 'The pictures of the rulebook are lost, so the heads are those of 6 nimmt!, as in 11 nimmt!. That is not proven: a sister game is known to differ.',
      B4: 'In the book the youngest player starts, but a program does not know who that is.',
      B7: 'The book lets you pass if you cannot lay anything. We conclude that you must lay if you can.',
      B10: 'The book does not say whether a swap needs a meadow of your own. It puts a card into a meadow, so we treat it like adding one.',
      B11: 'The book does not say how a turn ends when you could still lay more.',
      B12: 'The book does not say how far a row may continue after 100. One that reached its own beginning would have no ends.',
      B14: 'The book says nothing about splitting or joining meadows, so the cards stay where they are.',
      B19: 'The book does not say what happens when the supply is empty and no one can go out.',
      B20: 'The book does not say who wins when points are equal.',
      B21: 'The book has one deal only. Several deals even out the luck of the cards.',
    },
    'twenty-one': {
      T2: 'The pictures of the sheets are lost. Numbers that fall from left to right fit all surviving examples.',
      T3: 'The pictures of the sheets are lost. Every account agrees that the first row adds up to 21; the other four are reconstructed so that all examples fit.',
      T4: 'The book does not say who gets which sheet.',
      T5: 'The book does not mention six ones. All the dice would stay, so there is nothing to roll.',
      T8: 'The book does not say who decides first. With secret choices no one gains by waiting.',
      T12: 'The book does not say who wins when points are equal.',
      T13: 'The book leaves it to the players who starts.',
    },
    'captain-jack': {
      C3: 'The book does not say who starts.',
      C6: 'The book has new piles only for a card that meets an identical one, and does not say what happens when the table is empty.',
      C8: 'The book does not say whether taken cards may be counted. Everyone saw each pile being taken, so the numbers are public.',
      C9: 'The book does not say what a pile that starts with a Blank is worth. A Blank makes a pile worth 0, so it starts there.',
      C12: 'At a real table the quickest hand wins. Here everyone gets the same chance to answer, and silence reveals nothing about a hand.',
      C13: 'The book does not say who draws first after a Jack, nor whose turn is next.',
      C14: 'The book does not say what a Jack does on an empty table.',
      C15: 'The book does not say who gets the piles that are left at the end.',
      C16: 'The book does not say who wins when the numbers are equal.',
      C17: 'The book has one deal only. Several deals even out the luck of the draw.',
    },
  },
};
