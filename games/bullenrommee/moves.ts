import type { Move } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { JOKER, MOST_CARDS, MOST_MEADOWS } from './material.ts';

/*
 * A move is a kind and three fields of seven bits. Taking and ending a turn have the kind 0: the open card to take, or one
 * of the three numbers below. A new meadow has its three cards; an addition and a swap have the card, the meadow and the
 * place, both from 0.
 */
const KIND = 21;
const FIELD = 7;
const MASK = 127;

export const DRAW = 0 as Move;
export const DONE = 101 as Move;
export const PASS = 102 as Move;

export const Kind = { plain: 0, lay: 1, add: 2, swap: 3 } as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

const pack = (kind: Kind, a: number, b: number, c: number): Move =>
  ((kind << KIND) | (a << (2 * FIELD)) | (b << FIELD) | c) as Move;

export const takeMove = (card: number): Move => card as Move;
export const layMove = (a: number, b: number, c: number): Move => pack(Kind.lay, a, b, c);
export const addMove = (card: number, meadow: number, place: number): Move =>
  pack(Kind.add, card, meadow, place);
export const swapMove = (card: number, meadow: number, place: number): Move =>
  pack(Kind.swap, card, meadow, place);

export const kindOf = (move: Move): Kind => (move >> KIND) as Kind;
const field = (move: Move, i: number): number => (move >> (FIELD * (2 - i))) & MASK;
/** A card of a new meadow, from 0 to 2. */
export const laidOf = (move: Move, i: number): number => field(move, i);
/** What an addition or a swap puts where. */
export const cardOf = (move: Move): number => field(move, 0);
export const meadowOf = (move: Move): number => field(move, 1);
export const placeOf = (move: Move): number => field(move, 2);

/** Whether this integer is a move at all, at some table. */
export function isMove(move: Move): boolean {
  const kind = kindOf(move);
  if (kind === Kind.plain) return move >= DRAW && move <= PASS;
  if (kind === Kind.lay)
    return laidOf(move, 0) <= CARDS && laidOf(move, 1) <= CARDS && laidOf(move, 2) <= CARDS;
  if (kind !== Kind.add && kind !== Kind.swap) return false;
  if (kind === Kind.swap && cardOf(move) === JOKER) return false;
  return cardOf(move) <= CARDS && meadowOf(move) < MOST_MEADOWS && placeOf(move) < MOST_CARDS;
}

export function format(move: Move): string {
  const kind = kindOf(move);
  if (kind === Kind.plain) {
    if (move === DRAW) return 'draw';
    if (move === DONE) return 'done';
    return move === PASS ? 'pass' : `draw ${move}`;
  }
  if (kind === Kind.lay) return `lay ${[0, 1, 2].map((i) => nameOf(laidOf(move, i))).join(' ')}`;
  const word = kind === Kind.add ? 'add' : 'swap';
  return `${word} ${nameOf(cardOf(move))} m${meadowOf(move) + 1}@${placeOf(move) + 1}`;
}

/** A card as people write it. */
export const nameOf = (card: number): string => (card === JOKER ? 'J' : String(card));

const PLAIN: ReadonlyMap<string, Move> = new Map([
  ['draw', DRAW],
  ['done', DONE],
  ['pass', PASS],
]);
const NUMBER = '([1-9]\\d{0,2})';
const CARD = '(J|[1-9]\\d{0,2})';
const TAKE = new RegExp(`^draw ${NUMBER}$`);
const LAY = new RegExp(`^lay ${CARD} ${CARD} ${CARD}$`);
const PUT = new RegExp(`^(add|swap) ${CARD} m${NUMBER}@${NUMBER}$`);

export function parse(text: string): Move | null {
  const plain = PLAIN.get(text);
  if (plain !== undefined) return plain;
  const take = TAKE.exec(text);
  if (take !== null) return Number(take[1]) <= CARDS ? takeMove(Number(take[1])) : null;
  const [, a, b, c] = LAY.exec(text) ?? [];
  if (a !== undefined) return check(Kind.lay, cardNamed(a), cardNamed(b), cardNamed(c));
  const [, word, card, meadow, place] = PUT.exec(text) ?? [];
  if (word === undefined) return null;
  const kind = word === 'add' ? Kind.add : Kind.swap;
  return check(kind, cardNamed(card), Number(meadow) - 1, Number(place) - 1);
}

const cardNamed = (name: string | undefined): number => (name === 'J' ? JOKER : Number(name));

function check(kind: Kind, a: number, b: number, c: number): Move | null {
  const move = pack(kind, a, b, c);
  return Math.max(a, b, c) <= MASK && isMove(move) ? move : null;
}
