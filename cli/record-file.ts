import { type RawRecord, readRecords, replay } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { readLines } from '@bullpen/lab/lines';
import { Failure, fileFailure } from './failure.ts';
import { refusalWords } from './refusal-words.ts';

/** The matches of a file of records, one at a time; the first that is torn or breaks a rule is a failure. */
export function* soundRecords(file: string): Generator<RawRecord> {
  try {
    for (const record of readRecords(readLines(file), games)) {
      if ('torn' in record) throw new Failure(`${file}:${record.line}: no whole record: ${record.torn}`);
      const [fault] = replay(record).faults;
      if (fault !== undefined)
        throw new Failure(`${file}:${fault.line}: ${refusalWords(record.game.id, fault)}`, 1);
      yield record;
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).syscall === undefined ? error : fileFailure(file, error);
  }
}
