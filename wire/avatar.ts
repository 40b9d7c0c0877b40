/** What stands in the place of the name of a player who was erased. */
export const ERASED = 'a player';

/**
 * What the face of a player is drawn from: the same for the same id. It is short on purpose, so that many ids share one and
 * nobody can follow a player from table to table by it. FNV-1a, folded to 12 bits.
 */
export function avatarOf(id: string): string {
  let hash = 0x811c9dc5;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff).toString(16).padStart(3, '0');
}
