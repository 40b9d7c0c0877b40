import { createHash, webcrypto } from 'node:crypto';
import { checkFairness, parseFairSeed, type RawRecord, required } from '@bullpen/engine';
import { drawSeats, fairChance } from '@bullpen/table';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';
import { soundRecords } from '../record-file.ts';

const digest = (data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', data);

/** Draws the chance of every match in a file again from its seed; exit 1 if it differs, or is not what was committed to. */
export async function verifyDealCommand(
  file: string,
  flags: { readonly commitment?: string; readonly seats?: string; readonly lots?: string },
): Promise<void> {
  for (const record of soundRecords(file)) {
    const check = await checkFairness(record, digest);
    if (check === null) throw new Failure(`${file}:${record.line}: the seed is not that of a fair deal`);
    const { difference } = check;
    if (difference !== null) print(`${file}:${difference.line}: the stream gives ${difference.expected}`);
    const seats = check.seats.map((seat) => seat ?? '-').join(',');
    const lots = lotsOf(record.header);
    print(
      `${file}:${record.line}: ${record.game.id}, commitment ${check.commitment}, seats ${seats}, lots ${lots}`,
    );
    const others = [
      flags.commitment !== undefined &&
        flags.commitment !== check.commitment &&
        `commitment ${flags.commitment}`,
      flags.seats !== undefined && flags.seats !== seats && `seats ${flags.seats}`,
      flags.lots !== undefined && flags.lots !== lots && `lots ${flags.lots}`,
    ].filter((other) => other !== false);
    for (const other of others) print(`${file}:${record.line}: that is not what was published: ${other}`);
    if (difference !== null || others.length > 0) process.exitCode = 1;
    else
      print(
        `${file}:${record.line}: every deal and roll comes from the committed secret and the seats' nonces`,
      );
  }
}

/** The lots for the seats that follow from a seed: for each seat, the one that its player had before. */
function lotsOf({ seed, seats }: RawRecord['header']): string {
  const sha256 = (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest();
  const chance = (fair: Parameters<typeof fairChance>[1], from: number, label?: string) =>
    fairChance(sha256, fair, from, label);
  return drawSeats({ chance }, required(parseFairSeed(seed), 'a fair seed'), seats).join();
}
