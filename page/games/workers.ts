import type { GameId } from './list.ts';

/** Run a table of this browser, its bots and its clock. Each has the rules and bots of its game alone (vite.config.ts). */
export const tableWorkers: Readonly<Record<GameId, () => Worker>> = {
  'six-nimmt': () => new Worker(new URL('./six-nimmt/worker.ts', import.meta.url), { type: 'module' }),
  'eleven-nimmt': () => new Worker(new URL('./eleven-nimmt/worker.ts', import.meta.url), { type: 'module' }),
  bullenrommee: () => new Worker(new URL('./bullenrommee/worker.ts', import.meta.url), { type: 'module' }),
  'twenty-one': () => new Worker(new URL('./twenty-one/worker.ts', import.meta.url), { type: 'module' }),
  'captain-jack': () => new Worker(new URL('./captain-jack/worker.ts', import.meta.url), { type: 'module' }),
};
