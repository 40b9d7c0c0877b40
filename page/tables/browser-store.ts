/** One transaction at a store of a database of this browser; null where the browser keeps nothing. */
export type AtStore = <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T | null>;

/** A store of a database of this browser, which is made when it is first used. Private windows may have none. */
export function browserStore(database: string, name: string, keyPath: string): AtStore {
  const opened = (): Promise<IDBDatabase | null> =>
    new Promise((resolve) => {
      if (typeof indexedDB === 'undefined') return resolve(null);
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    });
  return async (mode, act) => {
    const found = await opened();
    if (found === null) return null;
    try {
      return await new Promise((resolve, reject) => {
        const request = act(found.transaction(name, mode).objectStore(name));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      found.close();
    }
  };
}
