import { type Commitments, checkFairness, readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { PageWords } from '@bullpen/words/en/page';
import { digest } from '../hash.ts';

/**
 * Draws all luck of a record again and says whether it follows from what was fixed before the deal. `named` is what the table
 * says now that it was. `seen` is what this browser wrote down when it added its share; null if it added none; `own` if the
 * table was its own.
 */
export async function verifyRecord(
  text: string,
  named: Commitments,
  seen: Commitments | 'own' | null,
  page: PageWords,
): Promise<string> {
  const [record] = readRecords(text.split('\n'), games);
  if (record === undefined || 'torn' in record) return page.noSeed;
  const check = await checkFairness(record, digest);
  if (check === null) return page.noSeed;
  if (check.difference !== null) return page.notVerified(check.difference.line);
  const before = seen === 'own' || seen === null ? named : seen;
  const same =
    check.commitment === before.commitment &&
    before.seats.every((seat, i) => seat === (check.seats[i] ?? null));
  if (!same) return page.otherCommitment;
  if (seen === 'own') return page.verified;
  return seen === null ? page.verifiedWithoutShare : page.verifiedWithShare;
}
