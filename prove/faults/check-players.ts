// Compares what servers answered about players with the database. Shares no code with the server.

import { createHash } from 'node:crypto';
import type { LogRow } from './check.ts';
import type { PlayerNote } from './member.ts';

/** What the database has of players. */
export interface StoredPlayers {
  readonly players: readonly { readonly player: string; readonly name: string }[];
  /** Hashes of keys. */
  readonly keys: readonly { readonly player: string; readonly key: string }[];
  readonly plays: readonly { readonly player: string; readonly table: string }[];
  /** Other texts in which a name or an id can stand: hosts, results and addresses for notices. */
  readonly texts: readonly string[];
  /** Whether a word is found in the files of the database; null where they cannot be read. */
  readonly inFiles: ((word: string) => boolean) | null;
}

export interface CheckedPlayers {
  /** Answered, but not there. */
  readonly lost: string[];
  /** There, but never asked for. */
  readonly doubled: string[];
  /** Erased, but still there. */
  readonly unerased: string[];
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export function checkPlayers(
  notes: readonly PlayerNote[],
  stored: StoredPlayers,
  rows: readonly LogRow[],
): CheckedPlayers {
  const lost: string[] = [];
  const doubled: string[] = [];
  const unerased: string[] = [];
  const sat = new Set(
    rows.flatMap(({ table, entry }) => (entry.type === 'sat' ? [`${table} ${entry.player}`] : [])),
  );
  const log = rows.map(({ entry }) => JSON.stringify(entry)).join('\n');
  const texts = [log, ...stored.texts].join('\n');
  for (const { id, name, names, late, keys, tables, state } of notes) {
    const row = stored.players.find(({ player }) => player === id);
    const hashes = stored.keys.filter(({ player }) => player === id).map(({ key }) => key);
    const plays = stored.plays.filter(({ player }) => player === id).map(({ table }) => table);
    if (state === 'there') {
      if (row === undefined || ![name, ...late].includes(row.name))
        lost.push(`${id}: is called ${row?.name}, not ${name}`);
      for (const key of keys) if (!hashes.includes(hashOf(key))) lost.push(`${id}: a key`);
      for (const table of tables) {
        if (!plays.includes(table)) lost.push(`${id}: the match at ${table}`);
        if (!sat.has(`${table} ${id}`)) lost.push(`${id}: the seat at ${table}`);
      }
      if (hashes.length > keys.length) doubled.push(`${id}: has ${hashes.length} keys, not ${keys.length}`);
    }
    if (state !== 'erased' && state !== 'scrubbed') continue;
    if (row !== undefined || hashes.length > 0 || plays.length > 0) unerased.push(`${id}: has rows`);
    for (const word of [id, ...names]) {
      if (texts.includes(word)) unerased.push(`${id}: ${word} is in the tables of the database`);
      if (state === 'scrubbed' && stored.inFiles?.(word)) unerased.push(`${id}: ${word} is in its files`);
    }
  }
  return { lost, doubled, unerased };
}
