/**
 * The games. To add one, add its id here: from then on the type check names every place that still lacks it, since whatever is
 * listed by game is a `Record<GameId, …>`.
 */
export const gameIds = ['six-nimmt', 'eleven-nimmt', 'bullenrommee', 'twenty-one', 'captain-jack'] as const;

export type GameId = (typeof gameIds)[number];

export const isGameId = (id: string): id is GameId => (gameIds as readonly string[]).includes(id);

/** What a list by game has for a game that is known only by its id. An id of no game is a bug of the caller. */
export function entryOf<T>(list: Readonly<Record<GameId, T>>, id: string): T {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  return list[id];
}
