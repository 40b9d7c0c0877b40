import type { KeysTexts } from '../keys-texts.ts';

export const keys: KeysTexts = {
  title: 'Keyboard',
  everywhere: 'On every page',
  page: [
    ['?', 'Shows this list.'],
    ['Tab', 'Moves to the next button or group.'],
    ['← → ↑ ↓', 'Move from card to card in a group.'],
    ['Enter', 'Presses the focused button.'],
    ['Esc', 'Closes a window.'],
  ],
  replay: [
    ['← →', 'Previous or next move.'],
    ['↑ ↓', 'Previous or next mistake.'],
    ['Page Up, Page Down', 'Previous or next round.'],
    ['Home, End', 'First or last move.'],
    ['Space', 'Plays or pauses.'],
  ],
  games: {
    'six-nimmt': [
      ['0–9', 'Select the card with this number. If you have to take a row, 1 to 4 select the row.'],
      ['Enter', 'Plays the selected card, or takes the selected row.'],
      ['Esc', 'Deselects the card. Press again to undo your choice while others are still choosing.'],
    ],
    'eleven-nimmt': [
      ['0–9', 'Select the card with this number.'],
      ['Enter', 'Plays the selected card. If it fits on several piles, moves to the first of them.'],
      ['← →', 'Move from pile to pile.'],
      ['Esc', 'Deselects the card.'],
    ],
    bullenrommee: [
      ['0–9', 'Select cards by their numbers, one after another. 0 is a joker.'],
      [
        'Enter',
        'Lays three selected cards, adds one card where it fits, or takes a face-up card. If there are several places, moves to the first of them.',
      ],
      ['Esc', 'Deselects the cards. Press again to undo the last step.'],
    ],
    'twenty-one': [
      ['1–6', 'Select every field that fits a die with this number.'],
      ['Enter', 'Fills in the selected fields.'],
      ['Esc', 'Deselects the fields. Press again to undo your choice while others are still choosing.'],
    ],
    'captain-jack': [
      ['1–9', 'Select the card with this number. Use ← and → to reach a Jack or a Blank.'],
      ['Enter', 'Places the selected card. If there are several places, moves to the first of them.'],
      ['Esc', 'Deselects the card.'],
    ],
  },
};
