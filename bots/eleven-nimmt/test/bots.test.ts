import { type Chance, legalMoves, lowest, type Move, readMatch, seeded } from '@bullpen/engine';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import type { ElevenView } from '@bullpen/games/eleven-nimmt/internals.ts';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../bot.ts';
import { random } from '../../random.ts';
import { playWith, winShare } from '../../test/match.ts';
import { bots } from '../index.ts';
import { byThumb } from '../policy.ts';
import { learnt } from '../scores.ts';

const { easy, medium, strong } = bots as Required<typeof bots>;
const budget = { playouts: 40 };
/** Takes no pile while it can play. */
const racer: Bot<ElevenView> = {
  name: 'racer',
  choose: (view, _moves, chance) =>
    byThumb(elevenNimmt.imagine(view, chance), view.viewer, chance, learnt, true),
};

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
  // If it took racers for players by rule of thumb, it would win 35 %.
  { one: strong!, others: racer, seats: 4, least: 0.42 },
])('$one.name wins against $others.name at $seats seats', ({ one, others, seats, least }) => {
  expect(winShare(elevenNimmt, one, others, { seats, deals: 48 / seats, budget })).toBeGreaterThan(least);
});

/** One round between equal bots: whether somebody went out, and the largest hand that there was. */
function playRound(bot: typeof strong, seats: number, seed: string, playouts: number) {
  const match = readMatch(elevenNimmt, seats, { rounds: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  const luck = seeded(seed);
  const state = elevenNimmt.setup(match.value, luck);
  let largest = 0;
  for (let acting = elevenNimmt.toAct(state); acting !== 0; acting = elevenNimmt.toAct(state)) {
    const seat = lowest(acting);
    const view = elevenNimmt.view(state, seat);
    largest = Math.max(largest, ...view.handSizes);
    const moves = legalMoves(elevenNimmt, state, seat);
    elevenNimmt.apply(state, seat, bot!.choose(view, moves, luck, { playouts }), luck);
  }
  return { out: elevenNimmt.outcome(state)!.scores.includes(0), largest };
}

it.each([
  { bot: easy, seats: 7, rounds: 40, playouts: 1 },
  { bot: medium, seats: 2, rounds: 40, playouts: 1 },
  { bot: medium, seats: 6, rounds: 40, playouts: 1 },
  { bot: medium, seats: 7, rounds: 40, playouts: 1 },
  { bot: strong, seats: 2, rounds: 4, playouts: 40 },
  { bot: strong, seats: 7, rounds: 4, playouts: 40 },
])(
  '[E13] rounds of $bot.name at $seats seats end by going out, before a hand has half the cards',
  ({ bot, seats, rounds, playouts }) => {
    const played = Array.from({ length: rounds }, (_, n) => playRound(bot, seats, `round ${n}`, playouts));
    expect(played.filter(({ out }) => out).length / rounds).toBeGreaterThan(0.9);
    expect(Math.max(...played.map(({ largest }) => largest))).toBeLessThan(49);
  },
);

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

it('[E14] medium plays where it can once the stack is gone, and takes no pile for a bull card', () => {
  const hand = [13, 14, 15, 40, 60, 61];
  const view = table(hand, [[10, 11, 12], [35]], { handSizes: [6, 90], stack: 0 });
  expect(choice(medium, view)).toMatch(/>/);
});

it('[E9] medium leaves its neighbour no pile of three while that one has no bull card', () => {
  const hand = [14, 40, 60, 75, 80];
  const seats = { seats: 3, hands: [hand, null, null], known: [[], [], []], totals: [0, 0, 0] };
  const view = (bulls: number[]) =>
    table(hand, [[10, 12], [90]], { ...seats, bulls, supply: 9, handSizes: [5, 5, 5], stack: 82 });
  expect(choice(medium, view([0, 0, 1]))).toMatch(/^take/);
  expect(choice(medium, view([0, 1, 0]))).toBe('14>1');
});
