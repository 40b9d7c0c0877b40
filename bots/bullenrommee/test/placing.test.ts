import { legalMoves, seeded } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import type { BullenView, State } from '@bullpen/games/bullenrommee/internals.ts';
import { describe, expect, it } from 'vitest';
import { shuffled } from '../../ties.ts';
import { givenHeads, goesOut, readPlacing, takesLeft, takesLeftWith } from '../placing.ts';
import { wayOut } from '../plans.ts';
import { table } from './table.ts';

const chance = seeded('placing');

function read(hand: readonly number[], jokers: number, meadows: BullenView['meadows'] = []): State {
  const state = bullenrommee.imagine({ ...table({ hand, meadows }), jokers: [jokers, 0] }, chance);
  readPlacing(state, 0);
  return state;
}

describe('the whole hand goes in one turn', () => {
  it.each([
    { rule: 'B12', why: 'runs of three', hand: [1, 3, 5, 40, 41, 42, 44], jokers: 0, goes: true },
    { rule: 'B12', why: 'on over 100', hand: [98, 100, 2], jokers: 0, goes: true },
    { rule: 'B12', why: 'a pair is no meadow', hand: [1, 3, 5, 40, 41], jokers: 0, goes: false },
    { rule: 'B15', why: 'a pair and a joker', hand: [1, 3, 5, 40, 41], jokers: 1, goes: true },
    { rule: 'B15', why: 'a card between two jokers', hand: [1, 3, 5, 40], jokers: 2, goes: true },
    { rule: 'B16', why: 'a joker over a gap of four', hand: [10, 14], jokers: 1, goes: true },
    { rule: 'B16', why: 'but not of five', hand: [10, 15], jokers: 1, goes: false },
  ])('[$rule] $why: $hand, $jokers jokers', ({ hand, jokers, goes }) => {
    read(hand, jokers);
    expect(goesOut()).toBe(goes);
  });

  const others = [{ seat: 1, cards: [20, 21, 22] }];

  it('[B9] not to a meadow of others alone', () => {
    read([23, 24], 0, others);
    expect(goesOut()).toBe(false);
    read([23, 50, 51, 52], 0, others);
    expect(goesOut()).toBe(true);
  });

  it('[B20] and what goes to others is counted', () => {
    read([24, 25, 50, 51, 52], 0, others);
    expect(goesOut()).toBe(true);
    expect(givenHeads()).toBe(3);
    read([24, 25], 0, [{ seat: 0, cards: [20, 21, 22] }]);
    expect(givenHeads()).toBe(0);
  });
});

it('a card that completes a run leaves fewer to take than one that goes with nothing', () => {
  read([10, 12, 40, 70], 0);
  expect(takesLeftWith(11)).toBeLessThan(takesLeft());
  expect(takesLeftWith(25)).toBeGreaterThan(takesLeft());
});

it('[B18] a hand that goes has a way out, which is legal to its end', () => {
  let ways = 0;
  for (let n = 0; n < 300; n++) {
    const numbers = shuffled(
      Array.from({ length: 24 }, (_, i) => i + 1),
      chance,
    ).slice(0, 6 + (n % 6));
    const state = read(
      numbers.sort((a, b) => a - b),
      n % 4,
      [{ seat: 1, cards: [50, 51, 53] }],
    );
    if (!goesOut()) continue;
    const plan = wayOut(state, 0, chance);
    expect(plan).not.toBeNull();
    for (const step of plan ?? []) {
      expect(legalMoves(bullenrommee, state, 0)).toContain(step);
      bullenrommee.apply(state, 0, step, chance);
    }
    expect(bullenrommee.outcome(state)).not.toBeNull();
    ways++;
  }
  expect(ways).toBeGreaterThan(50);
});
