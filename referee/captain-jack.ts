// Captain Jack, judged by the rules C1–C18 (C18 says how piles lie, not what may be done).

import { addTo, at, type Book, best, isInteger, range, removeOne, takeTop } from './record.ts';

export const CASES = [
  'split',
  'three or more piles',
  'exactly 11',
  'bust',
  'Jack given',
  'Jack answered',
  'window closed by the last pass',
  'window with some seats not asked',
  'Jack on an empty table',
  'Blank starts a pile',
  'empty table',
  'seats run out at different times',
  'set-up pile of several cards',
  'shared win',
];

const KINDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'B'];

/** C1: eight each of 1–6, four each of 7–9, six Jacks, six Blanks. */
function copiesOf(card: string): number {
  if (card === 'J' || card === 'B') return 6;
  return Number(card) <= 6 ? 8 : 4;
}

interface Pile {
  /** From the bottom to the top. */
  readonly cards: string[];
  value: number;
}

interface Deal {
  readonly hands: string[][];
  readonly piles: Pile[];
  /** Top first. */
  readonly deck: string[];
  /** How many cards each seat has taken. */
  readonly taken: number[];
}

export function judgeMatch(book: Book): void {
  book.header(2, 6);
  book.checkOptions({
    deals: { rule: 'C17', ok: (value) => isInteger(value, 1, 20) },
    // C12 gives no range: any time that is one.
    answerSeconds: { rule: 'C12', ok: (value) => typeof value === 'number' && value > 0 },
  });
  const deals = book.options.deals as number;
  const totals: number[] = Array(book.seats).fill(0);
  for (const n of range(1, deals)) {
    const points = judgeDeal(book, n);
    // C17: the deals are added up.
    addTo(totals, points);
    book.round(n, points, totals, 'C8');
  }
  // C16: the fewest cards win.
  book.end(totals, best(totals, 'fewest'), { over: 'C17', scores: 'C16', winners: 'C16' });
}

/** Plays one deal and gives the cards that each seat took. */
function judgeDeal(book: Book, n: number): number[] {
  // C3, C17: seat 0 begins, and one seat on each deal.
  const first = (n - 1) % book.seats;
  const deal = readDeal(book, n, first);
  const { hands, piles, deck, taken } = deal;
  let seat = first;
  let skipped = false;
  // C15: until the deck and all hands are empty.
  while (deck.length > 0 || hands.some((hand) => hand.length > 0)) {
    // C15: a seat without cards is passed over.
    if (at(hands, seat).length > 0) {
      turn(book, deal, seat);
      if (piles.length === 0) book.count('empty table');
    } else if (!skipped) {
      book.count('seats run out at different times');
      skipped = true;
    }
    seat = (seat + 1) % book.seats;
  }
  return taken;
}

/** C2: three cards for each seat, the first pile, the rest is the deck. */
function readDeal(book: Book, n: number, first: number): Deal {
  const line = book.deal(n, ['hands', 'pile', 'deck', 'first'], 'C17');
  const hands = book.hands(line.hands, KINDS, 3, 'C2');
  const cards = book.cards(line.pile, KINDS, undefined, 'C2', 'pile');
  const deck = book.cards(line.deck, KINDS, undefined, 'C2', 'deck');
  const all = [...hands.flat(), ...cards, ...deck];
  for (const kind of KINDS) {
    const copies = all.filter((card) => card === kind).length;
    book.must(copies === copiesOf(kind), 'C1', `${copies} cards ${kind}, not ${copiesOf(kind)}`);
  }
  // C2: cards are turned up until there is a number on top.
  const firstNumber = cards.findIndex((card) => card !== 'J' && card !== 'B');
  book.must(
    firstNumber >= 0 && firstNumber === cards.length - 1,
    'C2',
    `the first pile ${cards.join(' ')} does not end with its first number`,
  );
  if (cards.length > 1) book.count('set-up pile of several cards');
  book.must(line.first === first, n === 1 ? 'C3' : 'C17', `first is ${line.first}, not ${first}`);
  const pile = { cards, value: Number(cards.at(-1)) };
  return { hands, piles: [pile], deck, taken: Array(book.seats).fill(0) };
}

/** C4: draws back to three while the deck lasts. */
function drawBack({ hands, deck }: Deal, seat: number): void {
  while (at(hands, seat).length < 3 && deck.length > 0) at(hands, seat).push(takeTop(deck));
}

/** C8: the seat lays the pile's cards aside; those behind it move up. */
function takePile({ piles, taken }: Deal, seat: number, pile: Pile): void {
  piles.splice(piles.indexOf(pile), 1);
  taken[seat] = at(taken, seat) + pile.cards.length;
}

/** C4: places one card, with all that follows from it. */
function turn(book: Book, deal: Deal, seat: number): void {
  const { hands, piles } = deal;
  const move = book.moveBy(seat, 'C4', 'a card');
  const match = /^([1-9JB])>(new|[1-9][0-9]*)$/.exec(move);
  book.must(match !== null, 'C4', `${move}: seat ${seat} must place a card`);
  const card = at(match, 1);
  book.must(removeOne(at(hands, seat), card), 'C4', `seat ${seat} does not hold ${card}`);
  const onEmptyTable = piles.length === 0;
  let pile: Pile;
  if (match[2] === 'new') {
    pile = open(book, piles, card);
  } else {
    const old = piles[Number(match[2]) - 1];
    book.must(old !== undefined, 'C4', `there is no pile ${match[2]}`);
    // C5: not on an identical card.
    book.must(old.cards.at(-1) !== card, 'C5', `${card} may not be placed on ${card}`);
    pile = old;
  }
  pile.cards.push(card);
  let answerer: number | undefined;
  if (card === 'J') {
    // C10: worth 11; C14: also on an empty table.
    pile.value = 11;
    if (onEmptyTable) book.count('Jack on an empty table');
    answerer = answerWindow(book, deal, seat);
    if (answerer === undefined) {
      give(book, deal, seat, pile, 'C10');
      book.count('Jack given');
    } else {
      // C11: the Jack's seat takes all, with the Blank.
      pile.cards.push('B');
      takePile(deal, seat, pile);
      book.count('Jack answered');
    }
  } else if (card === 'B') {
    // C9: worth 0.
    pile.value = 0;
    if (pile.cards.length === 1) book.count('Blank starts a pile');
  } else {
    // C7: a number adds to the value.
    pile.value += Number(card);
    if (pile.value === 11) {
      book.count('exactly 11');
      give(book, deal, seat, pile, 'C7');
    } else if (pile.value > 11) {
      book.count('bust');
      takePile(deal, seat, pile);
    }
  }
  // C4, C13: the seat draws, then the one that answered.
  drawBack(deal, seat);
  if (answerer !== undefined) drawBack(deal, answerer);
}

/** C5, C6: a new pile, only by a split or on an empty table. */
function open(book: Book, piles: Pile[], card: string): Pile {
  if (piles.length > 0) {
    const identical = piles.some(({ cards }) => cards.at(-1) === card);
    book.must(identical, 'C6', `${card} starts a pile, but is no pile's top card`);
    book.count('split');
    if (piles.length >= 2) book.count('three or more piles');
  }
  const pile = { cards: [], value: 0 };
  piles.push(pile);
  return pile;
}

/** C7, C10: the seat names another, which takes the pile. */
function give(book: Book, deal: Deal, seat: number, pile: Pile, rule: string): void {
  const move = book.moveBy(seat, rule, 'to give the pile');
  book.must(/^give [0-9]$/.test(move), rule, `${move}: seat ${seat} must give the pile`);
  const to = Number(move.slice(5));
  book.must(to < book.seats && to !== seat, rule, `the pile cannot be given to seat ${to}`);
  takePile(deal, to, pile);
}

/** C11, C12: the seat that answers the Jack, if any. */
function answerWindow(book: Book, { hands }: Deal, seat: number): number | undefined {
  // C12: every other seat that holds a card is asked.
  const others = range(0, book.seats - 1).filter((other) => other !== seat);
  const asked = others.filter((other) => at(hands, other).length > 0);
  if (asked.length < others.length) book.count('window with some seats not asked');
  const passed: number[] = [];
  // C12: the first Blank closes the window, and so does the last pass.
  while (passed.length < asked.length) {
    const { seat: other, move } = book.move('C12', 'an answer to the Jack');
    book.must(asked.includes(other), 'C12', `seat ${other} is not asked`);
    book.must(!passed.includes(other), 'C12', `seat ${other} has passed already`);
    book.must(move === 'blank' || move === 'pass', 'C12', `${move}: an answer to the Jack is due`);
    if (move === 'blank') {
      book.must(removeOne(at(hands, other), 'B'), 'C11', `seat ${other} holds no Blank`);
      return other;
    }
    passed.push(other);
  }
  if (asked.length > 0) book.count('window closed by the last pass');
  return undefined;
}
