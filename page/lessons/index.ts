import type { GameId } from '@bullpen/words/rules';
import type { Lesson } from './lesson.ts';

/** Fetched when somebody wants to learn. */
export const lessonOf: { readonly [Id in GameId]: () => Promise<{ readonly lesson: Lesson<Id> }> } = {
  'six-nimmt': () => import('./six-nimmt.ts'),
  'eleven-nimmt': () => import('./eleven-nimmt.ts'),
  bullenrommee: () => import('./bullenrommee.ts'),
  'twenty-one': () => import('./twenty-one.ts'),
  'captain-jack': () => import('./captain-jack.ts'),
};
