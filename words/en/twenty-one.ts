import type { RuleTextsOf } from '../rule-texts.ts';

export const twentyOne: RuleTextsOf<'twenty-one'> = {
  T1: 'There are six dice: white, yellow, red, green, blue and black.',
  T2: 'There are six sheets, A to F. Everyone has a different one, and all can see it. Each has five rows of six fields, and each row has every colour once. The numbers are the same on all sheets and fall from left to right; the colours differ.',
  T3: 'The printed numbers are 6 5 4 3 2 1, then 5 4 4 3 3 1, 5 4 4 3 2 1, 5 4 4 2 2 1 and 4 4 3 3 2 1. Across the six sheets each colour appears once in each place of a row, so no sheet is better than another.',
  T4: 'The sheets are handed out at random or, if agreed, in seat order.',
  T5: 'The active player rolls all six dice and may keep the roll or roll once more. Dice that show 1 stay as they are. Six ones cannot be rerolled.',
  T6: 'Then everyone does one of two things. Either enter one or more dice, each in the open field of its colour in your current row, if the die is not higher than the printed number. Or cross out the leftmost open field of that row, even if a die would fit. Never both, and never two crosses.',
  T7: 'A number equal to the printed one is a hit and is marked.',
  T8: 'Everyone chooses in secret, and the choices are revealed once all have chosen.',
  T9: 'A row with no open field is scored at once: the sum of its numbers, plus 1, 3, 6, 10, 15 or 21 for 1 to 6 hits. A crossed-out field counts for nothing. You continue in the next row down, but not before the next turn.',
  T10: 'Then the next player to the left rolls.',
  T11: 'The match ends with the turn in which a player completes their fifth row; several may do so together. All others score what they have filled in their current row.',
  T12: 'Most points wins. Players with equal points share their place.',
  T13: 'The player in the first seat rolls first.',
};
