// Bullenrommee, judged by the rules B1–B21.

import {
  type Card,
  canLay,
  isMeadow,
  jokersMeet,
  type Meadow,
  placesFor,
  runsOver,
  withAdded,
  withSwapped,
} from './meadow.ts';
import { OX_CARDS, oxHeads } from './ox-heads.ts';
import { addTo, at, type Book, best, FORMAT, isInteger, range, removeOne, takeTop } from './record.ts';

export const CASES = [
  'joker in a new meadow',
  'joker added',
  'swap',
  'swapped joker laid in the same turn',
  'card that could go to two places',
  'meadow over 100→1',
  'several meadows in a turn',
  "addition to another's meadow",
  'pass',
  'went out',
  'all passed',
  'supply exhausted',
  'shared win',
];

interface Deal {
  readonly hands: Card[][];
  readonly open: number[];
  /** Top first. */
  readonly stock: number[];
  /** In the order in which they were laid. */
  readonly meadows: Meadow[];
}

export function judgeMatch(book: Book): void {
  book.header(2, 5);
  book.checkOptions({ deals: { rule: 'B21', ok: (value) => isInteger(value, 1, 20) } });
  const deals = book.options.deals as number;
  const totals: number[] = Array(book.seats).fill(0);
  for (const n of range(1, deals)) {
    const points = judgeDeal(book, n);
    // B21: the deals are added up.
    addTo(totals, points);
    book.round(n, points, totals, 'B20');
  }
  // B20: most points win.
  book.end(totals, best(totals, 'most'), { over: 'B21', scores: 'B20', winners: 'B20' });
}

/** Plays one deal and gives the points of each seat. */
function judgeDeal(book: Book, n: number): number[] {
  // B4, B21: seat 0 begins, and one seat on each deal.
  const first = (n - 1) % book.seats;
  const deal = readDeal(book, n, first);
  let seat = first;
  let passes = 0;
  // B18: until a hand is empty; B19: or every seat in turn has passed.
  while (passes < book.seats && deal.hands.every((hand) => hand.length > 0)) {
    const passed = turn(book, deal, seat);
    passes = passed ? passes + 1 : 0;
    seat = (seat + 1) % book.seats;
  }
  book.count(passes === book.seats ? 'all passed' : 'went out');
  // B20: the heads in one's own meadows, less those in the hand. B1: jokers count 0.
  return range(0, book.seats - 1).map((owner) => {
    const laid = deal.meadows.filter((meadow) => meadow.owner === owner).flatMap(({ cards }) => cards);
    return headsOf(laid) - headsOf(at(deal.hands, owner));
  });
}

function headsOf(cards: readonly Card[]): number {
  return oxHeads(cards.filter((card) => card !== 'J'));
}

/** B2, B3: 13 cards and the jokers for each seat, five open cards, the rest is the stock. */
function readDeal(book: Book, n: number, first: number): Deal {
  const line = book.deal(n, ['hands', 'jokers', 'open', 'stock', 'first'], 'B21');
  const numbers = book.hands(line.hands, OX_CARDS, 13, 'B3');
  const open = book.cards(line.open, OX_CARDS, 5, 'B3', 'open');
  const stock = book.cards(line.stock, OX_CARDS, 100 - 13 * book.seats - 5, 'B3', 'stock');
  const all = [...numbers.flat(), ...open, ...stock];
  book.must(new Set(all).size === 100, 'B3', 'not every card of the deck is there once');
  const jokers = book.seats <= 3 ? 3 : 2;
  book.must(line.jokers === jokers, 'B2', `jokers is ${line.jokers}, not ${jokers}`);
  book.must(line.first === first, n === 1 ? 'B4' : 'B21', `first is ${line.first}, not ${first}`);
  const hands = numbers.map((hand): Card[] => [...hand, ...range(1, jokers).map(() => 'J' as const)]);
  return { hands, open, stock, meadows: [] };
}

/** One turn; true if it is a pass. */
function turn(book: Book, deal: Deal, seat: number): boolean {
  // B5: a seat either lays cards or takes one.
  const move = book.moveBy(seat, 'B5', 'a turn');
  if (move === 'pass') {
    // B7: only when the supply is gone, and nothing can be laid.
    const gone = deal.open.length === 0 && deal.stock.length === 0;
    book.must(gone, 'B7', 'a pass while there is a card to take');
    book.must(
      !canLay(seat, at(deal.hands, seat), deal.meadows),
      'B7',
      'a pass although something can be laid',
    );
    book.count('pass');
    return true;
  }
  if (move === 'draw' || move.startsWith('draw ')) draw(book, deal, seat, move);
  else layCards(book, deal, seat, move);
  return false;
}

/** B6: takes the top of the stock or an open card. */
function draw(book: Book, { hands, open, stock }: Deal, seat: number, move: string): void {
  book.must(open.length > 0 || stock.length > 0, 'B7', 'a draw, but the supply is gone');
  if (move === 'draw') {
    book.must(stock.length > 0, 'B6', 'a draw from the stock, which is empty');
    at(hands, seat).push(takeTop(stock));
  } else {
    book.must(/^draw [1-9][0-9]*$/.test(move), FORMAT, `${move} is no move`);
    const card = Number(move.slice(5));
    const place = open.indexOf(card);
    book.must(place >= 0, 'B6', `${card} is not an open card`);
    at(hands, seat).push(card);
    // B6: made up to five again while the stock lasts; the new card comes into the place.
    open.splice(place, 1, ...stock.splice(0, 1));
  }
  if (open.length === 0 && stock.length === 0) book.count('supply exhausted');
}

/** B8, B11, B18: lays cards until `done`, or until the hand is empty. */
function layCards(book: Book, deal: Deal, seat: number, firstMove: string): void {
  const touched = new Set<Meadow>();
  let swapped = 0;
  let move = firstMove;
  book.must(move !== 'done', 'B11', 'done without a card laid');
  while (move !== 'done') {
    // B5: never lay and take; B7: nor lay and pass.
    book.must(!/^(draw|pass)\b/.test(move), 'B5', `${move} in a turn in which cards were laid`);
    const [kind, ...rest] = move.split(' ');
    const jokersBefore = at(deal.hands, seat).filter((card) => card === 'J').length;
    book.must(kind === 'lay' || kind === 'add' || kind === 'swap', FORMAT, `${move} is no move`);
    if (kind === 'lay') touched.add(lay(book, deal, seat, rest));
    if (kind === 'add') touched.add(add(book, deal, seat, rest));
    if (kind === 'swap') touched.add(swap(book, deal, seat, rest));
    const jokers = at(deal.hands, seat).filter((card) => card === 'J').length;
    if (jokers > jokersBefore) swapped += 1;
    if (jokers < jokersBefore && swapped > 0) {
      book.count('swapped joker laid in the same turn');
      swapped -= 1;
    }
    // B18: at once.
    if (at(deal.hands, seat).length === 0) break;
    move = book.moveBy(seat, 'B11', 'more cards or done');
  }
  if (touched.size > 1) book.count('several meadows in a turn');
}

function cardOf(book: Book, text: string): Card {
  if (text === 'J') return 'J';
  book.must(/^[1-9][0-9]*$/.test(text), FORMAT, `${text} is no card`);
  return Number(text);
}

/** B8: a new meadow, of exactly three cards. */
function lay(book: Book, { hands, meadows }: Deal, seat: number, words: readonly string[]): Meadow {
  book.must(words.length === 3, FORMAT, 'a new meadow is laid with exactly three cards');
  const cards = words.map((word) => cardOf(book, word));
  for (const card of cards)
    book.must(removeOne(at(hands, seat), card), 'B8', `seat ${seat} does not hold ${card}`);
  book.must(!jokersMeet(cards), 'B15', `${cards.join(' ')}: two jokers next to each other`);
  book.must(isMeadow(cards), 'B12', `${cards.join(' ')} is no meadow`);
  const meadow = { owner: seat, cards };
  meadows.push(meadow);
  if (cards.includes('J')) book.count('joker in a new meadow');
  if (runsOver(cards)) book.count('meadow over 100→1');
  return meadow;
}

/** The card, the meadow and the place in `19 m2@4`. */
function target(book: Book, { hands, meadows }: Deal, seat: number, words: readonly string[], rule: string) {
  const match = /^m([1-9][0-9]*)@([1-9][0-9]*)$/.exec(words[1] ?? '');
  book.must(words.length === 2 && match !== null, FORMAT, `${words.join(' ')}: no card and place`);
  const card = cardOf(book, at(words, 0));
  // B9, B10: only with a meadow of one's own, in this deal.
  book.must(
    meadows.some(({ owner }) => owner === seat),
    rule,
    `seat ${seat} has no meadow of its own yet`,
  );
  const meadow = meadows[Number(match[1]) - 1];
  book.must(meadow !== undefined, 'B8', `there is no meadow ${match[1]}`);
  book.must(removeOne(at(hands, seat), card), 'B8', `seat ${seat} does not hold ${card}`);
  return { card, meadow, place: Number(match[2]) };
}

/** B13: a card put into a meadow, one's own or another's. */
function add(book: Book, deal: Deal, seat: number, words: readonly string[]): Meadow {
  const { card, meadow, place } = target(book, deal, seat, words, 'B9');
  book.must(place <= meadow.cards.length + 1, 'B13', `there is no place ${place}`);
  const cards = withAdded(meadow.cards, card, place);
  book.must(!jokersMeet(cards), 'B15', `${cards.join(' ')}: two jokers next to each other`);
  book.must(isMeadow(cards), 'B13', `${cards.join(' ')} is no meadow`);
  if (card === 'J') book.count('joker added');
  else if (placesFor(card, deal.meadows) > 1) book.count('card that could go to two places');
  if (meadow.owner !== seat) book.count("addition to another's meadow");
  if (runsOver(cards) && !runsOver(meadow.cards)) book.count('meadow over 100→1');
  meadow.cards = cards;
  return meadow;
}

/** B17: a number in the place of a joker, which goes to the hand. */
function swap(book: Book, deal: Deal, seat: number, words: readonly string[]): Meadow {
  const { card, meadow, place } = target(book, deal, seat, words, 'B10');
  book.must(meadow.cards[place - 1] === 'J', 'B17', `card ${place} is no joker`);
  book.must(card !== 'J', 'B17', 'a joker for a joker is no swap');
  const cards = withSwapped(meadow.cards, card, place);
  book.must(isMeadow(cards), 'B17', `${cards.join(' ')} is no meadow`);
  if (runsOver(cards) && !runsOver(meadow.cards)) book.count('meadow over 100→1');
  meadow.cards = cards;
  at(deal.hands, seat).push('J');
  book.count('swap');
  return meadow;
}
