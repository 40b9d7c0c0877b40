import { type Chance, type Draw, type Game, type Match, scripted, seeded } from '@bullpen/engine';
import type { Lesson } from './lesson.ts';

/** The chance of a lesson: first what its script says, then random. */
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
  const current = (): Chance => (script.left() > 0 ? script : free);
  return {
    below: (n) => current().below(n),
    shuffle: (cards, count) => current().shuffle(cards, count),
    roll: (dice, kept) => current().roll(dice, kept),
  };
}
