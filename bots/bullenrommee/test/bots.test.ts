import { legalMoves, seeded } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import type { BullenView } from '@bullpen/games/bullenrommee/internals.ts';
import { describe, expect, it } from 'vitest';
import { random } from '../../random.ts';
import { playWith, winShare } from '../../test/match.ts';
import { bots } from '../index.ts';
import { MOST_POSITIONS, plansOf } from '../plans.ts';
import { table } from './table.ts';

const { easy, medium, strong } = bots as Required<typeof bots>;

describe.each([2, 3, 4, 5])('at %i seats', (seats) => {
  it('every bot makes legal moves only', () => {
    const kinds = [strong!, easy!, medium!, random];
    for (let first = 0; first < kinds.length; first++) {
      const seated = Array.from({ length: seats }, (_, seat) => kinds[(first + seat) % kinds.length]!);
      const { scores } = playWith(bullenrommee, seated, `seats ${seats} ${first}`, { playouts: 10 });
      expect(scores).toHaveLength(seats);
    }
  });
});

it('is reproducible with a number of playouts and a seed', () => {
  const once = (): unknown => playWith(bullenrommee, [strong!, strong!], 'again', { playouts: 20 });
  expect(once()).toEqual(once());
});

// Far from what was measured over thousands of deals, so that only a bot that got much weaker fails.
it.each([
  { one: easy!, others: random, seats: 2, deals: 30, least: 0.8 },
  { one: medium!, others: easy!, seats: 2, deals: 30, least: 0.7 },
  { one: medium!, others: easy!, seats: 4, deals: 15, least: 0.5 },
  { one: strong!, others: medium!, seats: 2, deals: 5, least: 0.5 },
])('$one.name wins against $others.name at $seats seats', ({ one, others, seats, deals, least }) => {
  const budget = { playouts: 100 };
  expect(winShare(bullenrommee, one, others, { seats, deals, budget })).toBeGreaterThan(least);
});

function choices(bot: typeof strong, view: BullenView): string[] {
  const chance = seeded('choices');
  const state = bullenrommee.imagine(view, chance);
  const texts: string[] = [];
  while (bullenrommee.toAct(state) === 1) {
    const moves = legalMoves(bullenrommee, state, 0);
    const move = bot!.choose(bullenrommee.view(state, 0), moves, chance, { playouts: 100 });
    texts.push(bullenrommee.format(move));
    bullenrommee.apply(state, 0, move, chance);
  }
  return texts;
}

describe.each([medium, strong])('in a clear position, $name', (bot) => {
  it('[B18] goes out when it leads and can', () => {
    const view = table({ hand: [20, 21], meadows: [{ seat: 0, cards: [14, 16, 17, 19] }] });
    expect(choices(bot, view)).toHaveLength(2);
  });

  it('[B20] lays a rich meadow when the other is about to go out', () => {
    const view = table({
      hand: [11, 53, 54, 55, 80],
      others: 2,
      meadows: [{ seat: 1, cards: [30, 31, 32] }],
    });
    expect(choices(bot, view)[0]).toBe('lay 53 54 55');
  });

  it('[B6] takes the card that makes a rich run, rather than one that goes with nothing', () => {
    const view = table({ hand: [3, 20, 54, 55, 71], open: [1, 37, 53, 62, 90], others: 4 });
    expect(choices(bot, view)).toEqual(['draw 53']);
  });
});

it('[B17] strong plans a turn that goes out by way of a joker swapped', () => {
  // 31 frees the joker, which then joins 12 to 16; nothing else gets rid of both.
  const meadows = [
    { seat: 0, cards: [10, 11, 12] },
    { seat: 1, cards: [30, 0, 32] },
  ];
  const view = table({ hand: [16, 31], meadows });
  expect(choices(strong, view)).toEqual(['swap 31 m2@2', 'add J m1@4', 'add 16 m1@5']);
});

it('planning stops with the steps planned so far when it is late', () => {
  const view = table({ hand: Array.from({ length: 44 }, (_, i) => 2 * i + 1) });
  const state = bullenrommee.imagine(view, seeded('large hand'));
  let rounds = 0;
  const plans = plansOf(state, 0, seeded('late'), () => ++rounds === 2);
  expect(rounds).toBe(2);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan.length).toBeLessThanOrEqual(3);
});

it('[B8] plans a turn with a large hand by a bounded number of tables', () => {
  const view = table({ hand: Array.from({ length: 44 }, (_, i) => 2 * i + 1) });
  const state = bullenrommee.imagine(view, seeded('large hand'));
  const layers = (wide: number): number => {
    let count = 0;
    plansOf(
      state,
      0,
      seeded('plans'),
      () => {
        count++;
        return false;
      },
      wide,
    );
    return count;
  };
  const plans = (wide: number): number => plansOf(state, 0, seeded('plans'), undefined, wide).length;
  // Each layer adds six plans while it is wide, and one afterwards; turns stay as long as they were.
  expect(plans(Number.POSITIVE_INFINITY)).toBe(6 * layers(Number.POSITIVE_INFINITY));
  expect(layers(MOST_POSITIONS)).toBe(layers(Number.POSITIVE_INFINITY));
  expect(plans(MOST_POSITIONS)).toBeLessThan(plans(Number.POSITIVE_INFINITY) / 2);
  expect(plans(MOST_POSITIONS)).toBeGreaterThan(layers(MOST_POSITIONS));
});
