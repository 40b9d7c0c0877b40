import { type Move, Recorder, readRecords, replay, seeded } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captainJack as game } from '../index.ts';
import { cardsIn, type Dealt, matchOf, randomMoves, table } from './table.ts';

const ALL = [
  ...[...'123456789JB'].flatMap((card) => [
    `${card}>new`,
    ...Array.from({ length: 57 }, (_, i) => `${card}>${i + 1}`),
  ]),
  ...Array.from({ length: 6 }, (_, seat) => `give ${seat}`),
  'blank',
  'pass',
];

describe('moves', () => {
  it('are read as they are written, each as a number of its own', () => {
    const moves = ALL.map(game.parse);
    expect(moves).not.toContain(null);
    expect(new Set(moves).size).toBe(ALL.length);
    expect(moves.map((move) => game.format(move!))).toEqual(ALL);
  });

  it.each(['', '5', '5>', '5>0', '5>01', '5>58', '5>100', '0>1', '10>1', 'j>1', 'b>new', '5>New', '5 > 1'])(
    'are not read from "%s"',
    (text) => {
      expect(game.parse(text)).toBe(null);
    },
  );

  it.each(['give', 'give 6', 'give -1', 'give 01', 'Give 1', 'blank ', 'pass\n', '5>1\n', 'B', 'J'])(
    'are not read from %j',
    (text) => {
      expect(game.parse(text)).toBe(null);
    },
  );

  it('are read from no other text than their own', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const move = game.parse(text);
        expect(move === null || game.format(move) === text).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it('that no text stands for are refused, in every phase', () => {
    const known = new Set(ALL.map(game.parse));
    const t = table({ hands: ['J12', '456'], pile: '5' });
    for (const play of [null, 'J>1', 'pass', 'give 1']) {
      if (play !== null) t.play(play);
      for (let move = -70; move < 1100; move++) {
        if (known.has(move as Move)) continue;
        for (const seat of [0, 1])
          expect(game.refuse(t.state, seat, move as Move)).toEqual({ code: 'notation', rule: null });
      }
      for (const seat of [-1, 2, 6, 99])
        for (const text of ['1>1', '1>new', 'give 1', 'give 0', 'blank', 'pass'])
          expect(t.refusal(seat, text)).toEqual({ code: 'no-such-seat', rule: null });
    }
  });
});

describe('the deal line', () => {
  const dealt: Dealt = { hands: ['3JB', '456'], pile: 'B5' };
  const signs = cardsIn(dealt).map((kind) => '?123456789JB'[kind]!);
  const line = {
    n: 1,
    hands: [signs.slice(0, 3), signs.slice(3, 6)],
    pile: signs.slice(6, 8),
    deck: signs.slice(8),
    first: 0,
  };
  const read = (change: object) => game.script('deal', { ...line, ...change }, matchOf(2));

  it('[C2] is written with all cards in the order in which they were dealt', () => {
    const t = table(dealt);
    expect(t.events[0]).toEqual({ to: 0, name: 'deal', data: line });
  });

  it('[C2] is read back to what was drawn', () => {
    expect(read({})).toEqual({ ok: true, value: [cardsIn(dealt)] });
  });

  it.each<[rule: string, code: string, change: object]>([
    ['C2', 'deal-hands', { hands: undefined }],
    ['C2', 'deal-hands', { hands: [...line.hands, ['1', '1', '1']] }],
    ['C2', 'deal-hands', { hands: line.hands.slice(1) }],
    ['C2', 'deal-hand-size', { hands: [['3', 'J'], line.hands[1]] }],
    ['C2', 'deal-hand-size', { hands: ['3JB', '456'] }],
    ['C2', 'deal-pile', { pile: [], deck: [...line.pile, ...line.deck] }],
    ['C2', 'deal-pile', { pile: '5' }],
    ['C2', 'deal-pile', { pile: ['B'], deck: ['5', ...line.deck] }],
    ['C2', 'deal-pile', { pile: ['B', '5', line.deck[0]], deck: line.deck.slice(1) }],
    ['C2', 'deal-pile', { pile: ['5', 'B'] }],
    ['C2', 'deal-deck', { deck: 3 }],
    ['C1', 'deal-card', { deck: line.deck.with(0, '0') }],
    ['C1', 'deal-card', { deck: line.deck.with(0, '10') }],
    ['C1', 'deal-card', { deck: line.deck.with(0, '?') }],
    ['C1', 'deal-card', { hands: [[3, 'J', 'B'], line.hands[1]] }],
    ['C1', 'deal-card', { hands: [[null, 'J', 'B'], line.hands[1]] }],
    ['C1', 'deal-count', { deck: line.deck.slice(1) }],
    ['C1', 'deal-count', { deck: [...line.deck, '1'] }],
    ['C1', 'deal-count', { deck: [...line.deck, 'B'] }],
    ['C1', 'deal-count', { deck: line.deck.with(0, 'J') }],
  ])('[%s] is refused, %s: %j', (rule, code, change) => {
    expect(read(change)).toMatchObject({ ok: false, refusal: { code, rule } });
  });

  it('[C1] is refused if it is no deal at all', () => {
    for (const data of [null, undefined, 1, 'deal', []])
      expect(game.script('deal', data, matchOf(2))).toMatchObject({ ok: false });
    expect(game.script('roll', line, matchOf(2))).toMatchObject({ refusal: { code: 'unexpected-line' } });
  });
});

describe('a record', () => {
  /** A random match of two deals, as a record. */
  function record(): string[] {
    const match = matchOf(3, 2);
    const pick = seeded('record');
    const recorder = new Recorder(game as never, match, 'record', ['random', 'random', 'random']);
    const state = game.setup(match, pick, recorder.tell);
    for (const { seat, move } of randomMoves(state, pick)) {
      recorder.move(seat, move);
      game.apply(state, seat, move, pick, recorder.tell);
    }
    return recorder.text().trimEnd().split('\n');
  }

  /** The faults of the record after lines were changed. */
  function faults(change: (line: string) => string): { code: string; rule: string | null }[] {
    const lines = record().map(change);
    const [read] = readRecords(lines, { [game.id]: game as never });
    if (read === undefined || 'torn' in read) throw new Error('torn');
    return replay(read).faults.map(({ code, rule }) => ({ code, rule }));
  }

  it('[C17] holds a deal and a round line for each deal, and is faultless', () => {
    const names = record().map((line) => Object.keys(JSON.parse(line))[0]);
    expect(names.filter((name) => name !== 'seat')).toEqual([
      'record',
      'deal',
      'round',
      'deal',
      'round',
      'end',
    ]);
    expect(faults((line) => line)).toEqual([]);
  });

  it('[C3] [C17] is at fault where the wrong seat begins', () => {
    const found = faults((line) => line.replace(/("n":2.*"first":)1/, '$10'));
    expect(found).toEqual([{ code: 'wrong-line', rule: 'C2' }]);
  });

  it('[C17] is at fault where cards are added up wrongly', () => {
    const found = faults((line) => line.replace(/("n":1.*"totals":\[)/, '$19'));
    expect(found).toEqual([{ code: 'wrong-line', rule: 'C17' }]);
  });

  it('[C16] is at fault where the wrong seat wins', () => {
    const found = faults((line) => line.replace(/("winners":).*\]/, '$1[]'));
    expect(found).toEqual([{ code: 'wrong-line', rule: 'C16' }]);
  });
});
