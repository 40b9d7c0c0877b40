import { describe, expect, it } from 'vitest';
import { assertionFault, assertionsIn } from '../scripts/assertions.ts';

describe('non-null assertions', () => {
  it('are counted, and nothing else that looks like one', () => {
    expect(assertionsIn('a.ts', `const a = b!; c![0]!.d(); e[f]! += 1;`)).toBe(4);
    expect(assertionsIn('a.ts', `if (!a && b != c && d !== e) f('g!'); // h!`)).toBe(0);
    expect(assertionsIn('a.ts', `let a!: number; class B { c!: string }`)).toBe(0);
    expect(assertionsIn('a.tsx', `const a = <b c={d!}>e!</b>;`)).toBe(1);
  });

  it('may become fewer, and then the count is to be written down, but not more', () => {
    expect(assertionFault(5, 5)).toBeNull();
    expect(assertionFault(6, 5)).toContain('1 more than before');
    expect(assertionFault(4, 5)).toContain('write 4 into');
  });
});
