import type { Draw } from '@bullpen/engine';
import type { LocalPlan } from './messages.ts';

/** One step of a local table's log, with the luck that it drew. */
export type LocalEntry =
  | { readonly type: 'started'; readonly at: number; readonly draws: readonly Draw[] }
  | {
      readonly type: 'moved';
      readonly at: number;
      readonly seat: number;
      readonly move: string;
      readonly by: 'person' | 'bot' | 'silence';
      readonly draws: readonly Draw[];
    }
  | { readonly type: 'retracted'; readonly at: number; readonly seat: number };

/** A table as it is kept in the browser. */
export interface KeptTable {
  readonly id: string;
  readonly plan: LocalPlan;
  readonly version: number;
  /** What the luck is drawn from, and how many bytes of it have been used. */
  readonly secret: string;
  readonly spent: number;
  readonly log: readonly LocalEntry[];
  readonly over: boolean;
  readonly changed: number;
}

const STORE = 'tables';

/** One transaction at the database of this browser. Where there is none (private windows), nothing is kept. */
async function at<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const database = await opened();
  if (database === null) return null;
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

const opened = (): Promise<IDBDatabase | null> =>
  new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    const request = indexedDB.open('bullpen', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });

export const keep = async (table: KeptTable): Promise<void> => {
  await at('readwrite', (store) => store.put(table));
};

export const fetchKept = async (id: string): Promise<KeptTable | null> =>
  ((await at('readonly', (store) => store.get(id))) as KeptTable | undefined) ?? null;

/** All tables of this browser, the latest first. */
export async function listKept(): Promise<readonly KeptTable[]> {
  const all = ((await at('readonly', (store) => store.getAll())) ?? []) as KeptTable[];
  return all.sort((a, b) => b.changed - a.changed);
}

export const forget = async (id: string): Promise<void> => {
  await at('readwrite', (store) => store.delete(id));
};
