import { player } from '../tables/remote/player.ts';
import { renamePlayer } from '../tables/remote/players.ts';
import { words } from './language.ts';
import { settings } from './settings.ts';

/** The name of the person in this browser. */
export const ownName = (): string => settings.name.value || words().page.guest;

/** Tells the server, if it knows this player, what they are called now; false if that failed. The next time will do. */
export async function tellName(): Promise<boolean> {
  const own = player.value;
  return own?.known ? (await renamePlayer(own.key, ownName())).ok : true;
}
