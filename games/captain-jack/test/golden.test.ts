import { describe, expect, it } from 'vitest';
import { golden, openHands, transcript } from '../../test/transcript.ts';
import { captainJack } from '../index.ts';
import { matchOf } from './table.ts';

describe('the golden playthrough', () => {
  // A seed whose match is short and has every kind of move.
  it('of three seats is as it was', () => {
    const text = transcript(captainJack, matchOf(3), 'golden 6', { draw: openHands(captainJack) });
    expect(text).toBe(golden(new URL('../golden/three-seats.txt', import.meta.url), text));
  });
});
