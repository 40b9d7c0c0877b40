import { type Bot, botNamed } from '@bullpen/bots';
import { at } from '@bullpen/engine';

/** A player of known strength: this share of its moves, in percent, is what `medium` would do, and the others are random. */
export function sometimes(game: string, share: number): Bot {
  const medium = botNamed(game, 'medium');
  return {
    name: `${share} %`,
    choose: (view, moves, chance, budget) =>
      chance.below(100) < share
        ? medium.choose(view, moves, chance, budget)
        : at(moves, chance.below(moves.length)),
  };
}
