import type { GameRating, PlayerRatings } from '@bullpen/wire';
import { signal } from '@preact/signals';
import type { GameId } from '../games/list.ts';
import { player, serverForgot } from '../tables/remote/player.ts';
import { fetchRatings } from '../tables/remote/ratings.ts';

const NONE: PlayerRatings = { listed: false, ratings: [] };

/** The ratings of who plays in this browser: null until they are there, `unreachable` if they cannot be had. */
export const myRatings = signal<PlayerRatings | 'unreachable' | null>(null);

/** Fetches them again. Somebody whom the server does not know has none. */
export async function loadRatings(): Promise<void> {
  const own = player.value;
  if (!own?.known) {
    myRatings.value = NONE;
    return;
  }
  const asked = await fetchRatings(own.key);
  if (asked.ok) myRatings.value = asked.value;
  else if (asked.refusal.code === 'bad-player') {
    serverForgot();
    myRatings.value = NONE;
  } else myRatings.value = 'unreachable';
}

/** My rating in a game, after `loadRatings`; null if there is none. */
export const myRatingIn = (game: GameId): GameRating | null => {
  const all = myRatings.value;
  return all === null || all === 'unreachable'
    ? null
    : (all.ratings.find((one) => one.game === game) ?? null);
};
