import { signal } from '@preact/signals';
import { type GameId, isGameId } from '../games/list.ts';

const KEY = 'bullpen.played';

function read(): readonly GameId[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(isGameId);
  } catch {
    return [];
  }
}

/** The games that were played in this browser, the latest first. */
export const played = signal(read());

export function notePlayed(game: GameId): void {
  played.value = [game, ...played.value.filter((other) => other !== game)];
  try {
    localStorage.setItem(KEY, played.value.join(' '));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
