import { describe, expect, it } from 'vitest';
import { worthWith } from '../index.ts';

describe('what a pile would be worth', () => {
  it('[C7] a number is added, beyond eleven too', () => {
    expect(worthWith('6', 5)).toBe(11);
    expect(worthWith('5', 9)).toBe(14);
  });

  it('[C9] a Blank makes it nothing', () => expect(worthWith('B', 7)).toBe(0));

  it('[C10] a Jack makes it eleven', () => expect(worthWith('J', 3)).toBe(11));
});
