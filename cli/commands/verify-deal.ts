import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkFairness, type RawRecord, readRecords, replay } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { Failure, fileFailure } from '../failure.ts';
import { print } from '../output.ts';
import { refusalWords } from '../refusal-words.ts';

const digest = (data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', data);

/** Draws the chance of every match in a file again from its seed; exit 1 if it differs, or is not what was committed to. */
export async function verifyDealCommand(
  file: string,
  flags: { readonly commitment?: string; readonly seats?: string },
): Promise<void> {
  for (const record of recordsOf(file)) {
    const [fault] = replay(record).faults;
    if (fault !== undefined)
      throw new Failure(`${file}:${fault.line}: ${refusalWords(record.game.id, fault)}`, 1);
    const check = await checkFairness(record, digest);
    if (check === null) throw new Failure(`${file}:${record.line}: the seed is not that of a fair deal`);
    const { difference } = check;
    if (difference !== null) print(`${file}:${difference.line}: the stream gives ${difference.expected}`);
    const seats = check.seats.map((seat) => seat ?? '-').join(',');
    print(`${file}:${record.line}: ${record.game.id}, commitment ${check.commitment}, seats ${seats}`);
    const others = [
      flags.commitment !== undefined &&
        flags.commitment !== check.commitment &&
        `commitment ${flags.commitment}`,
      flags.seats !== undefined && flags.seats !== seats && `seats ${flags.seats}`,
    ].filter((other) => other !== false);
    for (const other of others) print(`${file}:${record.line}: that is not what was published: ${other}`);
    if (difference !== null || others.length > 0) process.exitCode = 1;
    else
      print(
        `${file}:${record.line}: every deal and roll comes from the committed secret and the seats' nonces`,
      );
  }
}

function recordsOf(file: string): RawRecord[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw fileFailure(file, error);
  }
  return [...readRecords(text.split('\n'), games)].map((record) => {
    if ('torn' in record) throw new Failure(`${file}:${record.line}: ${record.torn}`);
    return record;
  });
}
