import { type Ill, StoreUnavailable } from './unavailable.ts';

/** SQLite's result code without its finer points, or null if the error is not SQLite's. */
export function primaryCode(error: unknown): number | null {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined ? errcode & 0xff : null;
}

/** What SQLite's codes say of the file, the disk or another process. Any other is about the question. */
const ILLNESSES: ReadonlyMap<number, Ill> = new Map([
  [3, 'access refused'],
  [5, 'busy'],
  [6, 'busy'],
  [7, 'out of resources'],
  [8, 'read only'],
  [10, 'disk failing'],
  [11, 'damaged'],
  [13, 'disk full'],
  [14, 'file gone'],
  [15, 'busy'],
  [23, 'access refused'],
  [26, 'damaged'],
]);

/** How the store is ill, if this error says that it is. */
export function illnessOf(error: unknown): Ill | null {
  if (error instanceof StoreUnavailable) return error.ill;
  // What Node says of a database that was closed.
  if ((error as { code?: string }).code === 'ERR_INVALID_STATE') return 'closed';
  return ILLNESSES.get(primaryCode(error) ?? -1) ?? null;
}

/** Asks the database; where it is ill, that is what is thrown. */
export async function asking<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const ill = illnessOf(error);
    throw ill === null ? error : new StoreUnavailable(ill, error);
  }
}
