import { playouts, seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { bullenrommee as game } from '../index.ts';
import { ALL, deckOf, matchOf, Table } from './table.ts';

/** Seat 0 is dealt 3 jokers and these, and can lay all of them in one turn. */
const OUT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const goOut = [
  'lay 1 2 3',
  'lay J 13 J',
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((card) => `add ${card} m1@${card}`),
  'add J m1@1',
];

describe('the end', () => {
  it('[B18] comes at once when a seat has laid its last card', () => {
    const table = Table.dealt({ hands: [OUT, [55, 33]] }).play(...goOut);
    expect(table.view().phase).toBe('over');
    expect(table.view().toAct).toEqual([]);
    expect(table.refusal('done', 0)).toEqual(['match-over', 'B18']);
    expect(table.refusal('draw', 1)).toEqual(['match-over', 'B18']);
    expect(table.left).toBe(0);
  });

  it('[B18] does not come by a swap, which brings a joker', () => {
    const wish = {
      hands: [
        [10, 12],
        [11, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
      ],
    };
    const table = Table.dealt(wish).play('lay 10 J 12', 'done', 'lay 20 21 22', 'lay J 31 J', 'add J m2@1');
    for (let card = 23; card <= 30; card++) table.play(`add ${card} m2@${card - 18}`);
    expect(table.view().numbers[1]).toBe(1);
    table.play('swap 11 m1@2');
    expect(table.view().phase).toBe('lay');
    expect([table.view().numbers[1], table.view().jokers[1]]).toEqual([0, 1]);
    table.play('add J m1@4');
    expect(table.view().phase).toBe('over');
  });

  it('[B20] counts the heads of one’s own meadows less those of the hand', () => {
    const table = Table.dealt({ hands: [OUT, [55, 33]] });
    const rest = table.view(1).hands[1]!;
    table.play(...goOut);
    const own = 13 - 3 + 2 + 3 + 5; // 5 has two, 10 three, 11 five
    const hand = rest.reduce(
      (sum, card) =>
        sum + (card === 55 ? 7 : card % 11 === 0 ? 5 : card % 10 === 0 ? 3 : card % 5 === 0 ? 2 : 1),
      0,
    );
    expect(game.outcome(table.state)).toEqual({ scores: [own, -hand], winners: [0] });
    expect(table.dataOf('round')).toEqual([{ n: 1, points: [own, -hand], totals: [own, -hand] }]);
    expect(table.dataOf('end')).toEqual([{ scores: [own, -hand], winners: [0] }]);
    expect(table.view().hands[1]).toEqual(rest);
    expect(table.dataOf('shown')).toEqual([{ hands: [[], rest] }]);
  });

  it('[B20] gives the heads to the owner of a meadow, no matter who laid them; going out need not win', () => {
    const hands = [
      [54, 56, 58, 1, 2, 3, 4, 6, 7, 8, 9, 12, 13],
      [55, 57, 60, 20, 21, 22, 23, 24, 26, 27, 28, 29, 31],
    ];
    const table = Table.dealt({ hands }).play(
      'lay 54 56 58',
      'done',
      'lay 20 21 22',
      'lay J 31 J',
      'add 55 m1@2',
    );
    table.play('add 57 m1@4', 'add 60 m1@6');
    ['23', '24', '26', '27', '28', '29'].forEach((card, i) => {
      table.play(`add ${card} m2@${4 + i}`);
    });
    table.play('add J m2@1');
    expect(game.outcome(table.state)).toEqual({
      scores: [1 + 7 + 1 + 1 + 1 + 3 - 10, 3 + 1 + 5 + 1 + 1 + 1 + 1 + 1 + 1 + 1],
      winners: [1],
    });
    expect(table.view().meadows.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  });

  it('[B20] lets equal points share the rank', () => {
    const { state } = Table.dealt({ hands: [OUT, []] }).play(...goOut);
    const tied = game.imagine({ ...game.view(state, 0), totals: [4, 4] }, seeded('tie'));
    expect(game.outcome(tied)).toEqual({ scores: [4, 4], winners: [0, 1] });
  });

  /** Both seats have drawn everything, laid all their numbers in one row with jokers at both ends, and kept a joker. */
  function stuck(): Table {
    const range = (from: number, to: number): number[] => ALL.filter((card) => card >= from && card <= to);
    const stock = range(14, 48)
      .flatMap((card) => [card, card + 50])
      .slice(0, 69);
    const table = Table.dealt({ hands: [range(1, 13), range(51, 63)], open: [98, 49, 99, 50, 100], stock });
    table.drain();
    for (const from of [1, 51]) {
      const meadow = from === 1 ? 'm1' : 'm2';
      expect(table.seat).toBe(from === 1 ? 0 : 1);
      expect(table.view(table.seat).hands[table.seat]).toEqual(range(from, from + 49));
      table.play(`lay J ${from} ${from + 1}`);
      for (let i = 2; i < 50; i++) table.play(`add ${from + i} ${meadow}@${i + 2}`);
      table.play(`add J ${meadow}@52`, 'done');
    }
    return table;
  }

  it('[B7] [B19] comes when the supply is gone and all have passed one after another', () => {
    const table = stuck();
    expect(table.view().jokers).toEqual([1, 1]);
    expect(table.legal()).toEqual(['pass']);
    table.play('pass');
    expect(table.view().passes).toBe(1);
    expect(table.legal()).toEqual(['pass']);
    table.play('pass');
    expect(table.view().phase).toBe('over');
    expect(table.refusal('pass', 0)).toEqual(['match-over', 'B19']);
    expect(table.dataOf('passed')).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(game.outcome(table.state)!.scores.reduce((sum, score) => sum + score)).toBe(167);
  });

  it('[B12] stops a row that would run round onto itself', () => {
    const odd = ALL.filter((card) => card % 2 === 1);
    const even = ALL.filter((card) => card % 2 === 0);
    const stock = odd
      .slice(13, 48)
      .flatMap((card, i) => [card, even[13 + i]!])
      .slice(0, 69);
    const open = [even[47]!, odd[48]!, even[48]!, odd[49]!, even[49]!];
    const table = Table.dealt({ hands: [odd.slice(0, 13), even.slice(0, 13)], open, stock }).drain();
    table.play('lay 1 3 5');
    for (let i = 3; i < 50; i++) table.play(`add ${odd[i]} m1@${i + 1}`);
    expect(table.legal('add J')).toHaveLength(51);
    // 1 to 99 spans 98: one joker at an end makes it 99, a second has no number left.
    table.play('add J m1@51');
    expect(table.refusal('add J m1@1')).toEqual(['runs-round', 'B12']);
    table.play('done', 'lay 2 4 6');
    expect(table.refusal('add 100 m1@1')).toEqual(['runs-round', 'B12']);
    expect(table.refusal('swap 100 m1@51')).toBeNull();
    expect(table.legal('swap')).toEqual(['swap 100 m1@51']);
  });
});

describe('several deals', () => {
  it('[B21] are added up, and the first seat moves on by one', () => {
    const deck = deckOf({ hands: [OUT, [55, 33]] });
    const rest = deck.slice(13);
    const table = new Table(matchOf(2, { deals: 3 }), [
      deck,
      [...rest.slice(0, 13), ...OUT, ...rest.slice(13)],
      deck,
    ]);
    for (const first of [0, 1, 0]) {
      expect(table.view().first).toBe(first);
      expect(table.seat).toBe(first);
      expect(table.view().meadows).toEqual([]);
      table.play(...goOut);
    }
    const rounds = table.dataOf('round');
    const [mine, yours] = rounds[0]!.points as [number, number];
    expect(rounds.map(({ n, points }) => [n, points])).toEqual([
      [1, [mine, yours]],
      [2, [yours, mine]],
      [3, [mine, yours]],
    ]);
    expect(rounds.at(-1)!.totals).toEqual([2 * mine + yours, mine + 2 * yours]);
    expect(game.outcome(table.state)).toEqual({ scores: rounds.at(-1)!.totals, winners: [0] });
    expect(table.left).toBe(0);
  });

  it('[B9] [B21] ask each seat for a new meadow first, in every deal', () => {
    const deck = deckOf({ hands: [OUT, []] });
    const table = new Table(matchOf(2, { deals: 2 }), [deck, deck]).play(...goOut, 'lay J 98 J', 'done');
    expect(table.view().deal).toBe(2);
    expect(table.seat).toBe(0);
    expect(table.refusal('add 1 m1@1')).toEqual(['no-own-meadow', 'B9']);
  });

  it('[B18] [B19] [B21] always come to an end', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const state = game.setup(matchOf(seats, { deals: 20 }), seeded(`deal ${seats}`));
      playouts(game, seeded(`more ${seats}`), seeded(`pick ${seats}`))(state);
      expect(game.outcome(state)!.winners.length).toBeGreaterThan(0);
    }
  });
});
