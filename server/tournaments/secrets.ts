import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 24;

/** All codes of a tournament follow from its secret, so nothing has to be kept of them but how many there are. */
export const entryCode = (secret: string, number: number): string =>
  `${number}-${createHmac('sha256', secret).update(`bullpen entry code ${number}`).digest('base64url').slice(0, LENGTH)}`;

/** The number of a code; 0 if it is none of this tournament. */
export function codeNumber(secret: string, code: string): number {
  const number = Number.parseInt(code, 10);
  const [given, right] = [Buffer.from(code), Buffer.from(entryCode(secret, number))];
  return given.length === right.length && timingSafeEqual(given, right) ? number : 0;
}

/** The secret of a table: where all tables of a round have the same deals, that of the round. */
export const tableSecret = (secret: string, round: number, table: number | null): string =>
  createHmac('sha256', secret)
    .update(`bullpen table secret ${round}${table === null ? '' : ` ${table}`}`)
    .digest('hex');
