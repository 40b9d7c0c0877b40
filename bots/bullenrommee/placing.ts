import type { Seat } from '@bullpen/engine';
import type { State } from '@bullpen/games/bullenrommee/internals.ts';
import { CARDS, heads } from '@bullpen/games/ox-cards';
import { Fit, fitOf, handCard, handLength, readHand, readTable } from './reading.ts';

/*
 * How far a hand is from going out in one turn: with new meadows, the jokers in hand, and what goes to meadows on the table. The
 * hand is gone through once in rising order. Of each number of jokers spent so far is kept the least cost for four cases: no run of
 * new cards is open, or one of one card, of two, or of three and more, which is a meadow. Swaps of jokers (B17) and meadows that
 * lie across each other are left out, so a hand may go when this says that it does not.
 */

/** More jokers than this are not counted. */
const MOST_JOKERS = 4;

/** Costs, one above the other: tenths of a take; a head that goes to another's meadow; and each new meadow counts one down. */
const TENTH = 1 << 12;
const GIVEN = 1 << 4;
const MEADOW = 1;
const NEVER = 1 << 28;

/** What is missing costs takes, the more the fewer cards would do: to a single card, to a pair, and in a gap of three or four. */
const SINGLE = 18 * TENTH;
const PAIR = 10 * TENTH;
const GAP: readonly number[] = [0, 0, 0, 13 * TENTH, 16 * TENTH];

const cards = new Int32Array(CARDS + 2);
const fits = new Uint8Array(CARDS + 2);
let size = 0;
let jokers = 0;
let hasMeadow = false;

// Least costs by jokers spent, two columns ahead of 0, so that `j - 2` is always there.
const AHEAD = 2;
const noRun = new Int32Array(AHEAD + MOST_JOKERS + 1);
const oneCard = new Int32Array(AHEAD + MOST_JOKERS + 1);
const twoCards = new Int32Array(AHEAD + MOST_JOKERS + 1);
const meadow = new Int32Array(AHEAD + MOST_JOKERS + 1);

/** Reads the table and the hand of a seat: what follows speaks of them. */
export function readPlacing(state: State, seat: Seat): void {
  readTable(state, seat);
  readHand(state, seat);
  size = handLength();
  for (let i = 0; i < size; i++) cards[i] = handCard(i);
  jokers = Math.min(MOST_JOKERS, state.jokers(seat));
  hasMeadow = state.owned(seat) > 0;
  known = null;
  startAtGap();
}

/** B12: 1 follows 100. Where the hand goes on over that, it is counted from its first wide gap on. */
function startAtGap(): void {
  if (size < 2 || (cards[0] ?? 0) + CARDS - (cards[size - 1] ?? 0) > FAR) return;
  let first = 1;
  while (first < size && (cards[first] ?? 0) - (cards[first - 1] ?? 0) <= FAR) first++;
  if (first === size) return;
  const low = cards.slice(0, first);
  cards.copyWithin(0, first, size);
  low.forEach((card, i) => {
    cards[size - first + i] = card + CARDS;
  });
}

/** Over one joker, numbers differ by at most this (B16). */
const FAR = 4;

/** Whether the whole hand that was read goes in one turn. */
export const goesOut = (): boolean => {
  const cost = leastCost();
  // B9: without a meadow of one's own, nothing goes to others before a new one lies.
  return cost < TENTH / 2 && (hasMeadow || (cost & (GIVEN - 1)) !== 0);
};

/** The heads that then go to others. */
export const givenHeads = (): number => ((leastCost() + GIVEN - 1) & (TENTH - 1)) >> 4;

/** About how many cards must be taken before the whole hand goes. */
export const takesLeft = (): number => leastCost() / (10 * TENTH);

/** The same with one card more. */
export function takesLeftWith(card: number): number {
  insert(card);
  const takes = takesLeft();
  remove(card);
  return takes;
}

/** Puts a card into the hand that was read. */
export function insert(card: number): void {
  const number = size > 0 && card < (cards[0] ?? 0) && (cards[size - 1] ?? 0) > CARDS ? card + CARDS : card;
  let i = size++;
  known = null;
  for (; i > 0 && (cards[i - 1] ?? 0) > number; i--) cards[i] = cards[i - 1] ?? 0;
  cards[i] = number;
}

/** Takes one out that was inserted. */
export function remove(card: number): void {
  let i = 0;
  while (i < size && ((cards[i] ?? 0) - card) % CARDS !== 0) i++;
  size--;
  known = null;
  for (; i < size; i++) cards[i] = cards[i + 1] ?? 0;
}

/** What goes to a meadow takes its neighbours in the hand with it. */
function spreadFits(): void {
  for (let i = 0; i < size; i++) {
    const card = cards[i] ?? 0;
    fits[i] = fitOf(card > CARDS ? card - CARDS : card);
    if (i > 0 && card - (cards[i - 1] ?? 0) <= 2) fits[i] = (fits[i] ?? 0) | (fits[i - 1] ?? 0);
  }
  for (let i = size - 2; i >= 0; i--)
    if ((cards[i + 1] ?? 0) - (cards[i] ?? 0) <= 2) fits[i] = (fits[i] ?? 0) | (fits[i + 1] ?? 0);
}

/** The least cost of the hand as it is, once it has been asked for. */
let known: number | null = null;

function leastCost(): number {
  known ??= findLeastCost();
  return known;
}

function findLeastCost(): number {
  spreadFits();
  for (let j = 0; j < AHEAD + MOST_JOKERS + 1; j++) {
    noRun[j] = j < AHEAD ? NEVER : 0;
    oneCard[j] = NEVER;
    twoCards[j] = NEVER;
    meadow[j] = NEVER;
  }
  for (let i = 0; i < size; i++) {
    const card = cards[i] ?? 0;
    const gap = i === 0 ? FAR + 1 : card - (cards[i - 1] ?? 0);
    const alone = costAlone(card > CARDS ? card - CARDS : card, fits[i] ?? 0);
    // From many jokers to few: what is read of fewer is still that of the card before.
    for (let j = AHEAD + jokers; j >= AHEAD; j--) {
      const closed = closedAt(j);
      let two = NEVER;
      let longer = NEVER;
      if (gap <= 2) {
        two = oneCard[j] ?? 0;
        longer = Math.min(twoCards[j] ?? 0, meadow[j] ?? 0);
      } else if (gap <= FAR) {
        longer = (GAP[gap] ?? 0) + Math.min(oneCard[j] ?? 0, twoCards[j] ?? 0, meadow[j] ?? 0);
      }
      if (gap >= 2 && gap <= FAR)
        longer = Math.min(longer, oneCard[j - 1] ?? 0, twoCards[j - 1] ?? 0, meadow[j - 1] ?? 0);
      meadow[j] = longer;
      twoCards[j] = two;
      oneCard[j] = closed;
      noRun[j] = closed + alone;
    }
  }
  return closedAt(AHEAD + jokers);
}

/** B15: `J a J`, `a b J` and longer runs are meadows; what is missing from shorter ones has to be taken. */
const closedAt = (j: number): number =>
  Math.min(
    noRun[j] ?? 0,
    (meadow[j] ?? 0) - MEADOW,
    (twoCards[j - 1] ?? 0) - MEADOW,
    (oneCard[j - 2] ?? 0) - MEADOW,
    (twoCards[j] ?? 0) + PAIR,
    (oneCard[j] ?? 0) + SINGLE,
  );

const costAlone = (card: number, fit: number): number =>
  (fit & Fit.own) !== 0 ? 0 : fit !== 0 ? GIVEN * heads(card) : NEVER;
