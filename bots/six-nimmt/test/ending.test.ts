import { legalMoves, lowest, type Move, readMatch, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { Phase, type State } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { equilibrium, gameValue } from '../../matrix-game.ts';
import { drawMove } from '../../solved.ts';
import { bySupports } from '../../test/by-supports.ts';
import { SOLVED, solveEnding } from '../exact.ts';
import { turnBegins } from '../rollout.ts';
import { strong } from '../strong.ts';

const OUTLOOK = { drift: new Float64Array(11).fill(4), heads: 0 };

/** A round for two, played at random until this many cards are left. */
function ending(seed: string, left: number, options: Record<string, number | string> = {}): State {
  const match = readMatch(sixNimmt, 2, { rounds: 1, variant: 'known', ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  const chance = seeded(seed);
  const state = sixNimmt.setup(match.value, chance);
  while (!(state.left === left && turnBegins(state))) step(state, chance);
  return state;
}

function step(state: State, chance: ReturnType<typeof seeded>): void {
  const seat = lowest(state.acting);
  const moves = legalMoves(sixNimmt, state, seat);
  sixNimmt.apply(state, seat, moves[chance.below(moves.length)]!, chance);
}

/** The share of the win of seat 0, by the rules alone: every turn is a table, solved by trying out mixtures of all kinds. */
function plainly(state: State): number {
  if (state.phase === Phase.over) {
    const { winners } = sixNimmt.outcome(state)!;
    return winners.length === 2 ? 0.5 : winners[0] === 0 ? 1 : 0;
  }
  const after = (moves: readonly (readonly [number, Move])[]): number => {
    const copy = sixNimmt.clone(state);
    for (const [seat, move] of moves) sixNimmt.apply(copy, seat, move, seeded(''));
    return plainly(copy);
  };
  if (state.phase === Phase.row) {
    const seat = lowest(state.acting);
    const values = legalMoves(sixNimmt, state, seat).map((move) => after([[seat, move]]));
    return seat === 0 ? Math.max(...values) : Math.min(...values);
  }
  const [mine, others] = [0, 1].map((seat) => legalMoves(sixNimmt, state, seat));
  return bySupports(
    mine!.map((move) =>
      others!.map((other) =>
        after([
          [0, move],
          [1, other],
        ]),
      ),
    ),
  );
}

describe('a matrix game', () => {
  it('has the value of a plain solver, and mixtures that guarantee it', () => {
    const chance = seeded('tables');
    for (let n = 0; n < 200; n++) {
      const rows = 1 + chance.below(4);
      const columns = 1 + chance.below(4);
      // Few different numbers, so that there are many ties.
      const table = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => chance.below(n % 2 === 0 ? 3 : 100) / 4),
      );
      const flat = Float64Array.from(table.flat());
      const found = equilibrium(flat, rows, columns);
      expect(found.value).toBeCloseTo(bySupports(table), 8);
      expect(gameValue(flat, rows, columns)).toBeCloseTo(found.value, 8);
      for (let j = 0; j < columns; j++)
        expect(table.reduce((sum, row, i) => sum + found.rows[i]! * row[j]!, 0)).toBeGreaterThan(
          found.value - 1e-8,
        );
      for (const row of table)
        expect(row.reduce((sum, cell, j) => sum + found.columns[j]! * cell, 0)).toBeLessThan(
          found.value + 1e-8,
        );
    }
  });
});

describe('an ending of two open hands', () => {
  const solved = (state: State, seat: number) =>
    solveEnding(sixNimmt.view(state, seat), legalMoves(sixNimmt, state, seat), OUTLOOK, seeded('solve'))!;
  const valueFor = (state: State, seat: number): number =>
    solved(state, seat).reduce((sum, { share, worth }) => sum + share * worth, 0);

  it('[S3, S7, S8] is worth what a plain solver says that plays by the rules', { timeout: 60_000 }, () => {
    for (let i = 0; i < 30; i++) {
      const state = ending(`plain ${i}`, i < 20 ? 2 : 3);
      const value = plainly(state);
      expect(valueFor(state, 0)).toBeCloseTo(value, 8);
      expect(valueFor(state, 1)).toBeCloseTo(1 - value, 8);
    }
  });

  it('[S8] is solved when a row has to be taken, too', () => {
    let rows = 0;
    for (let i = 0; i < 60; i++) {
      const chance = seeded(`row ${i}`);
      const state = ending(`row ${i}`, 3);
      step(state, chance);
      step(state, chance);
      if (state.phase !== Phase.row) continue;
      rows++;
      const seat = lowest(state.acting);
      const value = plainly(state);
      expect(Math.max(...solved(state, seat).map(({ worth }) => worth))).toBeCloseTo(
        seat === 0 ? value : 1 - value,
        8,
      );
    }
    expect(rows).toBeGreaterThan(5);
  });

  it('[S11] adds up to one for both when rounds follow', () => {
    const state = ending('match', 4, { rounds: 3 });
    expect(valueFor(state, 0) + valueFor(state, 1)).toBeCloseTo(1, 8);
    expect(valueFor(state, 0)).not.toBeCloseTo(Math.round(valueFor(state, 0)), 3);
  });

  it('[S13, S15] needs both hands: of many seats, in a large deck or early in the round there is none', () => {
    const view = sixNimmt.view(ending('early', SOLVED + 1), 0);
    expect(solveEnding(view, view.hands[0] as Move[], OUTLOOK, seeded(''))).toBeNull();
    const basic = sixNimmt.view(ending('basic', 2, { variant: 'basic' }), 0);
    expect(solveEnding(basic, basic.hands[0] as Move[], OUTLOOK, seeded(''))).toBeNull();
    const drafted = sixNimmt.view(ending('draft', 2, { variant: 'draft' }), 1);
    expect(solveEnding(drafted, drafted.hands[1] as Move[], OUTLOOK, seeded(''))).toHaveLength(2);
  });

  it('is played as often as the equilibrium says, whatever the budget', () => {
    const moves = [
      { move: 1 as Move, share: 0.25, worth: 0 },
      { move: 2 as Move, share: 0.75, worth: 0 },
    ];
    const chance = seeded('draw');
    const drawn = Array.from({ length: 4000 }, () => drawMove(moves, chance)).filter((move) => move === 1);
    expect(drawn.length / 4000).toBeCloseTo(0.25, 1);
    const state = ending('strong', 4);
    const view = sixNimmt.view(state, 0);
    const played = strong.choose(view, legalMoves(sixNimmt, state, 0), seeded('x'), { playouts: 1 });
    const worth = solved(state, 0).find(({ move }) => move === played)!.worth;
    expect(worth).toBeCloseTo(valueFor(state, 0), 8);
  });
});
