import { type Commitments, checkFairness, parseFairSeed, readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { drawSeats, fairChance, type Machine } from '@bullpen/table';
import type { Snapshot } from '@bullpen/wire';
import type { PageWords } from '@bullpen/words/en/page';
import { digest } from '../hash.ts';
import type { HeldSeat } from '../tables/remote/seats.ts';

interface Known {
  /** What the table says now that was fixed before the deal. */
  readonly named: Commitments;
  /** What this browser noted when it added its share. Null if it added none, `own` if the table was its own. */
  readonly seen: Commitments | 'own' | null;
  /** The lots for the seats, where they were drawn; null if the table shows none. */
  readonly lots: readonly number[] | null;
  /** Lots had to be drawn (`needsLots`): without them the operator could have chosen which of the hands was whose. */
  readonly drawn: boolean;
}

/** Draws all chance of a record again and says whether it follows from what was fixed before the deal. */
export async function verifyRecord(
  text: string,
  { named, seen, lots, drawn }: Known,
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
  if (lots === null && drawn) return page.withoutLots;
  const right = lots === null ? null : await drawLots(record.header.seed, lots.length);
  if (right?.join() !== lots?.join()) return page.otherLots;
  if (seen === 'own') return page.verified;
  return seen === null ? page.verifiedWithoutShare : page.verifiedWithShare;
}

/** Whether lots have to be drawn for the seats: not where they are fixed, and not in a rematch in which this browser has moved on. */
export const needsLots = (
  { seating, viewer }: Pick<Snapshot, 'seating' | 'viewer'>,
  held: Pick<HeldSeat, 'movedTo'> | undefined,
): boolean => seating === 'drawn' && held?.movedTo !== viewer;

/** The seats by lot, as the seed of a record gives them. */
async function drawLots(seed: string, seats: number): Promise<readonly number[]> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const chance: Machine['chance'] = (fair, from, label) => fairChance(sha256, fair, from, label);
  return drawSeats({ chance }, parseFairSeed(seed)!, seats);
}
