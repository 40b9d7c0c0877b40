import { type Move, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { matchOf, Table } from './table.ts';

const begin = (): Table =>
  Table.dealt(
    [
      [14, 21],
      [15, 26],
      [44, 30],
    ],
    [12, 37, 43, 58],
  );
/** Seat 1 has to choose a row for its 3. */
const low = (): Table => Table.dealt([[14], [3], [44]], [12, 37, 43, 58]).lay(14, 3, 44);
/** Seat 2 is the next to pick; 5 and 6 are gone. Cards 1 to 34 are in use. */
const draft = (): Table =>
  new Table(matchOf(3, { variant: 'draft' }), []).move(0, 'draft 5').move(1, 'draft 6');

describe('laying a card is refused', () => {
  it.each([
    ['[S3] that another holds', 0, '15', 'not-in-hand', 'S3'],
    ['[S3] that nobody holds', 0, '1', 'not-in-hand', 'S3'],
    ['[S3] that lies in a row', 0, '12', 'not-in-hand', 'S3'],
    ['[S8] when it is a row, and no card is too low', 0, 'row 1', 'not-too-low', 'S8'],
    ['[S14] when it is a draft, and there is none', 0, 'draft 14', 'no-draft', 'S14'],
    ['of a seat that is not there', 3, '14', 'no-such-seat', null],
    ['of a watcher', WATCHER, '14', 'no-such-seat', null],
    ['that is no card', 0, '105', 'notation', null],
  ])('%s', (_, seat, text, code, rule) => {
    expect(begin().refusal(seat, text)).toEqual([code, rule]);
  });

  it('[S3] of a seat that has chosen, be it the same card', () => {
    const table = begin().move(0, '14');
    expect(table.refusal(0, '21')).toEqual(['already-chosen', 'S3']);
    expect(table.refusal(0, '14')).toEqual(['already-chosen', 'S3']);
  });

  it('[S3] that was laid before', () => {
    expect(begin().lay(14, 15, 44).refusal(0, '14')).toEqual(['not-in-hand', 'S3']);
  });

  it('[S13] that is not in the deck', () => {
    const table = Table.dealt([[], []], [1, 2, 3, 4], { variant: 'known' });
    expect(table.refusal(0, '25')).toEqual(['not-in-hand', 'S3']);
  });
});

describe('while a row has to be chosen, it is refused', () => {
  it.each([
    ['[S8] to lay a card, for its owner', 1, '104', 'row-first', 'S8'],
    ['[S8] to lay a card, for the others', 0, '104', 'row-first', 'S8'],
    ['[S8] to draft', 1, 'draft 3', 'row-first', 'S8'],
    ['[S8] to choose for another', 0, 'row 1', 'not-your-turn', 'S8'],
    ['[S8] to choose a fifth row', 1, 'row 5', 'notation', null],
    ['to choose as a watcher', WATCHER, 'row 1', 'no-such-seat', null],
    ['to choose as a seat that is not there', 3, 'row 1', 'no-such-seat', null],
  ])('%s', (_, seat, text, code, rule) => {
    expect(low().refusal(seat, text)).toEqual([code, rule]);
  });
});

describe('in a draft, it is refused', () => {
  it.each([
    ['[S14] to lay a card', 2, '7', 'draft-first', 'S14'],
    ['[S14] to take a row', 2, 'row 1', 'draft-first', 'S14'],
    ['[S14] to pick before your turn', 0, 'draft 7', 'not-your-turn', 'S14'],
    ['[S14] to pick after your turn', 1, 'draft 7', 'not-your-turn', 'S14'],
    ['[S14] to pick what another has', 2, 'draft 5', 'not-open', 'S14'],
    ['[S13] to pick what is not in use', 2, 'draft 35', 'not-in-deck', 'S13'],
    ['to pick as a watcher', WATCHER, 'draft 7', 'no-such-seat', null],
    ['to pick as a seat that is not there', 3, 'draft 7', 'no-such-seat', null],
  ])('%s', (_, seat, text, code, rule) => {
    expect(draft().refusal(seat, text)).toEqual([code, rule]);
  });

  it('[S13] nothing of what is in use', () => {
    expect(draft().refusal(2, 'draft 34')).toBeNull();
  });
});

describe('when the match is over', () => {
  it.each(['14', 'row 1', 'draft 14'])('[S11] %s is refused', (text) => {
    const table = begin().finish();
    for (const seat of [0, 1, 2]) expect(table.refusal(seat, text)).toEqual(['match-over', 'S11']);
  });
});

describe('numbers that are no move', () => {
  it.each([-1, 0, 109, 128, 233, 1 << 20, 0x7fffffff, -0x80000000])(
    '%i is refused in every phase',
    (move) => {
      for (const table of [begin(), low(), draft()])
        expect(sixNimmt.refuse(table.state, table.view().toAct[0]!, move as Move)).toEqual({
          code: 'notation',
          rule: null,
        });
    },
  );
});
