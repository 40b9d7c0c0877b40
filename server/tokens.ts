import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a seat. */
export const newToken = (): string => randomBytes(24).toString('base64url');

// The hashes of tokens that were shown lately, since a follower's is asked for with every step of its table.
const hashes = new Map<string, string>();
const HASHES = 10_000;

/** What is kept of a token. Tokens are long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  let hash = hashes.get(token);
  if (hash === undefined) {
    hash = createHash('sha256').update(token).digest('base64url');
    if (hashes.size >= HASHES) hashes.clear();
    hashes.set(token, hash);
  }
  return hash;
}

type IdKind = 'create' | 'rematch' | 'daily' | 'tournament' | 'tournament-table' | 'club';

/**
 * The name of the table that a wish makes: the same for the same wish, on any process and after any restart. Short enough
 * for a link, and as hard to guess as the wish's own id.
 */
export const tableIdFor = (kind: IdKind, of: string): string =>
  createHash('sha256').update(`${kind} ${of}`).digest('base64url').slice(0, 12).replaceAll(/[-_]/g, 'x');
