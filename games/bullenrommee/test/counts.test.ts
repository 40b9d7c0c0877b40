import { legalMoves, seeded } from '@bullpen/engine';
import { countMoves } from '@bullpen/engine/conformance';
import { describe, expect, it } from 'vitest';
import { bullenrommee as game } from '../index.ts';
import type { State } from '../state.ts';
import { moves } from './brute.ts';
import { ALL, matchOf, Table } from './table.ts';

const texts = (state: State): string[] =>
  legalMoves(game, state, state.turn)
    .map((move) => game.format(move))
    .sort();

describe('the number of moves', () => {
  it('[B6] [B15] where no two cards of a hand are close: a joker on both sides, or a card', () => {
    const spaced = (from: number): number[] => Array.from({ length: 13 }, (_, i) => from + 7 * i);
    const table = Table.dealt({ hands: [spaced(1), spaced(2)] });
    // `J a J` for 13 cards; the stock and five open cards.
    expect(countMoves(game, table.state, 1)).toBe(13 + 6);
    // After `J a J` one joker is left, nothing fits, and only `done` remains; after each card taken the other has 19 moves.
    expect(countMoves(game, table.state, 2)).toBe(13 * 1 + 6 * 19);
    // After `done` the other has 19 moves too; after two cards taken, the first seat holds one more than before.
    expect(countMoves(game, table.play('lay J 1 J').state, 2)).toBe(19);
  });

  it('[B12] [B15] of a hand, by how many pairs and triples are close', () => {
    for (let i = 0; i < 50; i++) {
      const state = game.setup(matchOf(2 + (i % 4)), seeded(`hand ${i}`));
      const hand = game.view(state, 0).hands[0]!;
      const pairs = [1, 2, 3, 4].map(
        (by) => hand.filter((card) => hand.includes(((card + by - 1) % 100) + 1)).length,
      );
      const triples = [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ].map(
        ([by, on]) =>
          hand.filter((card) =>
            [by!, by! + on!].every((more) => hand.includes(((card + more - 1) % 100) + 1)),
          ).length,
      );
      const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
      // J a b and a b J for pairs within 2, a J b for pairs from 2 to 4, J a J.
      const withJokers = 2 * sum(pairs.slice(0, 2)) + sum(pairs.slice(1)) + hand.length;
      expect(countMoves(game, state, 1)).toBe(6 + sum(triples) + withJokers);
    }
  });

  it('[B8] of a seat that holds half of the deck is within the bound', () => {
    const table = Table.dealt({
      hands: [ALL.slice(0, 13), []],
      stock: ALL.slice(13).flatMap((card, i) => (i % 2 === 0 ? [card] : [])),
    });
    expect(table.drain().legal().length).toBeLessThan(game.maxMoves);
  });
});

describe('the moves at every step', () => {
  /** Plays at random, by preference so, and compares the moves with those of a plain trial of all. */
  function compare(seats: number, seed: string, preferred: RegExp): void {
    const pick = seeded(`${seed} picks`);
    const state = game.setup(matchOf(seats), seeded(seed));
    while (game.toAct(state) !== 0) {
      const legal = texts(state);
      expect(legal).toEqual(moves(game.view(state, state.turn)));
      const liked = legal.filter((text) => preferred.test(text));
      const from = liked.length > 0 && pick.below(4) > 0 ? liked : legal;
      game.apply(state, state.turn, game.parse(from[pick.below(from.length)]!)!, pick);
    }
  }

  it.each([2, 3, 4, 5])(
    '[B7] [B8] [B9] [B13] [B17] with %i seats are those that a trial of all finds',
    (seats) => {
      compare(seats, `any ${seats}`, /./);
      compare(seats, `jokers ${seats}`, /^swap|J/);
    },
  );

  it('[B7] [B19] are complete when the supply is gone: a pass exactly where nothing can be laid', () => {
    compare(5, 'late', /^draw|^done|^pass/);
  });
});
