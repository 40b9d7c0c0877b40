// 6 nimmt!, judged by the rules S1–S16.

import { addTo, at, type Book, best, isInteger, last, range, removeOne, sum } from './record.ts';

/** S1: the ox heads on a card. */
function headsOf(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  if (card % 10 === 5) return 2;
  return 1;
}

const heads = (cards: readonly number[]): number => sum(cards.map(headsOf));

export const CASES = [
  'full row taken',
  'low card (row choice)',
  'low card, not the cheapest row',
  'draft pick',
  'shared win',
];

export function judgeMatch(book: Book): void {
  book.header(2, 10);
  book.checkOptions({
    variant: { rule: 'S16', ok: (value) => value === 'basic' || value === 'known' || value === 'draft' },
    target: { rule: 'S11', ok: (value) => isInteger(value, 1, 1000) },
    rounds: { rule: 'S11', ok: (value) => isInteger(value, 1, 100), mayMiss: true },
  });
  const { target, rounds } = book.options as { target: number; rounds?: number };
  const totals: number[] = Array(book.seats).fill(0);
  let n = 0;
  let over = false;
  while (!over) {
    n += 1;
    const points = judgeRound(book, n);
    // S10: each seat adds its heads to its total.
    addTo(totals, points);
    book.round(n, points, totals, 'S10');
    // S11: the agreed number of rounds, if any; else until some seat has the target.
    over = rounds !== undefined ? n === rounds : totals.some((total) => total >= target);
  }
  // S12: the fewest heads win.
  book.end(totals, best(totals, 'fewest'), { over: 'S11', scores: 'S12', winners: 'S12' });
}

/** Plays one round and gives the heads of each seat. */
function judgeRound(book: Book, n: number): number[] {
  const seats = range(0, book.seats - 1);
  const { hands, rows } = book.options.variant === 'draft' ? draft(book, n) : deal(book, n);
  const piles: number[][] = seats.map(() => []);
  // S3: ten turns.
  for (const _turn of range(1, 10)) {
    // S3: every seat lays one card of its hand.
    const laid = book.movesOfAll(seats, 'S3', 'a card of each seat').map(({ seat, move }) => {
      book.must(/^[1-9][0-9]*$/.test(move), 'S3', `${move}: seat ${seat} must lay a card`);
      return { seat, card: Number(move) };
    });
    for (const { seat, card } of laid)
      book.must(removeOne(at(hands, seat), card), 'S3', `seat ${seat} does not hold ${card}`);
    // S4: lowest number first.
    laid.sort((a, b) => a.card - b.card);
    for (const { seat, card } of laid) at(piles, seat).push(...place(book, rows, seat, card));
  }
  return piles.map(heads);
}

/** Places a card and gives the cards that its seat takes (S9: into its head pile). */
function place(book: Book, rows: number[][], seat: number, card: number): number[] {
  // S5, S6: of the rows whose last card is lower, the one whose last card is closest.
  let target: number | undefined;
  for (const row of range(0, 3)) {
    const end = last(at(rows, row));
    if (end < card && (target === undefined || end > last(at(rows, target)))) target = row;
  }
  if (target === undefined) {
    // S8: too low, its owner chooses a row.
    const move = book.moveBy(seat, 'S8', `a row for ${card}, which is too low`);
    book.must(/^row [1-4]$/.test(move), 'S8', `${move}: seat ${seat} must choose a row for ${card}`);
    const chosen = Number(move.slice(4)) - 1;
    book.count('low card (row choice)');
    if (rows.some((row) => heads(row) < heads(at(rows, chosen))))
      book.count('low card, not the cheapest row');
    return at(rows.splice(chosen, 1, [card]), 0);
  }
  // S7: the sixth card takes the five.
  if (at(rows, target).length === 5) {
    book.count('full row taken');
    return at(rows.splice(target, 1, [card]), 0);
  }
  at(rows, target).push(card);
  return [];
}

/** S2, and S13 for the variant `known`: ten cards for each seat and four rows. */
function deal(book: Book, n: number): { hands: number[][]; rows: number[][] } {
  const known = book.options.variant === 'known';
  const rule = known ? 'S13' : 'S2';
  const deck = range(1, known ? 10 * book.seats + 4 : 104);
  const line = book.deal(n, ['hands', 'rows'], 'S11');
  const hands = book.hands(line.hands, deck, 10, rule);
  const starts = book.cards(line.rows, deck, 4, rule, 'rows');
  const all = [...hands.flat(), ...starts];
  book.must(new Set(all).size === all.length, rule, 'a card is dealt twice');
  return { hands, rows: starts.map((card) => [card]) };
}

/** S13, S14, S15: the cards lie open and are picked one by one; the last four start the rows. */
function draft(book: Book, n: number): { hands: number[][]; rows: number[][] } {
  const deck = range(1, 10 * book.seats + 4);
  const line = book.deal(n, ['open', 'first'], 'S11');
  const open = book.cards(line.open, deck, deck.length, 'S13', 'open');
  book.must(new Set(open).size === open.length, 'S13', 'a card lies there twice');
  // S15: seat 0 in round 1, then one seat on each round.
  const first = (n - 1) % book.seats;
  book.must(line.first === first, 'S15', `first is ${line.first}, not ${first}`);
  const hands: number[][] = range(1, book.seats).map(() => []);
  for (const pick of range(0, 10 * book.seats - 1)) {
    const seat = (first + pick) % book.seats;
    const move = book.moveBy(seat, 'S14', 'a pick');
    book.must(/^draft [1-9][0-9]*$/.test(move), 'S14', `${move}: seat ${seat} must pick`);
    const card = Number(move.slice(6));
    book.must(removeOne(open, card), 'S14', `${card} does not lie there to be picked`);
    at(hands, seat).push(card);
    book.count('draft pick');
  }
  // S15: in rising order.
  open.sort((a, b) => a - b);
  return { hands, rows: open.map((card) => [card]) };
}
