import { describe, expect, it } from 'vitest';
import { golden, openHands, transcript } from '../../test/transcript.ts';
import { elevenNimmt } from '../index.ts';
import { matchOf } from './table.ts';

describe('the golden playthrough', () => {
  it('of three seats and two rounds is as it was', () => {
    const text = transcript(elevenNimmt, matchOf(3, { rounds: 2 }), 'golden 234', {
      draw: openHands(elevenNimmt),
      // A seat mostly plays if it can, and mostly goes on if it may: else the match would be all takes.
      liked: (legal, picks) => {
        const plays = legal.filter((text) => text.includes('>'));
        return plays.length > 0 && picks.below(8) > 0 ? plays : legal;
      },
    });
    expect(text).toBe(golden(new URL('../golden/match.txt', import.meta.url), text));
  });
});
