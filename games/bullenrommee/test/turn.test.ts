import type { Move } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { bullenrommee as game } from '../index.ts';
import { Table } from './table.ts';

const open = [50, 40, 60, 30, 20];

describe('taking', () => {
  it('[B6] from the stock brings its top card into the hand, and only the taker sees it', () => {
    const table = Table.dealt({ hands: [[1], [2]], open, stock: [77, 78] }).play('draw');
    expect(table.view(0).hands[0]).toContain(77);
    expect(table.view(1).numbers).toEqual([14, 13]);
    expect(table.view(1).seen).toEqual([[], []]);
    expect(table.view().stock).toBe(68);
    expect(table.view().open).toEqual(open);
    const latest = table.events.slice(-2).map(({ to, name, data }) => [to, name, data]);
    expect(latest).toEqual([
      [0x7fffffff, 'drew', { seat: 0, stock: 68 }],
      [1, 'drawn', { seat: 0, card: 77 }],
    ]);
    expect(table.seat).toBe(1);
  });

  it('[B6] an open card is seen by all, and the stock fills its place', () => {
    const table = Table.dealt({ hands: [[1], [2]], open, stock: [77, 78] }).play('draw 60');
    expect(table.view().open).toEqual([50, 40, 77, 30, 20]);
    expect(table.view().stock).toBe(68);
    expect(table.view().seen).toEqual([[60], []]);
    expect(table.dataOf('took')).toEqual([{ seat: 0, card: 60, fill: 77 }]);
  });

  it('[B6] refuses a card that does not lie open', () => {
    const table = Table.dealt({ hands: [[1], [2]], open, stock: [77] });
    for (const card of [1, 2, 77]) expect(table.refusal(`draw ${card}`)).toEqual(['not-open', 'B6']);
  });

  it('[B6] knows no hand limit', () => {
    const table = Table.dealt({ hands: [[], []] }).drain();
    expect(table.view().numbers).toEqual([50, 50]);
  });

  it('[B6] [B7] goes on with the open cards when the stock is gone, then ends', () => {
    const table = Table.dealt({ hands: [[], [], [], [], []], open });
    while (table.view().stock > 0) table.play('draw');
    expect(table.refusal('draw')).toEqual(['stock-empty', 'B6']);
    expect(table.legal('draw')).toEqual(['draw 20', 'draw 30', 'draw 40', 'draw 50', 'draw 60']);
    table.play('draw 40');
    expect(table.view().open).toEqual([50, 60, 30, 20]);
    expect(table.dataOf('took').at(-1)).toEqual({ seat: 0, card: 40, fill: null });
    table.play('draw 50', 'draw 60', 'draw 30');
    expect(table.refusal('pass')).toEqual(['supply-left', 'B7']);
    table.drain();
    expect(table.legal('draw')).toEqual([]);
    expect(table.refusal('draw')).toEqual(['supply-gone', 'B7']);
    expect(table.refusal('draw 20')).toEqual(['supply-gone', 'B7']);
  });

  it('[B6] the last card of the stock fills an open place', () => {
    const table = Table.dealt({ hands: [[], []], open });
    while (table.view().stock > 1) table.play('draw');
    table.play('draw 50');
    expect(table.view().stock).toBe(0);
    expect(table.view().open).toHaveLength(5);
  });
});

describe('laying', () => {
  const open = [50, 90, 60, 80, 20];
  const hands = [
    [14, 16, 17, 40, 41, 42, 43, 19, 70],
    [30, 31, 33, 44, 18],
  ];

  it('[B5] excludes taking in the same turn', () => {
    const table = Table.dealt({ hands, open }).play('lay 14 16 17');
    expect(table.legal('draw')).toEqual([]);
    expect(table.refusal('draw')).toEqual(['lay-or-take', 'B5']);
    expect(table.refusal('draw 50')).toEqual(['lay-or-take', 'B5']);
    table.play('done');
    expect(table.seat).toBe(1);
  });

  it('[B5] is over for a seat that has taken', () => {
    const table = Table.dealt({ hands, open }).play('draw');
    expect(table.refusal('lay 14 16 17', 0)).toEqual(['not-your-turn', 'B4']);
  });

  it('[B8] may bring several new meadows and cards on several meadows, one’s own and others’', () => {
    const table = Table.dealt({ hands, open });
    table.play('lay 14 16 17', 'lay 40 41 42', 'add 43 m2@4', 'add 19 m1@4', 'done');
    table.play('lay 30 31 33', 'add 44 m2@5', 'add 18 m1@4');
    expect(table.meadows).toEqual(['14 16 17 18 19', '40 41 42 43 44', '30 31 33']);
    expect(table.view().meadows.map(({ seat }) => seat)).toEqual([0, 0, 1]);
    expect(table.view().numbers).toEqual([5, 8]);
  });

  it('[B8] needs the cards in the hand, jokers too', () => {
    const table = Table.dealt({ hands, open });
    expect(table.refusal('lay 30 31 33')).toEqual(['not-in-hand', 'B8']);
    table.play('lay J 14 J', 'lay 40 41 42');
    expect(table.refusal('add 44 m2@4')).toEqual(['not-in-hand', 'B8']);
    expect(table.refusal('lay J 70 J')).toEqual(['not-in-hand', 'B8']);
    table.play('add J m2@4');
    expect(table.refusal('add J m2@1')).toEqual(['not-in-hand', 'B8']);
    expect(table.refusal('swap 15 m1@3')).toEqual(['not-in-hand', 'B8']);
  });

  it('[B9] begins with a new meadow, and then goes on in the same turn', () => {
    const table = Table.dealt({ hands, open }).play('lay 14 16 17', 'done');
    expect(table.legal('add')).toEqual([]);
    expect(table.refusal('add 18 m1@4')).toEqual(['no-own-meadow', 'B9']);
    table.play('lay 30 31 33');
    expect(table.refusal('add 18 m1@4')).toBeNull();
    expect(table.legal('add 18')).toEqual(['add 18 m1@4']);
  });

  it('[B10] needs a meadow of one’s own for a swap too', () => {
    const table = Table.dealt({ hands, open }).play('lay 16 J 19', 'done');
    expect(table.refusal('swap 18 m1@2')).toEqual(['no-own-meadow', 'B10']);
    expect(table.legal('swap')).toEqual([]);
    table.play('lay 30 31 33');
    expect(table.legal('swap')).toEqual(['swap 18 m1@2']);
  });

  it('[B11] ends with done, after at least one card', () => {
    const table = Table.dealt({ hands, open });
    expect(table.refusal('done')).toEqual(['nothing-laid', 'B11']);
    expect(table.legal('done')).toEqual([]);
    table.play('lay 14 16 17');
    expect(table.refusal('pass')).toEqual(['say-done', 'B11']);
    expect(table.legal('done')).toEqual(['done']);
    table.play('done');
    expect(table.refusal('done')).toEqual(['nothing-laid', 'B11']);
    expect(table.dataOf('done')).toEqual([{ seat: 0 }]);
  });

  it('takes no secret choice back, since there is none', () => {
    const table = Table.dealt({ hands, open }).play('lay 14 16 17');
    expect(game.retract(table.state, 0)).toBe(false);
  });
});

describe('passing', () => {
  it('[B7] is refused while there is a supply', () => {
    expect(Table.dealt({ hands: [[], []] }).refusal('pass')).toEqual(['supply-left', 'B7']);
  });

  it('[B7] is refused to a seat that can lay, were it only a swap or a joker', () => {
    const table = Table.dealt({ hands: [[], []] }).drain();
    expect(table.legal('lay').length).toBeGreaterThan(0);
    expect(table.refusal('pass')).toEqual(['must-lay', 'B7']);
  });
});

describe('a refusal', () => {
  it('meets any integer and any seat', () => {
    const { state } = Table.dealt({ hands: [[], []] });
    const codes = (seat: number, move: number): unknown => game.refuse(state, seat, move as Move)?.code;
    for (const move of [-1, 103, 127, 2 ** 21 + 101, 4 * 2 ** 21, 3 * 2 ** 21, 0x7fffffff, -(2 ** 31)])
      expect(codes(0, move)).toBe('notation');
    for (const seat of [-1, 2, 31]) expect(codes(seat, 0)).toBe('no-such-seat');
  });
});
