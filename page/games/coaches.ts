import type { GameId } from './list.ts';

/** Review a match. Each has the rules and the coach of its game alone (vite.config.ts). */
export const coachWorkers: Readonly<Record<GameId, () => Worker>> = {
  'six-nimmt': () => new Worker(new URL('./six-nimmt/coach.ts', import.meta.url), { type: 'module' }),
  'eleven-nimmt': () => new Worker(new URL('./eleven-nimmt/coach.ts', import.meta.url), { type: 'module' }),
  bullenrommee: () => new Worker(new URL('./bullenrommee/coach.ts', import.meta.url), { type: 'module' }),
  'twenty-one': () => new Worker(new URL('./twenty-one/coach.ts', import.meta.url), { type: 'module' }),
  'captain-jack': () => new Worker(new URL('./captain-jack/coach.ts', import.meta.url), { type: 'module' }),
};
