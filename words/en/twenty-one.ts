import type { RuleTextsOf } from '../rule-texts.ts';

export const twentyOne: RuleTextsOf<'twenty-one'> = {
  T1: 'There are six dice: a white, a yellow, a red, a green, a blue and a black one.',
  T2: 'There are six sheets, A to F, and everybody has a different one, open to all. Each has five rows of six fields, and each row has every colour once. The numbers are alike on all sheets and fall from left to right; the colours are not.',
  T3: 'The printed numbers are 6 5 4 3 2 1, then 5 4 4 3 3 1, 5 4 4 3 2 1, 5 4 4 2 2 1 and 4 4 3 3 2 1. Over all six sheets each colour stands once in each place of a row, so no sheet is the better one.',
  T4: 'The sheets are handed out by lot or, if agreed so, in the order of the seats.',
  T5: 'Whoever has the dice rolls all six. They may be left as they lie, or rolled once more, except those that show 1: these stay. Six ones cannot be rolled again.',
  T6: 'Then everybody does one of two things. Write: enter one or more dice, each in the open field of its colour in your current row, if the die is not higher than the printed number. Or cross: strike out the leftmost open field of that row, even if you could write. Never both, and never two crosses.',
  T7: 'A number that equals the printed one is a hit and is marked.',
  T8: 'All choose in secret, and the choices are shown when the last has been made.',
  T9: 'A row without an open field is scored at once: its numbers, and for 1 to 6 hits another 1, 3, 6, 10, 15 or 21. A crossed field counts nothing. You go on in the next row down, but not before the next turn.',
  T10: 'After that the next player to the left has the dice.',
  T11: 'The match is over at the end of the turn in which somebody completes the fifth row; several may do so together. All others score the row they are in as far as it is filled.',
  T12: 'The most points win. Equal points share the rank.',
  T13: 'The player in the first seat rolls first.',
};
