import { describe, expect, it } from 'vitest';
import { type ByteSource, secure } from '../secure.ts';

/** A stream that gives these words, most significant byte first, and counts those that it gave. */
function stream(...words: number[]): { source: ByteSource; given: () => number } {
  let at = 0;
  const source: ByteSource = (bytes) => {
    const word = words[at++];
    if (word === undefined) throw new Error('the stream has run dry');
    bytes.set([word >>> 24, word >>> 16, word >>> 8, word]);
  };
  return { source, given: () => at };
}

const belowOf = (n: number, ...words: number[]): { drawn: number; given: number } => {
  const { source, given } = stream(...words);
  return { drawn: secure(source).below(n), given: given() };
};

describe('secure', () => {
  it('takes the remainder of four bytes, most significant first', () => {
    expect(belowOf(1000, 0x01020304)).toEqual({ drawn: 0x01020304 % 1000, given: 1 });
    expect(belowOf(65_536, 0x89abcdef)).toEqual({ drawn: 0xcdef, given: 1 });
  });

  // 2³² = 6 · 715,827,882 + 4, so the four highest words belong to no full round of six.
  it('draws again exactly from the largest multiple of n on', () => {
    expect(belowOf(6, 0xfffffffb)).toEqual({ drawn: 5, given: 1 });
    expect(belowOf(6, 0xfffffffc, 7)).toEqual({ drawn: 1, given: 2 });
    expect(belowOf(6, 0xffffffff, 0xfffffffc, 0xfffffffd, 2)).toEqual({ drawn: 2, given: 4 });
  });

  it('draws again never where n divides 2³², and for n = 1 draws 0', () => {
    expect(belowOf(65_536, 0xffffffff)).toEqual({ drawn: 65_535, given: 1 });
    expect(belowOf(2, 0xfffffffe)).toEqual({ drawn: 0, given: 1 });
    expect(belowOf(1, 0xffffffff)).toEqual({ drawn: 0, given: 1 });
  });

  it('shuffles as many cards as are wanted, each from all that are left', () => {
    const { source, given } = stream(3, 0, 2);
    const cards = Uint8Array.of(10, 20, 30, 40, 50);
    secure(source).shuffle(cards, 3);
    // 3 of five: 40; 0 of the four left (20 30 10 50): 20; 2 of the three left (30 10 50): 50.
    expect([...cards]).toEqual([40, 20, 50, 10, 30]);
    expect(given()).toBe(3);
  });

  it('rolls the dice that are not kept', () => {
    const { source, given } = stream(5, 0xfffffffc, 6);
    const dice = Uint8Array.of(2, 2, 2, 2);
    secure(source).roll(dice, 0b0110);
    expect([...dice]).toEqual([6, 2, 2, 1]);
    expect(given()).toBe(3);
  });

  it('fits the generator of the platform', () => {
    const chance = secure((bytes) => crypto.getRandomValues(bytes));
    const drawn = Array.from({ length: 200 }, () => chance.below(6));
    expect(drawn.every((n) => Number.isInteger(n) && n >= 0 && n < 6)).toBe(true);
  });
});
