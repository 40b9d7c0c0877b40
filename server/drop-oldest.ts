/** Keeps a map at its bound: beyond it, the entry that was set first is dropped. */
export function dropOldest<K>(map: Map<K, unknown>, most: number): void {
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
