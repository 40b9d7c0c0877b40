import { player } from '../tables/remote/player.ts';
import { renamePlayer } from '../tables/remote/players.ts';
import { words } from './language.ts';
import { settings } from './settings.ts';

/** What the person in this browser is called. */
export const ownName = (): string => settings.name.value || words().page.guest;

/** Tells the server what this player is called now. If that fails, the next time will do. */
export async function tellName(): Promise<void> {
  const own = player.value;
  if (own?.known) await renamePlayer(own.key, ownName());
}
