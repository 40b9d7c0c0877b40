import { describe, expect, it } from 'vitest';
import { golden, transcript } from '../../test/transcript.ts';
import { sixNimmt } from '../index.ts';
import { matchOf } from './table.ts';

describe('the golden playthrough', () => {
  it.each([
    ['basic', matchOf(4, { rounds: 1 })],
    ['known', matchOf(3, { variant: 'known', target: 30 })],
    ['draft', matchOf(2, { variant: 'draft', rounds: 2 })],
  ])('of the %s game is as it was', (name, match) => {
    const text = transcript(sixNimmt, match, `golden ${name}`);
    expect(text).toBe(golden(new URL(`../golden/${name}.txt`, import.meta.url), text));
  });
});
