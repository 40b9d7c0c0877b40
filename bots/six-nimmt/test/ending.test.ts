import { legalMoves, lowest, type Move, readMatch, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { Phase, type State } from '@bullpen/games/six-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import { equilibrium, gameValue } from '../../matrix-game.ts';
import { drawMove, SOLVED, solveEnding } from '../exact.ts';
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

/** The value of a table by trying all square parts of it: one of them makes both indifferent, and nobody gains outside it. */
function bySupports(table: readonly (readonly number[])[]): number {
  const rows = table.length;
  const columns = table[0]!.length;
  for (let mine = 1; mine < 1 << rows; mine++)
    for (let others = 1; others < 1 << columns; others++) {
      const some = (set: number, count: number) =>
        Array.from({ length: count }, (_, i) => i).filter((i) => ((set >> i) & 1) === 1);
      const [r, c] = [some(mine, rows), some(others, columns)];
      if (r.length !== c.length) continue;
      const part = r.map((i) => c.map((j) => table[i]![j]!));
      const turned = c.map((_, j) => part.map((row) => row[j]!));
      const [x, y] = [indifferent(turned), indifferent(part)];
      if (x === null || y === null) continue;
      const value = x.value;
      const columnWorth = (j: number) => r.reduce((sum, i, k) => sum + x.mix[k]! * table[i]![j]!, 0);
      const rowWorth = (i: number) => c.reduce((sum, j, k) => sum + y.mix[k]! * table[i]![j]!, 0);
      const nobodyGains =
        table.every((_, i) => rowWorth(i) <= value + 1e-9) &&
        table[0]!.every((_, j) => columnWorth(j) >= value - 1e-9);
      if (nobodyGains) return value;
    }
  throw new Error('no equilibrium');
}

/** The mixture under which all lines of a square table are worth the same, by elimination; null if there is none. */
function indifferent(lines: readonly (readonly number[])[]): { mix: number[]; value: number } | null {
  const n = lines.length;
  const system = lines.map((line) => [...line, -1, 0]);
  system.push([...Array.from({ length: n }, () => 1), 0, 1]);
  for (let k = 0; k <= n; k++) {
    const pivot = system.findIndex((line, i) => i >= k && Math.abs(line[k]!) > 1e-9);
    if (pivot < 0) return null;
    [system[k], system[pivot]] = [system[pivot]!, system[k]!];
    for (let i = 0; i <= n; i++) {
      if (i === k) continue;
      const factor = system[i]![k]! / system[k]![k]!;
      for (let j = k; j <= n + 1; j++) system[i]![j]! -= factor * system[k]![j]!;
    }
  }
  const solved = system.map((line, k) => line[n + 1]! / line[k]!);
  const mix = solved.slice(0, n);
  return mix.every((share) => share >= -1e-9) ? { mix, value: solved[n]! } : null;
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
