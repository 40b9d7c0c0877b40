import { checkFairness, readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { PageWords } from '@bullpen/words/en/page';

/** Draws all luck of a record again and says whether it follows from what was fixed before the deal. */
export async function verifyRecord(text: string, commitment: string, page: PageWords): Promise<string> {
  const [record] = readRecords(text.split('\n'), games);
  if (record === undefined || 'torn' in record) return page.noSeed;
  const check = await checkFairness(record, (data) => crypto.subtle.digest('SHA-256', data));
  if (check === null) return page.noSeed;
  if (check.difference !== null) return page.notVerified(check.difference.line);
  return check.commitment === commitment ? page.verified : page.otherCommitment;
}
