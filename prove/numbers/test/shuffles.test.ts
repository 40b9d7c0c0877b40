import { type Chance, seeded } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { machineAt } from '../../machine.ts';
import { CARD_GAMES, countDeals, countShuffles, deviation } from '../shuffles.ts';

/** With fixed seeds these figures are always the same, so the limit can be strict. */
const LIMIT = 4;
const fair = (): Chance => machineAt(0).chance({ secret: 'ab'.repeat(32), nonces: ['', '1f'] }, 0);

describe('a shuffle gives every order as often', () => {
  it.each([
    ['the fast generator', () => seeded('uniform')],
    ['the stream of a table', fair],
  ])('%s', (name, make) => {
    for (const counted of countShuffles(name, make(), 60_000))
      expect(deviation(counted), counted.what).toBeLessThan(LIMIT);
  });

  it.each(CARD_GAMES.map((game) => [game.id, game] as const))(
    '%s deals every card to every seat',
    (_, game) => {
      for (const chance of [seeded('deals'), fair()])
        for (const counted of countDeals(game, chance, 3000))
          expect(deviation(counted), counted.what).toBeLessThan(LIMIT);
    },
  );

  it('one that favours some orders a little is noticed', () => {
    const honest = seeded('crooked');
    // The well-known wrong way: every card changes places with any other.
    const shuffle: Chance['shuffle'] = (cards) => {
      for (let i = 0; i < cards.length; i++) {
        const j = honest.below(cards.length);
        [cards[i], cards[j]] = [cards[j]!, cards[i]!];
      }
    };
    const crooked: Chance = {
      below: (n) => honest.below(n),
      roll: (dice, kept) => honest.roll(dice, kept),
      shuffle,
    };
    expect(Math.max(...countShuffles('crooked', crooked, 60_000).map(deviation))).toBeGreaterThan(LIMIT);
  });
});
