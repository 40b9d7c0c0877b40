import { type Chance, type Draw, type Game, type Match, scripted, seeded } from '@bullpen/engine';
import type { Lesson } from './lesson.ts';

/** The luck of a lesson: as it is written there, and when that is used up, any. */
export function scriptedFirst(game: Game, match: Match, { deal, rolls = [] }: Lesson): Chance {
  const lines: readonly (readonly [string, unknown])[] = [
    ['deal', deal],
    ...rolls.map((roll) => ['roll', roll] as const),
  ];
  const draws = lines.flatMap(([name, data]): readonly Draw[] => {
    const read = game.script(name, data, match);
    if (!read.ok)
      throw new Error(`the lesson of ${game.id} has a ${name} that cannot be: ${read.refusal.code}`);
    return read.value;
  });
  const script = scripted(draws);
  const free = seeded(`${game.id} ${Date.now()}`);
  const luck = (): Chance => (script.left() > 0 ? script : free);
  return {
    below: (n) => luck().below(n),
    shuffle: (cards, count) => luck().shuffle(cards, count),
    roll: (dice, kept) => luck().roll(dice, kept),
  };
}
