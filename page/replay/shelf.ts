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
