import { type Move, Recorder, readRecords, replay, scripted } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { twentyOne } from '../index.ts';
import { diceOf, matchOf, ONES, WRITE_ALL } from './table.ts';

describe('the text of a move', () => {
  it.each([
    ['keep'],
    ['reroll'],
    ['cross'],
    ['write white'],
    ['write red blue'],
    ['write white yellow red green blue black'],
  ])('%s is read and written alike', (text) => {
    expect(twentyOne.format(twentyOne.parse(text)!)).toBe(text);
  });

  it('is another one for each move', () => {
    const moves = Array.from({ length: 66 }, (_, i) => (i + 1) as Move);
    expect(new Set(moves.map(twentyOne.format)).size).toBe(66);
    for (const move of moves) expect(twentyOne.parse(twentyOne.format(move))).toBe(move);
  });

  it.each([
    ...['', 'write', 'write ', 'Write red', 'write  red', ' write red', 'write red ', 'write red,blue'],
    ...['write blue red', 'write red red', 'write pink', 'write red pink', 'cross red', 'keep 1', 'toString'],
    ...['roll', 'reroll ', 'write 1', 'white', 'write white yellow red green blue black white'],
  ])('is not "%s"', (text) => {
    expect(twentyOne.parse(text)).toBeNull();
  });
});

describe('moves and seats that do not exist', () => {
  it.each([-1, 0, 67, 128, 1 << 30, 0x7fffffff, -0x80000000])('move %i is refused', (move) => {
    const state = twentyOne.setup(matchOf(2), scripted([diceOf(ONES)]));
    expect(twentyOne.refuse(state, 0, move as Move)).toEqual({ code: 'notation', rule: null });
  });

  it.each([-1, 2, 6, 32, 33, -32])('seat %i is refused', (seat) => {
    const state = twentyOne.setup(matchOf(2), scripted([diceOf(ONES)]));
    const keep = twentyOne.parse('keep')!;
    expect(twentyOne.refuse(state, seat, keep)).toEqual({ code: 'no-such-seat', rule: null });
  });
});

/** The shortest of matches, with one second roll, as a record: five turns in which both seats write six ones. */
function recordOf(sheets: 'ordered' | 'shuffled'): string[] {
  const match = matchOf(2, { sheets });
  const recorder = new Recorder(twentyOne, match, 'none', ['a', 'b']);
  const rolls = ['221345', ONES, ONES, ONES, ONES, ONES].map(diceOf);
  const chance = scripted([...(sheets === 'shuffled' ? [[2, 0]] : []), ...rolls]);
  const state = twentyOne.setup(match, chance, recorder.tell);
  const make = (seat: number, text: string): void => {
    recorder.move(seat, twentyOne.parse(text)!);
    twentyOne.apply(state, seat, twentyOne.parse(text)!, chance, recorder.tell);
  };
  for (let turn = 0; turn < 5; turn++) {
    make(turn % 2, turn === 0 ? 'reroll' : 'keep');
    make(1, WRITE_ALL);
    make(0, WRITE_ALL);
  }
  expect(chance.left()).toBe(0);
  return recorder.text().trimEnd().split('\n');
}

const rollLine = '{"roll":{"white":1,"yellow":1,"red":1,"green":1,"blue":1,"black":1}}';
const writeLine = (seat: number): string => `{"seat":${seat},"move":"${WRITE_ALL}"}`;

/** Plays a record and gives what is wrong in it: line, code and rule. */
function faultsIn(lines: readonly string[]): unknown[] {
  const [record] = readRecords(lines, { [twentyOne.id]: twentyOne });
  if (record === undefined || 'torn' in record) throw new Error('torn');
  return replay(record).faults.map(({ line, code, rule }) => [line, code, rule]);
}

describe('a record', () => {
  it('has a line for the deal, every roll, every move, the points and the end', () => {
    expect(recordOf('shuffled')).toEqual([
      '{"record":1,"game":"twenty-one","seats":2,"options":{"sheets":"shuffled"},"seed":"none","players":["a","b"]}',
      '{"deal":{"n":1,"sheets":["C","A"],"first":0}}',
      '{"roll":{"white":2,"yellow":2,"red":1,"green":3,"blue":4,"black":5}}',
      '{"seat":0,"move":"reroll"}',
      rollLine,
      ...[writeLine(1), writeLine(0), rollLine, '{"seat":1,"move":"keep"}'],
      ...[writeLine(1), writeLine(0), rollLine, '{"seat":0,"move":"keep"}'],
      ...[writeLine(1), writeLine(0), rollLine, '{"seat":1,"move":"keep"}'],
      ...[writeLine(1), writeLine(0), rollLine, '{"seat":0,"move":"keep"}'],
      ...[writeLine(1), writeLine(0)],
      '{"round":{"n":1,"points":[35,35],"totals":[35,35]}}',
      '{"end":{"scores":[35,35],"winners":[0,1]}}',
    ]);
  });

  it.each(['ordered', 'shuffled'] as const)('with sheets %s is played again without a fault', (sheets) => {
    expect(faultsIn(recordOf(sheets))).toEqual([]);
  });

  const edited = (line: number, text: string, sheets: 'ordered' | 'shuffled' = 'shuffled'): unknown[] =>
    faultsIn(recordOf(sheets).with(line - 1, text));

  it.each([
    ['[T4] a sheet too few', '{"deal":{"n":1,"sheets":["C"],"first":0}}', 'deal-sheets', 'T4'],
    ['[T4] no sheets', '{"deal":{"n":1}}', 'deal-sheets', 'T4'],
    ['[T2] a sheet that does not exist', '{"deal":{"n":1,"sheets":["C","G"],"first":0}}', 'deal-sheet', 'T2'],
    ['[T2] one sheet for two seats', '{"deal":{"n":1,"sheets":["C","C"],"first":0}}', 'deal-twice', 'T2'],
    ['[T13] another first seat', '{"deal":{"n":1,"sheets":["C","A"],"first":1}}', 'wrong-line', 'T4'],
  ])('is refused for %s', (_, line, code, rule) => {
    expect(edited(2, line)[0]).toEqual([2, code, rule]);
  });

  it('[T4] is refused for sheets that are not in order, where they should be', () => {
    expect(edited(2, '{"deal":{"n":1,"sheets":["C","A"],"first":0}}', 'ordered')[0]).toEqual([
      2,
      'wrong-line',
      'T4',
    ]);
  });

  it.each([
    ['[T1] a die too few', rollLine.replace('"white":1,', ''), 'roll-dice', 'T1'],
    ['[T1] a seventh die', rollLine.replace('"white":1', '"white":1,"pink":1'), 'roll-dice', 'T1'],
    ['[T1] a die of another colour', rollLine.replace('white', 'pink'), 'roll-dice', 'T1'],
    ['[T1] a seven', rollLine.replace('"blue":1', '"blue":7'), 'roll-die', 'T1'],
    ['[T1] a nought', rollLine.replace('"blue":1', '"blue":0'), 'roll-die', 'T1'],
    ['[T1] a half', rollLine.replace('"blue":1', '"blue":1.5'), 'roll-die', 'T1'],
    ['[T1] a text', rollLine.replace('"blue":1', '"blue":"1"'), 'roll-die', 'T1'],
    ['[T1] nothing', '{"roll":null}', 'roll-dice', 'T1'],
  ])('is refused for %s', (_, line, code, rule) => {
    expect(edited(5, line)).toEqual([[5, code, rule]]);
  });

  it('[T5] is refused for a one that was rolled again', () => {
    expect(edited(5, rollLine.replace('"red":1', '"red":2'))).toEqual([[5, 'chance', 'T5']]);
  });

  it('[T5] is refused for a second roll of six ones', () => {
    expect(edited(9, '{"seat":1,"move":"reroll"}')).toEqual([[9, 'six-ones', 'T5']]);
  });

  it('is refused for a line that a game without it does not have', () => {
    expect(twentyOne.script('round', {}, matchOf(2))).toMatchObject({
      ok: false,
      refusal: { code: 'unexpected-line', rule: null },
    });
  });
});
