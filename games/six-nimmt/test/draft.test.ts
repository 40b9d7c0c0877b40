import { legalMoves, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { matchOf, Table } from './table.ts';

const begin = (seats: number, rounds = 1): Table =>
  new Table(matchOf(seats, { variant: 'draft', rounds }), []);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** Picks these cards, no matter whose turn it is. */
const pick = (table: Table, cards: readonly number[]): Table =>
  cards.reduce((at, card) => at.move(at.view().toAct[0]!, `draft ${card}`), table);

describe('the draft', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '[S13] [S14] of %i seats lays out 1 to 10·seats+4, open to all',
    (seats) => {
      const table = begin(seats);
      const open = upTo(10 * seats + 4);
      for (const viewer of [WATCHER, 0, seats - 1])
        expect(table.view(viewer)).toMatchObject({ phase: 'draft', open, rows: [], toAct: [0], first: 0 });
      expect(table.dataOf('deal')).toEqual([{ n: 1, open, first: 0 }]);
    },
  );

  it('[S14] lets the seats pick one card at a time, in seat order, until each has ten', () => {
    const table = begin(3);
    const order: number[] = [];
    while (table.view().phase === 'draft') {
      const [seat = -1, ...others] = table.view().toAct;
      expect(others).toEqual([]);
      order.push(seat);
      table.move(seat, `draft ${table.view().open.at(-1)}`);
    }
    expect(order).toEqual(Array.from({ length: 30 }, (_, i) => i % 3));
    expect(table.view()).toMatchObject({ phase: 'lay', toAct: [0, 1, 2], handSizes: [10, 10, 10] });
  });

  it('[S14] lets a seat pick any card that is still open', () => {
    const table = pick(begin(2), [7, 24, 1]);
    const open = upTo(24).filter((card) => ![7, 24, 1].includes(card));
    expect(legalMoves(sixNimmt, table.state, 1).map(sixNimmt.format)).toEqual(
      open.map((card) => `draft ${card}`),
    );
    expect(table.view().open).toEqual(open);
  });

  it('[S14] [S15] starts the rows with the four that remain, in rising order', () => {
    const left = [3, 7, 11, 24];
    const table = pick(
      begin(2),
      upTo(24)
        .filter((card) => !left.includes(card))
        .reverse(),
    );
    expect(table.rows).toEqual([[3], [7], [11], [24]]);
    expect(table.dataOf('rows')).toEqual([{ rows: left }]);
    expect(table.view().open).toEqual([]);
  });

  it('[S15] shows to all what each seat has drafted, then and later', () => {
    const table = pick(begin(2), [7, 24, 1]);
    for (const viewer of [WATCHER, 0, 1])
      expect(table.view(viewer)).toMatchObject({ hands: [[1, 7], [24]], handSizes: [2, 1] });
    pick(table, [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(table.rows).toEqual([[20], [21], [22], [23]]);
    table.lay(1, 24);
    for (const viewer of [WATCHER, 0, 1])
      expect(table.view(viewer)).toMatchObject({ phase: 'row', toAct: [0] });
    table.move(0, 'row 1');
    for (const viewer of [WATCHER, 0, 1])
      expect(table.view(viewer).hands).toEqual([
        [3, 5, 7, 8, 10, 12, 14, 16, 18],
        [2, 4, 6, 9, 11, 13, 15, 17, 19],
      ]);
  });

  it('[S3] [S15] keeps the choice of a turn secret all the same', () => {
    const table = pick(begin(2), upTo(20)).move(0, '1');
    for (const viewer of [WATCHER, 1]) {
      expect(table.view(viewer).choice).toBeNull();
      expect(table.view(viewer).hands[0]).toContain(1);
    }
  });

  it.each([2, 3])('[S15] gives the first pick of round n to seat (n − 1) mod %i', (seats) => {
    const table = begin(seats, 5).finish();
    const firsts = table.dataOf('deal').map((deal) => 'first' in deal && deal.first);
    expect(firsts).toEqual([0, 1, 2, 3, 4].map((n) => n % seats));
    const picks = table.dataOf('drafted').map(({ seat }) => seat);
    expect(picks).toEqual(
      Array.from(
        { length: 5 * 10 * seats },
        (_, i) => (Math.floor(i / (10 * seats)) + (i % (10 * seats))) % seats,
      ),
    );
  });

  it('[S14] needs no chance: nothing is drawn', () => {
    expect(begin(4, 2).finish().left).toBe(0);
  });

  it('[S14] is then played as the basic game', () => {
    const table = begin(3).finish();
    expect(table.dataOf('revealed')).toHaveLength(10);
    expect(table.dataOf('end')).toHaveLength(1);
  });
});

describe('known cards', () => {
  it('[S13] [S16] are dealt, not drafted, from 1 to 10·seats+4', () => {
    const table = Table.dealt([[24], [1]], [2, 3, 4, 5], { variant: 'known' });
    expect(table.view(0)).toMatchObject({ phase: 'lay', deck: 24, open: [], first: null });
    expect(table.view(0).hands[1]).toBeNull();
    expect(table.left).toBe(0);
  });

  it('[S13] [S16] are not the basic game: that uses all 104', () => {
    expect(Table.dealt([[24], [1]], [2, 3, 4, 5]).view(0)).toMatchObject({ deck: 104, first: null });
  });
});
