import { effect, signal } from '@preact/signals';
import type { Seated } from '../table/seated.ts';

/** A record that is looked at. */
export interface Shelved {
  readonly text: string;
  /** Null where only the record is known. */
  readonly seated: Seated | null;
  /** The table at which it was a match of one's own: then the review is kept. */
  readonly table?: string;
}

const KEY = 'bullpen.shelf';

function kept(): Shelved | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** The record that is to be looked at next. It stays for as long as the tab is open, so that reloading the page shows it again. */
export const shelf = signal<Shelved | null>(kept());

effect(() => {
  try {
    if (shelf.value !== null) sessionStorage.setItem(KEY, JSON.stringify(shelf.value));
  } catch {
    // A browser that keeps nothing still shows it once.
  }
});

/**
 * Where a step of a match of this game is shown. The path says which game it is, so that its board is fetched with the page and
 * not when the match has been unpacked.
 */
export const replayPath = (game: string, at = 0): string => `/replay/${game}#${at}`;

/** Puts a match on the shelf, so that the replay shows it from a step on; gives the address. */
export function shelve(game: string, match: Shelved, at = 0): string {
  shelf.value = match;
  return replayPath(game, at);
}
