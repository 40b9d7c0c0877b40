import type { ActionKind, Move, Seat } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { JOKER, OPEN } from './material.ts';
import { countIn, firstIn, type Room } from './meadow.ts';
import { additionsIn, firstSpot, keptAt, lengthOf, roomsOf, swapsIn } from './meadows.ts';
import {
  addMove,
  cardOf,
  DONE,
  DRAW,
  Kind,
  kindOf,
  laidOf,
  layMove,
  meadowOf,
  PASS,
  placeOf,
  swapMove,
  takeMove,
} from './moves.ts';
import { TABLE_LENGTH } from './observe.ts';
import type { State } from './state.ts';
import { openCard } from './supply.ts';

// A new meadow is its first number and one of twelve ways to go on. Numbers that fit in a place follow one another, at most
// three of them, and the ring has a multiple of four: so what remains of a number divided by four says which one it is.
const LAYINGS = 12;
const NEXT = 4;
const ADDITIONS: number = NEXT + 1;

const TAKE = 1;
const END: number = TAKE + OPEN;
const PASSED: number = END + 1;
const LAY: number = PASSED + 1;
const ADD: number = LAY + CARDS * LAYINGS;
const SWAP: number = ADD + TABLE_LENGTH * ADDITIONS;

export const actions: readonly ActionKind[] = [
  { name: 'draw', count: 1, about: 'draw from the stock (B6)' },
  { name: 'take', count: OPEN, about: 'take the i-th open card (B6)' },
  { name: 'done', count: 1, about: 'end the turn (B11)' },
  { name: 'pass', count: 1, about: 'pass (B7)' },
  {
    name: 'lay',
    count: CARDS * LAYINGS,
    about:
      `a new meadow (B8), ${LAYINGS} for each lowest number a: a a+1 a+2, a a+1 a+3, a a+2 a+3, a a+2 a+4, J a a+1, J a a+2, ` +
      'a a+1 J, a a+2 J, a J a+2, a J a+3, a J a+4, J a J',
  },
  {
    name: 'add',
    count: TABLE_LENGTH * ADDITIONS,
    about:
      `put a card in before place i of the observed table (B13), ${ADDITIONS} for each place: a number that leaves 0, 1, 2 or 3 ` +
      'when divided by 4, or a joker',
  },
  {
    name: 'swap',
    count: TABLE_LENGTH * NEXT,
    about: `put a number in place of the joker at place i of the observed table (B17), ${NEXT} for each place, as above`,
  },
];

export function actionOf(state: State, _seat: Seat, move: Move): number {
  const kind = kindOf(move);
  if (kind === Kind.plain) return actionOfPlain(state, move);
  if (kind === Kind.lay) return LAY + layingOf(laidOf(move, 0), laidOf(move, 1), laidOf(move, 2));
  const meadow = meadowOf(move);
  // Each meadow before it has a free place behind it.
  const at = firstSpot(state, meadow) - state.tableAt(0) + meadow + placeOf(move);
  const card = cardOf(move);
  if (kind === Kind.swap) return SWAP + at * NEXT + (card % NEXT);
  return ADD + at * ADDITIONS + (card === JOKER ? NEXT : card % NEXT);
}

function actionOfPlain(state: State, move: Move): number {
  if (move === DRAW) return 0;
  if (move === DONE) return END;
  if (move === PASS) return PASSED;
  let i = 0;
  while (openCard(state, i) !== move) i++;
  return TAKE + i;
}

const ahead = (from: number, to: number): number => (to > from ? to - from : to - from + CARDS);

function layingOf(a: number, b: number, c: number): number {
  if (b === JOKER) return (a - 1) * LAYINGS + 6 + ahead(a, c);
  if (a === JOKER) return (b - 1) * LAYINGS + (c === JOKER ? 11 : 3 + ahead(b, c));
  if (c === JOKER) return (a - 1) * LAYINGS + 5 + ahead(a, b);
  return (a - 1) * LAYINGS + 2 * ahead(a, b) + ahead(b, c) - 3;
}

export function moveOf(state: State, _seat: Seat, action: number): Move {
  if (action >= SWAP) return moveAt(state, action - SWAP, NEXT, true);
  if (action >= ADD) return moveAt(state, action - ADD, ADDITIONS, false);
  if (action >= LAY) return layingAt(action - LAY);
  if (action === PASSED) return PASS;
  if (action === END) return DONE;
  const open = action - TAKE;
  // A card that does not lie there is none at all, and so is refused.
  return action === 0 ? DRAW : open < state.open ? takeMove(openCard(state, open)) : NO_MOVE;
}

const NO_MOVE = -1 as Move;

function layingAt(laying: number): Move {
  const a = Math.floor(laying / LAYINGS) + 1;
  const after = (steps: number): number => ((a + steps - 1) % CARDS) + 1;
  const way = laying % LAYINGS;
  if (way === 11) return layMove(JOKER, a, JOKER);
  if (way >= 8) return layMove(a, JOKER, after(way - 6));
  if (way >= 6) return layMove(a, after(way - 5), JOKER);
  if (way >= 4) return layMove(JOKER, a, after(way - 3));
  const second = way < 2 ? 1 : 2;
  return layMove(a, after(second), after(second + 1 + (way % 2)));
}

/** An addition or a swap, by the place of the table and what is put there. */
function moveAt(state: State, action: number, ways: number, swap: boolean): Move {
  const way = action % ways;
  let place = Math.floor(action / ways);
  let meadow = 0;
  while (meadow < state.meadows && place > lengthOf(state, meadow)) place -= lengthOf(state, meadow++) + 1;
  if (meadow === state.meadows) return NO_MOVE;
  if (way === NEXT) return addMove(JOKER, meadow, place);
  const kept = keptAt(state, roomsOf(state, meadow), place);
  const card = numberIn(swap ? swapsIn(kept) : additionsIn(kept), way);
  if (card === 0) return NO_MOVE;
  return swap ? swapMove(card, meadow, place) : addMove(card, meadow, place);
}

/** Of the numbers that fit, the one that leaves this when divided by four; 0 if none does. */
function numberIn(fitting: Room, rest: number): number {
  for (let i = 0; i < countIn(fitting); i++) {
    const number = ((firstIn(fitting) + i - 1) % CARDS) + 1;
    if (number % NEXT === rest) return number;
  }
  return 0;
}
