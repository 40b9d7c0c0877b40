import { type Commitments, checkFairness, readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { PageWords } from '@bullpen/words/en/page';
import { digest } from '../hash.ts';

/** Draws all luck of a record again and says whether it follows from what was fixed before the deal. */
export async function verifyRecord(text: string, seen: Commitments, page: PageWords): Promise<string> {
  const [record] = readRecords(text.split('\n'), games);
  if (record === undefined || 'torn' in record) return page.noSeed;
  const check = await checkFairness(record, digest);
  if (check === null) return page.noSeed;
  if (check.difference !== null) return page.notVerified(check.difference.line);
  const same =
    check.commitment === seen.commitment && seen.seats.every((seat, i) => seat === (check.seats[i] ?? null));
  return same ? page.verified : page.otherCommitment;
}
