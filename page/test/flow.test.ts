import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gathered, wrapped } from '../motion/flow.ts';

const size = fc.record({ x: fc.integer({ min: 20, max: 90 }), y: fc.integer({ min: 20, max: 120 }) });
const gap = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) });
const width = fc.integer({ min: 200, max: 1200 });

describe('things in lines', () => {
  it('wrapped: nothing overlaps, nothing sticks out, and all is in the order of the list', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 30 }), width, gap, (sizes, room, between) => {
        const { spots, height } = wrapped(sizes, room, between);
        spots.forEach((spot, i) => {
          expect(spot.x + sizes[i]!.x).toBeLessThanOrEqual(room + 1);
          expect(spot.y + sizes[i]!.y).toBeLessThanOrEqual(height);
          const next = spots[i + 1];
          if (next !== undefined && next.y === spot.y) expect(next.x).toBe(spot.x + sizes[i]!.x + between.x);
          else if (next !== undefined) expect(next.y).toBeGreaterThanOrEqual(spot.y + sizes[i]!.y);
        });
      }),
    );
  });

  it('gathered: however many there are, they stay in their lines', () => {
    fc.assert(
      fc.property(
        size,
        fc.integer({ min: 1, max: 60 }),
        width,
        gap,
        fc.integer({ min: 1, max: 3 }),
        (each, n, room, between, lines) => {
          const { spots, height } = gathered(Array(n).fill(each), room, between, lines);
          expect(height).toBe(lines * (each.y + between.y) - between.y);
          for (const { x, y } of spots) {
            expect(x + each.x).toBeLessThanOrEqual(room + 2);
            expect(y + each.y).toBeLessThanOrEqual(height + 0.001);
          }
        },
      ),
    );
  });

  it('gathered: in two lines the middle of each of 36 cards of a phone can be pressed', () => {
    const card = { x: 44, y: 62 };
    for (let n = 1; n <= 36; n++) {
      const { spots } = gathered(Array(n).fill(card), 332, { x: 4, y: 8 }, 2);
      spots.forEach(({ x, y }, i) => {
        const middle = { x: x + card.x / 2, y: y + card.y / 2 };
        const covered = spots
          .slice(i + 1)
          .some(
            (over) =>
              over.x <= middle.x &&
              middle.x < over.x + card.x &&
              over.y <= middle.y &&
              middle.y < over.y + card.y,
          );
        expect(covered, `card ${i} of ${n}`).toBe(false);
      });
    }
  });
});
