import { at } from '@bullpen/engine';
import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  blind: true,
  choose: (_view, moves, chance) => at(moves, chance.below(moves.length)),
};
