import { seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { golden, transcript } from '../../test/transcript.ts';
import { twentyOne } from '../index.ts';
import { matchOf } from './table.ts';

describe('the golden playthrough', () => {
  it('of three seats is as it was', () => {
    const text = transcript(twentyOne, matchOf(3, {}), 'golden 70');
    expect(text).toBe(golden(new URL('../golden/match.txt', import.meta.url), text));
  });
});

describe('the drawing', () => {
  it('shows a seat its whole sheet and its own choice, and of the others the row they are in', () => {
    const state = twentyOne.setup(matchOf(2), seeded('drawing'));
    twentyOne.apply(state, 0, twentyOne.parse('keep')!, seeded('drawing'));
    twentyOne.apply(state, 0, twentyOne.parse('cross')!, seeded('drawing'));
    const lines = (viewer: number): string[] => twentyOne.draw(twentyOne.view(state, viewer)).split('\n');
    expect(lines(0)).toHaveLength(1 + 6 + 2);
    expect(lines(0)[1]).toBe('* seat 0  A  0  cross');
    expect(lines(1)[1]).toBe('* seat 0  A  0');
    expect(lines(1)).toHaveLength(1 + 2 + 6);
    expect(lines(WATCHER)).toHaveLength(1 + 2 + 2);
  });
});
