import type { Entry, Logged } from '@bullpen/table';
import type { Store, Summary } from '../store.ts';

export function summary(parts: Partial<Summary> = {}): Summary {
  return {
    game: 'six-nimmt',
    status: 'open',
    listed: true,
    seats: 4,
    free: 3,
    due: null,
    changed: 1,
    host: null,
    rated: false,
    ...parts,
  };
}

export function logged(seq: number, parts: { command?: string | null; name?: string } = {}): Logged {
  const { command = null, name = 'Ada' } = parts;
  const entry: Entry = { type: 'sat', at: seq, seat: 0, name, token: 'token', nonce: '' };
  return { seq, command, entry };
}

/** Makes a table of this many entries. */
export async function fill(
  store: Store,
  table: string,
  last: number,
  parts: Partial<Summary> = {},
): Promise<void> {
  for (let seq = 1; seq <= last; seq++) {
    const outcome = await store.append(table, logged(seq), summary(parts));
    if (outcome !== 'written') throw new Error(`${table} ${seq}: ${outcome}`);
  }
}

/** The seqs that a table has; without gaps they are 1, 2, 3, … */
export async function seqs(store: Store, table: string): Promise<number[]> {
  return (await store.read(table, 1)).map(({ seq }) => seq);
}

export function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}
