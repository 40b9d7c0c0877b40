import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { readRecords } from '../reader.ts';
import { toy, toyMatch } from './toy.ts';
import { readAll, replayOf, toyRecord } from './toy-record.ts';

const LINES = toyRecord(toyMatch(1));
const header = (change: Record<string, unknown>): string =>
  JSON.stringify({ ...JSON.parse(LINES[0]!), ...change });

describe('readRecords', () => {
  it('reads one match', () => {
    expect(readAll(LINES)).toEqual([
      {
        game: toy,
        header: JSON.parse(LINES[0]!),
        line: 1,
        body: LINES.slice(1).map((text, i) => ({ line: i + 2, json: JSON.parse(text) })),
      },
    ]);
  });

  it('reads several matches of a file, with the lines on which they begin', () => {
    const three = [...LINES, '', ...toyRecord(toyMatch(2)), ...LINES];
    const begins = readAll(three).map(({ line }) => line);
    expect(begins).toEqual([1, LINES.length + 2, LINES.length + 2 + toyRecord(toyMatch(2)).length]);
  });

  it('reads one match at a time, and no further than it must', () => {
    let read = 0;
    const lines = (function* () {
      for (const line of [...LINES, ...LINES]) {
        read++;
        yield line;
      }
    })();
    readRecords(lines, { toy: toy as Game }).next();
    expect(read).toBe(LINES.length);
  });

  it('takes a record without a version for version 1', () => {
    const second = { ...toy, version: 2 };
    expect(readAll(LINES, second)).toEqual([
      { line: 1, torn: 'toy version 1; this program plays version 2' },
    ]);
    expect(readAll(toyRecord(toyMatch(), second))).toEqual([
      { line: 1, torn: 'toy version 2; this program plays version 1' },
    ]);
    expect(replayOf(toyRecord(toyMatch(), second), second).faults).toEqual([]);
  });
});

describe('a torn file', () => {
  const noGame = (id: string): string => `no game ${id}; there are toy`;

  it.each<[string, string[], number, string]>([
    ['is empty', [], 1, 'the file is empty'],
    ['has a line that is no JSON', [LINES[0]!, LINES[1]!, '{"seat":0,"mo'], 3, 'not a JSON object'],
    ['has a line that is a list', ['[1]'], 1, 'not a JSON object'],
    ['has a line that is a number', [LINES[0]!, '7'], 2, 'not a JSON object'],
    ['has a line that is null', ['', 'null'], 2, 'not a JSON object'],
    ['does not begin with a record', LINES.slice(1), 1, 'a record begins with {"record":1,…}'],
    ['is of another format', [header({ record: 2 })], 1, 'a record begins with {"record":1,…}'],
    ['is of a game that is not there', [header({ game: 'chess' })], 1, noGame('"chess"')],
    ['is of no game', [header({ game: 7 })], 1, noGame('7')],
    [
      'is of a game with the name of a prototype',
      [header({ game: 'constructor' })],
      1,
      noGame('"constructor"'),
    ],
    ['has no seats', [header({ seats: '2' })], 1, 'the first line has no seats or options'],
    ['has no options', [header({ options: null })], 1, 'the first line has no seats or options'],
    ['has a list for options', [header({ options: [] })], 1, 'the first line has no seats or options'],
    ['has too few players', [header({ players: ['a'] })], 1, 'players must name 2 players'],
    ['has no players', [header({ players: undefined })], 1, 'players must name 2 players'],
    ['breaks off', LINES.slice(0, 4), 4, 'the match that begins at line 1 has no end'],
    ['breaks off after its first line', LINES.slice(0, 1), 1, 'the match that begins at line 1 has no end'],
    ['begins again', [...LINES.slice(0, 3), ...LINES], 4, 'the match that begins at line 1 has no end'],
  ])('is reported when it %s', (_, lines, line, torn) => {
    expect(readAll(lines)).toEqual([{ line, torn }]);
  });

  it('is reported after the matches before the tear, and then nothing more', () => {
    const found = readAll([...LINES, 'x', ...LINES]);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ line: 1, header: { game: 'toy' } });
    expect(found[1]).toEqual({ line: LINES.length + 1, torn: 'not a JSON object' });
  });

  it('is reported when it is blank: an empty text has one empty line', () => {
    expect(readAll(''.split('\n'))).toEqual([{ line: 1, torn: 'the file is empty' }]);
  });

  it('is reported, whatever its version is', () => {
    expect(readAll([header({ version: { toString: 1 } })])).toEqual([
      { line: 1, torn: expect.stringContaining('this program plays version 1') },
    ]);
  });
});
