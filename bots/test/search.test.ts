import { legalMoves, type Move, readMatch, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { choiceOf, handOf, type SixView, type State } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../bot.ts';
import { evaluate, type Knowledge, type Spending, searcher, type Thought } from '../search.ts';

const match = readMatch(sixNimmt, 4, { rounds: 1 });
if (!match.ok) throw new Error(match.refusal.code);
const state = sixNimmt.setup(match.value, seeded('search'));
const view = sixNimmt.view(state, 1);
const moves = legalMoves(sixNimmt, state, 1);

/** All play at random to the end; my heads count. `watch` may look at what is asked. */
const plain = (watch: Partial<Thought<State>> = {}): Knowledge<State, SixView> => ({
  game: sixNimmt,
  think: (seen) => ({
    world: (chance) => sixNimmt.imagine(seen, chance),
    policy: (_state, _seat, _buffer, count, chance) => chance.below(count),
    ended: () => false,
    value: (end) => -end.total(seen.viewer),
    ...watch,
  }),
});

describe('the searcher', () => {
  it('gives the same numbers for the same playouts and chance, others for another', () => {
    const numbers = (seed: string) => evaluate(plain(), view, moves, seeded(seed), { playouts: 500 });
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });

  it('makes as many playouts as it may, and one world more in each part at most', () => {
    let played = 0;
    const counting = plain({
      value: () => {
        played++;
        return 0;
      },
    });
    evaluate(counting, view, moves, seeded('count'), { playouts: 1000 });
    expect(played).toBeGreaterThanOrEqual(1000);
    expect(played).toBeLessThan(1000 + moves.length);
  });

  it('answers whatever the budget', () => {
    const bot = searcher('plain', plain());
    for (const budget of [{ playouts: 1 }, { milliseconds: 0 }])
      expect(moves).toContain(bot.choose(view, moves, seeded('hurry'), budget));
  });

  it('leaves out the moves that it has no time to try, unless all are wanted', () => {
    let played = 0;
    const counting = plain({ value: () => played++ });
    const plays = (...how: [Budget, Spending?]): number => {
      played = 0;
      evaluate(counting, view, moves, seeded('late'), ...how);
      return played;
    };
    expect(plays({ milliseconds: 0 })).toBe(1);
    expect(plays({ milliseconds: 0, playouts: 400 }, 'alike')).toBe(1);
    expect(plays({ milliseconds: 0 }, 'all')).toBe(moves.length);
    expect(plays({ milliseconds: 1e9, playouts: 4 * moves.length }, 'alike')).toBe(4 * moves.length);
  });

  it('tries the better moves in more worlds, or all in all', () => {
    const best = evaluate(plain(), view, moves, seeded('s'), { playouts: 2000 });
    const worlds = best.map((evaluation) => evaluation.worlds);
    expect(worlds).toEqual(worlds.toSorted((a, b) => b - a));
    expect(worlds[0]).toBeGreaterThan(3 * worlds.at(-1)!);
    const all = evaluate(plain(), view, moves, seeded('s'), { playouts: 2000 }, 'all');
    expect(new Set(all.map((evaluation) => evaluation.worlds))).toEqual(new Set([200]));
    expect(all[0]).toMatchObject({ behind: 0, behindError: 0 });
  });

  it('meets the same world with every move', () => {
    const still = plain({
      ended: () => true,
      value: (world) => handOf(world, 2).reduce((a, b) => a + b),
    });
    for (const evaluation of evaluate(still, view, moves, seeded('world'), { playouts: 300 })) {
      expect(evaluation).toMatchObject({ behind: 0, behindError: 0 });
      expect(evaluation.error).toBeGreaterThan(0);
    }
  });

  it('has the same chance after every move, a stream of its own for each seat', () => {
    const first = new Map<number, number>();
    const drawing = plain({
      policy: (_world, seat, _buffer, count, chance) => {
        const drawn = chance.below(1000);
        if (!first.has(seat)) first.set(seat, drawn);
        return drawn % count;
      },
      value: () => {
        const sum = [...first.values()].reduce((a, b) => a + b, 0);
        first.clear();
        return sum;
      },
      reply: () => 0,
    });
    for (const { behind, behindError } of evaluate(drawing, view, moves, seeded('luck'), { playouts: 300 }))
      expect([behind, behindError]).toEqual([0, 0]);
  });

  it('hides my candidate from those who choose at the same moment', () => {
    const asked: { choice: number | undefined; acting: number }[] = [];
    const spying = plain({
      reply: (world, _seat, _buffer, count, chance) => {
        asked.push({ choice: choiceOf(world, 1), acting: world.acting & 2 });
        return chance.below(count);
      },
    });
    evaluate(spying, view, moves, seeded('spy'), { playouts: 50 });
    expect(asked.length).toBeGreaterThanOrEqual(15);
    // My seat has not chosen yet whenever another is asked.
    expect(asked.every(({ choice, acting }) => choice === 0 && acting === 2)).toBe(true);
  });

  it('makes choices again that others have made in secret', () => {
    const later = sixNimmt.clone(state);
    for (const seat of [0, 2, 3])
      sixNimmt.apply(later, seat, legalMoves(sixNimmt, later, seat)[0] as Move, seeded(''));
    const seats = new Set<number>();
    const asking = plain({
      reply: (_world, seat, _buffer, count, chance) => {
        seats.add(seat);
        return chance.below(count);
      },
    });
    evaluate(asking, sixNimmt.view(later, 1), moves, seeded('anew'), { playouts: 10 });
    expect(seats).toEqual(new Set([0, 2, 3]));
  });
});
