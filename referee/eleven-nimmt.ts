// 11 nimmt!, judged by the rules E1–E15.

import { OX_CARDS, oxHeads } from './ox-heads.ts';
import { addTo, at, type Book, best, isInteger, last, range, removeOne } from './record.ts';

export const CASES = [
  'play over 100→1',
  'take although a play was possible',
  'several cards in a turn',
  'several piles in a turn',
  'bull from another seat, forced',
  'bull from another seat, chosen',
  'no bull because the taker holds most',
  'one card in the stack at a take',
  'no card in the stack at a take',
  'round ended without piles',
  'start decided by a tie',
  'shared win',
];

interface Round {
  readonly hands: number[][];
  /** Each pile from its bottom to its top. */
  readonly piles: number[][];
  /** Top first. */
  readonly stack: number[];
  /** The bull cards of each seat, and those that lie ready. */
  readonly bulls: number[];
  supply: number;
}

export function judgeMatch(book: Book): void {
  book.header(2, 7);
  // E15: as many rounds as agreed.
  book.checkOptions({
    rounds: { rule: 'E15', ok: (value) => isInteger(value, 1, 100) },
    // E8: an option of the table. It says what is shown and changes no move; a record may leave it out.
    memory: { rule: 'E8', ok: (value) => value === 'off' || value === 'on', mayMiss: true },
  });
  const rounds = book.options.rounds as number;
  const totals: number[] = Array(book.seats).fill(0);
  // E4: seat 0 begins in round 1.
  let first = 0;
  for (const n of range(1, rounds)) {
    const points = judgeRound(book, n, first);
    addTo(totals, points);
    book.round(n, points, totals, 'E13');
    // E4: then the one with the most minus points of this round; a tie: the lowest seat.
    const most = best(points, 'most');
    first = at(most, 0);
    if (n < rounds && most.length > 1) book.count('start decided by a tie');
  }
  // E15: the fewest minus points win.
  book.end(totals, best(totals, 'fewest'), { over: 'E15', scores: 'E15', winners: 'E15' });
}

/** Plays one round and gives the minus points of each seat. */
function judgeRound(book: Book, n: number, first: number): number[] {
  const round = deal(book, n, first);
  let seat = first;
  let over = false;
  while (!over) {
    over = turn(book, round, seat);
    seat = (seat + 1) % book.seats;
  }
  // E13, E14: the heads on the cards left in hand; an empty hand has none.
  return round.hands.map(oxHeads);
}

/** E3: ten cards for each seat, one starts the first pile, the rest is the stack. */
function deal(book: Book, n: number, first: number): Round {
  const line = book.deal(n, ['hands', 'pile', 'stack', 'first'], 'E15');
  const hands = book.hands(line.hands, OX_CARDS, 10, 'E3');
  const pile = book.cards([line.pile], OX_CARDS, 1, 'E3', 'pile');
  const stack = book.cards(line.stack, OX_CARDS, 100 - 10 * book.seats - 1, 'E3', 'stack');
  const all = [...hands.flat(), ...pile, ...stack];
  book.must(new Set(all).size === 100, 'E3', 'not every card of the deck is there once');
  book.must(line.first === first, 'E4', `first is ${line.first}, not ${first}`);
  // E1: ten bull cards lie ready.
  return { hands, piles: [pile], stack, bulls: Array(book.seats).fill(0), supply: 10 };
}

/** E5: by how much a card follows another, where 1 follows 100. */
function step(from: number, to: number): number {
  return to > from ? to - from : to + 100 - from;
}

function follows(top: number, card: number): boolean {
  return card !== top && step(top, card) <= 10;
}

/** One turn; true if the round ends with it. */
function turn(book: Book, round: Round, seat: number): boolean {
  const move = book.moveBy(seat, 'E5', 'a card or a take');
  if (/^take [1-9][0-9]*$/.test(move)) return take(book, round, seat, Number(move.slice(5)));
  return play(book, round, seat, move);
}

/** E6, E7, E9, E10, E14: takes a pile, which is the whole turn (E12's `done` ends a turn of plays); true if the round ends. */
function take(book: Book, round: Round, seat: number, number: number): boolean {
  const { hands, piles, stack } = round;
  const hand = at(hands, seat);
  book.must(number <= piles.length, 'E6', `there is no pile ${number} to take`);
  // E6: a seat that could play may take all the same.
  const couldPlay = hand.some((card) => piles.some((pile) => follows(last(pile), card)));
  if (couldPlay) book.count('take although a play was possible');
  const taken = at(piles.splice(number - 1, 1), 0);
  hand.push(...taken);
  // E7: two new piles from the stack, or as many as it has.
  if (stack.length === 1) book.count('one card in the stack at a take');
  if (stack.length === 0) book.count('no card in the stack at a take');
  for (const card of stack.splice(0, 2)) piles.push([card]);
  // E14: ends at once, also before a bull card is handed over.
  if (piles.length === 0 && stack.length === 0) {
    book.count('round ended without piles');
    return true;
  }
  // E9: a bull card for three or more cards.
  if (taken.length >= 3) getBull(book, round, seat);
  return false;
}

/** E9, E10: a bull card for the taker. */
export function getBull(book: Book, round: Round, seat: number): void {
  const { bulls } = round;
  if (round.supply > 0) {
    round.supply -= 1;
    bulls[seat] = at(bulls, seat) + 1;
    return;
  }
  // E10: from the seat that holds most, never from itself.
  const leaders = best(bulls, 'most');
  const others = leaders.filter((leader) => leader !== seat);
  if (others.length === 0) {
    book.count('no bull because the taker holds most');
    return;
  }
  let from = at(others, 0);
  if (others.length === 1) {
    book.count('bull from another seat, forced');
  } else {
    // E10: among equals the taker chooses.
    const move = book.moveBy(seat, 'E10', 'the choice of a bull card');
    book.must(/^bull [0-9]$/.test(move), 'E10', `${move}: seat ${seat} must choose a bull card`);
    from = Number(move.slice(5));
    book.must(others.includes(from), 'E10', `seat ${from} is not one of those that hold most`);
    book.count('bull from another seat, chosen');
  }
  bulls[from] = at(bulls, from) - 1;
  bulls[seat] = at(bulls, seat) + 1;
}

/** E5, E11, E12: plays cards, of which `move` is the first; true if the round ends with it. */
function play(book: Book, round: Round, seat: number, firstMove: string): boolean {
  const { hands, piles } = round;
  const hand = at(hands, seat);
  const bulls = at(round.bulls, seat);
  // E11: what counts is the card that was on top when the turn began.
  const tops = piles.map((pile) => last(pile));
  const used = new Set<number>();
  let cards = 0;
  let move = firstMove;
  while (move !== 'done') {
    const match = /^([1-9][0-9]*)>([1-9][0-9]*)$/.exec(move);
    book.must(
      match !== null,
      cards === 0 ? 'E5' : 'E12',
      `${move}: seat ${seat} must play a card or end its turn`,
    );
    const card = Number(match[1]);
    const place = Number(match[2]) - 1;
    book.must(place < piles.length, 'E5', `there is no pile ${place + 1}`);
    const pile = at(piles, place);
    const top = last(pile);
    if (!used.has(place)) {
      // E5: it must follow the top card by 1 to 10.
      book.must(follows(top, card), 'E5', `${card} does not go on ${top}`);
    } else {
      // E11: rising, and all within 10 of the card that was on top when the turn began.
      const base = at(tops, place);
      const rises = follows(base, card) && step(base, card) > step(base, top);
      book.must(rises, 'E11', `${card} does not go on ${top} in a turn that began with ${base}`);
    }
    book.must(removeOne(hand, card), 'E5', `seat ${seat} does not hold ${card}`);
    if (card < top) book.count('play over 100→1');
    pile.push(card);
    used.add(place);
    cards += 1;
    // E11: on up to as many piles as it has bull cards; E12: without one, one card is the turn.
    book.must(used.size <= Math.max(bulls, 1), 'E11', `${used.size} piles with ${bulls} bull cards`);
    // E13: ends at once.
    if (hand.length === 0 || bulls === 0) break;
    move = book.moveBy(seat, 'E12', 'more cards or done');
  }
  // E6: one of play and take; done alone is neither.
  book.must(cards > 0, 'E5', 'done without a card');
  if (cards > 1) book.count('several cards in a turn');
  if (used.size > 1) book.count('several piles in a turn');
  return hand.length === 0;
}
