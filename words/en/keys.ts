import type { KeysTexts } from '../keys-texts.ts';

export const keys: KeysTexts = {
  title: 'Keyboard',
  everywhere: 'On every page',
  page: [
    ['?', 'Shows this list.'],
    ['Tab', 'Goes to the next button or group.'],
    ['← → ↑ ↓', 'Go from card to card in a group.'],
    ['Enter', 'Presses what has the focus.'],
    ['Esc', 'Closes a window.'],
  ],
  games: {
    'six-nimmt': [
      ['0–9', 'Lift the card with this number. If you have to take a row, they mark row 1 to 4.'],
      ['Enter', 'Plays the lifted card, or takes the marked row.'],
      ['Esc', 'Lowers the card. Pressed again, it takes your choice back while others still choose.'],
    ],
    'eleven-nimmt': [
      ['0–9', 'Lift the card with this number.'],
      ['Enter', 'Plays the lifted card. If it fits on several piles, the focus goes to the first of them.'],
      ['← →', 'Go from pile to pile.'],
      ['Esc', 'Lowers the card.'],
    ],
    bullenrommee: [
      ['0–9', 'Lift the cards with these numbers, one after another. 0 is a joker.'],
      [
        'Enter',
        'Lays three lifted cards, puts one card where it fits, or takes an open card. If there are several places, the focus goes to the first of them.',
      ],
      ['Esc', 'Lowers the cards. Pressed again, it takes the last step back.'],
    ],
    'twenty-one': [
      ['1–6', 'Mark every field that fits a die with this number.'],
      ['Enter', 'Writes the marked fields.'],
      ['Esc', 'Removes the marks. Pressed again, it takes your choice back while others still choose.'],
    ],
    'captain-jack': [
      ['1–9', 'Lift the card with this number. You reach Jack and Blank with ← and →.'],
      ['Enter', 'Places the lifted card. If there are several places, the focus goes to the first of them.'],
      ['Esc', 'Lowers the card.'],
    ],
  },
};
