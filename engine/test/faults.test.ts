import { describe, expect, it } from 'vitest';
import type { Fault } from '../replay.ts';
import { replayOf } from './toy-record.ts';

/** A match with dice: seat 0 lays 3 and 5, seat 1 lays 6 and 7; then the same once more. */
const MATCH = [
  '{"record":1,"game":"toy","seats":2,"options":{"rounds":2,"dice":"yes"},"seed":"s","players":["a","b"]}',
  '{"deal":{"n":1,"hands":[[3,5],[6,7]]}}',
  '{"seat":0,"move":"3"}',
  '{"seat":1,"move":"6"}',
  '{"roll":{"die":5}}',
  '{"seat":0,"move":"5"}',
  '{"seat":1,"move":"7"}',
  '{"roll":{"die":4}}',
  '{"round":{"n":1,"points":[0,9],"totals":[0,9]}}',
  '{"deal":{"n":2,"hands":[[3,5],[6,7]]}}',
  '{"seat":0,"move":"3"}',
  '{"seat":1,"move":"6"}',
  '{"roll":{"die":1}}',
  '{"seat":0,"move":"5"}',
  '{"seat":1,"move":"7"}',
  '{"roll":{"die":1}}',
  '{"round":{"n":2,"points":[0,2],"totals":[0,11]}}',
  '{"end":{"scores":[0,11],"winners":[1]}}',
];

/** The match with another line in this place; lines count from 1. */
const withLine = (line: number, text: string): string[] => MATCH.with(line - 1, text);
const without = (line: number): string[] => MATCH.toSpliced(line - 1, 1);
const withExtra = (line: number, text: string): string[] => MATCH.toSpliced(line - 1, 0, text);

const faults = (lines: readonly string[]): readonly Fault[] => replayOf(lines).faults;
const reports = (lines: readonly string[]): unknown[] =>
  faults(lines).map(({ line, code, rule }) => [line, code, rule]);

describe('replay reports, with line and rule,', () => {
  it('nothing where nothing is wrong', () => {
    expect(replayOf(MATCH)).toEqual({ moves: 8, faults: [] });
  });

  it.each<[string, string[], unknown]>([
    ['an illegal move', withLine(6, '{"seat":0,"move":"4"}'), [6, 'not-in-hand', 'T2']],
    ['a card laid twice', withLine(6, '{"seat":0,"move":"3"}'), [6, 'not-in-hand', 'T2']],
    ['a move of a seat that has moved', withLine(4, '{"seat":0,"move":"5"}'), [4, 'already-chosen', 'T2']],
    ['a move of another seat', withLine(3, '{"seat":1,"move":"3"}'), [3, 'not-in-hand', 'T2']],
    ['a seat that is not there', withLine(3, '{"seat":7,"move":"3"}'), [3, 'no-such-seat', null]],
    ['a seat that is no number', withLine(3, '{"seat":"0","move":"3"}'), [3, 'no-such-seat', null]],
    ['a move of no seat', withLine(3, '{"move":"3"}'), [3, 'no-such-seat', null]],
    ['a text that is no move', withLine(3, '{"seat":0,"move":"three"}'), [3, 'notation', null]],
    ['a move that is no text', withLine(3, '{"seat":0,"move":null}'), [3, 'notation', null]],
    ['a move that is a number', withLine(3, '{"seat":0,"move":3}'), [3, 'notation', null]],
  ])('%s, and judges no further', (_, lines, fault) => {
    expect(reports(lines)).toEqual([fault]);
  });

  it('a move too many, and the end that should stand in its place', () => {
    expect(reports(withExtra(18, '{"seat":0,"move":"3"}'))).toEqual([
      [15, 'missing-line', 'T5'],
      [18, 'match-over', 'T4'],
    ]);
  });

  it.each<[string, string[], unknown]>([
    ['wrong points', withLine(9, '{"round":{"n":1,"points":[9,0],"totals":[0,9]}}'), [9, 'wrong-line', 'T4']],
    [
      'a wrong number of the round',
      withLine(9, MATCH[8]!.replace('"n":1', '"n":2')),
      [9, 'wrong-line', 'T4'],
    ],
    ['a wrong end', withLine(18, '{"end":{"scores":[0,11],"winners":[0]}}'), [18, 'wrong-line', 'T5']],
    [
      'an end with something more',
      withLine(18, MATCH[17]!.replace('{"end"', '{"x":1,"end"')),
      [18, 'wrong-line', 'T5'],
    ],
    [
      'a wrong number of the deal',
      withLine(10, MATCH[9]!.replace('"n":2', '"n":1')),
      [10, 'wrong-line', 'T1'],
    ],
    ['a round line too many', withExtra(4, MATCH[8]!), [4, 'unexpected-line', 'T4']],
    ['a roll too many', withExtra(4, '{"roll":{"die":3}}'), [4, 'unexpected-line', 'T3']],
    ['a deal too many', withExtra(3, MATCH[1]!), [3, 'unexpected-line', 'T1']],
    ['a line of an unknown name', withExtra(4, '{"note":"hi"}'), [4, 'unexpected-line', null]],
    ['an empty line of JSON', withExtra(4, '{}'), [4, 'unexpected-line', null]],
    [
      'a missing line, at the move that should have made it',
      without(17).with(16, MATCH[17]!),
      [17, 'wrong-line', 'T4'],
    ],
  ])('%s, and judges on', (_, lines, fault) => {
    expect(reports(lines)[0]).toEqual(fault);
    expect(replayOf(lines).moves).toBe(8);
  });

  it('what it found and what it expected', () => {
    expect(faults(withLine(18, '{"end":{"scores":[0,11],"winners":[0]}}'))).toEqual([
      {
        line: 18,
        code: 'wrong-line',
        rule: 'T5',
        detail: { found: '{"end":{"scores":[0,11],"winners":[0]}}', expected: MATCH[17] },
      },
    ]);
    expect(faults(withExtra(4, '{"note":"hi"}'))[0]).toEqual({
      line: 4,
      code: 'unexpected-line',
      rule: null,
      detail: { found: '{"note":"hi"}' },
    });
  });

  it('a round line that is missing, as wrong and missing lines', () => {
    expect(reports(without(17))).toEqual([
      [17, 'wrong-line', 'T4'],
      [15, 'missing-line', 'T5'],
    ]);
  });

  it('an end that comes too early, and the match that is missing', () => {
    const early = [...MATCH.slice(0, 5), MATCH[17]!];
    expect(reports(early)).toEqual([[6, 'unexpected-line', 'T5']]);
  });

  it.each<[string, string[], unknown]>([
    ['a deal that says nothing', withLine(2, '{"deal":null}'), [2, 'deal-hands', 'T1']],
    ['a card dealt twice', withLine(2, '{"deal":{"n":1,"hands":[[3,5],[5,7]]}}'), [2, 'chance', 'T1']],
    [
      'a card that is not in the deck',
      withLine(10, '{"deal":{"n":2,"hands":[[3,5],[6,9]]}}'),
      [10, 'chance', 'T1'],
    ],
    ['too few cards', withLine(2, '{"deal":{"n":1,"hands":[[3],[6,7]]}}'), [2, 'chance', 'T1']],
    ['no first deal, at the first line', without(2), [1, 'chance', 'T1']],
    ['no second deal, at the lines that the move left', without(10), [8, 'chance', 'T1']],
    ['no roll, at the move that needs it', without(5), [4, 'chance', 'T3']],
    ['a die that says nothing', withLine(5, '{"roll":{}}'), [5, 'roll-die', 'T3']],
    ['a die that shows seven', withLine(5, '{"roll":{"die":7}}'), [5, 'chance', 'T3']],
  ])('chance that cannot be: %s', (_, lines, fault) => {
    expect(reports(lines)).toEqual([fault]);
  });

  it.each<[string, string[], unknown]>([
    [
      'too many seats',
      withLine(1, MATCH[0]!.replace('"seats":2', '"seats":4').replace('"a"', '"a","b","c"')),
      [1, 'seats', null],
    ],
    ['a bad option', withLine(1, MATCH[0]!.replace('"rounds":2', '"rounds":99')), [1, 'option', 'T4']],
    [
      'an unknown option',
      withLine(1, MATCH[0]!.replace('"rounds"', '"length"')),
      [1, 'unknown-option', null],
    ],
  ])('a match that cannot be: %s', (_, lines, fault) => {
    expect(reports(lines)).toEqual([fault]);
    expect(replayOf(lines).moves).toBe(0);
  });
});

describe('replay is not misled by', () => {
  it.each(['constructor', 'toString', '__proto__'])('a line with the name %s', (name) => {
    expect(reports(withExtra(4, `{"${name}":1}`))).toEqual([[4, 'unexpected-line', null]]);
  });

  it('a move that says it is the end', () => {
    const lines = [...MATCH.slice(0, 2), '{"seat":0,"move":"3","end":{"scores":[9,0],"winners":[0]}}'];
    expect(reports(lines)).not.toEqual([]);
  });

  it('a move that cannot be turned into text', () => {
    expect(reports(withLine(3, '{"seat":0,"move":{"toString":1}}'))).toEqual([[3, 'notation', null]]);
  });
});
