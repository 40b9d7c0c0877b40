import type { ByGame } from '../rule-texts.ts';

/** What is said below the pictures of each game. */
const captions = {
  'six-nimmt': {
    placed:
      '14 and 15 go after 12, 44 after 43, and 61 after 58: each to the row whose last card is closest below it.',
    sixth:
      'Row 1 had five cards. 30 was the sixth, so its player took the five, and 30 starts the row again.',
    low: '3 was lower than every row. Its player chose row 2 and took its card; 3 and then 9 replaced it.',
  },
  'eleven-nimmt': {
    fits: '36 was played on 31, and 46 on 36: each is one to ten higher than the card below it.',
    takes:
      'The next player took the pile. It had three cards, so that earned a bull card. Two new piles were turned up.',
    ring: 'After 100 comes 1, so 5 is only seven above 98 and fits.',
  },
  bullenrommee: {
    meadow: '14, 16, 17, 19 is a meadow: each card is one or two higher than the one before.',
    joker: '30, a joker, 34: only 32 may replace the joker, because 31 and 33 would leave a gap of three.',
    swapped:
      '31 replaced the joker between 30 and 33, and the joker went back to a hand. 32 would have done too.',
  },
  'twenty-one': {
    rollAgain: 'Roll again: blue and black showed 1 and stayed. The other four dice were rolled.',
    hits: 'Blue 3 and black 1 equal the printed numbers: two hits. Yellow 4 is allowed, white 4 would be too high.',
    row: 'A full row: 5, crossed out, 4, 2, 2 and 1 add up to 14, plus 6 for three hits: 20 points.',
  },
  'captain-jack': {
    eleven: '4, 1 and 6 made exactly eleven. The player of the 6 gave the three cards away.',
    blank: '7, then a Blank: the pile was worth 0. A 9 made it 9, and a 5 would make 14: busted.',
    split: 'A 5 may not go on a 5, so it started a new pile.',
  },
};

const around = {
  headings: { cards: 'Cards', setup: 'Set-up', turn: 'A turn', end: 'The end' },
  details: 'Details: all rules by number',
  examples: 'Examples from the rulebook',
};

/** English is the type of the other languages: what is missing there does not compile. Nor does a missing game. */
export type RulebookWords = typeof around & {
  readonly captions: ByGame<typeof captions, Readonly<Record<string, string>>>;
};

/** What stands around the rules of a game, and below the pictures of the rulebook's examples. */
export const rulebook: RulebookWords = { ...around, captions };
