/** Keeps a map or a set at its bound: beyond it, what was put there first is dropped. */
export function dropOldest<K>(kept: Pick<Map<K, unknown>, 'size' | 'keys' | 'delete'>, most: number): void {
  if (kept.size <= most) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}
