// Compares what servers answered about clubs and tournaments with the database. Shares no code with the server.

import type { PlayerNote } from './member.ts';

/** What the database has of clubs and tournaments. */
export interface StoredGatherings {
  readonly members: readonly { readonly club: string; readonly player: string }[];
  readonly entrants: readonly { readonly tournament: string; readonly player: string }[];
  readonly log: readonly { readonly tournament: string; readonly seq: number; readonly type: string }[];
}

/** What is wrong, one line each. */
export function checkGatherings(notes: readonly PlayerNote[], stored: StoredGatherings): string[] {
  const found: string[] = [];
  for (const { id, club, tournament, state } of notes) {
    const clubs = stored.members.filter(({ player }) => player === id).map((row) => row.club);
    const entries = stored.entrants.filter(({ player }) => player === id).map((row) => row.tournament);
    if (state === 'erased' || state === 'scrubbed') {
      if (clubs.length + entries.length > 0) found.push(`${id}: is still in a club or a tournament`);
      continue;
    }
    if (club !== null && !clubs.includes(club)) found.push(`${id}: the club ${club} is lost`);
    if (tournament !== null && !entries.includes(tournament))
      found.push(`${id}: the entry at ${tournament} is lost`);
    if (clubs.length > 1 || entries.length > 1) found.push(`${id}: made or joined something twice`);
  }
  const logs = Map.groupBy(stored.log, ({ tournament }) => tournament);
  for (const [tournament, log] of logs) {
    const seqs = log.map(({ seq }) => seq).sort((a, b) => a - b);
    if (seqs.some((seq, i) => seq !== i + 1)) found.push(`${tournament}: a gap`);
    if (log.filter(({ type }) => type === 'joined').length > 1) found.push(`${tournament}: joined twice`);
  }
  return found;
}
