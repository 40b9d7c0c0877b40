import type { GameId } from '../games/list.ts';
import { type AtStore, browserStore } from '../tables/browser-store.ts';
import { type DrillProgress, inSet, noProgress } from './progress.ts';

const kept = browserStore('bullpen-drills', 'progress', 'game');

/** A browser that keeps nothing forgets it when the page is closed. */
const at: AtStore = (...wish) => kept(...wish).catch(() => null);
const here = new Map<string, DrillProgress>();

/** What this browser keeps of all games. */
export const everyProgress = async (): Promise<readonly DrillProgress[]> =>
  ((await at('readonly', (store) => store.getAll())) ?? []) as DrillProgress[];

export async function progressOf(game: GameId, set: string): Promise<DrillProgress> {
  const found = (await at('readonly', (store) => store.get(game))) as DrillProgress | null | undefined;
  return inSet(found ?? here.get(game) ?? noProgress(game, set), set);
}

export async function keepProgress(progress: DrillProgress): Promise<void> {
  here.set(progress.game, progress);
  await at('readwrite', (store) => store.put(progress));
}

export async function forgetDrills(): Promise<void> {
  here.clear();
  await at('readwrite', (store) => store.clear());
}
