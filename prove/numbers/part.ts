import type { Part } from '../part.ts';
import { CARD_GAMES, CHANCES, countDeals, countShuffles, deviation } from './shuffles.ts';

/** Chance is new in every round; a count is beyond this once in thirty million. */
const LIMIT = 5.4;

export const shufflePart: Part = {
  name: 'no lie: shuffles',
  share: 0.3,
  async round(number) {
    const chances = Object.entries(CHANCES(`shuffles ${number}`));
    const counted = chances.flatMap(([name, chance]) => [
      ...countShuffles(name, chance, 200_000),
      ...CARD_GAMES.flatMap((game) => countDeals(game, chance, 5000)),
    ]);
    const far = counted.filter((one) => deviation(one) > LIMIT);
    return {
      sums: { counts: counted.length },
      most: { 'largest deviation × 100': Math.round(100 * Math.max(...counted.map(deviation))) },
      findings: far.map((one) => `${one.what}: ${deviation(one).toFixed(1)} deviations`),
    };
  },
};
