import { describe, expect, it } from 'vitest';
import { BrokenLaw, checkLaws, countMoves, someMatches } from '../conformance.ts';
import type { Game, Move } from '../game.ts';
import { scripted } from '../scripted.ts';
import { BROKEN } from './broken.ts';
import { type Toy, toy, toyMatch } from './toy.ts';

/** Checks a game with a few seeds, as the games themselves are checked. */
function check(game: Toy): void {
  for (const match of [toyMatch(2), toyMatch(2, 'yes', 3)])
    for (let seed = 0; seed < 8; seed++) checkLaws(game, match, String(seed));
}

/** What is wrong with a game, in the words of the conformance suite. */
function verdict(game: Toy): string {
  try {
    check(game);
  } catch (error) {
    if (error instanceof BrokenLaw) return error.message;
    throw error;
  }
  return 'no law is broken';
}

describe('checkLaws', () => {
  it.each(someMatches(toy, 3).concat(someMatches(toy, 2)))('passes a lawful game: %j', (match) => {
    for (const seed of ['a', 'b', 'c'])
      expect(checkLaws(toy, match, seed)).toBe(2 * match.seats * match.options.rounds);
  });

  it('passes a game that is lawful in every variation that is tested below', () => {
    expect(verdict({ ...toy })).toBe('no law is broken');
  });

  it.each(BROKEN)('law $law: catches that $what', ({ law, message, game }) => {
    expect(verdict(game)).toMatch(new RegExp(`^law ${law}: .*${message}`));
  });

  it('has a broken game for every law of the contract', () => {
    expect([...new Set(BROKEN.map(({ law }) => law))]).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  });
});

describe('checkLaws, of matches without end', () => {
  interface Idle {
    readonly imagined: boolean;
    over: boolean;
  }

  /** A game in which nothing ever happens; what is imagined of it may end. */
  const idle = (apply: (state: Idle) => void): Game<Idle> => ({
    ...(toy as Game),
    seats: { min: 1, max: 1 },
    options: {} as Game['options'],
    period: 'none',
    maxMoves: 1,
    setup: () => ({ imagined: false, over: false }),
    clone: (state) => ({ ...state }),
    toAct: (state) => (state.over ? 0 : 1),
    legal(_, __, into) {
      into[0] = 1;
      return 1;
    },
    refuse: (state, seat, move) =>
      state.over || seat !== 0 || move !== 1 ? { code: 'no', rule: null } : null,
    apply,
    retract: () => false,
    outcome: (state) => (state.over ? { scores: [0], winners: [0] } : null),
    view: (state, viewer) => ({ seats: 1, viewer, toAct: state.over ? [] : [0] }),
    imagine: () => ({ imagined: true, over: false }),
    observation: () => ({ fields: [], omits: [] }),
    observe: () => {},
    score: () => 0,
    actions: [{ name: 'wait', count: 1, about: 'wait' }],
    actionOf: () => 0,
    moveOf: () => 1 as Move,
    draw: () => 'idle',
  });
  const match = { seats: 1, options: {} };

  it('law 1: catches a match that does not end', () => {
    const game = idle((state) => {
      state.over = state.imagined;
    });
    expect(() => checkLaws(game, match, 'idle')).toThrow('law 1: the match does not end');
  }, 60_000);

  it('law 1: catches an imagined match that does not end', () => {
    let patience = 2_000_000;
    const game = idle(() => {
      if (patience-- === 0) throw new Error('nobody has noticed that this goes on and on');
    });
    expect(() => checkLaws(game, match, 'idle')).toThrow(/^law 1: /);
  }, 60_000);
});

describe('someMatches', () => {
  it('tries every choice, and a default and an end of every range', () => {
    expect(someMatches(toy, 2).map(({ options }) => options)).toEqual([
      { rounds: 2, dice: 'no' },
      { rounds: 2, dice: 'yes' },
      { rounds: 1, dice: 'no' },
      { rounds: 1, dice: 'yes' },
    ]);
  });

  it('tries another value where the default is the end', () => {
    const game = {
      ...toy,
      options: { ...toy.options, rounds: { ...toy.options.rounds, default: 1 } },
    } as Toy;
    expect(new Set(someMatches(game, 2).map(({ options }) => options.rounds))).toEqual(new Set([1, 2]));
  });

  it('catches a default that the game itself refuses', () => {
    const options = { ...toy.options, rounds: { ...toy.options.rounds, default: 9 } } as Toy['options'];
    expect(() => someMatches({ ...toy, options } as Game, 2)).toThrow('law 0: options');
  });
});

describe('countMoves', () => {
  const dealt = (seats: number) =>
    toy.setup(toyMatch(1, 'no', seats), scripted([[1, 2, 3, 4, 5, 6].slice(0, 2 * seats)]));

  it('is 1 at depth 0, and where the match is over', () => {
    expect(countMoves(toy, dealt(2), 0)).toBe(1);
    expect(countMoves(toy, dealt(2), 4)).toBe(countMoves(toy, dealt(2), 100));
  });

  // Each seat has two cards, then one.
  it.each([
    [2, 1, 2],
    [2, 2, 4],
    [2, 3, 4],
    [2, 4, 4],
    [3, 2, 4],
    [3, 3, 8],
    [3, 6, 8],
  ])('of %i seats, %i moves deep, is %i', (seats, depth, count) => {
    expect(countMoves(toy, dealt(seats), depth)).toBe(count);
  });

  it('leaves the state as it was', () => {
    const state = dealt(2);
    const before = structuredClone(state);
    countMoves(toy, state, 4);
    expect(state).toEqual(before);
  });
});
