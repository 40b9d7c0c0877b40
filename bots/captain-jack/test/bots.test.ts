import { listSeats, seeded } from '@bullpen/engine';
import { captainJack } from '@bullpen/games/captain-jack';
import { type CaptainView, passMove } from '@bullpen/games/captain-jack/internals.ts';
import { describe, expect, it } from 'vitest';
import { random } from '../../random.ts';
import { playWith, winShare } from '../../test/match.ts';
import { bots } from '../index.ts';

const budget = { playouts: 60 };
const easy = bots.easy!;
const medium = bots.medium!;
const strong = bots.strong!;

describe.each([2, 3, 4, 5, 6])('at %i seats', (seats) => {
  it('every bot makes legal moves only', () => {
    const kinds = [strong, easy, medium, random];
    for (let first = 0; first < kinds.length; first++) {
      const seated = Array.from({ length: seats }, (_, seat) => kinds[(first + seat) % kinds.length]!);
      expect(playWith(captainJack, seated, `seats ${seats} ${first}`, budget).scores).toHaveLength(seats);
    }
  });
});

it('is reproducible with a number of playouts and a seed', () => {
  const once = (): unknown => playWith(captainJack, [strong, strong], 'again', budget);
  expect(once()).toEqual(once());
});

// Far from what was measured over thousands of matches, so that only a bot that got much weaker fails.
it.each([
  { one: easy, others: random, seats: 2, least: 0.8 },
  { one: medium, others: easy, seats: 2, least: 0.7 },
  { one: medium, others: easy, seats: 4, least: 0.38 },
  { one: strong, others: easy, seats: 2, least: 0.75 },
])('$one.name wins against $others.name at $seats seats', ({ one, others, seats, least }) => {
  expect(winShare(captainJack, one, others, { seats, deals: 120 / seats, budget })).toBeGreaterThan(least);
});

it('[C12] who can only pass imagines as many worlds as who holds a Blank', () => {
  const view = windowView();
  const withBlank = { ...view, hands: [null, ['2', '3', 'B'], null] } as CaptainView;
  const without = { ...view, hands: [null, ['2', '3', '4'], null] } as CaptainView;
  const pass = passMove();
  const blank = captainJack.parse('blank')!;
  for (const playouts of [50, 100]) {
    const made = [withBlank, without].map((each, i) => {
      const luck = counting();
      strong.choose(each, i === 0 ? [pass, blank] : [pass], luck, { playouts });
      return luck.shuffles() - 1;
    });
    expect(made).toEqual([playouts / 2, playouts / 2]);
  }
});

/** A window that the Jack of seat 0 has opened, as seat 1 sees it. */
function windowView(): CaptainView {
  for (let deal = 0; ; deal++) {
    const luck = seeded(`window ${deal}`);
    const state = captainJack.setup({ seats: 3, options: { deals: 1, answerSeconds: 5 } }, luck);
    if (!captainJack.view(state, 0).hands[0]!.includes('J')) continue;
    captainJack.apply(state, 0, captainJack.parse('J>1')!, luck);
    if (listSeats(captainJack.toAct(state)).includes(1)) return captainJack.view(state, 1);
  }
}

/** Luck that counts the worlds which are drawn from it. */
function counting() {
  const luck = seeded('mind');
  let shuffles = 0;
  return {
    below: (n: number): number => luck.below(n),
    roll: (dice: Uint8Array, kept: number): void => luck.roll(dice, kept),
    shuffle(cards: Uint8Array, count: number): void {
      shuffles++;
      luck.shuffle(cards, count);
    },
    shuffles: (): number => shuffles,
  };
}
