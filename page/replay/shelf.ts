import type { Snapshot } from '@bullpen/wire';
import { effect, signal } from '@preact/signals';

/** Who sat at the table, and in which seat whoever looks. */
export type Seated = Pick<Snapshot, 'players' | 'viewer'>;

/** A record that is looked at. */
interface Shelved {
  readonly text: string;
  /** Null where only the record is known. */
  readonly seated: Seated | null;
}

const KEY = 'bullpen.shelf';

function kept(): Shelved | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** The record that is to be looked at next. It stays for as long as the tab is open, so that loading the page anew shows it again. */
export const shelf = signal<Shelved | null>(kept());

effect(() => {
  try {
    if (shelf.value !== null) sessionStorage.setItem(KEY, JSON.stringify(shelf.value));
  } catch {
    // A browser that keeps nothing still shows it once.
  }
});
