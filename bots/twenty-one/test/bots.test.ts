import { twentyOne } from '@bullpen/games/twenty-one';
import { describe, expect, it } from 'vitest';
import { random } from '../../random.ts';
import { playWith, winShare } from '../../test/match.ts';
import { bots } from '../index.ts';

const budget = { playouts: 60 };
const { easy, medium, pure, strong } = bots as Required<typeof bots>;

describe.each([2, 3, 4, 5, 6])('at %i seats', (seats) => {
  it('every bot makes legal moves only', () => {
    const kinds = [strong!, easy!, medium!, pure!, random];
    for (let first = 0; first < kinds.length; first++) {
      const seated = Array.from({ length: seats }, (_, seat) => kinds[(first + seat) % kinds.length]!);
      expect(playWith(twentyOne, seated, `seats ${seats} ${first}`, budget).scores).toHaveLength(seats);
    }
  });
});

it('is reproducible with a number of playouts and a seed', () => {
  const once = (): unknown => playWith(twentyOne, [strong!, strong!], 'again', budget);
  expect(once()).toEqual(once());
});

// Far from what was measured over thousands of matches, so that only a bot that got much weaker fails.
it.each([
  { one: easy!, others: random, seats: 2, least: 0.85 },
  { one: medium!, others: easy!, seats: 2, least: 0.55 },
  { one: strong!, others: medium!, seats: 2, least: 0.6 },
  { one: strong!, others: pure!, seats: 2, least: 0.62 },
  { one: strong!, others: pure!, seats: 4, least: 0.33 },
])('$one.name wins against $others.name at $seats seats', ({ one, others, seats, least }) => {
  expect(winShare(twentyOne, one, others, { seats, deals: 200 / seats, budget })).toBeGreaterThan(least);
});
