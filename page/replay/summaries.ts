import { type MatchSummary, SUMMARY_VERSION } from './summary.ts';

const DATABASE = 'bullpen-reviews';
const STORE = 'summaries';
/** More than are looked at, so that a match is not reviewed again soon after it was dropped. */
const KEPT = 200;

/** One transaction at a database of its own: another version of the page may have the one with the tables open. */
async function at<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const database = await opened();
  if (database === null) return null;
  try {
    return await new Promise((resolve) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      // What cannot be kept is reviewed again.
      request.onerror = () => resolve(null);
    });
  } finally {
    database.close();
  }
}

/** Null where the browser keeps nothing. */
const opened = (): Promise<IDBDatabase | null> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'table' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });

/** All that this browser keeps of reviews, the latest first. */
export async function everySummary(): Promise<readonly MatchSummary[]> {
  const all = ((await at('readonly', (store) => store.getAll())) ?? []) as MatchSummary[];
  return all.sort((a, b) => b.at - a.at);
}

/** Those by the coach of this page, by their tables. */
export async function summariesByTable(): Promise<ReadonlyMap<string, MatchSummary>> {
  const current = (await everySummary()).filter(({ version }) => version === SUMMARY_VERSION);
  return new Map(current.map((summary) => [summary.table, summary]));
}

/** Keeps the review of a match; of each game the latest. */
export async function keepSummary(summary: MatchSummary): Promise<void> {
  await at('readwrite', (store) => store.put(summary));
  const ofGame = (await everySummary()).filter(({ game }) => game === summary.game);
  for (const { table } of ofGame.slice(KEPT)) await at('readwrite', (store) => store.delete(table));
}

export const forgetSummaries = async (): Promise<void> => {
  await at('readwrite', (store) => store.clear());
};
