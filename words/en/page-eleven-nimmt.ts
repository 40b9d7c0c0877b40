import { counting } from '../plural.ts';
import { does, whose, within } from './you.ts';

const count = counting('en');
const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });

/** What the page says at a table of 11 nimmt!. */
export const elevenNimmtPage = {
  name: '11 nimmt!',
  line: 'Get rid of your cards, each at most ten above its pile. If none fits, take a pile: big piles earn bulls.',
  /** What the scores of the seats are, and who wins by them. */
  goal: 'Fewest minus points wins.',
  score: (n: number) => count(n, { one: '# minus point', other: '# minus points' }),
  options: {
    rounds: { name: 'Rounds', unit: 'one per player if left empty' },
    memory: { name: 'Memory aid', values: { off: 'off', on: 'shows what is in the piles' } },
  },
  piles: 'The piles',
  stack: (n: number) => `stack: ${n}`,
  range: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  fits: 'cards that fit:',
  full: 'no more this turn',
  /** E5: said of a range that goes over 100. */
  wraps: 'After 100 the numbers continue with 1.',
  /** E11, E12: what the player's own bull cards allow, and on how many piles cards were played in this turn. */
  noBull: 'No bull: one card a turn.',
  power: (bulls: number, used: number) =>
    count(bulls, {
      one: `Your bull: any number of cards on one pile a turn${used > 0 ? ', already chosen' : ''}.`,
      other: `Your # bulls: any number of cards on up to ${bulls} piles a turn${used > 0 ? `, ${used} used` : ''}.`,
    }),
  served: 'played on this turn',
  /** E6: asked before a pile is taken; `free` is whether the player could also play a card. */
  takeAsk: (pile: number, free: boolean) =>
    `Take all of pile ${pile} into your hand? ${free ? 'You could still play. ' : ''}Press again to take it.`,
  height: cards,
  /** How many cards the pile has; null without the memory aid (E8). */
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
  takeBull: (name: string) => `Take ${name}’s bull`,
  done: 'End my turn',
  places: (card: number, n: number) =>
    n === 0
      ? `${card} does not fit on any pile right now.`
      : count(n, { one: `${card} fits on one pile.`, other: `${card} fits on # piles. Choose one.` }),
  playOrTake: 'Play a card on a pile or take a pile.',
  playWithBulls: (n: number) =>
    count(n, {
      one: 'Play any number of cards on one pile, or take a pile.',
      other: 'Play any number of cards on up to # piles, or take a pile.',
    }),
  mustTake: 'Nothing fits. Choose a pile to take.',
  more: 'Play more cards or end your turn.',
  onlyDone: 'Nothing else fits, so your turn is over.',
  chooseBull: 'The supply is empty. Choose who gives you a bull card.',
  otherTurn: (name: string) => `${name}’s turn.`,
  otherBull: (name: string) => `${name} is choosing a bull card.`,
  over: 'The match is over.',
  tell: {
    start: (card: number, first: string) =>
      `The first pile starts with ${card}. ${does(first, 'go', 'goes')} first.`,
    played: (name: string, card: number, pile: number) =>
      `${does(name, 'play', 'plays')} ${card} on pile ${pile}.`,
    done: (name: string) => `${whose(name)} turn ends.`,
    took: (name: string, pile: number, top: number) =>
      `${does(name, 'take', 'takes')} pile ${pile} with ${top} on top.`,
    bull: (name: string) => `${does(name, 'get', 'gets')} a bull card.`,
    bullFrom: (name: string, from: string) =>
      `${does(name, 'get', 'gets')} a bull card from ${within(from)}.`,
    turned: (list: string) => `New piles: ${list}.`,
    noneTurned: 'The stack is empty, so there is no new pile.',
  },
  refused: {
    'bull-first': 'Choose who gives you a bull card first.',
    'not-most-bulls': 'You get a bull card from whoever has the most.',
    'no-bull-to-choose': 'There is no bull card to choose right now.',
    'no-bull-card': 'Without a bull card you play one card, and your turn ends by itself.',
    'play-or-take': 'Play a card or take a pile before you end your turn.',
    'already-played': 'You have played cards this turn, so you cannot take a pile.',
    'no-such-pile': 'There is no such pile.',
    'not-in-hand': 'You do not have this card.',
    'too-many-piles': 'In one turn you may play on as many piles as you have bull cards, and no more.',
    'does-not-follow':
      'This card does not fit: it must be 1 to 10 above the top card, and 1 comes after 100.',
  },
};
