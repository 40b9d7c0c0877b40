import { EVERYONE, type View } from '@bullpen/engine';
import type { Snapshot, Update } from '@bullpen/wire';
import { describe, expect, it } from 'vitest';
import { type Moment, momentAfter, momentWithin, waysOf } from '../table/moment.ts';
import { finalStandings } from '../table/standings.ts';
import type { TableStep } from '../tables/source.ts';

const view = (viewer: number): View => ({ seats: 2, viewer, toAct: [0] });
const table = (seq: number, viewer = 0): Snapshot =>
  ({
    table: 't',
    seq,
    players: [],
    viewer,
    view: view(viewer),
    legal: [],
    outcome: null,
  }) as unknown as Snapshot;
const ROUND = { n: 1, points: [3, 0], totals: [13, 5] };
const event = (name: string, data: unknown = {}): Update['events'][number] => ({ to: EVERYONE, name, data });
const moved = (seq: number, seat: number, ...events: Update['events']): Update => ({
  table: 't',
  seq,
  entry: { at: seq, type: 'moved', seat },
  events,
});

/** The moment after these updates, from seat 0 or from a watcher. */
const after = (last: Moment | null, seq: number, viewer: number, ...updates: Update[]): Moment => {
  const step: TableStep = { before: last?.snapshot ?? null, after: table(seq, viewer), updates };
  return momentAfter(last, step, 0, []);
};

describe('the end of a round', () => {
  const beat = (shownEvents: number) => ({ view: view(0), shownEvents });
  const ending = moved(2, 1, event('placed'), event('round', ROUND), event('drafted'));
  const step: TableStep = { before: table(1), after: table(2), updates: [ending] };

  it('is a pause of its own behind what happened in the round, and before the next', () => {
    const ways = waysOf(step, view(0), [beat(1), beat(3)]);
    expect(ways.map(({ shownEvents, roundEnd, ms }) => [shownEvents, roundEnd?.n, ms])).toEqual([
      [1, undefined, undefined],
      [2, 1, 3000],
      [3, undefined, 0],
    ]);
    const first = after(null, 1, 0);
    const [before, pause] = ways.map((way, i) => momentWithin(first, step, way, i + 1));
    expect(before).toMatchObject({ pause: false, roundEnd: null });
    expect(pause).toMatchObject({ pause: true, passing: true, roundEnd: ROUND });
  });

  it('is no pause where the match ends with it', () => {
    const over = { ...table(2), outcome: { scores: [13, 5], winners: [1] } } as Snapshot;
    const ways = waysOf({ ...step, after: over }, view(0), [beat(1)]);
    expect(ways.map(({ roundEnd }) => roundEnd)).toEqual([undefined, undefined]);
  });

  it('is said until the viewer moves again, whatever the others do; to watchers, until anybody moves', () => {
    const ended = after(after(null, 1, 0), 2, 0, ending);
    expect(ended).toMatchObject({ pause: false, roundEnd: ROUND });
    const others = after(ended, 3, 0, moved(3, 1));
    expect(others.roundEnd).toEqual(ROUND);
    expect(after(others, 4, 0, moved(4, 0)).roundEnd).toBeNull();
    const watched = after(after(null, 1, -1), 2, -1, ending);
    expect(watched.roundEnd).toEqual(ROUND);
    expect(after(watched, 3, -1, moved(3, 1)).roundEnd).toBeNull();
  });
});

it('compares scores with what was seen before the viewer moved last', () => {
  const first = after(null, 1, 0);
  const own = after(first, 2, 0, moved(2, 0));
  expect([first.since, own.since]).toEqual([null, first.snapshot.view]);
  expect(after(own, 3, 0, moved(3, 1)).since).toBe(own.since);
});

it('ranks the winners first, whether low or high scores win, and lets equal scores share a place', () => {
  const places = (scores: number[], winners: number[]): number[][] =>
    finalStandings({ scores, winners }).map(({ seat, place }) => [seat, place]);
  expect(places([7, 3, 7, 9], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
  expect(places([7, 9, 9], [1, 2])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});
