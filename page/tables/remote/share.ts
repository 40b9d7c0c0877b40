import { nonceFor, seatCommitment } from '@bullpen/engine';
import type { Snapshot } from '@bullpen/wire';
import { digest } from '../../hash.ts';
import { newId } from '../ids.ts';
import { holdSeat, type SeenCommitments, seatAt } from './seats.ts';

/**
 * This browser's share in the chance of a table: it commits to a chain of nonces when it sits down, and reveals one when the
 * server and all seats are committed. So nobody can choose the deal, not even the server.
 */
export interface Share {
  readonly token: string;
  /** The beginning of the chain; never sent unless all later nonces have been. */
  readonly nonce: string;
  readonly commitment: string;
}

/** A new secret for a seat, and a share in the chance. */
export async function newShare(token = newId() + newId()): Promise<Share> {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return { token, nonce, commitment: await seatCommitment(nonce, digest) };
}

/**
 * The nonce that the table waits for; null if it waits for none of ours. What all have committed to is written down first, to
 * be compared with the record when the match is over. It is written down once: a server that shows other commitments later
 * gets no nonce for them, since it could have chosen them with the one that it has.
 */
export async function nonceToReveal({ table, status, viewer, fair }: Snapshot): Promise<string | null> {
  const held = seatAt(table);
  const own = fair.seats[viewer];
  if (status !== 'dealing' || !own || held?.nonce === undefined || fair.revealed.includes(viewer))
    return null;
  const nonce = await nonceFor(held.nonce, own, digest);
  if (nonce === null || !mayReveal(held.seen, own, fair)) return null;
  const { commitment, seats, voids } = fair;
  holdSeat({ ...held, seen: { own, commitment, seats, voids } });
  return nonce;
}

/** The same nonce only under the same commitments, as after a lost answer; the next one only after a void deal. */
function mayReveal(seen: SeenCommitments | undefined, own: string, fair: Snapshot['fair']): boolean {
  if (seen === undefined) return true;
  if (seen.own !== own) return fair.voids > seen.voids;
  return seen.commitment === fair.commitment && seen.seats.join() === fair.seats.join();
}
