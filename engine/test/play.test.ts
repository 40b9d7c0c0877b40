import { describe, expect, it } from 'vitest';
import type { Move } from '../game.ts';
import { at } from '../lists.ts';
import { legalMoves, play, playouts, sameLegalMoves } from '../play.ts';
import { scripted } from '../scripted.ts';
import { listSeats } from '../seats.ts';
import { seeded } from '../seeded.ts';
import { toy, toyMatch } from './toy.ts';

/** Seat 0 holds 5 and 2, seat 1 holds 3 and 8. */
const dealt = () => toy.setup(toyMatch(), scripted([[5, 2, 3, 8]]));
const none = scripted([]);

describe('play', () => {
  it('makes the move on a copy, and returns what happened', () => {
    const state = dealt();
    const before = structuredClone(state);
    const played = play(toy, state, 0, '5', none);
    expect(state).toEqual(before);
    expect(played).toMatchObject({
      ok: true,
      value: { move: 5, events: [{ name: 'chosen', data: { seat: 0 } }] },
    });
    if (!played.ok) return;
    expect(played.value.state.choices).toEqual([5, 0]);
    expect(listSeats(toy.toAct(played.value.state))).toEqual([1]);
  });

  it('goes on to the end', () => {
    let state = dealt();
    const names: string[] = [];
    for (const [seat, text] of [
      [1, '3'],
      [0, '5'],
      [0, '2'],
      [1, '8'],
    ] as const) {
      const played = play(toy, state, seat, text, none);
      if (!played.ok) throw new Error(played.refusal.code);
      state = played.value.state;
      names.push(...played.value.events.map(({ name }) => name));
    }
    expect(toy.outcome(state)).toEqual({ scores: [1, 1], winners: [0, 1] });
    expect(names).toEqual(['chosen', 'chosen', 'revealed', 'chosen', 'chosen', 'revealed', 'round', 'end']);
  });

  it.each([
    ['a text that is no move', 0, 'five', { code: 'notation', rule: null, detail: { move: 'five' } }],
    ['no text', 0, '', { code: 'notation', rule: null, detail: { move: '' } }],
    ['a card of another', 0, '3', { code: 'not-in-hand', rule: 'T2' }],
    ['a seat that is not there', 2, '5', { code: 'no-such-seat', rule: null }],
    ['a watcher', -1, '5', { code: 'no-such-seat', rule: null }],
  ] as const)('refuses %s with code and rule, and leaves all as it was', (_, seat, text, refusal) => {
    const state = dealt();
    const before = structuredClone(state);
    expect(play(toy, state, seat, text, none)).toEqual({ ok: false, refusal });
    expect(state).toEqual(before);
  });

  it('repeats only the beginning of a text that is no move', () => {
    const refused = play(toy, dealt(), 0, 'x'.repeat(10_000), none);
    expect(refused).toMatchObject({ ok: false, refusal: { detail: { move: 'x'.repeat(40) } } });
  });
});

describe('legalMoves', () => {
  it('lists the moves of a seat in rising order', () => {
    expect(legalMoves(toy, dealt(), 0)).toEqual([2, 5]);
    expect(legalMoves(toy, dealt(), 1)).toEqual([3, 8]);
  });

  it('lists none for a seat that does not have to act', () => {
    const state = dealt();
    toy.apply(state, 0, 5 as Move, none);
    expect(legalMoves(toy, state, 0)).toEqual([]);
    expect(legalMoves(toy, state, 2)).toEqual([]);
    expect(legalMoves(toy, state, -1)).toEqual([]);
  });
});

describe('sameLegalMoves', () => {
  const with0 = (...deck: number[]) => toy.setup(toyMatch(), scripted([deck]));

  it('compares what a seat may do in two states, whatever the order', () => {
    expect(sameLegalMoves(toy, with0(5, 2, 3, 8), with0(5, 2, 8, 3), 0)).toBe(true);
    expect(sameLegalMoves(toy, with0(5, 2, 3, 8), with0(2, 5, 3, 8), 0)).toBe(true);
    expect(sameLegalMoves(toy, with0(5, 2, 3, 8), with0(5, 3, 2, 8), 0)).toBe(false);
  });

  it('tells a part from the whole', () => {
    const fewer = dealt();
    for (const seat of [0, 1]) toy.apply(fewer, seat, at(legalMoves(toy, fewer, seat), 0), none);
    expect(legalMoves(toy, fewer, 0)).toHaveLength(1);
    expect(sameLegalMoves(toy, dealt(), fewer, 0)).toBe(false);
    expect(sameLegalMoves(toy, fewer, dealt(), 0)).toBe(false);
  });
});

describe('playouts', () => {
  const run = (picks: string) => {
    const state = toy.setup(toyMatch(3), seeded('deals'));
    const moves = playouts(toy, seeded('more deals'), seeded(picks))(state);
    return { moves, outcome: toy.outcome(state), state };
  };

  it('plays to the end and counts the moves', () => {
    // Three rounds of two turns of two seats.
    expect(run('a')).toMatchObject({ moves: 12, outcome: { scores: expect.any(Array) } });
  });

  it('plays the same with the same chance and picks', () => {
    expect(run('a')).toEqual(run('a'));
    const totals = ['a', 'b', 'c', 'd', 'e', 'f'].map((picks) => run(picks).state.totals.join());
    expect(new Set(totals).size).toBeGreaterThan(1);
  });
});
