import { counting } from '../plural.ts';

const count = counting('en');
const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });

/** What the page says at a table of 11 nimmt!. */
export const elevenNimmtPage = {
  name: '11 nimmt!',
  line: 'Get rid of your cards, each at most ten above its pile. If none fits, take a pile: big ones bring bulls.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Minus points: the fewest win.',
  score: (n: number) => count(n, { one: '# minus point', other: '# minus points' }),
  options: {
    rounds: { name: 'Rounds', unit: 'as many as players, if left empty' },
    memory: { name: 'Memory aid', values: { off: 'off', on: 'shows what lies in the piles' } },
  },
  piles: 'The piles',
  stack: (n: number) => `stack: ${n}`,
  range: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  fits: 'cards that fit:',
  full: 'no more now',
  height: cards,
  /** How many cards the pile has is told only with the memory aid (E8); else it is null. */
  take: (n: number | null) => (n === null ? 'Take' : `Take ${n}`),
  /** It begins with what `take` says. */
  takeLabel: (pile: number, top: number, n: number | null) =>
    `${n === null ? 'Take' : `Take ${n}`}: pile ${pile}, ${top} on top`,
  /** What a screen reader says of a pile of more than one card. */
  below: 'with cards below',
  /** With the memory aid (E8): a button that shows the cards of a pile, its title, and what a seat was seen to take. */
  look: (pile: number, n: number) => `Look at pile ${pile} (${cards(n)})`,
  pile: (pile: number) => `Pile ${pile}`,
  seen: (list: string) => `seen: ${list}`,
  playHere: (card: number, pile: number, top: number) => `Play ${card} on the ${top} of pile ${pile}`,
  herd: 'Hands and bulls',
  cards,
  bulls: (n: number) => count(n, { one: '# bull card', other: '# bull cards' }),
  supply: 'Bull supply',
  takeBull: (name: string) => `Bull of ${name}`,
  done: 'End my turn',
  places: (card: number, n: number) =>
    n === 0
      ? `${card} fits on no pile now.`
      : count(n, { one: `${card} fits on one pile.`, other: `${card} fits on # piles: choose one.` }),
  playOrTake: 'Play a card on a pile, or take a pile.',
  playWithBulls: (n: number) =>
    count(n, {
      one: 'Play cards on one pile, as many as you like, or take a pile.',
      other: 'Play cards on up to # piles, as many as you like, or take a pile.',
    }),
  mustTake: 'Nothing fits: choose a pile to take.',
  more: 'Play more cards, or end your turn.',
  onlyDone: 'Nothing more fits: end your turn.',
  chooseBull: 'The supply is empty: choose who gives you a bull card.',
  otherTurn: (name: string) => `${name} to move.`,
  otherBull: (name: string) => `${name} to choose a bull card.`,
  over: 'The match is over.',
  tell: {
    start: (card: number, first: string) => `The first pile starts with ${card}. First to move: ${first}.`,
    played: (name: string, card: number, pile: number) => `${name}: ${card} on pile ${pile}.`,
    done: (name: string) => `${name}: end of the turn.`,
    took: (name: string, pile: number, top: number) => `${name}: took pile ${pile} with the ${top} on top.`,
    bull: (name: string) => `${name}: a bull card from the supply.`,
    bullFrom: (name: string, from: string) => `${name}: a bull card from ${from}.`,
    turned: (list: string) => `New piles: ${list}.`,
    noneTurned: 'The stack is empty: no new pile.',
  },
  refused: {
    'bull-first': 'First choose who gives you a bull card.',
    'not-most-bulls': 'A bull card comes from whoever has the most of them.',
    'no-bull-to-choose': 'There is no bull card to choose now.',
    'no-bull-card': 'Without a bull card you play one card, and your turn is over by itself.',
    'play-or-take': 'Play a card or take a pile before you end your turn.',
    'already-played': 'You have played cards in this turn, so you cannot take a pile.',
    'no-such-pile': 'There is no such pile.',
    'not-in-hand': 'You do not have this card.',
    'too-many-piles': 'You may play on no more piles in one turn than you have bull cards.',
    'does-not-follow':
      'This card does not follow: it has to be 1 to 10 above the top card, and 1 comes after 100.',
  },
};
