import type { DrillFile } from '@bullpen/bots/coach/drill';
import type { GameId } from '../games/list.ts';

/** The drills of each game are a file of their own, fetched when they are wanted and kept by the service worker. */
const fileOf = (game: GameId): string => new URL(`./positions/${game}.json`, import.meta.url).href;

const fetched = new Map<GameId, Promise<DrillFile>>();

/** The drills of a game; it throws if they cannot be fetched. */
export function drillsOf(game: GameId): Promise<DrillFile> {
  const before = fetched.get(game);
  if (before !== undefined) return before;
  const fetching = fetch(fileOf(game)).then((answer) => {
    if (!answer.ok) throw new Error(`no drills of ${game}`);
    return answer.json() as Promise<DrillFile>;
  });
  fetched.set(game, fetching);
  fetching.catch(() => fetched.delete(game));
  return fetching;
}

/** What the numbers of drills stand for: another seed or another version of the rules gives others. */
export const setOf = ({ seed, version, list }: DrillFile): string => `${seed} ${version} ${list.length}`;
