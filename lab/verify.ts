import { type Fault, readRecords, replay, type TornRecord } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { readLines } from './lines.ts';

/** What `verify` found in a file of records. */
export interface Verification {
  readonly records: number;
  readonly moves: number;
  readonly faults: number;
  /** The file breaks off here, or is not a record; everything before it has been checked. */
  readonly torn: TornRecord | null;
}

/** Replays every record of a file; `onFault` is called with what breaks which rule, and the game it happened in. */
export function verify(file: string, onFault: (fault: Fault, game: string) => void): Verification {
  let records = 0;
  let moves = 0;
  let faults = 0;
  for (const record of readRecords(readLines(file), games)) {
    if ('torn' in record) return { records, moves, faults, torn: record };
    const replayed = replay(record);
    for (const fault of replayed.faults) onFault(fault, record.game.id);
    records++;
    moves += replayed.moves;
    faults += replayed.faults.length;
  }
  return { records, moves, faults, torn: null };
}
