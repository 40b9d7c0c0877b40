import type { BestScore } from '@bullpen/engine';
import type { GameId } from '../games/list.ts';

/** Which scores are good, for the page before the rules are loaded. A test compares it with the games themselves. */
export const bestScore: Readonly<Record<GameId, BestScore>> = {
  'six-nimmt': 'lowest',
  'eleven-nimmt': 'lowest',
  bullenrommee: 'highest',
  'twenty-one': 'highest',
  'captain-jack': 'lowest',
};
