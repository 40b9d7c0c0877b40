import type { LessonTexts } from '@bullpen/words/en/lessons';
import type { GameId } from '@bullpen/words/rules';

/** A move of a guided match. The guide says what the learner has to do; the others move by themselves. */
interface LessonMove<Id extends GameId = GameId> {
  readonly seat: number;
  readonly move: string;
  /** What the guide says before it: always there for the learner's moves. */
  readonly say?: keyof LessonTexts[Id];
}

/**
 * A guided first match: the lines of a record, so that the real engine plays it. Its chance is scripted; when its moves are
 * used up, the learner plays on freely against bots, with chance of its own.
 */
export interface Lesson<Id extends GameId = GameId> {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** As in the `deal` line of a record. */
  readonly deal: unknown;
  /** As in its `roll` lines, in their order. */
  readonly rolls?: readonly unknown[];
  readonly moves: readonly LessonMove<Id>[];
}

/** The learner sits here. */
export const LEARNER = 0;

/** Whatever is left of a pack, behind the cards that the lesson needs first. */
export function rest<T>(pack: readonly T[], first: readonly T[], ...gone: readonly (readonly T[])[]): T[] {
  const left = [...pack];
  for (const card of [...first, ...gone.flat()]) {
    const at = left.indexOf(card);
    if (at === -1) throw new Error(`there is no ${String(card)} left`);
    left.splice(at, 1);
  }
  return [...first, ...left];
}
