import type { Entry } from '@bullpen/table';

/** The entry with another name in the place of this one; null if it does not have it. */
export function rewritten(entry: Entry, name: string, to: string): Entry | null {
  if (entry.type === 'sat') return entry.name === name ? { ...entry, name: to } : null;
  if (entry.type !== 'created' || entry.kept?.some((kept) => kept?.name === name) !== true) return null;
  const kept = entry.kept.map((seat) => (seat?.name === name ? { ...seat, name: to } : seat));
  return { ...entry, kept };
}

/** An entry that has the name has this in its text. */
export const textOf = (name: string): string => JSON.stringify(name);
