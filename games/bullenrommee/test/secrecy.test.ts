import { seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { holderOf } from '../cards.ts';
import { bullenrommee as game } from '../index.ts';
import { deckOf, matchOf, Table } from './table.ts';

const open = [50, 40, 60, 30, 20];

describe('what is seen pass into a hand', () => {
  it('[B6] is known until it is laid', () => {
    const hands = [[48, 49, 51, 61], [1]];
    const table = Table.dealt({ hands, open }).play('draw 50', 'draw', 'draw 60', 'draw');
    expect(table.view(1).seen).toEqual([[50, 60], []]);
    expect(table.view(0).seen).toEqual([[50, 60], []]);
    expect(table.view().numbers).toEqual([15, 15]);
    table.play('lay 48 49 50');
    expect(table.view(1).seen).toEqual([[60], []]);
    expect(holderOf(game.imagine(table.view(1), seeded('a')), 60)).toBe(0);
  });

  it('[B2] [B17] holds for jokers too: everybody knows who has how many', () => {
    const table = Table.dealt({
      hands: [
        [30, 32],
        [31, 70, 71, 72],
      ],
    });
    table.play('lay 30 J 32', 'done', 'lay 70 71 72', 'swap 31 m1@2', 'add J m2@1', 'done');
    expect(table.view().jokers).toEqual([2, 3]);
    expect(table.view(0).jokers).toEqual([2, 3]);
  });

  it('[B3] [B6] tells nobody the order of the stock, or what another seat holds or drew from it', () => {
    const wish = {
      hands: [[1, 2, 3], [10, 11, 12], [20]],
      open: [50, 40, 60, 35, 25],
      stock: [90, 91, 92, 93],
    };
    const deck = deckOf(wish);
    const swapped = deck.map(
      (card) =>
        new Map([
          [90, 3],
          [3, 90],
          [91, 93],
          [93, 91],
        ]).get(card) ?? card,
    );
    const plays = ['draw', 'draw 50', 'draw 40'];
    const one = new Table(matchOf(3), [deck]).play(...plays);
    const other = new Table(matchOf(3), [swapped]).play(...plays);
    // Seat 0 got 3 and 90 in another order; 91 and 93 filled open places the other way round: only those are seen.
    const hide = (text: string): string => text.replaceAll('91', 'x').replaceAll('93', 'x');
    for (const viewer of [0, 1, 2, WATCHER])
      expect(hide(JSON.stringify(one.view(viewer)))).toBe(hide(JSON.stringify(other.view(viewer))));
  });

  it('[B20] is everything when the match is over', () => {
    const state = game.setup(matchOf(3), seeded('over'));
    const pick = seeded('pick');
    const buffer = new Int32Array(game.maxMoves);
    while (game.toAct(state) !== 0) {
      expect(game.view(state, WATCHER).hands).toEqual([null, null, null]);
      const count = game.legal(state, state.turn, buffer);
      game.apply(state, state.turn, buffer[pick.below(count)] as never, pick);
    }
    const { hands, numbers } = game.view(state, WATCHER);
    expect(hands.map((hand) => hand!.length)).toEqual(numbers);
  });
});

describe('an imagined table', () => {
  it('[B3] deals all cards once, keeps what is known and draws the rest at random', () => {
    const table = Table.dealt({ hands: [[5], [6], [7]], open }).play('draw 50', 'draw', 'lay J 7 J');
    const seen = new Set<number>();
    for (let i = 0; i < 50; i++) {
      const state = game.imagine(table.view(1), seeded(`dream ${i}`));
      const cards = [
        ...[0, 1, 2].flatMap((seat) => game.view(state, seat).hands[seat]!),
        ...game.view(state, 0).open,
        ...state.pile.slice(0, state.stock),
        7,
      ];
      expect(new Set(cards).size).toBe(100);
      expect(game.view(state, 1)).toEqual(table.view(1));
      expect(game.view(state, 0).hands[0]).toContain(50);
      for (const card of game.view(state, 0).hands[0]!) seen.add(card);
    }
    expect(seen.size).toBe(100 - 14 - 5 - 1);
  });
});
