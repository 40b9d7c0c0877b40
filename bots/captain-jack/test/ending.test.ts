import { legalMoves, lowest, type Move, readMatch, type Seat, seeded } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import { Phase, type State } from '@bullpen/games/captain-jack/internals.ts';
import { describe, expect, it } from 'vitest';
import { DealEndSolver } from '../ending.ts';
import { bestSolved, solveEnding } from '../exact.ts';
import { medium } from '../medium.ts';
import { strong } from '../strong.ts';

const BUDGET = { playouts: 20 };

/** A deal of two, played by `medium` until the deck is empty, it is somebody's turn and at most this many cards are held. */
function ending(seed: string, held: number, options: Record<string, number> = {}): State {
  const match = readMatch(captainJack, 2, options);
  if (!match.ok) throw new Error(match.refusal.code);
  const chance = seeded(seed);
  const state = captainJack.setup(match.value, chance);
  for (;;) {
    const seat = lowest(state.acting);
    const moves = legalMoves(captainJack, state, seat);
    const view = captainJack.view(state, seat);
    const cards = state.size(0) + state.size(1);
    if (view.deck === 0 && cards <= held && state.phase === Phase.place) return state;
    captainJack.apply(state, seat, medium.choose(view, moves, chance, BUDGET), chance);
  }
}

function after(state: State, seat: Seat, move: Move): State {
  const next = captainJack.clone(state);
  captainJack.apply(next, seat, move, seeded(''));
  return next;
}

/** By how many cards seat 0 is ahead in the end, by the rules alone: every move of both is tried, and nothing is remembered. */
function plainly(state: State): number {
  if (state.phase === Phase.over) return state.total(1) - state.total(0);
  const seat = lowest(state.acting);
  const values = legalMoves(captainJack, state, seat).map((move) => plainly(after(state, seat, move)));
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

const NUMBERS = Array.from({ length: 40 }, (_, i) => i);

describe('endings of Captain Jack', () => {
  it('[C15] are solved as a plain search of all moves solves them', () => {
    let different = 0;
    for (const number of NUMBERS) {
      const state = ending(`plain ${number}`, 4);
      const seat = lowest(state.acting);
      const moves = legalMoves(captainJack, state, seat);
      const leads = new DealEndSolver(100_000).leads(state, seat, moves);
      const expected = moves.map((move) => plainly(after(state, seat, move)));
      expect(leads, `ending ${number}`).toEqual(expected);
      if (new Set(expected).size > 1) different++;
    }
    expect(different).toBeGreaterThan(20);
  });

  it('are solved from what a seat knows', () => {
    for (const number of NUMBERS.slice(0, 10)) {
      const state = ending(`known ${number}`, 4);
      const seat = lowest(state.acting);
      const moves = legalMoves(captainJack, state, seat);
      const solved = solveEnding(captainJack.view(state, seat), moves, seeded(''));
      const sign = seat === 0 ? 1 : -1;
      expect(solved?.map(({ lead }) => sign * lead)).toEqual(
        moves.map((move) => plainly(after(state, seat, move))),
      );
    }
  });

  it('[C16] are played by strong so that it wins where it can', () => {
    let decided = 0;
    for (const number of NUMBERS) {
      const state = ending(`played ${number}`, 5);
      const seat = lowest(state.acting);
      const moves = legalMoves(captainJack, state, seat);
      const view = captainJack.view(state, seat);
      const solved = solveEnding(view, moves, seeded(''))!;
      const best = bestSolved(solved);
      if (best.length < moves.length) decided++;
      expect(best).toContain(strong.choose(view, moves, seeded(`strong ${number}`), BUDGET));
    }
    expect(decided).toBeGreaterThan(2);
  });

  it('[C17] count a lead for more where deals are to come', () => {
    const state = ending('deals', 4, { deals: 2 });
    const seat = lowest(state.acting);
    const solved = solveEnding(
      captainJack.view(state, seat),
      legalMoves(captainJack, state, seat),
      seeded(''),
    )!;
    for (const one of solved)
      for (const other of solved)
        expect(Math.sign(one.worth - other.worth)).toBe(Math.sign(one.lead - other.lead));
  });

  it('are left alone while the deck lasts, or with more seats, or where they take too long', () => {
    const match = readMatch(captainJack, 2, {});
    if (!match.ok) throw new Error(match.refusal.code);
    const state = captainJack.setup(match.value, seeded('begin'));
    const moves = legalMoves(captainJack, state, 0);
    expect(solveEnding(captainJack.view(state, 0), moves, seeded(''))).toBeNull();
    const late = ending('late', 5);
    const seat = lowest(late.acting);
    const some = legalMoves(captainJack, late, seat);
    expect(new DealEndSolver(1).leads(late, seat, some)).toBeNull();
    expect(solveEnding({ ...captainJack.view(late, seat), seats: 3 }, some, seeded(''))).toBeNull();
  });
});
