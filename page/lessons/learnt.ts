import { signal } from '@preact/signals';
import { type GameId, isGameId } from '../games/list.ts';

const KEY = 'bullpen.learnt';

function kept(): readonly GameId[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(isGameId);
  } catch {
    return [];
  }
}

const games = signal(kept());

/** Whether the lesson of a game was finished in this browser. */
export const isLearnt = (game: GameId): boolean => games.value.includes(game);

/** Remembers that a lesson was finished. */
export function markLearnt(game: GameId): void {
  if (isLearnt(game)) return;
  games.value = [...games.value, game];
  try {
    localStorage.setItem(KEY, games.value.join(' '));
  } catch {
    // A browser that keeps nothing remembers it until the page is closed.
  }
}
