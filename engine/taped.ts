import type { Chance } from './chance.ts';
import type { Draw } from './scripted.ts';

/** Chance that also writes down what it draws, as a script that draws the same again. */
export interface Taped extends Chance {
  readonly tape: readonly Draw[];
}

export function taped(chance: Chance): Taped {
  const tape: Draw[] = [];
  return {
    tape,
    below(n) {
      const draw = chance.below(n);
      tape.push(draw);
      return draw;
    },
    shuffle(cards, count) {
      chance.shuffle(cards, count);
      tape.push(Array.from(cards.subarray(0, count)));
    },
    roll(dice, kept) {
      chance.roll(dice, kept);
      tape.push(Array.from(dice));
    },
  };
}
