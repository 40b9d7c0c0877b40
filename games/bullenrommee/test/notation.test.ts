import { type Draw, legalMoves, Recorder, type Result, readRecords, replay, seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { bullenrommee as game } from '../index.ts';
import { ALL, matchOf, Table } from './table.ts';

describe('the notation of moves', () => {
  it.each([
    'draw',
    'draw 57',
    'draw 100',
    'lay 14 16 17',
    'lay J 14 J',
    'lay 100 J 4',
    'add 19 m2@4',
    'add J m36@110',
    'swap 31 m2@3',
    'done',
    'pass',
  ])('is read and written: %s', (text) => {
    const move = game.parse(text);
    expect(move).not.toBeNull();
    expect(move! >= 0 && move! < 2 ** 31).toBe(true);
    expect(game.format(move!)).toBe(text);
  });

  it.each([
    '',
    'Draw',
    'draw ',
    'draw 0',
    'draw 101',
    'draw 057',
    'draw J',
    'lay 14 16',
    'lay 14 16 17 19',
    'lay 14  16 17',
    'lay 0 1 2',
    'lay 99 100 101',
    'lay 101 1 2',
    'lay 1 101 2',
    'lay 128 1 2',
    'add 19',
    'add 19 m0@1',
    'add 19 m1@0',
    'add 19 m37@1',
    'add 19 m1@111',
    'add 19 m1@999',
    'add 19 m165@1',
    'swap J m1@1',
    'done 1',
    'toString',
    ' pass',
  ])('knows no move %j', (text) => {
    expect(game.parse(text)).toBeNull();
  });

  it('gives every legal move its own number below 2^31 and its own text', () => {
    const table = Table.dealt({ hands: [[], []] }).drain();
    const moves = legalMoves(game, table.state, 0);
    expect(moves.length).toBeLessThanOrEqual(game.maxMoves);
    expect(new Set(moves.map((move) => game.format(move))).size).toBe(moves.length);
    for (const move of moves) expect(game.parse(game.format(move))).toBe(move);
  });
});

describe('the deal line', () => {
  const hands = [ALL.slice(0, 13), ALL.slice(13, 26)];
  const deal = { n: 1, hands, jokers: 3, open: ALL.slice(26, 31), stock: ALL.slice(31), first: 0 };
  const read = (data: unknown): Result<readonly Draw[]> => game.script('deal', data, matchOf(2));

  it('[B3] is read back as the deck', () => {
    expect(read(deal)).toEqual({ ok: true, value: [ALL] });
  });

  it.each<[string, string, string, object]>([
    ['B3', 'deal-hands', 'a hand too few', { hands: hands.slice(1) }],
    ['B3', 'deal-hand-size', 'a hand too small', { hands: [hands[0]!.slice(1), hands[1]] }],
    ['B2', 'deal-jokers', 'too few jokers', { jokers: 2 }],
    ['B3', 'deal-open', 'four open cards', { open: deal.open.slice(1) }],
    ['B3', 'deal-stock', 'a stock too small', { stock: deal.stock.slice(1) }],
    ['B1', 'deal-card', 'a card 101', { stock: deal.stock.with(0, 101) }],
    ['B1', 'deal-card', 'a card 1.5', { stock: deal.stock.with(0, 1.5) }],
    ['B3', 'deal-twice', 'a card twice', { stock: deal.stock.with(0, 1) }],
  ])('[%s] is refused (%s) with %s', (rule, code, _what, change) => {
    expect(read({ ...deal, ...change })).toMatchObject({ ok: false, refusal: { code, rule } });
  });

  it('is refused where it is no deal at all', () => {
    for (const data of [null, 1, [], {}]) expect(read(data)).toMatchObject({ ok: false });
    expect(game.script('roll', {}, matchOf(2))).toMatchObject({ ok: false });
  });
});

describe('a record', () => {
  it('[B20] is replayed to the same end, and a changed one is not', () => {
    const match = matchOf(3, { deals: 2 });
    const recorder = new Recorder(game as never, match, 'record', ['a', 'b', 'c']);
    const chance = seeded('record');
    const state = game.setup(match, chance, recorder.tell);
    const pick = seeded('pick');
    while (game.toAct(state) !== 0) {
      const moves = legalMoves(game, state, state.turn);
      const move = moves[pick.below(moves.length)]!;
      recorder.move(state.turn, move);
      game.apply(state, state.turn, move, chance, recorder.tell);
    }
    const faults = (text: string): unknown[] => {
      const [record] = readRecords(text.split('\n'), { [game.id]: game as never });
      if (record === undefined || 'torn' in record) throw new Error('torn');
      return [...replay(record).faults];
    };
    const text = recorder.text();
    expect(faults(text)).toEqual([]);
    expect(text.match(/"round"/g)).toHaveLength(2);
    expect(faults(text.replace('"first":1', '"first":0'))).toMatchObject([
      { code: 'wrong-line', rule: 'B3' },
    ]);
    expect(faults(text.replace(/"winners":\[.*\]/, '"winners":[7]'))).toMatchObject([{ rule: 'B20' }]);
  });

  it('is shown in a drawing that one can play from', () => {
    const table = Table.dealt({ hands: [[14, 16, 17, 19], [30]], open: [1, 2, 3, 4, 5] });
    table.play('lay 14 J 17', 'add 19 m1@4', 'done', 'draw 3', 'draw');
    const [deal, supply, meadow, first, second] = game.draw(table.view(0)).split('\n');
    expect([deal, supply]).toEqual(['# 1', `stock [67]  open  1 2 ${table.view().open[2]} 4 5`]);
    expect(meadow).toBe('m1  (0)  14 J 17 19  (3)');
    expect(first).toBe(`  seat 0  0+3     J J ${table.view(0).hands[0]!.join(' ')}`);
    expect(second).toBe('> seat 1  0+0     [17] J J J 3');
  });
});
