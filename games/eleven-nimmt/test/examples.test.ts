import { playExample, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { elevenNimmt as game } from '../index.ts';
import type { ElevenView } from '../view.ts';
import { Table, upTo } from './table.ts';

describe('the examples of the rulebook', () => {
  const begin = (): Table =>
    Table.dealt({
      hands: [[36, ...upTo(57, 65)], [46, 37], upTo(66, 75), [88], [92], [98], [5]],
      pile: 31,
      stack: [23, 87, 19, 78],
    });
  const first = ['0: 36>1', '1: 46>1', '2: take 1'];

  it('[E5] [E6] [E7] [E9] example 1: 36 and 46 on 31; the third seat takes three cards and a bull card', () => {
    const table = begin();
    for (const card of [31, 42, 35]) expect(table.refusal(`0: ${card}>1`)).toEqual(['not-in-hand', 'E5']);
    expect(table.refusal('0: 57>1')).toEqual(['does-not-follow', 'E5']);
    table.play('0: 36>1');
    expect(table.legal()).toEqual(['take 1', '37>1', '46>1']);
    table.play('1: 46>1');
    expect(table.legal()).toEqual(['take 1']);
    table.play('2: take 1');
    expect(table.hand(2)).toEqual([31, 36, 46, ...upTo(66, 75)]);
    expect(table.view()).toMatchObject({ piles: [[23], [87]], bulls: [0, 0, 1, 0, 0, 0, 0], supply: 9 });
    expect(table.view().toAct).toEqual([3]);
  });

  it('[E5] [E6] [E7] [E9] example 2: 88, 92, 98, 5 on the 87; the single 23 is taken, without a bull card', () => {
    const table = begin().play(...first, '3: 88>2', '4: 92>2', '5: 98>2', '6: 5>2');
    expect(table.legal()).toEqual(['take 1', 'take 2']);
    table.play('0: take 1');
    expect(table.view()).toMatchObject({
      piles: [[87, 88, 92, 98, 5], [19], [78]],
      bulls: [0, 0, 1, 0, 0, 0, 0],
      handSizes: [10, 9, 13, 9, 9, 9, 9],
    });
    expect(table.hand(0)).toEqual([23, ...upTo(57, 65)]);
  });

  it('[E5] example 3: 5 may be played on 98, from which it lies 7 away', () => {
    const table = Table.dealt({ hands: [[5], []], pile: 98 });
    expect(table.legal()).toContain('5>1');
    expect(table.play('0: 5>1').view().piles).toEqual([[98, 5]]);
  });
});

describe('the examples as data', () => {
  const viewsOf = (example: keyof typeof examples): ElevenView[] =>
    playExample(game, examples[example]).map((state) => game.view(state, WATCHER));

  it('[E5] [E6] [E7] [E9] takes: two cards are played, the third seat takes the pile and a bull card', () => {
    const views = viewsOf('takes');
    expect(views[2]?.piles).toEqual([[31, 36, 46]]);
    expect(views[3]).toMatchObject({ piles: [[23], [87]], bulls: [0, 0, 1], handSizes: [9, 9, 13] });
  });

  it('[E5] ring: 5 lies on 98', () => {
    expect(viewsOf('ring').at(-1)?.piles).toEqual([[98, 5]]);
  });

  it('name rules that exist', () => {
    for (const { rules } of Object.values(examples))
      expect(game.rules).toEqual(expect.arrayContaining([...rules]));
  });
});
