import type { Move } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { Table } from './table.ts';

/** Seat 0 has these bull cards, and a 20 that it can play nowhere. */
const turn = (bulls: number, hand: number[], ...piles: number[][]): Table =>
  Table.amid({ hands: [[20, ...hand], [], []], piles, bulls: [bulls, 0, 0] });

describe('a turn without a bull card', () => {
  it('[E12] ends with its one card', () => {
    const table = turn(0, [36, 37], [35]).play('0: 36>1');
    expect(table.view().toAct).toEqual([1]);
  });
});

describe('a turn with a bull card', () => {
  it('[E11] may have any number of cards on a pile, in rising order', () => {
    const table = turn(1, [36, 38, 41, 45], [35]).play('0: 36>1', '0: 38>1', '0: 45>1', '0: done');
    expect(table.view()).toMatchObject({ piles: [[35, 36, 38, 45]], toAct: [1], tops: [45] });
    expect(table.hand(0)).toEqual([20, 41]);
  });

  it('[E11] counts the ten from the card that was on top when the turn began', () => {
    const table = turn(1, [40, 45, 46, 50], [35]);
    expect(table.legal()).toEqual(['take 1', '40>1', '45>1']);
    table.play('0: 40>1');
    expect(table.legal()).toEqual(['done', '45>1']);
    expect(table.refusal('0: 46>1')).toEqual(['does-not-follow', 'E11']);
    expect(table.refusal('0: 50>1')).toEqual(['does-not-follow', 'E11']);
    expect(table.play('0: 45>1').legal()).toEqual(['done']);
  });

  it('[E11] counts around the ring', () => {
    const table = turn(1, [97, 100, 2, 6, 7, 96], [95]);
    table.play('0: 97>1', '0: 100>1');
    expect(table.legal()).toEqual(['done', '2>1']);
    expect(table.refusal('0: 96>1')).toEqual(['does-not-follow', 'E11']);
    expect(table.play('0: 2>1').legal()).toEqual(['done']);
    expect(table.play('0: done').view().piles).toEqual([[95, 97, 100, 2]]);
  });

  it('[E11] does not go down', () => {
    const table = turn(1, [36, 40], [35]).play('0: 40>1');
    expect(table.refusal('0: 36>1')).toEqual(['does-not-follow', 'E11']);
  });

  it('[E11] counts from the new top in the next turn', () => {
    const table = Table.amid({
      hands: [[20, 36, 46], [99]],
      piles: [[35], [98]],
      stack: [80, 90],
      bulls: [1, 0],
    });
    table.play('0: 36>1', '0: done', '1: take 2');
    expect(table.view().tops).toEqual([36, 80, 90]);
    expect(table.legal()).toContain('46>1');
  });

  it('[E11] is about one pile for each bull card', () => {
    const one = turn(1, [36, 51, 52], [35], [50]).play('0: 51>2');
    expect(one.legal()).toEqual(['done', '52>2']);
    expect(one.refusal('0: 36>1')).toEqual(['too-many-piles', 'E11']);
    const two = turn(2, [36, 51, 66], [35], [50], [65]).play('0: 51>2', '0: 66>3');
    expect(two.legal()).toEqual(['done']);
    expect(two.refusal('0: 36>1')).toEqual(['too-many-piles', 'E11']);
  });

  it('[E11] may go from pile to pile and back', () => {
    const table = turn(2, [36, 37, 51, 52], [35], [50]);
    table.play('0: 36>1', '0: 51>2', '0: 37>1');
    expect(table.legal()).toEqual(['done', '52>2']);
    expect(table.view()).toMatchObject({
      tops: [35, 50],
      piles: [
        [35, 36, 37],
        [50, 51],
      ],
    });
  });

  it('[E11] counts each pile from its own card', () => {
    const table = turn(2, [40, 44, 46, 49], [35], [39]).play('0: 40>1', '0: 44>2');
    expect(table.legal()).toEqual(['done', '46>2', '49>2']);
    expect(table.view().tops).toEqual([35, 39]);
  });

  it('[E11] tells from which card it counts, also over 100', () => {
    const table = turn(1, [3, 4], [100]).play('0: 3>1');
    expect(table.view().tops).toEqual([100]);
    expect(table.play('0: 4>1').view().tops).toEqual([100]);
  });

  it('[E11] may be on ten piles with all ten bull cards, and nothing of it is left when it is done', () => {
    const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    const next = tens.map((card) => (card % 100) + 1);
    const hands = [[...next, 15, 25], [12], []];
    const table = Table.amid({ hands, piles: tens.map((card) => [card]), bulls: [10, 0, 0] });
    const { length } = table.state.cells;
    table.play(...next.map((card, i) => `0: ${card}>${i + 1}`));
    expect(table.view().tops).toEqual(tens);
    expect(table.legal()).toEqual(['done', '15>1', '25>2']);
    table.play('0: done');
    expect(table.view().tops).toEqual(next);
    expect(table.state.cells).toHaveLength(length);
    expect(table.legal()).toContain('12>1');
  });

  it('[E11] has its moves listed pile by pile, in whatever order these were played on', () => {
    const { state } = turn(3, [36, 37, 51, 52, 66, 67], [35], [50], [65]).play(
      '0: 66>3',
      '0: 36>1',
      '0: 51>2',
    );
    const buffer = new Int32Array(elevenNimmt.maxMoves);
    const count = elevenNimmt.legal(state, 0, buffer);
    const listed = Array.from(buffer.subarray(0, count), (move) => elevenNimmt.format(move as Move));
    expect(listed).toEqual(['done', '37>1', '52>2', '67>3']);
  });

  it('[E11] has more bull cards than piles without harm', () => {
    const table = turn(4, [36], [35]).play('0: 36>1');
    expect(table.legal()).toEqual(['done']);
  });

  it('[E11] is not made by the bull card that a take brings: that serves from the next turn on', () => {
    const table = Table.amid({
      hands: [[36, 37, 81, 82], [1]],
      piles: [[50], [33, 34, 35]],
      stack: [80, 90],
    });
    table.play('0: take 2');
    expect(table.view()).toMatchObject({ bulls: [1, 0], toAct: [1] });
    expect(table.play('1: take 1', '0: 81>1').legal()).toEqual(['done', '82>1']);
  });

  it('[E12] ends with done, even if nothing more could be played', () => {
    const table = turn(1, [36], [35]).play('0: 36>1');
    expect(table.view().toAct).toEqual([0]);
    expect(table.legal()).toEqual(['done']);
    expect(table.play('0: done').view().toAct).toEqual([1]);
    expect(table.dataOf('done')).toEqual([{ seat: 0 }]);
  });

  it('[E12] may end with done although more could be played', () => {
    const table = turn(1, [36, 37], [35]).play('0: 36>1', '0: done');
    expect(table.hand(0)).toEqual([20, 37]);
  });

  it('[E12] ends without done when the hand is empty', () => {
    const table = Table.amid({ hands: [[36, 37], [], []], piles: [[35]], bulls: [1, 0, 0] });
    expect(table.play('0: 36>1', '0: 37>1').view()).toMatchObject({ phase: 'over', toAct: [], tops: [37] });
  });

  it('[E12] ends without done when it is a take', () => {
    expect(turn(1, [36], [35], [50]).play('0: take 1').view().toAct).toEqual([1]);
  });
});
