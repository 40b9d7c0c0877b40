import { describe, expect, it } from 'vitest';
import { golden, openHands, transcript } from '../../test/transcript.ts';
import { elevenNimmt } from '../index.ts';
import { matchOf } from './table.ts';

describe('the golden playthrough', () => {
  // With the memory aid a reader can check what lies in the piles, and who gets a bull card (E8, E9).
  it.each([
    ['match', matchOf(3, { rounds: 2 })],
    ['memory', matchOf(3, { rounds: 1, memory: 'on' })],
  ])('%s is as it was', (name, match) => {
    const text = transcript(elevenNimmt, match, 'golden 234', {
      draw: openHands(elevenNimmt),
      // A seat mostly plays if it can, and mostly goes on if it may: else the match would be all takes.
      liked: (legal, picks) => {
        const plays = legal.filter((text) => text.includes('>'));
        return plays.length > 0 && picks.below(8) > 0 ? plays : legal;
      },
    });
    expect(text).toBe(golden(new URL(`../golden/${name}.txt`, import.meta.url), text));
  });
});
