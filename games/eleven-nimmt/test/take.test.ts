import { WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { Table, upTo } from './table.ts';

describe('a take', () => {
  it('[E6] brings all the cards of the pile into the hand, and ends the turn', () => {
    const table = Table.dealt({ hands: [[36, 38], [37, 1], []], pile: 35, stack: [50, 60] });
    table.play('0: 36>1', '1: 37>1', '2: take 1');
    expect(table.hand(2)).toEqual(expect.arrayContaining([35, 36, 37]));
    expect(table.view()).toMatchObject({ handSizes: [9, 9, 13], toAct: [0] });
    expect(table.dataOf('took')).toEqual([{ seat: 2, pile: 0, cards: [35, 36, 37] }]);
  });

  it('[E6] is free to a seat that could play', () => {
    const table = Table.dealt({ hands: [[36], []], pile: 35 });
    expect(table.legal()).toEqual(['take 1', '36>1']);
    expect(table.play('0: take 1').hand(0)).toEqual(expect.arrayContaining([35, 36]));
  });

  it('[E6] is all that is left to a seat that can play nothing', () => {
    expect(Table.dealt({ hands: [upTo(51, 60), []], pile: 35 }).legal()).toEqual(['take 1']);
  });

  it('[E6] may be of any pile; those behind it move up, and new ones are appended', () => {
    const situation = { hands: [[50], []], piles: [[35], [60, 61], [70], [80]], stack: [5, 6] };
    expect(Table.amid(situation).legal()).toEqual(['take 1', 'take 2', 'take 3', 'take 4']);
    const after = (move: string): unknown => Table.amid(situation).play(move).view().piles;
    expect(after('0: take 1')).toEqual([[60, 61], [70], [80], [5], [6]]);
    expect(after('0: take 2')).toEqual([[35], [70], [80], [5], [6]]);
    expect(after('0: take 4')).toEqual([[35], [60, 61], [70], [5], [6]]);
  });

  it('[E6] is not open to a seat that has played in this turn', () => {
    const table = Table.amid({ hands: [[36, 50], []], piles: [[35]], bulls: [1, 0] }).play('0: 36>1');
    expect(table.refusal('0: take 1')).toEqual(['already-played', 'E6']);
  });

  it('[E6] [E12] or a card is what a turn needs: it cannot be passed', () => {
    const table = Table.amid({ hands: [[36, 50], []], piles: [[35]], bulls: [1, 0] });
    expect(table.legal()).toEqual(['take 1', '36>1']);
    expect(table.refusal('0: done')).toEqual(['play-or-take', 'E6']);
  });
});

describe('the stack', () => {
  it('[E7] turns two cards up after a take, from its top', () => {
    const table = Table.dealt({ hands: [[], []], pile: 35, stack: [50, 60, 70, 80] }).play('0: take 1');
    expect(table.view()).toMatchObject({ piles: [[50], [60]], stack: 77 });
    expect(table.play('1: take 2').view()).toMatchObject({ piles: [[50], [70], [80]], stack: 75 });
    expect(table.dataOf('turned')).toEqual([{ cards: [50, 60] }, { cards: [70, 80] }]);
  });

  it('[E7] with one card turns that one up', () => {
    const table = Table.amid({ hands: [[50], []], piles: [[35]], stack: [60] }).play('0: take 1');
    expect(table.view()).toMatchObject({ piles: [[60]], stack: 0, toAct: [1], round: 1 });
    expect(table.dataOf('turned')).toEqual([{ cards: [60] }]);
  });

  it('[E7] with no card turns none up', () => {
    const table = Table.amid({ hands: [[50], []], piles: [[35], [60]] }).play('0: take 1');
    expect(table.view()).toMatchObject({ piles: [[60]], stack: 0, toAct: [1], round: 1 });
    expect(table.dataOf('turned')).toEqual([{ cards: [] }]);
  });

  it('[E7] lasts for forty piles and no more', () => {
    const table = Table.dealt({ hands: [[], []], pile: 1 });
    let most = 0;
    for (let seat = 0; table.view().phase === 'turn'; seat = 1 - seat) {
      most = Math.max(most, table.view().piles.length);
      table.play(`${seat}: take 1`);
    }
    expect(most).toBe(40);
  });
});

describe('what lies in a pile', () => {
  const table = (): Table =>
    Table.dealt({ hands: [[36], [37], [38]], pile: 35, stack: [70, 80] }).play('0: 36>1', '1: 37>1');

  it('[E8] is known to everybody who remembers', () => {
    for (const viewer of [0, 1, 2, WATCHER]) expect(table().view(viewer).piles).toEqual([[35, 36, 37]]);
  });

  it('[E8] is not drawn: only the top card and that others lie below it', () => {
    const drawing = elevenNimmt.draw(table().view());
    expect(drawing).toContain('pile    1\ntop    37+\n');
    expect(drawing).not.toMatch(/35|36/);
  });

  it('[E8] is known to everybody in the hand of the seat that took it, until it is played', () => {
    const taken = table().play('2: take 1');
    for (const viewer of [0, 1, 2, WATCHER])
      expect(taken.view(viewer)).toMatchObject({ known: [[], [], [35, 36, 37]], handSizes: [9, 9, 13] });
    const situation = { hands: [[69], [1, 2, 3], []], piles: [[70], [35, 36]], stack: [80, 90, 95, 96] };
    const played = Table.amid(situation).play('0: take 2');
    expect(played.view(1).known).toEqual([[35, 36], [], []]);
    played.play('1: take 1', '2: 81>1', '0: take 2', '1: take 1');
    expect(played.view(2).known).toEqual([[35, 36, 90], [70, 80, 81], []]);
    expect(played.view(2).hands).toEqual([null, null, played.hand(2)]);
    const back = Table.amid({ hands: [[1], [2, 31], []], piles: [[30], [35]] }).play(
      '0: take 2',
      '1: 31>1',
      '2: 32>1',
    );
    expect(back.view(1).known).toEqual([[35], [], []]);
    expect(back.play('0: 35>1').view(1).known).toEqual([[], [], []]);
  });

  it('[E8] is not drawn in a hand either', () => {
    expect(elevenNimmt.draw(table().play('2: take 1').view(0))).toContain('seat 2  0    B1  [13]');
  });
});
