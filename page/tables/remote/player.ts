import { signal } from '@preact/signals';
import { newId } from '../ids.ts';
import { makePlayer } from './players.ts';

/** Who plays in this browser: no account, but a secret key that is kept here. The server has only a hash of it. */
export interface OwnPlayer {
  readonly id: string;
  readonly key: string;
  /** The server knows this player. */
  readonly known?: true;
}

const KEY = 'bullpen.player';

function read(): OwnPlayer | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Null until somebody first sits down at a server or finishes a match. */
export const player = signal<OwnPlayer | null>(read());

export function putPlayer(own: OwnPlayer | null): void {
  player.value = own;
  try {
    if (own === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(own));
  } catch {
    // A browser that keeps nothing has this player for as long as the page is open.
  }
}

/** The key of a device: 36 random bytes. */
export const newKey = (): string => newId() + newId();

export function ensurePlayer(): OwnPlayer {
  if (player.value === null) putPlayer({ id: newId(), key: newKey() });
  return player.value ?? { id: '', key: '' };
}

/** What a seat in this browser says of its owner. */
export const ownSeat = (): { player?: string } => (player.value === null ? {} : { player: player.value.id });

/**
 * The key, if the server knows this player or gets to know it now. Null if that cannot be: then its owner plays as a guest.
 */
export async function proof(name: string): Promise<string | null> {
  const own = ensurePlayer();
  if (own.known) return own.key;
  const made = await makePlayer({ id: own.id, key: own.key, name });
  if (!made.ok) return null;
  putPlayer({ ...own, known: true });
  return own.key;
}

/** The server does not know this player any more: it is made there again when it is next needed. */
export function serverForgot(): void {
  if (player.value !== null) putPlayer({ id: player.value.id, key: player.value.key });
}
