import { heardBy, legalMoves, play, seeded, WATCHER } from '@bullpen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sixNimmt } from '../index.ts';
import { matchOf, Table } from './table.ts';

const begin = (): Table =>
  Table.dealt(
    [
      [14, 21],
      [15, 26],
      [44, 30],
    ],
    [12, 37, 43, 58],
  );

describe('a choice', () => {
  it('[S3] is seen by its seat alone; that there is one is seen by all', () => {
    const table = begin().move(1, '26');
    expect(table.view(1).choice).toBe(26);
    for (const viewer of [0, 2, WATCHER]) {
      expect(table.view(viewer)).toMatchObject({ choice: null, chosen: [false, true, false], toAct: [0, 2] });
    }
    expect(heardBy(table.events.slice(-1), 0)).toEqual([
      expect.objectContaining({ name: 'chosen', data: { seat: 1 } }),
    ]);
  });

  it('[S3] stays in the hand until it is turned up', () => {
    const table = begin().move(1, '26');
    expect(table.view(1).hands[1]).toContain(26);
    expect(table.view().handSizes).toEqual([10, 10, 10]);
    table.move(0, '14').move(2, '44');
    expect(table.view(1).hands[1]).not.toContain(26);
    expect(table.view().handSizes).toEqual([9, 9, 9]);
  });

  it('[S3] is turned up when all have chosen, in whatever order they did', () => {
    const table = begin().move(2, '44').move(0, '14');
    expect(table.dataOf('revealed')).toEqual([]);
    table.move(1, '15');
    expect(table.dataOf('revealed')).toEqual([{ cards: [14, 15, 44] }]);
    expect(table.view()).toMatchObject({ chosen: [false, false, false], toAct: [0, 1, 2] });
    expect(table.rows).toEqual([[12, 14, 15], [37], [43, 44], [58]]);
  });

  // The strongest form: whatever else the seat had chosen, nobody would have seen or heard anything different.
  it('[S3] looks to everybody like any other choice until all have chosen', () => {
    const variants = fc.constantFrom('basic' as const, 'known' as const, 'draft' as const);
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 5 }), variants, (seed, seats, variant) => {
        const chance = seeded(seed);
        const state = sixNimmt.setup(matchOf(seats, { variant, rounds: 1 }), chance);
        while (sixNimmt.toAct(state) !== 0) {
          const { toAct, phase } = sixNimmt.view(state, WATCHER);
          const seat = toAct[chance.below(toAct.length)]!;
          const moves = legalMoves(sixNimmt, state, seat);
          if (phase === 'lay' && toAct.length > 1) {
            const seen = moves.map((move) => {
              const played = play(sixNimmt, state, seat, sixNimmt.format(move), chance);
              if (!played.ok) throw new Error(played.refusal.code);
              const { events, state: after } = played.value;
              return Array.from({ length: seats + 1 }, (_, i) => i - 1)
                .filter((viewer) => viewer !== seat)
                .map((viewer) => [sixNimmt.view(after, viewer), heardBy(events, viewer)]);
            });
            for (const other of seen) expect(other).toEqual(seen[0]);
          }
          sixNimmt.apply(state, seat, moves[chance.below(moves.length)]!, chance);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('a choice taken back', () => {
  it.each([
    [0, '14', 1, '26'],
    [1, '26', 2, '44'],
    [2, '44', 0, '14'],
  ])('[S3] by seat %i leaves all as it was', (seat, card, other, another) => {
    const table = begin().move(other, another);
    const before = [0, 1, 2, WATCHER].map((viewer) => table.view(viewer));
    table.move(seat, card);
    expect(sixNimmt.retract(table.state, seat)).toBe(true);
    expect([0, 1, 2, WATCHER].map((viewer) => table.view(viewer))).toEqual(before);
  });

  it('[S3] makes way for another', () => {
    const table = begin().move(0, '14').move(1, '26');
    sixNimmt.retract(table.state, 1);
    table.move(1, '15').move(2, '44');
    expect(table.dataOf('revealed')).toEqual([{ cards: [14, 15, 44] }]);
    expect(table.view(1).hands[1]).toContain(26);
  });

  it.each([1, 2, 3, WATCHER])('[S3] must be one that viewer %i has made', (viewer) => {
    const table = begin().move(0, '14');
    const before = [0, 1, 2, WATCHER].map((each) => table.view(each));
    expect(sixNimmt.retract(table.state, viewer)).toBe(false);
    expect([0, 1, 2, WATCHER].map((each) => table.view(each))).toEqual(before);
  });

  it('[S3] must still be secret', () => {
    const table = begin().lay(14, 15, 44);
    for (const seat of [0, 1, 2]) expect(sixNimmt.retract(table.state, seat)).toBe(false);
  });

  it('[S8] [S14] [S11] is never a row, a drafted card or a match', () => {
    const low = Table.dealt([[3], [9]], [12, 37, 43, 58]).lay(3, 9);
    expect([0, 1].map((seat) => sixNimmt.retract(low.state, seat))).toEqual([false, false]);
    const draft = new Table(matchOf(2, { variant: 'draft' }), []).move(0, 'draft 5');
    expect([0, 1].map((seat) => sixNimmt.retract(draft.state, seat))).toEqual([false, false]);
    const over = begin().finish();
    expect([0, 1, 2].map((seat) => sixNimmt.retract(over.state, seat))).toEqual([false, false, false]);
  });
});
