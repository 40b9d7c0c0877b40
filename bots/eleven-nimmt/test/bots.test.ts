import { type Chance, type Move, seeded } from '@bullpen/engine';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import type { ElevenView } from '@bullpen/games/eleven-nimmt/view.ts';
import { describe, expect, it } from 'vitest';
import { random } from '../../random.ts';
import { playWith, winShare } from '../../test/match.ts';
import { bots } from '../index.ts';

const { easy, medium, strong } = bots as Required<typeof bots>;
const budget = { playouts: 120 };

describe.each([2, 3, 4, 5, 6, 7])('at %i seats', (seats) => {
  it('every bot makes legal moves only', () => {
    const kinds = [strong!, easy!, medium!, random];
    const seated = Array.from({ length: seats }, (_, seat) => kinds[seat % kinds.length]!);
    expect(playWith(elevenNimmt, seated, `seats ${seats}`, { playouts: 20 }).scores).toHaveLength(seats);
  });
});

it('is reproducible with a number of playouts and a seed', () => {
  const once = (): unknown => playWith(elevenNimmt, [strong!, strong!], 'again', { playouts: 20 });
  expect(once()).toEqual(once());
});

// Far from what was measured over thousands of matches, so that only a bot that got much weaker fails.
it.each([
  { one: easy!, others: random, seats: 2, least: 0.9 },
  { one: medium!, others: easy!, seats: 2, least: 0.7 },
  { one: medium!, others: easy!, seats: 4, least: 0.45 },
  { one: strong!, others: medium!, seats: 2, least: 0.55 },
])('$one.name wins against $others.name at $seats seats', ({ one, others, seats, least }) => {
  expect(winShare(elevenNimmt, one, others, { seats, deals: 48 / seats, budget })).toBeGreaterThan(least);
});

/** Two seats in the last round; seat 0 holds this hand. */
function table(
  hand: readonly number[],
  piles: readonly number[][],
  rest: Partial<ElevenView> = {},
): ElevenView {
  const used = new Set([...hand, ...piles.flat()]);
  return {
    seats: 2,
    viewer: 0,
    toAct: [0],
    options: { rounds: 2 },
    phase: 'turn',
    round: 2,
    first: 0,
    hands: [hand, null],
    handSizes: [hand.length, 5],
    known: [[], []],
    piles,
    tops: piles.map((pile) => pile.at(-1)!),
    stack: 100 - used.size - 5,
    bulls: [0, 0],
    supply: 10,
    totals: [0, 0],
    ...rest,
  };
}

function choice(bot: typeof strong, view: ElevenView): string {
  const chance: Chance = seeded('choice');
  const moves = new Int32Array(elevenNimmt.maxMoves);
  const count = elevenNimmt.legal(elevenNimmt.imagine(view, chance), 0, moves);
  const legal = Array.from(moves.subarray(0, count)).sort((a, b) => a - b) as Move[];
  return elevenNimmt.format(bot!.choose(view, legal, chance, { playouts: 200 }));
}

describe.each([medium, strong])('in a clear position, $name', (bot) => {
  it('[E13] goes out when it can', () => {
    expect(choice(bot, table([40], [[10, 12, 19], [35]]))).toBe('40>2');
  });

  it('[E11] plays from the lowest card up with a bull card, and so goes out', () => {
    const view = table([36, 41, 45], [[12], [35]], { bulls: [1, 0], supply: 9 });
    expect(choice(bot, view)).toBe('36>2');
  });

  it('[E11] goes on with a turn that empties the hand', () => {
    const view = table([41, 45], [[12], [35, 36]], { bulls: [1, 0], supply: 9, tops: [12, 35] });
    expect(choice(bot, view)).toBe('41>2');
  });

  it('[E9] takes three small cards and a bull card while hands are large, rather than one card less', () => {
    const hand = [3, 5, 7, 12, 14, 16, 18, 32, 34, 36];
    const view = table(hand, [[1, 2, 4], [90]], { handSizes: [10, 10] });
    expect(choice(bot, view)).toBe('take 1');
  });
});
