import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { Table } from './table.ts';

const three = [35, 36, 37];

/** Seat 0 takes a pile of three cards while the seats hold these bull cards. */
const taken = (...bulls: number[]): Table =>
  Table.amid({
    hands: bulls.map(() => [50]).map((hand, seat) => hand.map((card) => card + seat)),
    piles: [[70], three],
    stack: [80, 90, 95],
    bulls,
  }).play('0: take 2');

describe('a bull card', () => {
  it('[E9] comes with a pile of three or more cards', () => {
    const after = (pile: number[]): readonly number[] =>
      Table.amid({ hands: [[50], []], piles: [[70], pile], stack: [80, 90] })
        .play('0: take 2')
        .view().bulls;
    expect(after([35])).toEqual([0, 0]);
    expect(after([35, 36])).toEqual([0, 0]);
    expect(after([35, 36, 37])).toEqual([1, 0]);
    expect(after([35, 36, 37, 38, 39, 40, 41])).toEqual([1, 0]);
  });

  it('[E9] adds to those that a seat has, out of the supply', () => {
    const table = taken(2, 1);
    expect(table.view()).toMatchObject({ bulls: [3, 1], supply: 6 });
    expect(table.dataOf('bull')).toEqual([{ seat: 0, from: null }]);
  });

  it('[E9] stays when it has been used', () => {
    const table = Table.amid({ hands: [[36, 37, 50], []], piles: [[35]], bulls: [1, 0] });
    table.play('0: 36>1', '0: 37>1', '0: done');
    expect(table.view()).toMatchObject({ bulls: [1, 0], supply: 9 });
  });

  it('[E9] comes before the new piles are turned up', () => {
    expect(taken(0, 0).events.map(({ name }) => name)).toEqual(['took', 'bull', 'turned']);
  });
});

describe('when the supply is empty, a bull card', () => {
  it('[E10] is the last of it only when ten are out', () => {
    expect(taken(3, 3, 3).view()).toMatchObject({ bulls: [4, 3, 3], supply: 0, phase: 'turn', toAct: [1] });
  });

  it('[E10] comes from the seat that holds most', () => {
    const table = taken(2, 3, 5);
    expect(table.view()).toMatchObject({ bulls: [3, 3, 4], supply: 0, phase: 'turn', toAct: [1] });
    expect(table.view().piles).toEqual([[70], [80], [90]]);
    expect(table.dataOf('bull')).toEqual([{ seat: 0, from: 2 }]);
  });

  it('[E10] comes from one of those that hold most, and the taker chooses', () => {
    const table = taken(0, 5, 0, 5);
    expect(table.view()).toMatchObject({ phase: 'bull', toAct: [0], piles: [[70]], stack: 3 });
    expect(table.legal()).toEqual(['bull 1', 'bull 3']);
    table.play('0: bull 3');
    expect(table.view()).toMatchObject({ bulls: [1, 5, 0, 4], phase: 'turn', toAct: [1], stack: 1 });
    expect(table.view().piles).toEqual([[70], [80], [90]]);
    expect(table.dataOf('bull')).toEqual([{ seat: 0, from: 3 }]);
  });

  it('[E10] is asked for in the drawing', () => {
    const drawing = elevenNimmt.draw(taken(0, 5, 0, 5).view());
    expect(drawing).toMatch(/^\? seat 0 .*\n {2}seat 1 .* B5 .*\n {2}seat 2 .*\n {2}seat 3 .* B5 /m);
  });

  it('[E10] is none if the taker alone holds most', () => {
    const table = taken(4, 3, 3);
    expect(table.view()).toMatchObject({ bulls: [4, 3, 3], phase: 'turn', toAct: [1] });
    expect(table.dataOf('bull')).toEqual([]);
  });

  it('[E10] comes from the other leader if the taker holds as many', () => {
    expect(taken(5, 0, 5).view()).toMatchObject({ bulls: [6, 0, 4], phase: 'turn' });
    expect(taken(5, 5).view()).toMatchObject({ bulls: [6, 4], phase: 'turn' });
  });

  it('[E10] comes from one of the other leaders if the taker holds as many', () => {
    const table = taken(3, 1, 3, 3);
    expect(table.legal()).toEqual(['bull 2', 'bull 3']);
    expect(table.play('0: bull 2').view().bulls).toEqual([4, 1, 2, 3]);
  });

  it.each([
    ['0: bull 0', 'not-most-bulls', 'E10'],
    ['0: bull 2', 'not-most-bulls', 'E10'],
    ['0: bull 5', 'not-most-bulls', 'E10'],
    ['0: take 1', 'bull-first', 'E10'],
    ['0: 50>1', 'bull-first', 'E10'],
    ['0: done', 'bull-first', 'E10'],
    ['1: bull 3', 'not-your-turn', 'E4'],
  ])('[E10] cannot be got by %s', (move, code, rule) => {
    expect(taken(0, 5, 0, 5).refusal(move)).toEqual([code, rule]);
  });

  it('[E10] is not brought by a pile of two', () => {
    const situation = { hands: [[50], [], []], piles: [[70], [35, 36]], stack: [80, 90], bulls: [0, 5, 5] };
    expect(Table.amid(situation).play('0: take 2').view()).toMatchObject({ bulls: [0, 5, 5], phase: 'turn' });
  });
});
