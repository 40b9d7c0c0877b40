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

export const notePlayed = (game: GameId): void =>
  write([game, ...played.value.filter((other) => other !== game)]);

export const forgetPlayed = (): void => write([]);

function write(games: readonly GameId[]): void {
  played.value = games;
  try {
    localStorage.setItem(KEY, games.join(' '));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
