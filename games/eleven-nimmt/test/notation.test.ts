import { type GamesById, Recorder, readRecords, replay, seeded } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import { randomMatch } from './random.ts';
import { draw, matchOf, upTo } from './table.ts';

describe('the notation of a move', () => {
  it.each(['36>1', '100>40', '1>10', 'take 1', 'take 40', 'bull 0', 'bull 6', 'done'])('%s', (text) => {
    expect(elevenNimmt.format(elevenNimmt.parse(text)!)).toBe(text);
  });

  it('has a number of its own for every text', () => {
    const piles = upTo(1, 40);
    const texts = [
      ...upTo(1, 100).flatMap((card) => piles.map((pile) => `${card}>${pile}`)),
      ...piles.map((pile) => `take ${pile}`),
      ...upTo(0, 6).map((seat) => `bull ${seat}`),
      'done',
    ];
    const moves = texts.map((text) => elevenNimmt.parse(text)!);
    expect(new Set(moves).size).toBe(texts.length);
    expect(moves.map((move) => elevenNimmt.format(move))).toEqual(texts);
  });

  it.each([
    ...['', '36', '36>', '>1', '36>0', '36>41', '0>1', '101>1', '036>1', '36>01', '36 > 1', '36>1 '],
    ...['take', 'take 0', 'take 41', 'take 01', 'Take 1', 'take  1', 'bull', 'bull 7', 'bull -1', 'bull 00'],
    ...['done 1', 'Done', ' done', '1e1>1', '36>1\n', '36>1.5', 'take >1'],
  ])('is not %j', (text) => {
    expect(elevenNimmt.parse(text)).toBe(null);
  });

  it('is read from any text without harm', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const move = elevenNimmt.parse(text);
        expect(move === null || elevenNimmt.format(move) === text).toBe(true);
      }),
    );
  });
});

describe('a deal line', () => {
  const cards = draw({ hands: [[1], [2]], pile: 50 }) as readonly number[];
  const line = {
    n: 1,
    hands: [cards.slice(0, 10), cards.slice(10, 20)],
    pile: 50,
    stack: cards.slice(21),
    first: 0,
  };
  const read = (data: unknown): unknown => {
    const draws = elevenNimmt.script('deal', data, matchOf(2));
    return draws.ok ? draws.value : [draws.refusal.code, draws.refusal.rule];
  };
  const [a = [], b = []] = line.hands;

  it('[E3] is read hand by hand, then the pile, then the stack', () => {
    expect(read(line)).toEqual([cards]);
  });

  it.each([
    ['nothing', null, 'deal-hands', 'E3'],
    ['no hands', {}, 'deal-hands', 'E3'],
    ['a hand too few', { ...line, hands: [a] }, 'deal-hands', 'E3'],
    ['a hand of nine', { ...line, hands: [a, b.slice(1)] }, 'deal-hand-size', 'E3'],
    ['a hand that is none', { ...line, hands: [a, 7] }, 'deal-hand-size', 'E3'],
    ['a short stack', { ...line, stack: line.stack.slice(1) }, 'deal-stack', 'E3'],
    ['no stack', { ...line, stack: undefined }, 'deal-stack', 'E3'],
    ['no pile', { ...line, pile: undefined }, 'deal-card', 'E1'],
    ['a card twice', { ...line, pile: line.stack[0] }, 'deal-twice', 'E3'],
    ['card 0', { ...line, pile: 0 }, 'deal-card', 'E1'],
    ['card 101', { ...line, stack: [101, ...line.stack.slice(1)] }, 'deal-card', 'E1'],
    ['a card and a half', { ...line, hands: [[1.5, ...a.slice(1)], b] }, 'deal-card', 'E1'],
    ['a card in letters', { ...line, hands: [['1', ...a.slice(1)], b] }, 'deal-card', 'E1'],
  ])('[E1] [E3] with %s is refused', (_, data, code, rule) => {
    expect(read(data)).toEqual([code, rule]);
  });

  it('is the only line of chance', () => {
    expect(elevenNimmt.script('roll', {}, matchOf(2))).toMatchObject({ ok: false });
  });
});

describe('a record', () => {
  const games = { 'eleven-nimmt': elevenNimmt } as unknown as GamesById;
  const faults = (text: string): unknown => {
    const [record] = readRecords(text.split('\n'), games);
    if (record === undefined || 'torn' in record) throw new Error('torn');
    return replay(record).faults.map(({ code, rule }) => [code, rule]);
  };
  const text = randomMatch(matchOf(3, { rounds: 2 }), 'record');

  it('[E3] [E13] [E15] replays', () => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['who begins', /("n":2.*"first":)(\d)/, (n: number) => (n + 1) % 3, 'E3'],
    ['the points', /("points":\[)(\d+)/, (n: number) => n + 1, 'E13'],
    ['the scores', /("scores":\[)(\d+)/, (n: number) => n + 1, 'E15'],
  ])('[E4] [E13] [E15] that is wrong about %s is found out', (_, where, change, rule) => {
    const wrong = text.replace(where, (_match, before: string, n: string) => before + change(Number(n)));
    expect(wrong).not.toBe(text);
    expect(faults(wrong)).toEqual([['wrong-line', rule]]);
  });

  it('[E3] has all of its deal, and the moves in their order', () => {
    const recorder = new Recorder(elevenNimmt as never, matchOf(2), 'seed', ['a', 'b']);
    elevenNimmt.setup(matchOf(2), seeded('seed'), recorder.tell);
    recorder.move(0, elevenNimmt.parse('36>1')!);
    const [header, dealt, move] = recorder
      .text()
      .split('\n')
      .map((each) => each && JSON.parse(each));
    expect(header).toMatchObject({ game: 'eleven-nimmt', seats: 2, options: { rounds: 2 } });
    expect(Object.keys(dealt.deal)).toEqual(['n', 'hands', 'pile', 'stack', 'first']);
    expect(move).toEqual({ seat: 0, move: '36>1' });
  });
});
