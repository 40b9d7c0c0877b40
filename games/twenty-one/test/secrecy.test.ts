import { heardBy, legalMoves, play, seeded, WATCHER } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twentyOne } from '../index.ts';
import { matchOf, ONES, SIXES, Table, WRITE_ALL } from './table.ts';

const begin = (): Table => new Table('ABC', ONES, SIXES).move(0, 'keep');
const everybody = [0, 1, 2, WATCHER];

describe('a choice', () => {
  it('[T8] is seen by its seat alone; that there is one is seen by all', () => {
    const table = begin().move(1, 'write red blue');
    expect(table.view(1).choice).toBe('write red blue');
    for (const viewer of [0, 2, WATCHER])
      expect(table.view(viewer)).toMatchObject({ choice: null, chosen: [false, true, false], toAct: [0, 2] });
    expect(table.events.at(-1)).toMatchObject({ name: 'chosen', data: { seat: 1 } });
    expect(table.row(1, 1)).toBe('. . . . . .');
  });

  it('[T8] is shown when all have chosen, in whatever order they did', () => {
    const table = begin().move(2, 'cross').move(0, WRITE_ALL);
    expect([...table.dataOf('wrote'), ...table.dataOf('crossed')]).toEqual([]);
    table.move(1, 'write red');
    expect(table.dataOf('wrote').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.dataOf('crossed').map(({ seat }) => seat)).toEqual([2]);
    expect(table.view()).toMatchObject({ chosen: [false, false, false], toAct: [1], rows: [1, 0, 0] });
  });

  it('[T8] is made once', () => {
    const table = begin().move(1, 'cross');
    expect(table.refusal(1, 'cross')).toEqual(['already-chosen', 'T8']);
    expect(table.refusal(1, 'write red')).toEqual(['already-chosen', 'T8']);
  });

  // The strongest form: whatever else the seat had chosen, nobody would have seen or heard anything different.
  it('[T8] looks to everybody like any other choice until all have chosen', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        const chance = seeded(seed);
        const state = twentyOne.setup(matchOf(seats, {}), chance);
        for (let step = 0; twentyOne.toAct(state) !== 0; step++) {
          expect(step).toBeLessThan(30 * (seats + 1));
          const { toAct, phase } = twentyOne.view(state, WATCHER);
          const seat = toAct[chance.below(toAct.length)]!;
          const moves = legalMoves(twentyOne, state, seat);
          if (step % 7 === 0 && phase === 'choose' && toAct.length > 1) {
            const seen = moves.map((move) => {
              const played = play(twentyOne, state, seat, twentyOne.format(move), chance);
              if (!played.ok) throw new Error(played.refusal.code);
              const { events, state: after } = played.value;
              return Array.from({ length: seats + 1 }, (_, i) => i - 1)
                .filter((viewer) => viewer !== seat)
                .map((viewer) => JSON.stringify([twentyOne.view(after, viewer), heardBy(events, viewer)]));
            });
            for (const other of seen) expect(other).toEqual(seen[0]);
          }
          twentyOne.apply(state, seat, moves[chance.below(moves.length)]!, chance);
        }
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['before', begin],
    ['after', () => begin().move(0, 'cross')],
  ])('[T8] of another is imagined as anything that the seat may do, %s one has chosen', (_, before) => {
    const table = before().move(1, 'cross');
    const view = table.view(0);
    const dreams = seeded('dreams');
    const dreamt = new Set<string | null>();
    for (let i = 0; i < 1000; i++) dreamt.add(twentyOne.view(twentyOne.imagine(view, dreams), 1).choice);
    expect(dreamt.size).toBe(64);
  });
});

describe('a choice taken back', () => {
  it.each([0, 1, 2])('[T8] by seat %i leaves all as it was', (seat) => {
    const table = begin().move((seat + 1) % 3, 'cross');
    const before = everybody.map((viewer) => table.view(viewer));
    table.move(seat, 'write red');
    expect(twentyOne.retract(table.state, seat)).toBe(true);
    expect(everybody.map((viewer) => table.view(viewer))).toEqual(before);
  });

  it('[T8] makes way for another', () => {
    const table = begin().move(0, 'cross').move(1, WRITE_ALL);
    twentyOne.retract(table.state, 1);
    table.move(1, 'cross').move(2, 'cross');
    expect(table.row(1, 1)).toBe('/ . . . . .');
  });

  it.each([1, 2, 3, WATCHER])('[T8] must be one that viewer %i has made', (viewer) => {
    const table = begin().move(0, 'cross');
    const before = [...table.state.cells];
    expect(twentyOne.retract(table.state, viewer)).toBe(false);
    expect(table.state.cells).toEqual(before);
    expect(table.view().toAct).toEqual([1, 2]);
  });

  it('[T8] must still be secret', () => {
    const table = begin().move(0, 'cross').move(1, 'cross').move(2, 'cross');
    for (const seat of [0, 1, 2]) expect(twentyOne.retract(table.state, seat)).toBe(false);
  });

  it('[T5] is never a roll that was kept or made again', () => {
    for (const table of [begin(), new Table('ABC', SIXES, SIXES).move(0, 'reroll')])
      for (const seat of [0, 1, 2]) expect(twentyOne.retract(table.state, seat)).toBe(false);
  });
});
