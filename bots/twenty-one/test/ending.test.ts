import { type Chance, legalMoves, type Move, readMatch, seeded } from '@bullpen/engine';
import { twentyOne } from '@bullpen/games/twenty-one';
import {
  activeSeat,
  COLOURS,
  CROSS,
  KEEP,
  lineOf,
  numberOf,
  Phase,
  pack,
  printedOn,
  REROLL,
  type State,
} from '@bullpen/games/twenty-one/internals.ts';
import { describe, expect, it } from 'vitest';
import { bitsIn } from '../../bits.ts';
import { bySupports } from '../../test/by-supports.ts';
import { solveEnding } from '../exact.ts';
import { strong } from '../strong.ts';

const LAST = 4;

/** A match of two in the last row, with this many open fields each, any numbers in the others, and about the same points. */
function finish(seed: string, open: readonly [number, number]): State {
  const match = readMatch(twentyOne, 2, {});
  if (!match.ok) throw new Error(match.refusal.code);
  const chance = seeded(seed);
  const state = twentyOne.setup(match.value, chance);
  for (const [seat, count] of open.entries()) {
    const line = lineOf(state.sheet(seat), LAST);
    let mask = 0;
    while (bitsIn(mask) < count) mask |= 1 << chance.below(COLOURS.length);
    const written = COLOURS.map((_, colour) =>
      (mask >> colour) & 1 ? 0 : chance.below(1 + numberOf(printedOn(line), colour)),
    );
    state.setRow(seat, LAST);
    state.setOpen(seat, mask);
    state.setWritten(seat, LAST, pack(written));
    state.setTotal(seat, 70 + chance.below(6));
  }
  return state;
}

/** Chance that is not asked: what the dice of the next turn show is tried out. */
const any: Chance = seeded('not looked at');

/** Seat 0's share of the win, by the rules alone: all rolls of the dice that matter, all choices of both. */
class Plain {
  readonly #known = new Map<string, number>();

  beforeRoll(state: State): number {
    if (state.phase === Phase.over) {
      const { winners } = twentyOne.outcome(state)!;
      return winners.length === 2 ? 0.5 : winners[0] === 0 ? 1 : 0;
    }
    const active = activeSeat(state);
    const key = [active, ...state.cells].join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const rolls = this.rollsOf(state, 0).map((dice) => ({ dice, kept: this.rolled(state, dice) }));
    const again = new Map<number, number>();
    let sum = 0;
    for (const { dice, kept } of rolls) {
      const ones = onesOf(dice);
      const same = rolls.filter((roll) => (onesOf(roll.dice) & ones) === ones);
      const rerolled = again.get(ones) ?? same.reduce((all, roll) => all + roll.kept, 0) / same.length;
      again.set(ones, rerolled);
      sum += active === 0 ? Math.max(kept, rerolled) : Math.min(kept, rerolled);
    }
    this.#known.set(key, sum / rolls.length);
    return sum / rolls.length;
  }

  /** T5: all that the dice can show while some ones stay. A die of a colour that is open nowhere shows a six. */
  rollsOf(state: State, ones: number): number[][] {
    let rolls: number[][] = [[]];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const faces = (ones >> colour) & 1 ? [1] : matters(state, colour) ? [1, 2, 3, 4, 5, 6] : [6];
      rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
    }
    return rolls;
  }

  rolled(state: State, dice: readonly number[]): number {
    return bySupports(this.table(state, dice));
  }

  /** T8: what comes of every pair of choices. */
  table(state: State, dice: readonly number[]): number[][] {
    const choosing = twentyOne.clone(state);
    choosing.dice = pack(dice);
    if (choosing.phase === Phase.roll) twentyOne.apply(choosing, activeSeat(choosing), KEEP, any);
    const after = (mine: Move, others: Move): number => {
      const next = twentyOne.clone(choosing);
      twentyOne.apply(next, 0, mine, any);
      twentyOne.apply(next, 1, others, any);
      return this.beforeRoll(next);
    };
    const [mine, others] = [0, 1].map((seat) => legalMoves(twentyOne, choosing, seat));
    return mine!.map((move) => others!.map((other) => after(move, other)));
  }
}

const matters = (state: State, colour: number): boolean =>
  (((state.open(0) | state.open(1)) >> colour) & 1) === 1;
const onesOf = (dice: readonly number[]): number =>
  dice.reduce((ones, face, colour) => (face === 1 ? ones | (1 << colour) : ones), 0);
const diceOf = (state: State): number[] => COLOURS.map((_, colour) => numberOf(state.dice, colour));

describe('the last fields of Twenty One', () => {
  it.each([
    { open: [1, 1], endings: 12 },
    { open: [1, 3], endings: 4 },
    { open: [2, 1], endings: 6 },
    { open: [2, 2], endings: 2 },
  ] as const)(
    '[T5] to keep or to roll again is worth what a plain solver says: $open',
    ({ open, endings }) => {
      for (let number = 0; number < endings; number++) {
        const state = finish(`roll ${open} ${number}`, open);
        const plain = new Plain();
        const active = activeSeat(state);
        const kept = plain.rolled(state, diceOf(state));
        const rolls = plain.rollsOf(state, onesOf(diceOf(state)));
        const again = rolls.reduce((sum, dice) => sum + plain.rolled(state, dice), 0) / rolls.length;
        const share = (value: number): number => (active === 0 ? value : 1 - value);
        const solved = solveEnding(state, active, [KEEP, REROLL])!;
        expect(solved[0]!.worth).toBeCloseTo(share(kept), 9);
        expect(solved[1]!.worth).toBeCloseTo(share(again), 9);
      }
    },
  );

  it.each([0, 1])(
    '[T8] choices of seat %i are worth no more than the solution, and its mixture is worth it',
    (seat) => {
      let open = 0;
      for (let number = 0; number < 30; number++) {
        const state = finish(`choose ${number}`, number % 2 === 0 ? [2, 1] : [2, 2]);
        twentyOne.apply(state, activeSeat(state), KEEP, any);
        const moves = legalMoves(twentyOne, state, seat);
        const table = new Plain().table(state, diceOf(state));
        const mine = seat === 0 ? table : table[0]!.map((_, j) => table.map((row) => 1 - row[j]!));
        const value = bySupports(mine);
        const solved = solveEnding(state, seat, moves)!;
        expect(Math.max(...solved.map(({ worth }) => worth))).toBeCloseTo(value, 9);
        for (const [j] of mine[0]!.entries()) {
          const mixed = moves.reduce((sum, _, i) => sum + solved[i]!.share * mine[i]![j]!, 0);
          expect(mixed).toBeGreaterThan(value - 1e-9);
        }
        if (new Set(solved.map(({ worth }) => worth.toFixed(6))).size > 1) open++;
      }
      expect(open).toBeGreaterThan(2);
    },
  );

  it('[T12] are played by strong as they are solved', () => {
    let open = 0;
    for (let number = 0; number < 40; number++) {
      const state = finish(`played ${number}`, [2, 2]);
      twentyOne.apply(state, activeSeat(state), KEEP, any);
      const moves = legalMoves(twentyOne, state, 0);
      const solved = solveEnding(state, 0, moves)!;
      const best = Math.max(...solved.map(({ worth }) => worth));
      if (solved.some(({ worth }) => worth < best - 1e-6)) open++;
      const move = strong.choose(twentyOne.view(state, 0), moves, seeded(`strong ${number}`), {
        playouts: 10,
      });
      expect(solved.find((each) => each.move === move)!.worth).toBeCloseTo(best, 6);
    }
    expect(open).toBeGreaterThan(5);
  });

  it('are left alone where a row comes before the last, many fields are open, or more than two play', () => {
    const state = finish('alone', [2, 2]);
    state.setRow(1, LAST - 1);
    expect(solveEnding(state, 0, [CROSS])).toBeNull();
    expect(solveEnding(finish('many', [4, 3]), 0, [CROSS])).toBeNull();
    const match = readMatch(twentyOne, 3, {});
    if (!match.ok) throw new Error(match.refusal.code);
    expect(solveEnding(twentyOne.setup(match.value, seeded('three')), 0, [KEEP, REROLL])).toBeNull();
  });
});
