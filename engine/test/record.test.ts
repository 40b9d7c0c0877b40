import { describe, expect, it } from 'vitest';
import type { Game, Move } from '../game.ts';
import type { RawRecord } from '../reader.ts';
import { Recorder } from '../record.ts';
import { replay } from '../replay.ts';
import { EVERYONE, NOBODY, only } from '../seats.ts';
import { toy, toyMatch } from './toy.ts';
import { readAll, replayOf, toyRecord } from './toy-record.ts';

/** A match with dice: seat 0 lays 3 and 5, seat 1 lays 6 and 7. */
const MATCH = [
  '{"record":1,"game":"toy","seats":2,"options":{"rounds":1,"dice":"yes"},"seed":"s","players":["a","b"]}',
  '{"deal":{"n":1,"hands":[[3,5],[6,7]]}}',
  '{"seat":0,"move":"3"}',
  '{"seat":1,"move":"6"}',
  '{"roll":{"die":5}}',
  '{"seat":0,"move":"5"}',
  '{"seat":1,"move":"7"}',
  '{"roll":{"die":4}}',
  '{"round":{"n":1,"points":[0,9],"totals":[0,9]}}',
  '{"end":{"scores":[0,9],"winners":[1]}}',
];

describe('Recorder', () => {
  it('writes the first line with all options, and one line for each move and recorded event', () => {
    const recorder = new Recorder(toy as Game, toyMatch(1, 'yes'), 's', ['a', 'b']);
    recorder.tell({
      to: NOBODY,
      name: 'deal',
      data: {
        n: 1,
        hands: [
          [3, 5],
          [6, 7],
        ],
      },
    });
    recorder.move(0, 3 as Move);
    recorder.tell({ to: EVERYONE, name: 'roll', data: { die: 5 } });
    expect(recorder.text()).toBe(`${[MATCH[0], MATCH[1], MATCH[2], MATCH[4]].join('\n')}\n`);
  });

  it('leaves out what only the screens want to know', () => {
    const recorder = new Recorder(toy as Game, toyMatch(), 's', ['a', 'b']);
    recorder.tell({ to: EVERYONE, name: 'chosen', data: { seat: 0 } });
    recorder.tell({ to: only(0), name: 'hand', data: { seat: 0, hand: [1, 2] } });
    expect(recorder.text().trimEnd().split('\n')).toHaveLength(1);
  });

  it('names the version of the game from 2 on', () => {
    const text = (version: number): string =>
      new Recorder({ ...toy, version } as Game, toyMatch(), 's', ['a', 'b']).text();
    expect(text(1)).not.toContain('version');
    expect(JSON.parse(text(2))).toMatchObject({ record: 1, game: 'toy', version: 2 });
  });
});

describe('replay', () => {
  it('replays a record written by hand', () => {
    expect(replayOf(MATCH)).toEqual({ moves: 4, faults: [] });
  });

  it.each([
    ['one round', toyMatch()],
    ['five rounds', toyMatch(5)],
    ['three seats with dice', toyMatch(3, 'yes', 3)],
  ])('finds no fault in what was played: %s', (_, match) => {
    const { rounds } = match.options;
    expect(replayOf(toyRecord(match))).toEqual({ moves: 2 * rounds * match.seats, faults: [] });
  });

  it('takes options that were left out at their defaults', () => {
    const header =
      '{"record":1,"game":"toy","seats":2,"options":{"rounds":1},"seed":"s","players":["a","b"]}';
    expect(replayOf([header, ...toyRecord(toyMatch(1)).slice(1)]).faults).toEqual([]);
  });

  it('does not mind the order of keys', () => {
    const turned = MATCH.with(2, '{"move":"3","seat":0}').with(9, '{"end":{"winners":[1],"scores":[0,9]}}');
    expect(replayOf(turned).faults).toEqual([]);
  });

  it('shows the state after the deal and after every move', () => {
    const seen: unknown[] = [];
    replay(readAll(MATCH)[0] as RawRecord, (state, seat, move) => {
      seen.push([
        seat,
        move,
        [...(state as { choices: number[] }).choices],
        toy.outcome(state as never) !== null,
      ]);
    });
    expect(seen).toEqual([
      [null, null, [0, 0], false],
      [0, '3', [3, 0], false],
      [1, '6', [0, 0], false],
      [0, '5', [5, 0], false],
      [1, '7', [0, 0], true],
    ]);
  });
});
