import { playExample, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { bullenrommee as game } from '../index.ts';
import type { BullenView } from '../view.ts';
import { Table } from './table.ts';

/** Seat 0 has laid `row`; seat 1 has a meadow and holds these cards. It is its turn, with a card laid. */
function facing(row: string, cards: readonly number[]): Table {
  const numbers = row.split(' ').filter((name) => name !== 'J');
  const hands = [numbers.map(Number), [...cards, 70, 71, 72]];
  return Table.dealt({ hands }).play(`lay ${row}`, 'done', 'lay 70 71 72');
}

const CLOSE = [26, 27, 28, 29, 31, 32, 33, 35, 36];
const swaps = (row: string, without: readonly number[] = []): string[] =>
  facing(
    row,
    CLOSE.filter((card) => !without.includes(card)),
  ).legal('swap');

describe('the examples of the rulebook', () => {
  it('[B12] 1: 14 16 17 19 is a meadow', () => {
    const table = Table.dealt({ hands: [[14, 16, 17, 19], []] }).play('lay 14 16 17', 'add 19 m1@4');
    expect(table.meadows).toEqual(['14 16 17 19']);
  });

  it('[B17] 2: only 31 swaps the joker of 30 J 32', () => {
    expect(swaps('30 J 32', [32])).toEqual(['swap 31 m1@2']);
  });

  it('[B13] [B16] [B17] 3: only 32 swaps the joker of 30 J 34; with 31 put in, 32 or 33 does', () => {
    const table = facing('30 J 34', CLOSE);
    expect(table.legal('swap')).toEqual(['swap 32 m1@2']);
    expect(table.refusal('swap 31 m1@2')).toEqual(['does-not-fit', 'B17']);
    expect(table.legal('add 31 m1')).toEqual(['add 31 m1@2']);
    table.play('add 31 m1@2');
    expect(table.meadows[0]).toBe('30 31 J 34');
    expect(table.legal('swap')).toEqual(['swap 32 m1@3', 'swap 33 m1@3']);
  });

  it('[B17] 4: 31 or 32 swaps the joker of 30 J 33', () => {
    expect(swaps('30 J 33', [33])).toEqual(['swap 31 m1@2', 'swap 32 m1@2']);
  });

  it('[B17] 5: 28 or 29 swaps the joker of J 30 31', () => {
    expect(swaps('J 30 31', [31])).toEqual(['swap 28 m1@1', 'swap 29 m1@1']);
  });

  it('[B16] [B17] 6: a joker may stand for a number that lies elsewhere, and is then safe', () => {
    const table = Table.dealt({
      hands: [
        [30, 32, 34],
        [31, 33, 29, 35],
      ],
    });
    table.play('lay 30 32 34', 'done', 'lay 31 J 33');
    expect(table.meadows).toEqual(['30 32 34', '31 J 33']);
    expect(table.legal('swap')).toEqual([]);
    expect(table.refusal('swap 29 m2@2')).toEqual(['does-not-fit', 'B17']);
  });
});

describe('a joker', () => {
  it('[B17] goes to the hand of the swapper, who may lay it in the same turn', () => {
    const table = facing(
      '30 J 32',
      CLOSE.filter((card) => card !== 32),
    ).play('swap 31 m1@2');
    expect(table.meadows[0]).toBe('30 31 32');
    expect(table.view().jokers).toEqual([2, 4]);
    expect(table.dataOf('swapped')).toEqual([{ seat: 1, card: 31, meadow: 0, place: 1 }]);
    table.play('add J m1@4', 'lay J 35 J', 'add J m2@4');
    expect(table.view().jokers).toEqual([2, 0]);
    expect(table.meadows).toEqual(['30 31 32 J', '70 71 72 J', 'J 35 J']);
  });

  it('[B17] may be kept for a later turn', () => {
    const table = facing(
      '30 J 32',
      CLOSE.filter((card) => card !== 32),
    ).play('swap 31 m1@2', 'done', 'draw');
    expect(table.view().jokers).toEqual([2, 4]);
    expect(table.legal('add J')).toContain('add J m1@4');
  });

  it('[B16] [B17] that is swapped changes what the jokers beside it may be', () => {
    const table = Table.dealt({
      hands: [
        [30, 34, 38],
        [32, 33, 36, 37, 31, 35, 70, 71, 72],
      ],
    });
    table.play('lay 30 J 34', 'add J m1@4', 'add 38 m1@5', 'done', 'lay 70 71 72');
    expect(table.meadows[0]).toBe('30 J 34 J 38');
    expect(table.legal('swap')).toEqual(['swap 32 m1@2', 'swap 36 m1@4']);
    // With 35 behind 34, the second joker may be 36 or 37; with 32 in the place of the first, 33 fits behind it.
    table.play('add 35 m1@4', 'swap 32 m1@2');
    expect(table.meadows[0]).toBe('30 32 34 35 J 38');
    expect(table.legal('swap')).toEqual(['swap 36 m1@5', 'swap 37 m1@5']);
    expect(table.legal('add 33')).toEqual(['add 33 m1@3']);
    expect(table.legal('add 31')).toEqual(['add 31 m1@2']);
  });

  it('[B13] [B16] lets a card go to either side of it', () => {
    const table = facing('30 J 34', CLOSE);
    expect(table.legal('add 32 m1')).toEqual(['add 32 m1@2', 'add 32 m1@3']);
    expect(table.legal('add 28 m1')).toEqual(['add 28 m1@1']);
    const front = facing(
      'J 30 31',
      CLOSE.filter((card) => card !== 31),
    );
    expect(front.legal('add 28 m1')).toEqual(['add 28 m1@1', 'add 28 m1@2']);
    front.play('add 28 m1@1');
    expect(front.meadows[0]).toBe('28 J 30 31');
  });

  it('[B12] [B13] takes cards from over 100 on either side', () => {
    const table = Table.dealt({ hands: [[1, 3, 98, 99, 100], []] }).play('lay J 1 3');
    expect(table.legal('add')).toContain('add 99 m1@2');
    expect(table.legal('add 100 m1')).toEqual(['add 100 m1@2']);
    expect(table.legal('add 98 m1')).toEqual(['add 98 m1@1']);
    expect(table.legal('add 99 m1')).toEqual(['add 99 m1@1', 'add 99 m1@2']);
  });

  it('[B15] is laid at an end, in the middle or at both ends, never beside another', () => {
    const table = Table.dealt({ hands: [[14, 17], []] });
    expect(table.legal('lay').filter((text) => /1[47]/.test(text))).toEqual([
      'lay 14 J 17',
      'lay J 14 J',
      'lay J 17 J',
    ]);
    table.play('lay 14 J 17', 'add J m1@4');
    expect(table.legal('add J')).toEqual(['add J m1@1']);
  });

  it('[B17] is swapped for a number only, and only where it lies', () => {
    const table = facing('30 J 32', [31]);
    expect(table.refusal('swap J m1@2')).toEqual(['notation', null]);
    expect(table.refusal('swap 31 m1@1')).toEqual(['no-joker', 'B17']);
    expect(table.refusal('swap 31 m1@4')).toEqual(['no-joker', 'B17']);
    expect(table.refusal('swap 31 m3@1')).toEqual(['no-such-meadow', 'B8']);
  });
});

describe('the examples as data', () => {
  const viewsOf = (example: keyof typeof examples): BullenView[] =>
    playExample(game, examples[example]).map((state) => game.view(state, WATCHER));

  const rowOf = (example: keyof typeof examples): string =>
    game.draw(viewsOf(example).at(-1) as BullenView).split('\n')[2] ?? '';

  it('[B12] [B13] meadow: 14 16 17 19', () => {
    expect(rowOf('meadow')).toContain('14 16 17 19');
  });

  it('[B16] [B17] joker and swapped: the joker lies between, or is swapped out', () => {
    expect(rowOf('joker')).toContain('30 J 34');
    expect(rowOf('swapped')).toContain('30 31 33');
    expect(viewsOf('swapped').at(-1)?.jokers).toEqual([3, 3]);
  });

  it('name rules that exist', () => {
    for (const { rules } of Object.values(examples))
      expect(game.rules).toEqual(expect.arrayContaining([...rules]));
  });
});
