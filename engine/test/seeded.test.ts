import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../chance.ts';
import { seeded, seededByMatch } from '../seeded.ts';

/** How far counts that should be equal are from it. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What chi-square stays below in 999 of 1,000 fair samples with this many free counts (Wilson and Hilferty). */
const limit = (free: number): number => {
  const step = 2 / (9 * free);
  return free * (1 - step + 3.09 * Math.sqrt(step)) ** 3;
};

const draw = (chance: Chance, n: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(n));

const cards = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, i) => i + 1);

describe('seeded', () => {
  it('draws the same on every machine, for ever: records name seeds', () => {
    expect(draw(seeded('bullpen'), 100, 12)).toEqual([39, 70, 86, 65, 92, 76, 6, 91, 50, 50, 28, 42]);
    expect(draw(seeded(''), 65_536, 4)).toEqual([15939, 12040, 13074, 32414]);
    expect(draw(seeded('Ærø 牛'), 6, 12)).toEqual([1, 2, 2, 0, 5, 1, 5, 5, 2, 0, 1, 5]);
  });

  it('draws the same from the same seed, and something else from another', () => {
    const first = ['1', '2', '10', '01', 'a', 'b', 'ab', 'ba'].map((seed) =>
      draw(seeded(seed), 65_536, 4).join(),
    );
    expect(new Set(first).size).toBe(first.length);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(draw(seeded(seed), 1000, 20)).toEqual(draw(seeded(seed), 1000, 20));
      }),
    );
  });

  it('draws whole numbers from 0 to n − 1, for every n that is allowed', () => {
    const bounds = fc.oneof(fc.integer({ min: 1, max: 65_536 }), fc.constantFrom(1, 2, 65_535, 65_536));
    fc.assert(
      fc.property(fc.string(), bounds, (seed, n) => {
        for (const drawn of draw(seeded(seed), n, 50)) {
          expect(Number.isInteger(drawn)).toBe(true);
          expect(drawn).toBeGreaterThanOrEqual(0);
          expect(drawn).toBeLessThan(n);
        }
      }),
    );
  });

  it.each([2, 3, 6, 7, 10, 104])('draws each of %i numbers as often as the others', (n) => {
    const counts = Array<number>(n).fill(0);
    for (const drawn of draw(seeded(`uniform ${n}`), n, 1000 * n)) counts[drawn]!++;
    expect(chiSquare(counts)).toBeLessThan(limit(n - 1));
  });

  // 65,536 draws onto 49,152 numbers: unless some are drawn again, a third of the numbers is twice as likely.
  it('prefers no number, even with a range that leaves over a quarter of the draws', () => {
    const counts = [0, 0, 0];
    for (const drawn of draw(seeded('left over'), 49_152, 30_000)) counts[drawn % 3]!++;
    expect(chiSquare(counts)).toBeLessThan(limit(2));
  });

  it('draws independently: pairs of draws are uniform too', () => {
    const counts = Array<number>(36).fill(0);
    const chance = seeded('pairs');
    for (let i = 0; i < 36_000; i++) counts[6 * chance.below(6) + chance.below(6)]!++;
    expect(chiSquare(counts)).toBeLessThan(limit(35));
  });
});

describe('seeded shuffle', () => {
  it('makes the same draws as below() would, and goes on from there', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 255 }), fc.nat(), (seed, size, wish) => {
        const count = wish % (size + 1);
        const chance = seeded(seed);
        const twin = seeded(seed);
        const shuffled = cards(size);
        chance.shuffle(shuffled, count);
        const expected = cards(size);
        for (let i = 0; i < count; i++) {
          const j = i + twin.below(size - i);
          [expected[i], expected[j]] = [expected[j]!, expected[i]!];
        }
        expect(shuffled).toEqual(expected);
        expect(chance.below(65_536)).toBe(twin.below(65_536));
      }),
    );
  });

  it('puts every card into every place equally often', () => {
    const chance = seeded('places');
    const counts = Array<number>(25).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const deck = cards(5);
      chance.shuffle(deck, 5);
      deck.forEach((card, place) => {
        counts[5 * place + card - 1]!++;
      });
    }
    // Rows and columns have fixed sums, so 16 of the 25 counts are free.
    expect(chiSquare(counts)).toBeLessThan(limit(16));
  });

  it('gives every order of four cards equally often', () => {
    const chance = seeded('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const deck = cards(4);
      chance.shuffle(deck, 4);
      counts.set(deck.join(), (counts.get(deck.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(limit(23));
  });

  it('draws its cards from the whole deck, not only from its front', () => {
    const seen = new Set<number>();
    const chance = seeded('whole deck');
    for (let i = 0; i < 2000; i++) {
      const deck = cards(104);
      chance.shuffle(deck, 1);
      seen.add(deck[0]!);
    }
    expect(seen.size).toBe(104);
  });
});

describe('seeded roll', () => {
  it('rolls the dice that are not kept, with the draws that below(6) would make', () => {
    const dice = Uint8Array.of(9, 9, 9, 9, 9, 9);
    seeded('dice').roll(dice, 0b100101);
    const twin = seeded('dice');
    const [a, b, c] = draw(twin, 6, 3).map((drawn) => drawn + 1);
    expect([...dice]).toEqual([9, a, 9, b, c, 9]);
  });

  it('shows each side equally often', () => {
    const chance = seeded('sides');
    const counts = Array<number>(6).fill(0);
    const dice = new Uint8Array(6);
    for (let i = 0; i < 2000; i++) {
      chance.roll(dice, 0);
      for (const die of dice) counts[die - 1]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(5));
  });
});

describe('seededByMatch', () => {
  it('draws as `seeded` does for every match, whatever was drawn before and in whichever order they come', () => {
    const matches = [0, 7, 10, 99, 100, 101, 109, 110, 199, 200, 100, 99, 1234, 99_999, 100_000, 12_345_678];
    for (const [seed, part] of [
      ['b', ' deals'],
      ['Ærø', ' picks'],
      ['', ''],
    ] as const) {
      const chance = seededByMatch(seed, part);
      for (const n of matches) {
        chance.begin(n);
        expect(draw(chance, 65_536, 20)).toEqual(draw(seeded(`${seed}/${n}${part}`), 65_536, 20));
      }
    }
  });

  it.each([2, 6, 104])('begins matches that follow each other with each of %i numbers equally often', (n) => {
    const chance = seededByMatch('fair', ' deals');
    const counts = Array<number>(n).fill(0);
    for (let match = 0; match < 1000 * n; match++) {
      chance.begin(match);
      counts[chance.below(n)]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(n - 1));
  });
});
