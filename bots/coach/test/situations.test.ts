import type { Move } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { CaptainView } from '@bullpen/games/captain-jack/internals.ts';
import { draftMove, layMove, rowMove, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../decisions.ts';
import { situationOf } from '../situations/index.ts';
import { recordOf } from './record.ts';

const six = {
  ...courseOf(recordOf('six-nimmt', 'random', 2, {}, 'any'), 0).decisions[0]!.view,
  rows: [[10], [20, 21, 22, 23], [40, 41, 42, 43, 44], [60]],
  hands: [[5, 12, 24, 26, 50, 70], null],
  handSizes: [6, 6],
  start: [10, 20, 40, 60],
  placed: [[11, 1, 0, 0]],
} as unknown as SixView;

const situation = (move: Move): object => situationOf('six-nimmt', six, move);

describe('situations of 6 nimmt!', () => {
  it.each([
    ['[S8] a card that is too low', 5, { kind: 'six-low', rule: 'S8', card: 5 }],
    ['[S7] the sixth card of a row', 50, { kind: 'six-sixth', rule: 'S7', card: 50, row: 3, heads: 11 }],
    ['[S7] the fifth card of a row', 26, { kind: 'six-fifth', rule: 'S7', card: 26, row: 2 }],
    ['[S6] nothing between, next to it', 24, { kind: 'six-tight', rule: 'S6', card: 24, row: 2 }],
    ['[S6] nothing between that is not seen', 12, { kind: 'six-tight', rule: 'S6', card: 12, row: 1 }],
    ['[S5] cards of others between', 70, { kind: 'six-wide', rule: 'S5', card: 70, row: 4, between: 9 }],
  ])('%s', (_, card, expected) => {
    expect(situation(layMove(card))).toEqual(expected);
  });

  it('[S8] a row to take, [S14] a card to pick', () => {
    expect(situation(rowMove(2))).toEqual({ kind: 'six-row', rule: 'S8', row: 3, heads: 11 });
    expect(situation(draftMove(7))).toEqual({ kind: 'six-draft', rule: 'S14', card: 7 });
  });
});

describe('situations of Captain Jack', () => {
  const view = { viewer: 0, piles: [{ cards: ['4', '2'], value: 6 }] } as unknown as CaptainView;
  it.each([
    ['4>1', { kind: 'captain-place', rule: 'C7', card: '4', pile: 1, worth: 10 }],
    ['5>1', { kind: 'captain-eleven', rule: 'C7', card: '5', pile: 1, cards: 3 }],
    ['6>1', { kind: 'captain-busted', rule: 'C7', card: '6', pile: 1, cards: 3 }],
    ['J>1', { kind: 'captain-jack', rule: 'C10', pile: 1, cards: 3 }],
    ['B>1', { kind: 'captain-blank', rule: 'C9', pile: 1 }],
    ['2>new', { kind: 'captain-new', rule: 'C5', card: '2' }],
    ['give 3', { kind: 'captain-give', rule: 'C7', seat: 3 }],
    ['blank', { kind: 'captain-answer', rule: 'C11' }],
    ['pass', { kind: 'captain-pass', rule: 'C12' }],
  ])('%s', (text, expected) => {
    const move = games['captain-jack']!.parse(text)!;
    expect(situationOf('captain-jack', view, move)).toEqual(expected);
  });
});
