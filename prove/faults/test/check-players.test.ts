import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LogRow } from '../check.ts';
import { type CheckedPlayers, checkPlayers, type StoredPlayers } from '../check-players.ts';
import type { PlayerNote } from '../member.ts';

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url');
const NOTES: readonly PlayerNote[] = [
  {
    id: 'ada',
    name: 'Ada',
    names: ['A.', 'B.', 'Ada'],
    late: ['B.'],
    keys: ['k1', 'k2'],
    tables: ['t'],
    rated: [],
    club: null,
    tournament: null,
    state: 'there',
  },
  {
    id: 'gone',
    name: 'Zoe',
    names: ['Zo', 'Zoe'],
    late: [],
    keys: ['k3'],
    tables: ['t'],
    rated: [],
    club: null,
    tournament: null,
    state: 'scrubbed',
  },
];
const ROWS: readonly LogRow[] = [
  { table: 't', seq: 1, command: 'a', entry: { type: 'sat', at: 1, seat: 0, player: 'ada' } },
  { table: 't', seq: 2, command: 'b', entry: { type: 'sat', at: 2, seat: 1 } },
];
const STORED: StoredPlayers = {
  players: [{ player: 'ada', name: 'Ada' }],
  keys: ['k1', 'k2'].map((key) => ({ player: 'ada', key: hash(key) })),
  plays: [{ player: 'ada', table: 't' }],
  texts: ['Ada'],
  inFiles: (word) => word === 'ada',
};
const counts = (stored: Partial<StoredPlayers>, rows = ROWS): Record<string, number> => {
  const checked: CheckedPlayers = checkPlayers(NOTES, { ...STORED, ...stored }, rows);
  return Object.fromEntries(
    Object.entries(checked).flatMap(([name, list]) => (list.length > 0 ? [[name, list.length]] : [])),
  );
};

describe('the checker of players', () => {
  it('has nothing to say where all is well', () => {
    expect(counts({})).toEqual({});
  });

  it('finds a player, a name, a key, a match and a seat that were answered and are not there', () => {
    expect(counts({ players: [] })).toEqual({ lost: 1 });
    expect(counts({ players: [{ player: 'ada', name: 'A.' }] })).toEqual({ lost: 1 });
    // Sent once without an answer, this one may have come late.
    expect(counts({ players: [{ player: 'ada', name: 'B.' }] })).toEqual({});
    expect(counts({ keys: STORED.keys.slice(1) })).toEqual({ lost: 1 });
    expect(counts({ plays: [] })).toEqual({ lost: 1 });
    expect(counts({}, ROWS.slice(1))).toEqual({ lost: 1 });
  });

  it('finds a key that nobody has asked for', () => {
    expect(counts({ keys: [...STORED.keys, { player: 'ada', key: 'x' }] })).toEqual({ doubled: 1 });
  });

  it('finds what is left of a player who was erased: rows, ids, old names, and words in files', () => {
    expect(counts({ plays: [...STORED.plays, { player: 'gone', table: 't' }] })).toEqual({ unerased: 1 });
    expect(counts({ texts: ['Zo'] })).toEqual({ unerased: 1 });
    const named = { ...ROWS[1]!, entry: { ...ROWS[1]!.entry, player: 'gone' } };
    expect(counts({}, [ROWS[0]!, named])).toEqual({ unerased: 1 });
    expect(counts({ inFiles: (word) => word === 'Zo' })).toEqual({ unerased: 1 });
    expect(counts({ inFiles: null })).toEqual({});
  });
});
