import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  blind: true,
  choose: (_view, moves, chance) => moves[chance.below(moves.length)]!,
};
